import Check from 'virtual:icon/check';
import Cookie from 'virtual:icon/cookie';
import { useFetcher, useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useFocusReturn } from 'ui/feedback/use-focus-on-arrival';
import { checkboxFrame, checkMark, tickIcon } from 'ui/fields/checkbox/checkbox-field.css';
import { Button } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { Stack } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import * as css from './cookie-settings.css';
import type { FrameData } from './frame-data';

type CookieSettingsFormProps = {
  action: string;
  consent: Pick<FrameData['consent'], 'analytics' | 'marketing'>;
  returnTo: string;
  size?: 'full' | 'short';
  onSent?: () => void;
};

function useCookieChoice() {
  return useFetcher({ key: 'cookie-choice' });
}

const DOUBLE_CLICK_MS = 500;

/** The router can hang if a fetcher sends during its redirect, so another choice waits. */
export function useSingleSubmit(fetcher: { state: string }, onSent?: () => void) {
  const lastSent = useRef<{ at: number; submitter: HTMLButtonElement | null }>();
  const waitingSubmitter = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const submitter = waitingSubmitter.current;
    if (fetcher.state !== 'idle' || submitter === null) return;
    waitingSubmitter.current = null;
    submitter.form?.requestSubmit(submitter);
  }, [fetcher.state]);
  return (event: FormEvent) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const isRepeated =
      submitter === lastSent.current?.submitter && event.timeStamp - lastSent.current.at < DOUBLE_CLICK_MS;
    if (fetcher.state !== 'idle' || isRepeated) {
      event.preventDefault();
      waitingSubmitter.current = submitter === lastSent.current?.submitter ? null : submitter;
      return;
    }
    lastSent.current = { at: event.timeStamp, submitter };
    onSent?.();
  };
}

export function CookieSettingsForm({
  action,
  consent,
  returnTo,
  size = 'full',
  onSent,
}: CookieSettingsFormProps) {
  const { t } = useTranslation('frame');
  const fetcher = useCookieChoice();
  const selection = useId();
  const onSubmit = useSingleSubmit(fetcher, onSent);
  const form = { method: 'post', action, onSubmit, preventScrollReset: true } as const;
  const returnToInput = <input type="hidden" name="returnTo" value={returnTo} />;
  const categories = [
    { name: 'analytics', label: t('cookies.analytics'), text: t('cookies.analyticsText') },
    { name: 'marketing', label: t('cookies.marketing'), text: t('cookies.marketingText') },
  ] as const;

  return (
    <Stack gap={size === 'full' ? 's4' : 's2'}>
      <fetcher.Form {...form} id={selection}>
        {returnToInput}
        <fieldset>
          <legend className={visuallyHidden}>{t('cookies.categories')}</legend>
          <ul className={css.categories[size]}>
            <li>
              <Category
                size={size}
                label={t('cookies.essential')}
                text={t('cookies.essentialText')}
                isLocked
              />
            </li>
            {categories.map(({ name, label, text }) => (
              <li key={name}>
                <Category size={size} name={name} label={label} text={text} isChosen={consent[name]} />
              </li>
            ))}
          </ul>
        </fieldset>
      </fetcher.Form>
      <div className={css.actions[size]}>
        <fetcher.Form {...form} className={css.choice}>
          {returnToInput}
          <Button type="submit" block>
            {t('cookies.reject')}
          </Button>
        </fetcher.Form>
        <fetcher.Form {...form} className={css.choice}>
          {returnToInput}
          <input type="hidden" name="analytics" value="on" />
          <input type="hidden" name="marketing" value="on" />
          <Button type="submit" block>
            {t('cookies.accept')}
          </Button>
        </fetcher.Form>
        <Button
          type="submit"
          form={selection}
          variant={size === 'full' ? 'primary' : 'ghost'}
          size={size === 'full' ? 'm' : 's'}
          block
          className={css.wideButton}
        >
          {t('cookies.save')}
        </Button>
      </div>
    </Stack>
  );
}

type CategoryProps = {
  size: 'full' | 'short';
  label: string;
  text: string;
  name?: string;
  isChosen?: boolean;
  isLocked?: boolean;
};

