import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { RichKey } from './resources';

interface RichTextProps {
  text: RichKey;
  values?: Readonly<Record<string, unknown>>;
  /** By name `<terms>`, or by index `<0>`. */
  components: Readonly<Record<string, ReactElement>>;
}

/** The only reader of texts with tags, so that no tag reaches an attribute, a toast or a live region. */
export function RichText({ text, values, components }: RichTextProps) {
  const { t, i18n } = useTranslation();
  // Browser translation replaces text nodes, so React must replace the whole sentence on a change.
  const key = JSON.stringify([i18n.language, text, values]);
  return (
    <span key={key}>
      {/* `Resources` excludes texts with tags. */}
      <Trans t={t} i18nKey={text as never} values={values} components={components} />
    </span>
  );
}
