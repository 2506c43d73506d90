import {
  DURATION_UNITS,
  FIELD_COMPONENTS,
  FIELD_FORMATS,
  LANGUAGES,
  type Language,
  VALIDATION_TYPES,
  type ValidationType,
} from 'contracts/api/enumerations';
import type { Definition, Field } from '../draft/draft';
import { listChoiceGroups, parseChoiceKey, replaceChoices } from './choices';
import { getLocalizedText, type LocalizedText, setLocalizedText, type TextLanguage } from './localized';

export type FieldEntries = Readonly<Record<string, string>>;

type Check = NonNullable<Field['validations']>[number];

const TEXT_MEMBERS = ['group', 'label', 'hint', 'placeholder'] as const;
const NUMBER_MEMBERS = ['precision', 'step', 'rows'] as const;

/** Documents store fractions and months (DYN-08). Customers see 25 for 0.25, and 5 for 60. */
export function scaleOfNumberFormat({ format, unit }: Field): number {
  if (format === 'percent') return 0.01;
  return unit === 'years' ? 12 : 1;
}

export function languageOfText(text: LocalizedText, language: Language): TextLanguage {
  return typeof text === 'string' ? 'all' : language;
}

/** Names texts by language: `label.de`, or `label.all` for a text of all languages. */
export function readFieldEntries(field: Field, { value_type }: Definition, language: Language): FieldEntries {
  const entries: Record<string, string> = {};
  const putText = (name: string, text: LocalizedText) => {
    const textLanguage = languageOfText(text, language);
    entries[`${name}.${textLanguage}`] = getLocalizedText(text, textLanguage);
  };
  for (const member of TEXT_MEMBERS) putText(member, field[member]);
  for (const member of NUMBER_MEMBERS) entries[member] = numberText(field[member]);
  entries.component = field.component;
  entries.format = field.format ?? '';
  entries.unit = field.unit ?? '';
  entries.default =
    typeof field.default === 'number' ? toDisplayText(field.default, field) : String(field.default ?? '');
  for (const type of VALIDATION_TYPES) {
    const check = field.validations?.find((candidate) => candidate.type === type);
    if (type === 'required') entries['check.required'] = isEnabled(check) ? 'on' : '';
    else entries[`check.${type}`] = check === undefined ? '' : checkValueText(check, field);
    putText(`error.${type}`, check?.error);
  }
  for (const { group, values } of listChoiceGroups(field)) {
    if (group !== null) putText(`groups.${group}.label`, field.grouped_values?.[group]?.label);
    for (const [index, choice] of values.entries()) {
      const name = `choices.${group ?? ''}.${index}`;
      entries[`${name}.key`] = String(choice.key);
      putText(`${name}.label`, choice.label);
      putText(`${name}.hint`, choice.hint);
    }
  }
  entries.value_type = value_type;
  return entries;
}

/** Applies the entries that differ from `readFieldEntries`. Other members keep their exact values. */
export function applyFieldEntries(
  field: Field,
  definition: Definition,
  entries: FieldEntries,
  language: Language,
): Field {
  const currentEntries = readFieldEntries(field, definition, language);
  return Object.entries(entries).reduce((changedField, [name, value]) => {
    const newValue = value.replace(/\r\n?/g, '\n');
    return currentEntries[name] === newValue
      ? changedField
      : withEntry(changedField, definition, name, newValue);
  }, field);
}

function withEntry(field: Field, { value_type }: Definition, name: string, value: string): Field {
  const [part = '', ...nameParts] = name.split('.');
  const language = parseTextLanguage(nameParts.at(-1));
  if (isOneOf(TEXT_MEMBERS, part))
    return language === null
      ? field
      : withMember(field, part, setLocalizedText(field[part], language, value));
  if (isOneOf(NUMBER_MEMBERS, part)) return withMember(field, part, parseNumber(value));
  switch (part) {
    case 'component': {
      const component = FIELD_COMPONENTS.find((candidate) => candidate === value);
      return component === undefined ? field : { ...field, component };
    }
    case 'format':
      return withMember(
        field,
        part,
        FIELD_FORMATS.find((candidate) => candidate === value),
      );
    case 'unit':
      return withMember(
        field,
        part,
        DURATION_UNITS.find((candidate) => candidate === value),
      );
    case 'default': {
      if (value === '') return withMember(field, part, undefined);
      const typed = parseChoiceKey(value, value_type);
      return withMember(field, part, typeof typed === 'number' ? toWireNumber(typed, field) : typed);
    }
    case 'check':
    case 'error': {
      const type = VALIDATION_TYPES.find((candidate) => candidate === nameParts[0]);
      if (type === undefined) return field;
      if (part === 'check') return withCheck(field, type, value);
      return language === null ? field : withError(field, type, language, value);
    }
    case 'groups':
      return language === null ? field : withGroupLabel(field, Number(nameParts[0]), language, value);
    case 'choices':
      return withChoiceEntry(field, nameParts, value, value_type);
    default:
      return field;
  }
}

