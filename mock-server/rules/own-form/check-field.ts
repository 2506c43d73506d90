import { newDynamicApplication } from 'contracts/api/applications';
import type { DynamicForm, FieldValueType } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';
import type { z } from 'zod';
import { cutText } from '../cut-text';
import { createErrorFinding, createNoteFinding, type Finding } from '../finding';
import { findFieldProblem } from '../form-field-rules';
import { findNearestName } from '../nearest-name';
import type { FormDocument, FormUiField } from './form-document';
import { findMissingLanguages } from './missing-languages';
import { compilePattern } from './pattern';
import { findStaleBound } from './stale-bound';

/** All fields of a form share this limit, because slow patterns block other requests. */
const MAX_CHECK_MS = 500;

/** A note names the fields that the time limit skipped. */
export function findFieldFindings({ definitions, ui_config }: FormDocument, form: DynamicForm): Finding[] {
  const types = new Map(definitions.fields.map(({ id, value_type }) => [id, value_type]));
  const shownFields = ui_config.config.loan_purposes.flatMap(({ steps }, purpose) =>
    steps.flatMap(({ fields }, step) =>
      fields.map((ui, field) => ({
        ui,
        path: `ui_config.config.loan_purposes[${purpose}].steps[${step}].fields[${field}]`,
      })),
    ),
  );
  const deadline = performance.now() + MAX_CHECK_MS;
  const fieldFindings: Finding[] = [];
  for (const [index, { ui, path }] of shownFields.entries()) {
    if (performance.now() > deadline) {
      fieldFindings.push(createNoteFinding(path, 'not_looked_at', { count: shownFields.length - index }));
      break;
    }
    fieldFindings.push(...shownFindings(ui, types.get(ui.id), path));
  }
  return [
    ...definitions.fields.flatMap((field, index) =>
      definitionFindings(field, `definitions.fields[${index}]`, form),
    ),
    ...fieldFindings,
  ];
}

type Definition = FormDocument['definitions']['fields'][number];

const NON_FIELD_MEMBERS = [
  'display_duration_unit',
  'custom_fields_list',
  'referrer',
  'referral_data',
  'companyCreditProviderId',
];

const STANDARD_FIELDS = new Map(
  Object.entries(newDynamicApplication.shape)
    .filter(([name]) => !NON_FIELD_MEMBERS.includes(name))
    .map(([name, schema]) => [name, isNumber(schema)] as const),
);

function isNumber(schema: z.ZodType): boolean {
  return schema.safeParse(1).success && !schema.safeParse('a').success;
}

function definitionFindings(
  { id, field_type, value_type }: Definition,
  path: string,
  form: DynamicForm,
): Finding[] {
  const idFindings: Finding[] =
    controlNameLength(id) > LONGEST_NAME
      ? [{ ...createErrorFinding(`${path}.id`, 'too_long', { max: LONGEST_NAME }), portal: 'failure' }]
      : [];
  if (field_type !== 'standard' || form !== 'application') return idFindings;
  const expectsNumber = STANDARD_FIELDS.get(id);
  if (expectsNumber === undefined) {
    const nearestName = findNearestName(id, [...STANDARD_FIELDS.keys()]);
    return [
      ...idFindings,
      createErrorFinding(`${path}.id`, 'not_a_standard_field', {
        name: id,
        ...(nearestName && { nearest: nearestName }),
      }),
    ];
  }
  const sendsNumber = value_type === 'int' || value_type === 'decimal';
  const isFittingType = expectsNumber === sendsNumber && value_type !== 'boolean';
  return isFittingType
    ? idFindings
    : [
        ...idFindings,
        createErrorFinding(`${path}.value_type`, 'wrong_value_type', {
          expected: expectsNumber ? 'int' : 'text',
        }),
      ];
}

const LONGEST_NAME = 58;

function controlNameLength(id: string): number {
  if (/^[A-Za-z]\w{0,55}$/.test(id) && !id.startsWith('x_')) return id.length;
  return 2 + id.replace(/[^A-Za-z0-9]/g, (code) => `_${code.charCodeAt(0).toString(16)}_`).length;
}

const COMPONENTS_WITH_CHOICES = ['radio', 'select', 'quick_picks'];

function shownFindings(ui: FormUiField, type: FieldValueType | undefined, path: string): Finding[] {
  if (type === undefined) return [];
  const choices = [
    ...(ui.values ?? []).map((choice, index) => ({ ...choice, path: `${path}.values[${index}]` })),
    ...(ui.grouped_values ?? []).flatMap(({ values }, group) =>
      values.map((choice, index) => ({
        ...choice,
        path: `${path}.grouped_values[${group}].values[${index}]`,
      })),
    ),
  ];
  const seenKeys = new Set<string>();
  const isRepeated = (key: string) => seenKeys.size === seenKeys.add(key).size;
  const plainField = { id: ui.id, component: ui.component };
  const isFree = (text: string) => findFieldProblem(plainField, type, text) === undefined;
  return [
    ...componentFindings(ui, type, choices.length > 0, path),
    ...choices.flatMap(({ key, path: choicePath }) =>
      isRepeated(String(key)) ? [createErrorFinding(`${choicePath}.key`, 'twice')] : [],
    ),
    ...choices.flatMap(({ key, path: choicePath }) =>
      isFree(String(key))
        ? []
        : [createErrorFinding(`${choicePath}.key`, 'wrong_value_type', { expected: type })],
    ),
    ...(ui.default === undefined || findFieldProblem(ui, type, String(ui.default)) === undefined
      ? []
      : [createNoteFinding(`${path}.default`, 'default_not_taken', { given: String(ui.default) })]),
    ...validationFindings(ui, type, `${path}.validations`),
    ...(ui.label === undefined ? [createNoteFinding(`${path}.label`, 'no_label', { name: ui.id })] : []),
    ...(['group', 'label', 'hint', 'placeholder'] as const).flatMap((member) =>
      findMissingLanguages(ui[member]).map((language) =>
        createNoteFinding(`${path}.${member}`, 'language_missing', { language }),
      ),
    ),
    ...(ui.grouped_values ?? []).flatMap(({ label }, group) =>
      findMissingLanguages(label).map((language) =>
        createNoteFinding(`${path}.grouped_values[${group}].label`, 'language_missing', { language }),
      ),
    ),
    ...choices.flatMap(({ path: choicePath, ...texts }) =>
      (['label', 'hint'] as const).flatMap((member) =>
        findMissingLanguages(texts[member]).map((language) =>
          createNoteFinding(`${choicePath}.${member}`, 'language_missing', { language }),
        ),
      ),
    ),
  ];
}

