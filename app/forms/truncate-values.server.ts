import type { SubmissionResult } from '@conform-to/react';
import type { TranslatedText } from '~/i18n/translated-text';
import { MAX_RESTORED } from '../request/body/body-bounds.server';

/**
 * Escaping 2 million characters exceeds an instance's memory.
 * @param notice error at truncated fields
 */
export function truncateValues(
  result: SubmissionResult<string[]>,
  notice: TranslatedText,
): SubmissionResult<string[]> {
  const { initialValue, error } = result;
  const long = Object.entries(initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length > MAX_RESTORED,
  );
  if (long.length === 0) return result;
  const cut = long.map(([name, text]) => [name, withoutHalfPair(text.slice(0, MAX_RESTORED))]);
  const notices = long.map(([name]) => [name, [...(error?.[name] ?? []), notice]]);
  return {
    ...result,
    initialValue: { ...initialValue, ...Object.fromEntries(cut) },
    error: { ...error, ...Object.fromEntries(notices) },
  };
}

const withoutHalfPair = (text: string): string =>
  /[\ud800-\udbff]$/.test(text.slice(-1)) ? text.slice(0, -1) : text;
