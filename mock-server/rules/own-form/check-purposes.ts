import type { DynamicForm } from 'contracts/api/enumerations';
import { createErrorFinding, createNoteFinding, type Finding } from '../finding';
import type { FormDocument } from './form-document';
import { findMissingLanguages } from './missing-languages';

/** DYN-01 */
const RESERVED_STEPS = ['account-creation', 'application-result', 'check-answers'];

const MAX_CUSTOM_FIELDS = 200;

const REQUIRED_FIELDS = ['companyName'];

export function findPurposeFindings(document: FormDocument, form: DynamicForm): Finding[] {
  const { definitions, ui_config } = document;
  const defined = definitions.loan_purposes;
  const shown = ui_config.config.loan_purposes;
  const fields = new Map(definitions.fields.map((field) => [field.id, field]));
  return [
    ...findDuplicates(definitions.fields.map(({ id }) => id)).map((index) =>
      createErrorFinding(`definitions.fields[${index}].id`, 'twice'),
    ),
    ...findDuplicates(defined.map(({ name }) => name)).map((index) =>
      createErrorFinding(`definitions.loan_purposes[${index}].name`, 'twice'),
    ),
    ...findDuplicates(shown.map(({ name }) => name)).map((index) =>
      createErrorFinding(`ui_config.config.loan_purposes[${index}].name`, 'twice'),
    ),
    ...defined.flatMap(({ name, fields: ids, currencies }, index) => {
      const path = `definitions.loan_purposes[${index}]`;
      const custom = ids.filter((id) => fields.get(id)?.field_type === 'custom').length;
      return [
        ...(shown.some((purpose) => purpose.name === name)
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
        ...(custom > MAX_CUSTOM_FIELDS
          ? [createErrorFinding(`${path}.fields`, 'too_many', { max: MAX_CUSTOM_FIELDS })]
          : []),
        ...(form === 'application'
          ? REQUIRED_FIELDS.filter((id) => !ids.includes(id)).map((id) =>
              createErrorFinding(`${path}.fields`, 'needed', { name: id }),
            )
          : []),
      ];
    }),
    ...shown.flatMap((purpose, index) => shownFindings(document, purpose, index)),
  ];
}

type ShownPurpose = FormDocument['ui_config']['config']['loan_purposes'][number];

function shownFindings(
  { definitions }: FormDocument,
  { name, label, steps }: ShownPurpose,
  index: number,
): Finding[] {
  const path = `ui_config.config.loan_purposes[${index}]`;
  const purpose = definitions.loan_purposes.find((known) => known.name === name);
  if (purpose === undefined) {
    return [{ ...createErrorFinding(`${path}.name`, 'purpose_undefined', { name }), portal: 'error_screen' }];
  }
  const own = new Set(purpose.fields);
  const known = new Set(definitions.fields.map(({ id }) => id));
  const asked = new Set<string>();
  const ids = steps.map(({ id }) => id);
  const ofSteps = steps.flatMap((step, at): Finding[] => {
    const stepPath = `${path}.steps[${at}]`;
    const ofFields = step.fields.flatMap(({ id }, position): Finding[] => {
      const fieldPath = `${stepPath}.fields[${position}].id`;
      if (!known.has(id))
        return [{ ...createErrorFinding(fieldPath, 'no_definition', { name: id }), portal: 'failure' }];
      if (!own.has(id))
        return [{ ...createNoteFinding(fieldPath, 'not_of_purpose', { name: id }), portal: 'left_out' }];
      if (asked.has(id)) return [{ ...createErrorFinding(fieldPath, 'twice'), portal: 'left_out' }];
      asked.add(id);
      return [];
    });
    const isEmpty = !step.fields.some(({ id }) => own.has(id));
    return [
      ...addressFindings(step.id, `${stepPath}.id`),
      ...(ids.indexOf(step.id) < at
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
  const never = purpose.fields.filter((id) => known.has(id) && !asked.has(id));
  const definitionPath = `definitions.loan_purposes[${definitions.loan_purposes.indexOf(purpose)}]`;
  return [
    ...ofSteps,
    ...never.map((id) =>
      createNoteFinding(`${definitionPath}.fields[${purpose.fields.indexOf(id)}]`, 'never_asked', {
        name: id,
      }),
    ),
    ...(asked.size === 0
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
  const seen = new Set<string>();
  return list.flatMap((item, index) => {
    if (seen.has(item)) return [index];
    seen.add(item);
    return [];
  });
}
