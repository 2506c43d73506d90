import type { ControlWidth } from '~/ui/fields/field/field';
import type { span } from '~/ui/layout/form-grid.css';
import { boundOf, type DynamicField } from './rules/field';

type Typing = { autoComplete?: string; inputMode?: 'text' | 'numeric'; spellCheck?: boolean };

const STANDARD_TYPING: ReadonlyMap<string, Typing> = new Map([
  ['companyName', { autoComplete: 'organization', spellCheck: false }],
  ['street', { autoComplete: 'address-line1' }],
  ['companyPostCode', { autoComplete: 'postal-code', spellCheck: false }],
  ['companyLocation', { autoComplete: 'address-level2' }],
  ['hrNumber', { spellCheck: false }],
  ['taxIdNumber', { spellCheck: false }],
]);

const DIGITS_ONLY = /^\^(?:\\d|\[0-9\])(?:[+*]|\{\d+(?:,\d*)?\})\$$/;

export function typingOf(field: DynamicField): Typing {
  const known = field.origin === 'standard' ? STANDARD_TYPING.get(field.id) : undefined;
  if (known) return known;
  return takesDigitsOnly(field) ? { inputMode: 'numeric', spellCheck: false } : {};
}

function takesDigitsOnly({ checks }: DynamicField): boolean {
  return checks.some((check) => check.type === 'regex' && DIGITS_ONLY.test(check.pattern));
}

const ADDRESS_SPANS: ReadonlyMap<string, keyof typeof span> = new Map([
  ['street', 'most'],
  ['houseNumber', 'few'],
  ['companyPostCode', 'few'],
  ['companyLocation', 'most'],
]);

export function spanOf({ id, origin }: DynamicField): keyof typeof span {
  return (origin === 'standard' && ADDRESS_SPANS.get(id)) || 'whole';
}

const REGISTER_NUMBERS: readonly string[] = ['hrNumber', 'taxIdNumber', 'personalTaxIdNumber'];

const SHORT = 12;
const MEDIUM = 30;

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

export function lengthOf(field: DynamicField): { min?: number; max: number } | undefined {
  const max = boundOf(field, 'maxLength');
  const min = boundOf(field, 'minLength');
  if (max === undefined) return undefined;
  return min === undefined ? { max } : { min, max };
}
