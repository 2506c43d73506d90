import type { PendingAction } from 'contracts/api/enumerations';
import { DEBT_LEDGER } from '~/dashboard/documents/rules/document-types';
import { isBeforeSubmission, isOpen, isSigning } from '~/dashboard/rules/status-flow';
import type { PendingItem } from './pending-items';

/** What decides which items can apply to an application. */
export interface ToDoFacts {
  /** The raw one. */
  readonly status: string;
  /** As the server names it. */
  readonly loanType: string;
  readonly documents: readonly { readonly document_type: string; readonly is_required: boolean }[];
  /** The user is one of the signatories. */
  readonly signsHere: boolean;
  /** The user applies for it, see `isApplicant`; of the rest nobody else is told what is done (SIGN-09). */
  readonly applies: boolean;
}

/** The open items of an application, and what is done of those that can apply to it (OVER-07). */
export interface ToDoList {
  readonly open: readonly PendingItem[];
  readonly done: readonly PendingAction[];
}

/** What everybody who applies is asked for, in the order of D-23. */
const OF_EVERYBODY = [
  'email_verification',
  'bank_information',
  'company_tax_number',
  'signatories_specified',
  'documents',
] as const satisfies readonly PendingAction[];

/** Sets what is open against everything that can apply to this application. */
export function toDoList(open: readonly PendingItem[], application: ToDoFacts): ToDoList {
  // People and their data are one thing to do: first it lacks the ones, then the others, and the whole never grows.
  const opens = new Set<string>(
    open.map(({ name }) => (name === 'signatories_minimum_data' ? PEOPLE : name)),
  );
  return { open, done: applicableItems(application).filter((name) => !opens.has(name)) };
}

const PEOPLE = 'signatories_specified';

/** What a list of to-dos is for: `preparing` the pre-check is still to end (D-20), `completing` it can be submitted then, `signing`, or `asked` by the lender later. */
export type ToDoStage = 'preparing' | 'completing' | 'signing' | 'asked';

/** @param status the raw one */
export function toDoStage(status: string): ToDoStage {
  if (isOpen(status)) return 'completing';
  if (isBeforeSubmission(status)) return 'preparing';
  return isSigning(status) ? 'signing' : 'asked';
}

function applicableItems({ status, loanType, documents, signsHere, applies }: ToDoFacts): PendingAction[] {
  if (isSigning(status)) return signsHere ? ['signature'] : [];
  if (!applies || !isBeforeSubmission(status)) return [];
  const needsDebtRegister = documents.some((it) => it.document_type === DEBT_LEDGER && it.is_required);
  return [
    ...OF_EVERYBODY,
    ...(needsDebtRegister ? (['debt_register'] as const) : []),
    ...(loanType === 'object_financing' ? (['finance_objects'] as const) : []),
    ...(loanType === 'factoring' ? (['factoring_details'] as const) : []),
  ];
}
