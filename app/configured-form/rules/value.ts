import { formatDate, formatDateInput, isCalendarDate, parseDate } from '~/domain/dates';
import { addPercentSign } from '~/domain/decimal';
import type { FormValues } from '~/domain/form-values';
import { invalid, type ValidationResult, valid } from '~/domain/message';
import { addCurrency } from '~/domain/money';
import { createTextRule, isBlank, MAX_TEXT_CHARACTERS } from '~/domain/text';
import {
  type DynamicField,
  dateBoundsOf,
  type Option,
  type OptionGroup,
  OTHER_CHOICE,
  otherChoiceNameOf,
} from './field';
import {
  formatConfiguredNumber,
  formatNumberInput,
  parseConfiguredNumber,
  toNumberFormat,
} from './number-format';

export function submittedTextOf(field: DynamicField, typed: FormValues): string {
  const ownText = typed[field.name] ?? '';
  return ownText === OTHER_CHOICE && isQuickPicks(field) ? (typed[otherChoiceNameOf(field)] ?? '') : ownText;
}

export function toFormTexts(field: DynamicField, text: string): Record<string, string> {
  if (!isQuickPicks(field)) return { [field.name]: text };
  const [first] = selectedGroupsOf(field, {});
  const isPick = text === '' || first?.options.some(({ value }) => value === text);
  return isPick ? { [field.name]: text } : { [field.name]: OTHER_CHOICE, [otherChoiceNameOf(field)]: text };
}

function isQuickPicks({ control }: DynamicField): boolean {
  return control.kind === 'choice' && control.appearance === 'quick-picks';
}

export function selectedGroupsOf(
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

interface ValueContext {
  readonly country?: string | undefined;
  /** Language in which numbers are typed (SHELL-23). */
  readonly language: string;
}

/** Undefined for an empty field, `false` for an unticked box. */
export function readValue(
  field: DynamicField,
  text: string,
  context: ValueContext,
): ValidationResult<string | undefined> {
  const { control } = field;
  if (control.kind === 'checkbox') return valid(text === 'on' ? 'true' : 'false');
  if (isBlank(text)) return valid(undefined);
  switch (control.kind) {
    case 'choice':
    case 'company-type': {
      const isOffered = optionsIn(selectedGroupsOf(field, context)).some(({ value }) => value === text);
      return isOffered ? valid(text) : invalid('choiceInvalid');
    }
    case 'date':
      return parseDate(text, dateBoundsOf(field));
    case 'number':
    case 'slider':
      return parseConfiguredNumber(text, control.numberFormat, context.language);
    default:
      return createTextRule({ max: MAX_TEXT_CHARACTERS, multiline: control.kind === 'textarea' })(text);
  }
}

export function toTypedValue(
  { control }: Pick<DynamicField, 'control'>,
  wireText: string,
  { language }: { language: string },
): string {
  switch (control.kind) {
    case 'checkbox':
      return wireText === 'true' ? 'on' : '';
    case 'date':
      return isCalendarDate(wireText) ? formatDateInput(wireText, language) : wireText;
    case 'number':
    case 'slider':
      return formatNumberInput(wireText, control.numberFormat);
    default:
      return wireText;
  }
}

export interface AnswerTexts {
  readonly language: string;
  readonly currency: string;
  readonly yes: string;
  readonly no: string;
  readonly duration: (months: number, unit: 'years' | 'months') => string;
}

export function formatAnswer(
  { control, valueType }: Pick<DynamicField, 'control' | 'valueType'>,
  wireText: string,
  answerTexts: AnswerTexts,
): string {
  switch (control.kind) {
    case 'checkbox':
      return wireText === 'true' ? answerTexts.yes : answerTexts.no;
    case 'date':
      return formatDate(wireText, answerTexts.language);
    case 'choice':
      return optionsIn(control.groups).find(({ value }) => value === wireText)?.label ?? wireText;
    case 'company-type':
      return (
        Object.values(control.byCountry)
          .flat()
          .find(({ value }) => value === wireText)?.label ?? wireText
      );
    case 'number':
    case 'slider':
      return formatDisplayedNumber(wireText, control.numberFormat, answerTexts);
    default:
      return valueType === 'int' || valueType === 'decimal'
        ? formatConfiguredNumber(wireText, toNumberFormat(valueType, {}), answerTexts.language)
        : wireText;
  }
}

function formatDisplayedNumber(
  wireText: string,
  numberFormat: ReturnType<typeof toNumberFormat>,
  answerTexts: AnswerTexts,
): string {
  if (wireText.trim() === '' || !Number.isFinite(Number(wireText))) return wireText;
  const { language, currency } = answerTexts;
  if (numberFormat.unit !== null) return answerTexts.duration(Number(wireText), numberFormat.unit);
  const digits = formatConfiguredNumber(wireText, numberFormat, language);
  if (numberFormat.format === 'currency') return addCurrency(digits, currency, language);
  return numberFormat.format === 'percent' ? addPercentSign(digits, language) : digits;
}

export interface CustomValue {
  readonly field_id: string;
  readonly field_value: string;
}

export function toCustomValues(values: ReadonlyMap<DynamicField, string | undefined>): CustomValue[] {
  return [...values].flatMap(([{ id, origin }, value]) =>
    origin === 'custom' && value !== undefined ? [{ field_id: id, field_value: value }] : [],
  );
}

export function indexValuesById(values: readonly CustomValue[]): ReadonlyMap<string, string> {
  return new Map(values.map(({ field_id, field_value }) => [field_id, field_value]));
}

/** An empty value removes the stored one. */
export function findChangedValues(
  fields: readonly Pick<DynamicField, 'id' | 'control'>[],
  newValues: readonly CustomValue[],
  storedValues: readonly CustomValue[],
): CustomValue[] {
  const [newById, storedById] = [indexValuesById(newValues), indexValuesById(storedValues)];
  return fields.flatMap(({ id, control }) => {
    const emptyValue = control.kind === 'checkbox' ? 'false' : '';
    const value = newById.get(id) ?? emptyValue;
    return value === (storedById.get(id) ?? emptyValue) ? [] : [{ field_id: id, field_value: value }];
  });
}
