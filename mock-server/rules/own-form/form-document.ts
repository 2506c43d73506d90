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
import { createPlainTextSchema } from '../own-bank/texts';

const MAX_ITEMS = { fields: 2_000, purposes: 50, steps: 50, choices: 1_000 } as const;

/** Hints are the longest texts. */
export const MAX_TEXT_CHARACTERS = 1_000;

const LANGUAGE = z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,8})*$/);

interface Bounds {
  text: (max: number, options?: { lines?: boolean }) => z.ZodString;
  value: (max: number) => z.ZodString;
  number: (schema: z.ZodNumber) => z.ZodNumber;
  list: <Item extends z.ZodType>(item: Item, max: number, min?: number) => z.ZodArray<Item>;
}

function createSchemaWithin({ text: createText, value, number, list }: Bounds) {
  const id = createText(120);
  const localized = (max: number) => {
    const text = createText(max, { lines: true });
    return z.union([text, z.record(LANGUAGE, text)]);
  };
  const scalar = (max: number) => z.union([value(max), z.number(), z.boolean()]);

  const fieldDefinition = z.strictObject({
    id,
    field_type: z.enum(FIELD_TYPES),
    value_type: z.enum(FIELD_VALUE_TYPES),
    related_entity: z.enum(FIELD_ENTITIES),
  });

  const choice = z.strictObject({
    key: scalar(1_000),
    label: localized(300),
    hint: localized(300).optional(),
  });

  const validation = z.strictObject({
    type: z.enum(VALIDATION_TYPES),
    value: scalar(5_000).optional(),
    error: localized(500).optional(),
  });

  const uiField = z.strictObject({
    id,
    component: z.enum(FIELD_COMPONENTS),
    group: localized(300).optional(),
    label: localized(300).optional(),
    hint: localized(MAX_TEXT_CHARACTERS).optional(),
    format: z.enum(FIELD_FORMATS).optional(),
    precision: number(z.int().min(0).max(10)).optional(),
    unit: z.enum(DURATION_UNITS).optional(),
    step: number(z.number().positive()).optional(),
    default: scalar(1_000).optional(),
    placeholder: localized(300).optional(),
    rows: number(z.int().min(1).max(30)).optional(),
    values: list(choice, MAX_ITEMS.choices).optional(),
    grouped_values: list(
      z.strictObject({ label: localized(300), values: list(choice, MAX_ITEMS.choices) }),
      100,
    ).optional(),
    validations: list(validation, 30).optional(),
  });

  const step = z.strictObject({
    id,
    title: localized(300).optional(),
    question: localized(300).optional(),
    lead: localized(500).optional(),
    fields: list(uiField, MAX_ITEMS.fields, 1),
  });

  return z.strictObject({
    definitions: z.strictObject({
      loan_purposes: list(
        z.strictObject({
          name: id,
          fields: list(id, MAX_ITEMS.fields, 1),
          currencies: list(z.enum(CURRENCIES), 20, 1),
        }),
        MAX_ITEMS.purposes,
        1,
      ),
      fields: list(fieldDefinition, MAX_ITEMS.fields, 1),
    }),
    ui_config: z.strictObject({
      config: z.strictObject({
        loan_purposes: list(
          z.strictObject({
            name: id,
            label: localized(300).optional(),
            steps: list(step, MAX_ITEMS.steps, 1),
          }),
          MAX_ITEMS.purposes,
          1,
        ),
      }),
    }),
  });
}

/** Stricter than the contract, to report misspelt names. */
export const formDocumentSchema = createSchemaWithin({
  text: createPlainTextSchema,
  value: (max) => z.string().max(max),
  number: (schema) => schema,
  list: (item, max, min = 0) => z.array(item).min(min).max(max),
});

/** For editing: keeps long texts, empty lists and invalid numbers, which findings report. */
export const formDraftSchema = createSchemaWithin({
  text: () => z.string(),
  value: () => z.string(),
  number: () => z.number(),
  list: (item) => z.array(item),
});

export type FormDocument = z.output<typeof formDocumentSchema>;
export type FormUiField =
  FormDocument['ui_config']['config']['loan_purposes'][number]['steps'][number]['fields'][number];
