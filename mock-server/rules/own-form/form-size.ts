import { createErrorFinding, type Finding } from '../finding';
import type { FormDocument, FormUiField } from './form-document';

const MAX_COUNTS = { shown: 5_000, choices: 20_000, patterns: 200 } as const;

/** Many short lists can together exceed the limits. */
export function findSizeFindings({ ui_config }: FormDocument): Finding[] {
  let shownFields = 0;
  let choices = 0;
  const patterns = new Set<unknown>();
  for (const [purpose, { steps }] of ui_config.config.loan_purposes.entries()) {
    for (const [step, { fields }] of steps.entries()) {
      const path = `ui_config.config.loan_purposes[${purpose}].steps[${step}].fields`;
      shownFields += fields.length;
      if (shownFields > MAX_COUNTS.shown)
        return [createErrorFinding(path, 'too_many', { max: MAX_COUNTS.shown })];
      for (const [index, field] of fields.entries()) {
        choices += choicesOf(field);
        if (choices > MAX_COUNTS.choices)
          return [createErrorFinding(`${path}[${index}].values`, 'too_many', { max: MAX_COUNTS.choices })];
        for (const { type, value } of field.validations ?? []) if (type === 'regex') patterns.add(value);
        if (patterns.size > MAX_COUNTS.patterns)
          return [
            createErrorFinding(`${path}[${index}].validations`, 'too_many', { max: MAX_COUNTS.patterns }),
          ];
      }
    }
  }
  return [];
}

function choicesOf({ values = [], grouped_values = [] }: FormUiField): number {
  return grouped_values.reduce((sum, group) => sum + group.values.length, values.length);
}
