import type { DynamicForm } from 'contracts/api/enumerations';
import { createErrorFinding, createNoteFinding, type Finding } from '../finding';
import type { FormDocument } from './form-document';
import { findMissingLanguages } from './missing-languages';

const RESERVED_STEPS = ['account-creation', 'application-result', 'check-answers'];

const MAX_CUSTOM_FIELDS = 200;

const REQUIRED_FIELDS = ['companyName'];

export function findPurposeFindings(document: FormDocument, form: DynamicForm): Finding[] {
  const { definitions, ui_config } = document;
  const definedPurposes = definitions.loan_purposes;
  const shownPurposes = ui_config.config.loan_purposes;
  const fields = new Map(definitions.fields.map((field) => [field.id, field]));
  return [
    ...findDuplicates(definitions.fields.map(({ id }) => id)).map((index) =>
      createErrorFinding(`definitions.fields[${index}].id`, 'twice'),
    ),
    ...findDuplicates(definedPurposes.map(({ name }) => name)).map((index) =>
      createErrorFinding(`definitions.loan_purposes[${index}].name`, 'twice'),
    ),
    ...findDuplicates(shownPurposes.map(({ name }) => name)).map((index) =>
      createErrorFinding(`ui_config.config.loan_purposes[${index}].name`, 'twice'),
    ),
    ...definedPurposes.flatMap(({ name, fields: ids, currencies }, index) => {
      const path = `definitions.loan_purposes[${index}]`;
      const customFieldCount = ids.filter((id) => fields.get(id)?.field_type === 'custom').length;
      return [
        ...(shownPurposes.some((purpose) => purpose.name === name)
          ? []
          : [
              {
                ...createErrorFinding(`${path}.name`, 'purpose_not_shown', { name }),
                portal: 'error_screen' as const,
              },
            ]),
        ...ids.flatMap((id, position) =>
          fields.has(id)
            ? []
            : [
                {
                  ...createErrorFinding(`${path}.fields[${position}]`, 'no_definition', { name: id }),
                  portal: 'failure' as const,
                },
              ],
        ),
        ...findDuplicates(ids).map((position) => createErrorFinding(`${path}.fields[${position}]`, 'twice')),
        ...findDuplicates(currencies).map((position) =>
          createErrorFinding(`${path}.currencies[${position}]`, 'twice'),
        ),
        ...(customFieldCount > MAX_CUSTOM_FIELDS
          ? [createErrorFinding(`${path}.fields`, 'too_many', { max: MAX_CUSTOM_FIELDS })]
          : []),
        ...(form === 'application'
          ? REQUIRED_FIELDS.filter((id) => !ids.includes(id)).map((id) =>
              createErrorFinding(`${path}.fields`, 'needed', { name: id }),
            )
          : []),
      ];
    }),
    ...shownPurposes.flatMap((purpose, index) => shownFindings(document, purpose, index)),
  ];
}

type ShownPurpose = FormDocument['ui_config']['config']['loan_purposes'][number];

function shownFindings(
  { definitions }: FormDocument,
  { name, label, steps }: ShownPurpose,
  index: number,
): Finding[] {
  const path = `ui_config.config.loan_purposes[${index}]`;
  const purpose = definitions.loan_purposes.find((candidate) => candidate.name === name);
  if (purpose === undefined) {
    return [{ ...createErrorFinding(`${path}.name`, 'purpose_undefined', { name }), portal: 'error_screen' }];
  }
  const purposeFieldIds = new Set(purpose.fields);
  const definedIds = new Set(definitions.fields.map(({ id }) => id));
  const askedIds = new Set<string>();
  const ids = steps.map(({ id }) => id);
  const stepFindings = steps.flatMap((step, stepIndex): Finding[] => {
    const stepPath = `${path}.steps[${stepIndex}]`;
    const ofFields = step.fields.flatMap(({ id }, position): Finding[] => {
      const fieldPath = `${stepPath}.fields[${position}].id`;
      if (!definedIds.has(id))
        return [{ ...createErrorFinding(fieldPath, 'no_definition', { name: id }), portal: 'failure' }];
      if (!purposeFieldIds.has(id))
        return [{ ...createNoteFinding(fieldPath, 'not_of_purpose', { name: id }), portal: 'left_out' }];
      if (askedIds.has(id)) return [{ ...createErrorFinding(fieldPath, 'twice'), portal: 'left_out' }];
      askedIds.add(id);
      return [];
    });
    const isEmpty = !step.fields.some(({ id }) => purposeFieldIds.has(id));
    return [
      ...addressFindings(step.id, `${stepPath}.id`),
      ...(ids.indexOf(step.id) < stepIndex
        ? [{ ...createErrorFinding(`${stepPath}.id`, 'twice'), portal: 'error_screen' as const }]
        : []),
      ...ofFields,
      ...(isEmpty
        ? [
            {
              ...createNoteFinding(`${stepPath}.fields`, 'not_of_purpose', { name: step.id }),
              portal: 'left_out' as const,
            },
          ]
        : []),
      ...(['title', 'question', 'lead'] as const).flatMap((member) =>
        findMissingLanguages(step[member]).map((language) =>
          createNoteFinding(`${stepPath}.${member}`, 'language_missing', { language }),
        ),
      ),
    ];
  });
  const unaskedIds = purpose.fields.filter((id) => definedIds.has(id) && !askedIds.has(id));
  const definitionPath = `definitions.loan_purposes[${definitions.loan_purposes.indexOf(purpose)}]`;
  return [
    ...stepFindings,
    ...unaskedIds.map((id) =>
      createNoteFinding(`${definitionPath}.fields[${purpose.fields.indexOf(id)}]`, 'never_asked', {
        name: id,
      }),
    ),
    ...(askedIds.size === 0
      ? [{ ...createErrorFinding(`${path}.steps`, 'too_few', { min: 1 }), portal: 'error_screen' as const }]
      : []),
    ...findMissingLanguages(label).map((language) =>
      createNoteFinding(`${path}.label`, 'language_missing', { language }),
    ),
  ];
}

/** A step's id is a segment of its address. Routes ignore case. */
function addressFindings(id: string, path: string): Finding[] {
  if (RESERVED_STEPS.includes(id.toLowerCase()))
    return [{ ...createErrorFinding(path, 'reserved_step', { name: id }), portal: 'error_screen' }];
  if (id === '.' || id === '..')
    return [{ ...createErrorFinding(path, 'no_step_address', { name: id }), portal: 'error_screen' }];
  if (/^[\w.~-]*$/.test(id)) return [];
  return [createNoteFinding(path, 'encoded_step_address', { name: id, address: encodeURIComponent(id) })];
}

function findDuplicates(list: readonly string[]): number[] {
  const seenItems = new Set<string>();
  return list.flatMap((item, index) => {
    if (seenItems.has(item)) return [index];
    seenItems.add(item);
    return [];
  });
}
