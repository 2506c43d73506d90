import type { PendingAction } from 'contracts/api/enumerations';
import { DEBT_LEDGER } from '~/dashboard/documents/rules/document-types';
import { isBeforeSubmission, isSigning } from '~/dashboard/rules/status-flow';
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
  'signatories_minimum_data',
  'documents',
] as const satisfies readonly PendingAction[];

/** Sets what is open against everything that can apply to this application. */
export function toDoList(open: readonly PendingItem[], application: ToDoFacts): ToDoList {
  const isOpen = (name: string) => open.some((item) => item.name === name);
  // Data of people who are not named yet is neither asked for nor done.
  const waits = (name: string) => name === 'signatories_minimum_data' && isOpen('signatories_specified');
  return { open, done: applicableItems(application).filter((name) => !isOpen(name) && !waits(name)) };
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
