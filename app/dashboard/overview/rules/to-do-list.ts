import type { PendingAction } from 'contracts/api/enumerations';
import { DEBT_LEDGER_TYPE, type PendingItem } from '~/dashboard/rules/pending-items';
import { isApplicationOpen, isBeforeSubmission, isSigning } from '~/dashboard/rules/status-flow';

export interface ToDoFacts {
  readonly status: string;
  readonly loanType: string;
  readonly documents: readonly { readonly document_type: string; readonly is_required: boolean }[];
  readonly signsHere: boolean;
  readonly isApplicant: boolean;
}

export interface ToDoList {
  readonly openItems: readonly PendingItem[];
  readonly doneItems: readonly PendingAction[];
}

/** D-23 defines the order. */
const COMMON_ITEMS = [
  'email_verification',
  'bank_information',
  'company_tax_number',
  'signatories_specified',
  'documents',
] as const satisfies readonly PendingAction[];

export function createToDoList(openItems: readonly PendingItem[], application: ToDoFacts): ToDoList {
  // People and their data count as one item, so that the total never grows.
  const openNames = new Set<string>(
    openItems.map(({ name }) => (name === 'signatories_minimum_data' ? PEOPLE : name)),
  );
  return { openItems, doneItems: applicableItems(application).filter((name) => !openNames.has(name)) };
}

const PEOPLE = 'signatories_specified';

/** `preparing`: pre-check pending. `completing`: ready to submit when done. `asked`: requested later. */
export type ToDoStage = 'preparing' | 'completing' | 'signing' | 'asked';

export function toDoStageOf(status: string): ToDoStage {
  if (isApplicationOpen(status)) return 'completing';
  if (isBeforeSubmission(status)) return 'preparing';
  return isSigning(status) ? 'signing' : 'asked';
}

function applicableItems({
  status,
  loanType,
  documents,
  signsHere,
  isApplicant,
}: ToDoFacts): PendingAction[] {
  if (isSigning(status)) return signsHere ? ['signature'] : [];
  if (!isApplicant || !isBeforeSubmission(status)) return [];
  const needsDebtRegister = documents.some(
    (document) => document.document_type === DEBT_LEDGER_TYPE && document.is_required,
  );
  return [
    ...COMMON_ITEMS,
    ...(needsDebtRegister ? (['debt_register'] as const) : []),
    ...(loanType === 'object_financing' ? (['finance_objects'] as const) : []),
    ...(loanType === 'factoring' ? (['factoring_details'] as const) : []),
  ];
}
