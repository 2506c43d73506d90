import Check from 'virtual:icon/check';
import Globe from 'virtual:icon/globe';
import KeyRound from 'virtual:icon/key-round';
import { useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { Menu } from 'ui/overlays/menu';
import { chosenItem, divider, endItem, item, triggerLabelOnWide } from 'ui/overlays/menu.css';
import { visuallyHidden } from 'ui/theme/text.css';
import { KEY_INSPECTION_LANGUAGE } from '~/i18n/options';
import { useSingleSubmit } from './cookie-settings';
import type { FrameData } from './frame-data';

/** SHELL-10. Without scripts it also submits the page's main form. */
export function LanguageMenu({ frame }: { frame: FrameData }) {
  const { t } = useTranslation('frame');
  const fetcher = useFetcher<{ refused?: string }>();
  const onSubmit = useSingleSubmit(fetcher);
  const { languages, keyInspection, showsKeys, paths, pathAndQuery } = frame;
  const mainFormSubmit = useMainFormSubmit(frame);
  const language = showsKeys ? KEY_INSPECTION_LANGUAGE : frame.language;
  if (languages.length < 2 && !keyInspection) return null;

  const current = languages.find(({ code }) => code === frame.language)?.name ?? frame.language;
  const choices = languages.map(({ code, name }) => (
    <li key={code}>
      <button
        {...mainFormSubmit}
        type="submit"
        name="language"
        value={code}
        lang={code}
        className={code === language ? `${item} ${chosenItem}` : item}
        aria-current={code === language ? 'true' : undefined}
      >
        <span translate="no">{name}</span>
        {code === language && <Icon of={Check} size={18} className={endItem} />}
      </button>
    </li>
  ));

  return (
    <Menu
      group="frame"
      trigger={
        <>
          <Icon of={Globe} />
          <span className={visuallyHidden}>{`${t('language.label')} `}</span>
          <span className={triggerLabelOnWide} translate="no">
            {current}
          </span>
        </>
      }
    >
      {mainFormSubmit && <DefaultSubmit form={mainFormSubmit.form} />}
      <fetcher.Form method="post" action={paths.language} onSubmit={onSubmit}>
        <input type="hidden" name="returnTo" value={pathAndQuery} />
        {fetcher.data?.refused && <p role="alert">{fetcher.data.refused}</p>}
        <ul>{choices}</ul>
        {keyInspection && (
          <>
            <hr className={divider} />
            <button
              {...mainFormSubmit}
              type="submit"
              name="language"
              value={KEY_INSPECTION_LANGUAGE}
              className={showsKeys ? `${item} ${chosenItem}` : item}
              aria-current={showsKeys ? 'true' : undefined}
            >
              <Icon of={KeyRound} size={18} />
              <span>{t('language.keys')}</span>
              {showsKeys && <Icon of={Check} size={18} className={endItem} />}
            </button>
          </>
        )}
      </fetcher.Form>
    </Menu>
  );
}

function useMainFormSubmit({ mainForm, paths, pathAndQuery }: FrameData) {
  const hydrated = useHydrated();
  if (hydrated || mainForm === null) return null;
  return {
    form: mainForm,
    formAction: `${paths.language}?${new URLSearchParams({ returnTo: pathAndQuery })}`,
    formMethod: 'post',
    formEncType: 'application/x-www-form-urlencoded',
    formNoValidate: true,
  } as const;
}

/** Enter presses the form's first button, which must not change the language. */
function DefaultSubmit({ form }: { form: string }) {
  return <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className={visuallyHidden} />;
}
