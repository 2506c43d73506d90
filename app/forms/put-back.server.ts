import type { SubmissionResult } from '@conform-to/react';
import type { Words } from '~/i18n/words';
import { MOST_PUT_BACK } from './body-bounds.server';

/**
 * The answer to a form whose page is shown again, with values that the page can hold: to escape two million characters takes more memory than an
 * instance has.
 *
 * @param notice said at a field whose value was cut
 */
export function putBack(result: SubmissionResult<string[]>, notice: Words): SubmissionResult<string[]> {
  const { initialValue, error } = result;
  const long = Object.entries(initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length > MOST_PUT_BACK,
  );
  if (long.length === 0) return result;
  const cut = long.map(([name, text]) => [name, withoutHalf(text.slice(0, MOST_PUT_BACK))]);
  const notices = long.map(([name]) => [name, [...(error?.[name] ?? []), notice]]);
  return {
    ...result,
    initialValue: { ...initialValue, ...Object.fromEntries(cut) },
    error: { ...error, ...Object.fromEntries(notices) },
  };
}

/** Without the first half of a character whose other half was cut off. */
const withoutHalf = (text: string): string =>
  /[\ud800-\udbff]$/.test(text.slice(-1)) ? text.slice(0, -1) : text;