function Category({ size, label, text, name, isChosen = false, isLocked = false }: CategoryProps) {
  const { t } = useTranslation('frame');
  const descriptionId = useId();
  const hasExplanation = size === 'full';
  return (
    <label className={css.category[size]}>
      <span className={checkboxFrame}>
        <input
          type="checkbox"
          name={name}
          value="on"
          className={checkMark}
          defaultChecked={isLocked || isChosen}
          disabled={isLocked}
          aria-labelledby={`${descriptionId}-name`}
          aria-describedby={`${isLocked ? `${descriptionId}-always ` : ''}${descriptionId}`}
        />
        <Icon of={Check} size={14} className={tickIcon} />
      </span>
      <span id={`${descriptionId}-name`} className={css.name}>
        {label}
      </span>
      {isLocked && (
        <span id={`${descriptionId}-always`} className={css.requiredCategoryTag} hidden={!hasExplanation}>
          {t('cookies.always')}
        </span>
      )}
      <span id={descriptionId} className={css.text} hidden={!hasExplanation}>
        {text}
      </span>
    </label>
  );
}

/** SHELL-12. The first press loads the dialog. Without scripts, the control is a link. */
export function CookieControl({ frame: { paths, pathAndQuery, consent } }: { frame: FrameData }) {
  const { t } = useTranslation('frame');
  const [isOpen, setIsOpen] = useState(false);
  const [CookieDialog, setDialog] = useState<typeof import('./cookie-dialog').default | null>(null);
  const navigate = useNavigate();
  const page = `${paths.cookies}?returnTo=${encodeURIComponent(pathAndQuery)}`;
  const openDialog = async () => {
    try {
      const dialogModule = await import('./cookie-dialog');
      setDialog(() => dialogModule.default);
      setIsOpen(true);
    } catch {
      navigate(page);
    }
  };
  return (
    <>
      <a
        href={page}
        className={css.button}
        data-stays=""
        onClick={(event) => {
          event.preventDefault();
          void openDialog();
        }}
      >
        <Icon of={Cookie} />
        <span className={visuallyHidden}>{t('cookies.settings')}</span>
      </a>
      {CookieDialog && (
        <CookieDialog open={isOpen} onClose={() => setIsOpen(false)}>
          <CookieSettingsForm
            action={paths.cookies}
            consent={consent}
            returnTo={pathAndQuery}
            onSent={() => setIsOpen(false)}
          />
        </CookieDialog>
      )}
    </>
  );
}

const PROMPT_DELAY_MS = 1000;

export function CookiePrompt({ frame: { paths, pathAndQuery, consent } }: { frame: FrameData }) {
  const isSending = useCookieChoice().state !== 'idle';
  const isPromptVisible =
    consent.required && !consent.decided && !isSending && !pathAndQuery.startsWith(paths.cookies);
  return (
    isPromptVisible && <CookieQuestion action={paths.cookies} consent={consent} returnTo={pathAndQuery} />
  );
}

type CookieQuestionProps = { action: string; consent: FrameData['consent']; returnTo: string };

function CookieQuestion(form: CookieQuestionProps) {
  const { t } = useTranslation('frame');
  const title = useId();
  const { returnFocus, ...focusHandlers } = useFocusReturn();
  const [isDue, setIsDue] = useState(false);
  const [isFolded, setIsFolded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isDue) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isDue]);
  useAnnouncement(isDue ? t('cookies.promptTitle') : '');
  return (
    isDue && (
      <div
        role="dialog"
        aria-labelledby={title}
        className={css.prompt}
        data-folded={isFolded}
        {...focusHandlers}
      >
        <b id={title} className={css.promptTitle}>
          {t('cookies.promptTitle')}
        </b>
        <p className={css.promptText}>
          <span className={css.requiredCategoryText}>{t('cookies.promptAlways')}</span>{' '}
          <span className={css.promptSentence}>{t('cookies.promptChoice')}</span>{' '}
          <button
            type="button"
            className={css.expandButton}
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}
          >
            {t('cookies.choose')}
          </button>
        </p>
        <CookieSettingsForm {...form} size="short" onSent={returnFocus} />
      </div>
    )
  );
}
