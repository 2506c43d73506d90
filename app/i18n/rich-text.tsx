import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { RichKey } from './resources';

interface RichTextProps {
  text: RichKey;
  values?: Readonly<Record<string, unknown>>;
  components: Readonly<Record<string, ReactElement>>;
}

/** Only this component reads texts with tags: no tag may reach an attribute, a toast or a live region. */
export function RichText({ text, values, components }: RichTextProps) {
  const { t, i18n } = useTranslation();
  // Browser translation replaces text nodes, so React must replace the whole sentence.
  const key = JSON.stringify([i18n.language, text, values]);
  return (
    <span key={key}>
      <Trans t={t} i18nKey={text as never} values={values} components={components} />
    </span>
  );
}
