import Check from 'virtual:icon/check';
import Cookie from 'virtual:icon/cookie';
import { useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useFocusReturn } from 'ui/feedback/use-focus-on-arrival';
import { box, checkMark, tickIcon } from 'ui/fields/checkbox/checkbox-field.css';
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
  const form = { method: 'post', action, onSubmit: onSent, preventScrollReset: true } as const;
  const back = <input type="hidden" name="returnTo" value={returnTo} />;
  const categories = [
    { name: 'analytics', label: t('cookies.analytics'), text: t('cookies.analyticsText') },
    { name: 'marketing', label: t('cookies.marketing'), text: t('cookies.marketingText') },
  ] as const;

  return (
    <Stack gap={size === 'full' ? 's4' : 's2'}>
      <fetcher.Form {...form} id={selection}>
        {back}
        <fieldset>
          <legend className={visuallyHidden}>{t('cookies.categories')}</legend>
          <ul className={css.categories[size]}>
            <li>
              <Category size={size} label={t('cookies.essential')} text={t('cookies.essentialText')} locked />
            </li>
            {categories.map(({ name, label, text }) => (
              <li key={name}>
                <Category size={size} name={name} label={label} text={text} chosen={consent[name]} />
              </li>
            ))}
          </ul>
        </fieldset>
      </fetcher.Form>
      <div className={css.actions[size]}>
        <fetcher.Form {...form} className={css.choice}>
          {back}
          <Button type="submit" block>
            {t('cookies.reject')}
          </Button>
        </fetcher.Form>
        <fetcher.Form {...form} className={css.choice}>
          {back}
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
  chosen?: boolean;
  locked?: boolean;
};

function Category({ size, label, text, name, chosen = false, locked = false }: CategoryProps) {
  const { t } = useTranslation('frame');
  const about = useId();
  const explained = size === 'full';
  return (
    <label className={css.category[size]}>
      <span className={box}>
        <input
          type="checkbox"
          name={name}
          value="on"
          className={checkMark}
          defaultChecked={locked || chosen}
          disabled={locked}
          aria-labelledby={`${about}-name`}
          aria-describedby={`${locked ? `${about}-always ` : ''}${about}`}
        />
        <Icon of={Check} size={14} className={tickIcon} />
      </span>
      <span id={`${about}-name`} className={css.name}>
        {label}
      </span>
      {locked && (
        <span id={`${about}-always`} className={css.requiredCategoryTag} hidden={!explained}>
          {t('cookies.always')}
        </span>
      )}
      <span id={about} className={css.text} hidden={!explained}>
        {text}
      </span>
    </label>
  );
}

/** SHELL-12. The first press loads the dialog. Without scripts, the control is a link. */
export function CookieControl({ frame: { paths, here, consent } }: { frame: FrameData }) {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const [CookieDialog, setDialog] = useState<typeof import('./cookie-dialog').default | null>(null);
  const navigate = useNavigate();
  const page = `${paths.cookies}?returnTo=${encodeURIComponent(here)}`;
  const show = async () => {
    try {
      const loaded = await import('./cookie-dialog');
      setDialog(() => loaded.default);
      setOpen(true);
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
          void show();
        }}
      >
        <Icon of={Cookie} />
        <span className={visuallyHidden}>{t('cookies.settings')}</span>
      </a>
      {CookieDialog && (
        <CookieDialog open={open} onClose={() => setOpen(false)}>
          <CookieSettingsForm
            action={paths.cookies}
            consent={consent}
            returnTo={here}
            onSent={() => setOpen(false)}
          />
        </CookieDialog>
      )}
    </>
  );
}

const PROMPT_DELAY_MS = 1000;

export function CookiePrompt({ frame: { paths, here, consent } }: { frame: FrameData }) {
  const isSending = useCookieChoice().state !== 'idle';
  const asking = consent.required && !consent.decided && !isSending && !here.startsWith(paths.cookies);
  return asking && <Question action={paths.cookies} consent={consent} returnTo={here} />;
}

type QuestionProps = { action: string; consent: FrameData['consent']; returnTo: string };

function Question(form: QuestionProps) {
  const { t } = useTranslation('frame');
  const title = useId();
  const { goBack, ...watch } = useFocusReturn();
  const [due, setDue] = useState(false);
  const [folded, setFolded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (due) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [due]);
  useAnnouncement(due ? t('cookies.promptTitle') : '');
  return (
    due && (
      <div role="dialog" aria-labelledby={title} className={css.prompt} data-folded={folded} {...watch}>
        <b id={title} className={css.promptTitle}>
          {t('cookies.promptTitle')}
        </b>
        <p className={css.shortSentence}>
          <span className={css.requiredCategoryText}>{t('cookies.promptAlways')}</span>{' '}
          <span className={css.sentence}>{t('cookies.promptChoice')}</span>{' '}
          <button
            type="button"
            className={css.expandButton}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {t('cookies.choose')}
          </button>
        </p>
        <CookieSettingsForm {...form} size="short" onSent={goBack} />
      </div>
    )
  );
}
