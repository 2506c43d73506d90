import { z } from 'zod';
import { defineCall } from './call';
import {
  CURRENCIES,
  DURATION_UNITS,
  DYNAMIC_FORMS,
  FIELD_COMPONENTS,
  FIELD_ENTITIES,
  FIELD_FORMATS,
  FIELD_TYPES,
  FIELD_VALUE_TYPES,
  VALIDATION_TYPES,
} from './enumerations';
import { createOpenEnum, identifier } from './values';

/** Specification 1, sections 2 and 7. Parts may be missing, so check every reference (DYN-11). */

export const fieldDefinition = z.object({
  id: identifier,
  field_type: createOpenEnum(FIELD_TYPES),
  value_type: createOpenEnum(FIELD_VALUE_TYPES),
  related_entity: createOpenEnum(FIELD_ENTITIES),
});
export type FieldDefinition = z.infer<typeof fieldDefinition>;

export const purposeDefinition = z.object({
  name: identifier,
  fields: z.array(identifier).optional(),
  currencies: z.array(createOpenEnum(CURRENCIES)).optional(),
});

const localized = z.union([z.string(), z.record(z.string(), z.string())]);

export const fieldValidation = z.object({
  type: createOpenEnum(VALIDATION_TYPES),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  error: localized.optional(),
});

/** The specification lacks `hint`, and a field's `group`. */
export const fieldChoice = z.object({
  key: z.union([z.string(), z.number(), z.boolean()]),
  label: localized,
  hint: localized.optional(),
});

export const uiField = z.object({
  id: identifier,
  component: createOpenEnum(FIELD_COMPONENTS),
  /** Heading of the group that begins with this field. */
  group: localized.optional(),
  label: localized.optional(),
  hint: localized.optional(),
  format: createOpenEnum(FIELD_FORMATS).optional(),
  precision: z.number().optional(),
  unit: createOpenEnum(DURATION_UNITS).optional(),
  step: z.number().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  placeholder: localized.optional(),
  rows: z.number().optional(),
  values: z.array(fieldChoice).optional(),
  grouped_values: z.array(z.object({ label: localized, values: z.array(fieldChoice) })).optional(),
  validations: z.array(fieldValidation).optional(),
});
export type UiField = z.infer<typeof uiField>;

/** The specification lacks `question` and `lead` (D-145). */
export const uiStep = z.object({
  id: identifier,
  title: localized.optional(),
  question: localized.optional(),
  lead: localized.optional(),
  fields: z.array(uiField),
});
export type UiStep = z.infer<typeof uiStep>;

const query = z.strictObject({ dynamic_forms_name: z.enum(DYNAMIC_FORMS) });

export const getFieldDefinitions = defineCall({
  name: 'getFieldDefinitions',
  summary: 'The fields of a configured form, and which belong to which purpose',
  method: 'GET',
  path: '/dynamic_forms_fields_definitions',
  query,
  response: z.object({
    loan_purposes: z.array(purposeDefinition).optional(),
    fields: z.array(fieldDefinition).optional(),
  }),
  errors: ['err_feature_not_enabled'],
});

export const getUiConfig = defineCall({
  name: 'getUiConfig',
  summary: 'How the fields of a configured form are shown, by purpose and step',
  method: 'GET',
  path: '/dynamic_forms_ui_config',
  query,
  response: z.object({
    config: z.object({
      loan_purposes: z
        .array(z.object({ name: identifier, label: localized.optional(), steps: z.array(uiStep).optional() }))
        .optional(),
    }),
  }),
  errors: ['err_feature_not_enabled'],
});
