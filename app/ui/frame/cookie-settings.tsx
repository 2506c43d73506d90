import Check from 'virtual:icon/check';
import { useFetcher } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { box, mark, tick } from '~/ui/fields/checkbox/checkbox-field.css';
import { Button } from '~/ui/layout/button';
import { Icon } from '~/ui/layout/icon';
import { Stack } from '~/ui/layout/layout';
import * as css from './cookie-settings.css';
import type { FrameData } from './frame-data';

export type CookieSettingsFormProps = {
  action: string;
  consent: Pick<FrameData['consent'], 'analytics' | 'marketing'>;
  returnTo: string;
  size?: 'full' | 'short';
  onSent?: () => void;
};

export function useCookieChoice() {
  return useFetcher({ key: 'cookie-choice' });
}

/** Rejecting takes the same single press as accepting (SHELL-13). */
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
  const form = { method: 'post', action, onSubmit: onSent } as const;
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
          className={css.wide}
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
          className={mark}
          defaultChecked={locked || chosen}
          disabled={locked}
          aria-describedby={explained ? about : undefined}
        />
        <Icon of={Check} size={14} className={tick} />
      </span>
      <span className={css.name}>{label}</span>
      {explained && (
        <>
          <span className={css.alwaysOn}>{locked && t('cookies.always')}</span>
          <span id={about} className={css.text}>
            {text}
          </span>
        </>
      )}
    </label>
  );
}
