import { type Checked, invalid, valid } from '~/domain/checked';
import { dateAsTyped, formatDate, isCalendarDate, parseDate } from '~/domain/dates';
import { withCurrency } from '~/domain/money';
import { withPercent } from '~/domain/percent';
import { isBlank, LONGEST_TEXT, textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import { type DynamicField, type Option, type OptionGroup, OTHER, otherName } from './field';
import { quantityOf, readQuantity, shownDigits, typedQuantity } from './quantity';

/** What was typed into a field, quick picks and "other" put together; empty where nothing was. */
export function typedOf(field: DynamicField, typed: Typed): string {
  const own = typed[field.name] ?? '';
  return own === OTHER && isQuickPicks(field) ? (typed[otherName(field)] ?? '') : own;
}

/** The form's texts for what is typed into a field: the reverse of `typedOf`. */
export function formTexts(field: DynamicField, text: string): Record<string, string> {
  if (!isQuickPicks(field)) return { [field.name]: text };
  const [first] = groupsOf(field, {});
  const isPick = text === '' || first?.options.some(({ value }) => value === text);
  return isPick ? { [field.name]: text } : { [field.name]: OTHER, [otherName(field)]: text };
}

function isQuickPicks({ control }: DynamicField): boolean {
  return control.kind === 'choice' && control.look === 'quick-picks';
}

/** The entries a field offers with what is typed elsewhere: legal forms are those of the chosen country. Empty for no choice. */
export function groupsOf(
  { control }: DynamicField,
  { country }: { country?: string | undefined },
): readonly OptionGroup[] {
  if (control.kind === 'choice') return control.groups;
  if (control.kind !== 'company-type') return [];
  const { byCountry } = control;
  const options = country !== undefined && Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
  return [{ label: null, options: options ?? [] }];
}

const optionsIn = (groups: readonly OptionGroup[]): Option[] => groups.flatMap(({ options }) => options);

/** What a value depends on beside its own field. */
export interface Surroundings {
  readonly country?: string | undefined;
  /** Of the page: by it numbers are read (SHELL-23). */
  readonly language: string;
}

/**
 * Reads what was typed as the wire's text (DYN-07, DYN-08): decimals for percents, months for years, `YYYY-MM-DD` for dates, `true` or
 * `false`. Nothing typed is undefined, only an unticked box is `false`.
 * Messages: `choiceInvalid`, `dateInvalid`, those of numbers and of texts.
 */
export function readValue(
  field: DynamicField,
  text: string,
  around: Surroundings,
): Checked<string | undefined> {
  const { control } = field;
  if (control.kind === 'checkbox') return valid(text === 'on' ? 'true' : 'false');
  if (isBlank(text)) return valid(undefined);
  switch (control.kind) {
    case 'choice':
    case 'company-type': {
      const offered = optionsIn(groupsOf(field, around)).some(({ value }) => value === text);
      return offered ? valid(text) : invalid('choiceInvalid');
    }
    case 'date':
      return parseDate(text);
    case 'number':
    case 'slider':
      return readQuantity(text, control.quantity, around.language);
    default:
      return textRule({ max: LONGEST_TEXT, multiline: control.kind === 'textarea' })(text);
  }
}

/** A value of the wire as it is typed into the field, for a form's start: days as the language writes them (SHELL-27), figures the same in all. */
export function typedValue(
  { control }: Pick<DynamicField, 'control'>,
  wire: string,
  { language }: { language: string },
): string {
  switch (control.kind) {
    case 'checkbox':
      return wire === 'true' ? 'on' : '';
    case 'date':
      return isCalendarDate(wire) ? dateAsTyped(wire, language) : wire;
    case 'number':
    case 'slider':
      return typedQuantity(wire, control.quantity);
    default:
      return wire;
  }
}

/** Words the engine has none of its own for. */
export interface Words {
  readonly language: string;
  /** Of the amounts, ISO 4217. */
  readonly currency: string;
  readonly yes: string;
  readonly no: string;
  /** A duration in words; whole years where the field's unit is years. */
  readonly duration: (months: number, unit: 'years' | 'months') => string;
}

/** A value of the wire in words, for reading (OVER-10): `250.000 €`, `12,5 %`, `10 Jahre`, `31.12.2026`, a choice's label. */
export function shownValue(
  { control, valueType }: Pick<DynamicField, 'control' | 'valueType'>,
  wire: string,
  words: Words,
): string {
  switch (control.kind) {
    case 'checkbox':
      return wire === 'true' ? words.yes : words.no;
    case 'date':
      return formatDate(wire, words.language);
    case 'choice':
      return optionsIn(control.groups).find(({ value }) => value === wire)?.label ?? wire;
    case 'company-type':
      return (
        Object.values(control.byCountry)
          .flat()
          .find(({ value }) => value === wire)?.label ?? wire
      );
    case 'number':
    case 'slider':
      return shownQuantity(wire, control.quantity, words);
    default:
      return valueType === 'int' || valueType === 'decimal'
        ? shownDigits(wire, quantityOf(valueType, {}), words.language)
        : wire;
  }
}

function shownQuantity(wire: string, quantity: ReturnType<typeof quantityOf>, words: Words): string {
  if (wire.trim() === '' || !Number.isFinite(Number(wire))) return wire;
  const { language, currency } = words;
  if (quantity.unit !== null) return words.duration(Number(wire), quantity.unit);
  const digits = shownDigits(wire, quantity, language);
  if (quantity.format === 'currency') return withCurrency(digits, currency, language);
  return quantity.format === 'percent' ? withPercent(digits, language) : digits;
}
