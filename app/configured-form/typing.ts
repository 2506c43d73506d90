import type { ControlWidth } from '~/ui/fields/field';
import type { span } from '~/ui/layout/form-grid.css';
import { boundOf, type DynamicField } from './rules/field';

type Typing = { autoComplete?: string; inputMode?: 'text' | 'numeric'; spellCheck?: boolean };

/** What browsers may fill in, and the keys they offer, by standard field. */
const STANDARD_TYPING: ReadonlyMap<string, Typing> = new Map([
  ['companyName', { autoComplete: 'organization', spellCheck: false }],
  ['street', { autoComplete: 'address-line1' }],
  ['companyPostCode', { autoComplete: 'postal-code', spellCheck: false }],
  ['companyLocation', { autoComplete: 'address-level2' }],
  ['hrNumber', { spellCheck: false }],
  ['taxIdNumber', { spellCheck: false }],
]);

/** Patterns that take nothing but digits: `^\d{9}$`, `^[0-9]+$`. */
const DIGITS_ONLY = /^\^(?:\\d|\[0-9\])(?:[+*]|\{\d+(?:,\d*)?\})\$$/;

/** How a configured line of text is typed. */
export function typingOf(field: DynamicField): Typing {
  const known = field.origin === 'standard' ? STANDARD_TYPING.get(field.id) : undefined;
  if (known) return known;
  return takesDigitsOnly(field) ? { inputMode: 'numeric', spellCheck: false } : {};
}

function takesDigitsOnly({ checks }: DynamicField): boolean {
  return checks.some((check) => check.type === 'regex' && DIGITS_ONLY.test(check.pattern));
}

/** The parts of an address that stand in one line where they follow each other. */
const ADDRESS_SPANS: ReadonlyMap<string, keyof typeof span> = new Map([
  ['street', 'most'],
  ['houseNumber', 'few'],
  ['companyPostCode', 'few'],
  ['companyLocation', 'most'],
]);

/** How much of a line a configured field takes: all of it, but for the parts of an address. */
export function spanOf({ id, origin }: DynamicField): keyof typeof span {
  return (origin === 'standard' && ADDRESS_SPANS.get(id)) || 'whole';
}

/** Standard fields whose numbers are longer than they look. */
const REGISTER_NUMBERS: readonly string[] = ['hrNumber', 'taxIdNumber', 'personalTaxIdNumber'];

/** As long as a date or a year is; as long as a number of a register, or a title. */
const SHORT = 12;
const MEDIUM = 30;

/** How wide the control of a configured field is in its place: as what is typed into it. */
export function widthOf(field: DynamicField): ControlWidth {
  const { control, id, origin } = field;
  if (control.kind === 'date') return 'short';
  if (control.kind === 'number') return control.quantity.format === 'currency' ? 'medium' : 'short';
  if (control.kind !== 'text') return 'full';
  if (spanOf(field) !== 'whole') return 'full';
  if (origin === 'standard' && REGISTER_NUMBERS.includes(id)) return 'medium';
  const longest = boundOf(field, 'maxLength');
  if (longest !== undefined && longest <= MEDIUM) return longest <= SHORT ? 'short' : 'medium';
  return takesDigitsOnly(field) ? 'medium' : 'full';
}

/** The characters a text may have, for the counter beside it; undefined where nothing bounds it. */
export function lengthOf(field: DynamicField): { min?: number; max: number } | undefined {
  const max = boundOf(field, 'maxLength');
  const min = boundOf(field, 'minLength');
  if (max === undefined) return undefined;
  return min === undefined ? { max } : { min, max };
}