function withMember<Name extends keyof Field>(
  field: Field,
  name: Name,
  value: Field[Name] | undefined,
): Field {
  if (value !== undefined) return { ...field, [name]: value };
  const { [name]: _, ...otherMembers } = field;
  return otherMembers as Field;
}

function parseNumber(value: string): number | undefined {
  const number = Number(value.trim().replace(',', '.'));
  return value.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** Hides errors of binary fractions: 0.07 is 7 percent, not 7.000000000000001. */
const roundBinaryFraction = (number: number) => Number(number.toPrecision(12));

function toDisplayText(value: number, field: Field): string {
  return String(roundBinaryFraction(value / scaleOfNumberFormat(field)));
}

function toWireNumber(value: number, field: Field): number {
  return roundBinaryFraction(value * scaleOfNumberFormat(field));
}

function isEnabled(check: Check | undefined): boolean {
  return check !== undefined && check.value !== false && check.value !== 'false';
}

function isInFieldUnit(type: ValidationType): boolean {
  return type === 'min' || type === 'max';
}

function checkValueText({ type, value }: Check, field: Field): string {
  return isInFieldUnit(type) && typeof value === 'number' ? toDisplayText(value, field) : String(value ?? '');
}

const NUMERIC_CHECKS: readonly ValidationType[] = ['min', 'max', 'minLength', 'maxLength'];

function parseCheckValue(type: ValidationType, text: string, field: Field): string | number {
  const number = NUMERIC_CHECKS.includes(type) ? parseNumber(text) : undefined;
  if (number === undefined) return text;
  return isInFieldUnit(type) ? toWireNumber(number, field) : number;
}

function withCheck(field: Field, type: ValidationType, value: string): Field {
  const checks = field.validations ?? [];
  const index = checks.findIndex((check) => check.type === type);
  if (value === '') {
    const otherChecks = checks.filter((check) => check.type !== type);
    return withMember(field, 'validations', otherChecks.length === 0 ? undefined : otherChecks);
  }
  const bound = type === 'required' ? true : parseCheckValue(type, value, field);
  const currentCheck = checks[index];
  if (currentCheck === undefined) {
    const check: Check = { type, value: bound };
    const validations = type === 'required' ? [check, ...checks] : [...checks, check];
    return { ...field, validations };
  }
  return { ...field, validations: checks.with(index, { ...currentCheck, value: bound }) };
}

function withError(field: Field, type: ValidationType, language: TextLanguage, value: string): Field {
  const checks = field.validations ?? [];
  const index = checks.findIndex((check) => check.type === type);
  const currentCheck = checks[index];
  if (currentCheck === undefined) return field;
  const { error: _, ...checkWithoutError } = currentCheck;
  const error = setLocalizedText(currentCheck.error, language, value);
  return {
    ...field,
    validations: checks.with(index, error === undefined ? checkWithoutError : { ...currentCheck, error }),
  };
}

function withGroupLabel(field: Field, group: number, language: TextLanguage, value: string): Field {
  if (field.grouped_values?.[group] === undefined) return field;
  return {
    ...field,
    grouped_values: field.grouped_values.map((entry, index) =>
      index === group ? { ...entry, label: setLocalizedText(entry.label, language, value) ?? {} } : entry,
    ),
  };
}

function withChoiceEntry(
  field: Field,
  [groupName = '', position = '', member = '', code = '']: readonly string[],
  value: string,
  type: Definition['value_type'],
): Field {
  const language = parseTextLanguage(code);
  return replaceChoices(field, groupName === '' ? null : Number(groupName), (list) =>
    list.map((choice, index) => {
      if (index !== Number(position)) return choice;
      if (member === 'key') return { ...choice, key: parseChoiceKey(value, type) };
      if (language === null) return choice;
      if (member === 'label')
        return { ...choice, label: setLocalizedText(choice.label, language, value) ?? {} };
      const { hint: _, ...choiceWithoutHint } = choice;
      const hint = setLocalizedText(choice.hint, language, value);
      return hint === undefined ? choiceWithoutHint : { ...choice, hint };
    }),
  );
}

function parseTextLanguage(code: string | undefined): TextLanguage | null {
  return code === 'all' ? code : (LANGUAGES.find((candidate) => candidate === code) ?? null);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((candidate) => candidate === name);
}
