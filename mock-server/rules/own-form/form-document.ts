import {
  CURRENCIES,
  DURATION_UNITS,
  FIELD_COMPONENTS,
  FIELD_ENTITIES,
  FIELD_FORMATS,
  FIELD_TYPES,
  FIELD_VALUE_TYPES,
  VALIDATION_TYPES,
} from 'contracts/api/enumerations';
import { z } from 'zod';
import { plainText } from '../own-bank/texts';

const MAX = { fields: 2_000, purposes: 50, steps: 50, choices: 1_000 } as const;

const id = plainText(120);
const text = (max: number) => plainText(max, { lines: true });
const localized = (max: number) =>
  z.union([text(max), z.record(z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,8})*$/), text(max))]);
const scalar = z.union([z.string().max(1_000), z.number(), z.boolean()]);

const fieldDefinition = z.strictObject({
  id,
  field_type: z.enum(FIELD_TYPES),
  value_type: z.enum(FIELD_VALUE_TYPES),
  related_entity: z.enum(FIELD_ENTITIES),
});

const choice = z.strictObject({ key: scalar, label: localized(300), hint: localized(300).optional() });

const validation = z.strictObject({
  type: z.enum(VALIDATION_TYPES),
  value: z.union([z.string().max(5_000), z.number(), z.boolean()]).optional(),
  error: localized(500).optional(),
});

const uiField = z.strictObject({
  id,
  component: z.enum(FIELD_COMPONENTS),
  group: localized(300).optional(),
  label: localized(300).optional(),
  hint: localized(1_000).optional(),
  format: z.enum(FIELD_FORMATS).optional(),
  precision: z.int().min(0).max(10).optional(),
  unit: z.enum(DURATION_UNITS).optional(),
  step: z.number().positive().optional(),
  default: scalar.optional(),
  placeholder: localized(300).optional(),
  rows: z.int().min(1).max(30).optional(),
  values: z.array(choice).max(MAX.choices).optional(),
  grouped_values: z
    .array(z.strictObject({ label: localized(300), values: z.array(choice).max(MAX.choices) }))
    .max(100)
    .optional(),
  validations: z.array(validation).max(30).optional(),
});

/** Stricter than the contract, so that a misspelt name is reported and not ignored. */
export const formDocument = z.strictObject({
  definitions: z.strictObject({
    loan_purposes: z
      .array(
        z.strictObject({
          name: id,
          fields: z.array(id).min(1).max(MAX.fields),
          currencies: z.array(z.enum(CURRENCIES)).min(1).max(20),
        }),
      )
      .min(1)
      .max(MAX.purposes),
    fields: z.array(fieldDefinition).min(1).max(MAX.fields),
  }),
  ui_config: z.strictObject({
    config: z.strictObject({
      loan_purposes: z
        .array(
          z.strictObject({
            name: id,
            label: localized(300).optional(),
            steps: z
              .array(
                z.strictObject({
                  id,
                  title: localized(300).optional(),
                  question: localized(300).optional(),
                  lead: localized(500).optional(),
                  fields: z.array(uiField).min(1).max(MAX.fields),
                }),
              )
              .min(1)
              .max(MAX.steps),
          }),
        )
        .min(1)
        .max(MAX.purposes),
    }),
  }),
});
export type FormDocument = z.output<typeof formDocument>;
export type FormUiField = z.output<typeof uiField>;
