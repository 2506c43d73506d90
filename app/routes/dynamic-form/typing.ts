import { boundOf, type DynamicField } from '~/application/dynamic/field';

type Typing = { autoComplete?: string; inputMode?: 'text' | 'numeric'; spellCheck?: boolean };

/** What browsers may fill in, and the keys they offer, by standard field. */
const STANDARD_TYPING: Readonly<Record<string, Typing>> = {
  companyName: { autoComplete: 'organization', spellCheck: false },
  street: { autoComplete: 'address-line1' },
  companyPostCode: { autoComplete: 'postal-code', spellCheck: false },
  companyLocation: { autoComplete: 'address-level2' },
  hrNumber: { spellCheck: false },
};

/** Patterns that take nothing but digits: `^\d{9}$`, `^[0-9]+$`. */
const DIGITS_ONLY = /^\^(?:\\d|\[0-9\])(?:[+*]|\{\d+(?:,\d*)?\})\$$/;

/** How a configured line of text is typed. */
export function typingOf({ id, origin, checks }: DynamicField): Typing {
  const known = origin === 'standard' ? STANDARD_TYPING[id] : undefined;
  if (known) return known;
  const digits = checks.some((check) => check.type === 'regex' && DIGITS_ONLY.test(check.pattern));
  return digits ? { inputMode: 'numeric', spellCheck: false } : {};
}

/** The characters a text may have, for the counter beside it; undefined where nothing bounds it. */
export function lengthOf(field: DynamicField): { min?: number; max: number } | undefined {
  const max = boundOf(field, 'maxLength');
  const min = boundOf(field, 'minLength');
  if (max === undefined) return undefined;
  return min === undefined ? { max } : { min, max };
}
