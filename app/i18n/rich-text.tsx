import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { RichKey } from './resources';

interface RichTextProps {
  text: RichKey;
  values?: Readonly<Record<string, unknown>>;
  /** The element for each tag of the text: `<terms>` by its name, `<0>` by its index. */
  components: Readonly<Record<string, ReactElement>>;
}

/** Renders a text with tags. Only this component can read one, so that no tag reaches an attribute, a toast or a live region. */
export function RichText({ text, values, components }: RichTextProps) {
  const { t, i18n } = useTranslation();
  // A page translator replaces text nodes, so React must replace the whole sentence when a part of it changes.
  const key = JSON.stringify([i18n.language, text, values]);
  return (
    <span key={key}>
      {/* The types of `t` leave out texts with tags, see `Resources`. */}
      <Trans t={t} i18nKey={text as never} values={values} components={components} />
    </span>
  );
}