/** Portals replace a component that does not fit the field's type (DYN-05). */
function componentFindings(
  { component }: FormUiField,
  type: FieldValueType,
  hasChoices: boolean,
  path: string,
): Finding[] {
  const otherControl = (problem: 'no_choices' | 'component_unfit') => [
    {
      ...createErrorFinding(`${path}.component`, problem, { component, expected: type }),
      portal: 'other_control' as const,
    },
  ];
  if (COMPONENTS_WITH_CHOICES.includes(component)) return hasChoices ? [] : otherControl('no_choices');
  const isNumeric = type === 'int' || type === 'decimal';
  if ((component === 'slider' || component === 'number') && !isNumeric)
    return otherControl('component_unfit');
  if (component === 'checkbox' && type !== 'boolean') return otherControl('component_unfit');
  if (component === 'date' && type !== 'date' && type !== 'text') return otherControl('component_unfit');
  if ((component === 'text' || component === 'textarea') && type !== 'text')
    return otherControl('component_unfit');
  return [];
}

type Check = NonNullable<FormUiField['validations']>[number];

function validationFindings(
  { validations = [], format, unit }: FormUiField,
  type: FieldValueType,
  path: string,
): Finding[] {
  const bound = (name: Check['type']) => validations.find((check) => check.type === name)?.value;
  const pairs = [
    ['min', 'max'],
    ['minLength', 'maxLength'],
    ['date_from', 'date_to'],
  ] as const;
  return [
    ...validations.flatMap((check, index) => checkFindings(check, type, `${path}[${index}]`)),
    ...pairs.flatMap(([low, high]) => {
      const [minimum, maximum] = [bound(low), bound(high)];
      if (minimum === undefined || maximum === undefined) return [];
      const isReversed =
        low === 'date_from' ? String(minimum) > String(maximum) : Number(minimum) > Number(maximum);
      return isReversed
        ? [
            createErrorFinding(
              `${path}[${validations.findIndex((check) => check.type === low)}].value`,
              'min_above_max',
            ),
          ]
        : [];
    }),
    ...validations.flatMap((check, index) => {
      const staleBound = findStaleBound(check, { format, unit });
      return staleBound === null
        ? []
        : [createNoteFinding(`${path}[${index}].error`, 'error_names_other_bound', staleBound)];
    }),
    ...validations.flatMap(({ error }, index) =>
      findMissingLanguages(error).map((language) =>
        createNoteFinding(`${path}[${index}].error`, 'language_missing', { language }),
      ),
    ),
  ];
}

function checkFindings({ type: check, value }: Check, type: FieldValueType, path: string): Finding[] {
  const createLeftOutFinding = (
    problem: 'bound_not_a_number' | 'not_a_date' | 'not_a_pattern',
  ): Finding[] => [
    {
      ...createErrorFinding(`${path}.value`, problem, { given: cutText(String(value ?? ''), 80) }),
      portal: 'check_left_out',
    },
  ];
  switch (check) {
    case 'required':
      return [];
    case 'min':
    case 'max':
      if (type !== 'int' && type !== 'decimal') return [unfitCheckNote(path, check)];
      return isBound(value) ? [] : createLeftOutFinding('bound_not_a_number');
    case 'minLength':
    case 'maxLength':
      if (type !== 'text') return [unfitCheckNote(path, check)];
      return isBound(value) && Number(value) >= 0 ? [] : createLeftOutFinding('bound_not_a_number');
    case 'date_from':
    case 'date_to':
      return typeof value === 'string' && isDay(value) ? [] : createLeftOutFinding('not_a_date');
    case 'regex':
      return patternFindings(value, path, createLeftOutFinding);
  }
}

function patternFindings(
  value: unknown,
  path: string,
  createLeftOutFinding: (problem: 'not_a_pattern') => Finding[],
): Finding[] {
  const kind = typeof value === 'string' ? compilePattern(value).kind : 'none';
  if (kind === 'none') return createLeftOutFinding('not_a_pattern');
  return kind === 'linear'
    ? []
    : [{ ...createNoteFinding(`${path}.value`, 'pattern_limited'), portal: 'checks_in_bounds' }];
}

const unfitCheckNote = (path: string, check: string) =>
  createNoteFinding(`${path}.type`, 'check_unfit', { check });

function isBound(value: unknown): boolean {
  if (typeof value === 'boolean' || value === '') return false;
  return Number.isFinite(Number(value));
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid;
