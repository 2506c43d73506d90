import { renameAnswerMembers } from '../../form-editor/draft/answer-names';
import type { Draft } from '../../form-editor/draft/draft';

/** JSON that is not in the form yet. */
export interface StoredJson {
  readonly text: string;
  readonly base: Draft;
}

export function parseFormDocument(text: string): Draft | null {
  try {
    const value = renameAnswerMembers(JSON.parse(text));
    const isForm =
      typeof value === 'object' && value !== null && 'definitions' in value && 'ui_config' in value;
    // Safe cast: the server checks the document before it stores it.
    return isForm && hasLists(value as Draft) ? (value as Draft) : null;
  } catch {
    return null;
  }
}

/** The outline walks these lists. */
function hasLists(value: Draft): boolean {
  const { definitions, ui_config } = value;
  if (!Array.isArray(definitions?.fields) || !Array.isArray(definitions?.loan_purposes)) return false;
  const shownPurposes: unknown = ui_config?.config?.loan_purposes;
  return (
    definitions.loan_purposes.every((purpose) => Array.isArray(purpose?.fields)) &&
    Array.isArray(shownPurposes) &&
    shownPurposes.every(
      (purpose) => Array.isArray(purpose?.steps) && purpose.steps.every((step: unknown) => hasFields(step)),
    )
  );
}

function hasFields(step: unknown): boolean {
  if (typeof step !== 'object' || step === null || !('fields' in step) || !Array.isArray(step.fields))
    return false;
  return step.fields.every((field) => typeof field?.id === 'string');
}
