import { invalid, type Rule, valid } from '~/domain/checked';
import { isBlank, type TextLimits } from '~/domain/text';

/** Control characters but line break and tab, halves of surrogate pairs, and the marks that reverse reading direction. */
const NEVER_ALLOWED = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * The same as a multiline `textRule` for texts of millions of characters, of which a list takes more memory than an instance has. The text was
 * normalised to NFC while it was read: see `longer` of the form's bounds.
 */
export function longTextRule({ min = 1, max }: Pick<TextLimits, 'min' | 'max'>): Rule<string> {
  return (typed) => {
    const text = typed.replace(/\r\n/g, '\n').replace(/\r/g, '\n').trim();
    if (isBlank(text)) return invalid('required');
    const length = charactersIn(text);
    if (length > max) return invalid('tooLong', { max });
    if (NEVER_ALLOWED.test(text)) return invalid('charactersNotAllowed');
    return length < min ? invalid('tooShort', { min }) : valid(text);
  };
}

function charactersIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return count;
}
