import type { DynamicField } from '~/configured-form/rules/field';
import { createMatcher, createPatternLimits } from '~/configured-form/rules/pattern';
import type { OptionProviders } from '~/configured-form/rules/read-control';
import { readField } from '~/configured-form/rules/read-field';
import type { FormContext } from '~/configured-form/rules/read-form';
import type { FormSource, UiField, UiPurpose } from '~/configured-form/rules/source';
import type { ValidationContext } from '~/configured-form/rules/validate-field';
import type { AnswerTexts } from '~/configured-form/rules/value';

export const WORDS: AnswerTexts = {
  language: 'de',
  currency: 'EUR',
  yes: 'Ja',
  no: 'Nein',
  duration: (months, unit) => (unit === 'years' ? `${months / 12} Jahre` : `${months} Monate`),
};

export const VALIDATION_CONTEXT: ValidationContext = {
  answerTexts: WORDS,
  country: 'DE',
  matcherOf: createMatcher,
};

export const PROVIDERS: OptionProviders = {
  countries: [
    { value: 'CH', label: 'Schweiz' },
    { value: 'DE', label: 'Deutschland' },
  ],
  country: 'DE',
  companyType: null,
  companyTypes: { DE: [{ value: 'GMBH', label: 'GmbH' }], CH: [{ value: 'CH_AG', label: 'AG' }] },
  currencies: [{ value: 'EUR', label: 'Euro' }],
  purposes: [{ value: 'foundation', label: 'Gründung' }],
};

export const CONTEXT: FormContext = { language: 'de', providers: PROVIDERS, currencyName: (code) => code };

export const FORM_READING = {
  providers: PROVIDERS,
  language: 'de',
  patternLimits: createPatternLimits(1),
  warn: () => {},
};

export function field(
  settings: Partial<UiField> & { value_type?: string; field_type?: string } = {},
): DynamicField {
  const { value_type = 'text', field_type = 'custom', ...ui } = settings;
  const id = ui.id ?? 'answer';
  const read = readField(
    { id, field_type, value_type, related_entity: 'application' },
    { component: 'text', ...ui, id },
    FORM_READING,
  );
  if (!read.ok) throw new Error(read.missing);
  return read.field;
}

type FieldSettings = UiField & { value_type?: string; field_type?: string };

export function createFormSource(
  purposes: Record<string, Record<string, FieldSettings[]>>,
  currencies = ['EUR'],
): FormSource {
  const fieldsIn = (steps: Record<string, FieldSettings[]>) => Object.values(steps).flat();
  const all = new Map(
    Object.values(purposes)
      .flatMap(fieldsIn)
      .map((asked) => [asked.id, asked]),
  );
  return {
    definitions: {
      loan_purposes: Object.entries(purposes).map(([name, steps]) => ({
        name,
        fields: fieldsIn(steps).map(({ id }) => id),
        currencies,
      })),
      fields: [...all.values()].map(({ id, value_type = 'text', field_type = 'custom' }) => ({
        id,
        value_type,
        field_type,
        related_entity: 'application',
      })),
    },
    uiConfig: {
      loan_purposes: Object.entries(purposes).map(
        ([name, steps]): UiPurpose => ({
          name,
          label: { de: `${name} (de)`, en: `${name} (en)` },
          steps: Object.entries(steps).map(([id, fields]) => ({
            id,
            title: { de: `${id} (de)`, en: `${id} (en)` },
            fields: fields.map(({ value_type: _, field_type: __, ...ui }) => ui),
          })),
        }),
      ),
    },
  };
}

const required = { type: 'required', value: true };

export const PURPOSE: FieldSettings = {
  id: 'allBanksLoanPurpose',
  component: 'loan_purpose',
  field_type: 'standard',
  validations: [required],
};

export const TWO_PURPOSES = createFormSource({
  foundation: {
    who: [
      { id: 'companyName', component: 'company_search', field_type: 'standard', validations: [required] },
    ],
    what: [
      PURPOSE,
      {
        id: 'loanSize',
        component: 'slider',
        format: 'currency',
        value_type: 'int',
        field_type: 'standard',
        default: 250_000,
        validations: [
          { type: 'min', value: 80_000 },
          { type: 'max', value: 500_000 },
        ],
      },
      {
        id: 'loanDuration',
        component: 'slider',
        unit: 'years',
        step: 12,
        value_type: 'int',
        field_type: 'standard',
        default: 120,
        validations: [
          { type: 'min', value: 36 },
          { type: 'max', value: 240 },
        ],
      },
    ],
    more: [
      { id: 'share', component: 'number', format: 'percent', precision: 1, value_type: 'decimal' },
      { id: 'opening', component: 'date', value_type: 'date', validations: [required] },
    ],
  },
  devices: {
    who: [
      { id: 'companyName', component: 'company_search', field_type: 'standard', validations: [required] },
    ],
    what: [
      PURPOSE,
      {
        id: 'loanSize',
        component: 'slider',
        format: 'currency',
        value_type: 'int',
        field_type: 'standard',
        default: 50_000,
        validations: [
          { type: 'min', value: 5_000 },
          { type: 'max', value: 200_000 },
        ],
      },
    ],
  },
});
