import { invalid, type ValidationRule, valid } from '~/domain/message';
import { isBlank, removeInvisibleKeepingJoiners, type TextLimits } from '~/domain/text';

const NEVER_ALLOWED = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Removing invisible characters from longer texts would block the event loop. */
const MAX_CLEANED_LENGTH = 100_000;

/** Counts without an array, which would exceed the memory for millions of characters. Expects NFC text. */
export function createLongTextRule({
  min = 1,
  max,
}: Pick<TextLimits, 'min' | 'max'>): ValidationRule<string> {
  return (typed) => {
    const visibleText = typed.length > MAX_CLEANED_LENGTH ? typed : removeInvisibleKeepingJoiners(typed);
    const normalizedText = visibleText.length === typed.length ? visibleText : visibleText.normalize('NFC');
    const text = normalizedText.replace(/\r\n/g, '\n').replace(/\r/g, '\n').trim();
    if (isBlank(text)) return invalid('required');
    const length = charactersIn(text);
    if (length > max) return invalid('tooLong', { max });
    if (NEVER_ALLOWED.test(text)) return invalid('charactersNotAllowed');
    return length < min ? invalid('tooShort', { min }) : valid(text);
  };
}

function charactersIn(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count += 1)
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return count;
}
