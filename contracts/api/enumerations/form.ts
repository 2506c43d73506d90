export const FIELD_VALUE_TYPES = ['text', 'int', 'decimal', 'boolean', 'date'] as const;
export type FieldValueType = (typeof FIELD_VALUE_TYPES)[number];

export const FIELD_TYPES = ['standard', 'custom'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const FIELD_ENTITIES = ['application', 'company', 'signatory'] as const;
export type FieldEntity = (typeof FIELD_ENTITIES)[number];

export const FIELD_COMPONENTS = [
  'checkbox',
  'company_search',
  'company_type',
  'country',
  'currency',
  'date',
  'loan_purpose',
  'number',
  'quick_picks',
  'radio',
  'select',
  'slider',
  'text',
  'textarea',
] as const;
export type FieldComponent = (typeof FIELD_COMPONENTS)[number];

export const FIELD_FORMATS = ['currency', 'decimal', 'percent', 'number'] as const;
export type FieldFormat = (typeof FIELD_FORMATS)[number];

export const VALIDATION_TYPES = [
  'required',
  'minLength',
  'maxLength',
  'regex',
  'min',
  'max',
  'date_from',
  'date_to',
] as const;
export type ValidationType = (typeof VALIDATION_TYPES)[number];

export const DYNAMIC_FORMS = ['application', 'signatory'] as const;
export type DynamicForm = (typeof DYNAMIC_FORMS)[number];

export const MEDICAL_PURPOSES = ['devices_and_equipment', 'foundation', 'takeover'] as const;
export type MedicalPurpose = (typeof MEDICAL_PURPOSES)[number];

export const PRACTICE_TYPES = ['individual', 'group', 'joint', 'mvz'] as const;
export type PracticeType = (typeof PRACTICE_TYPES)[number];
