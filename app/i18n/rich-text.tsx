import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endWithOneFullStop, interpolate } from './options';
import type { RichKey } from './resources';

interface RichTextProps {
  text: RichKey;
  values?: Readonly<Record<string, unknown>>;
  components: Readonly<Record<string, ReactElement>>;
}

/** `split` returns texts with the name and content of the tag between them. Tags are not nested. */
const TAG_PATTERN = /<(\w+)>(.*?)<\/\1>/;

/**
 * Only this component reads texts with tags, so no tag reaches an attribute or a live region. Tags in values stay text.
 */
export function RichText({ text, values = {}, components }: RichTextProps) {
  const { t, i18n } = useTranslation();
  // Browser translation replaces text nodes, so React must replace the whole sentence.
  const key = JSON.stringify([i18n.language, text, values]);
  const template: string = t(text as never, { skipInterpolation: true });
  const fillPart = (part: string) => endWithOneFullStop(interpolate(part, values, i18n.language));
  const [leadingText = '', ...segments] = template.split(TAG_PATTERN);
  const parts: ReactNode[] = [fillPart(leadingText)];
  for (let tag = 0; tag < segments.length; tag += 3) {
    const [name = '', content = '', followingText = ''] = segments.slice(tag, tag + 3);
    const component = components[name];
    parts.push(
      component ? cloneElement(component, {}, fillPart(content)) : fillPart(content),
      fillPart(followingText),
    );
  }
  return <span key={key}>{createElement(Fragment, null, ...parts.filter((part) => part !== ''))}</span>;
}
