import type { DisplayStatus } from './display-status';
import type { PendingItem, PendingItemName } from './pending-items';

/** What decides which items can apply to an application. */
export interface Tasked {
  readonly status: DisplayStatus;
  /** The raw status is one before the submission: open, or the pre-check before it. */
  readonly beforeSubmission: boolean;
  /** As the server names it. */
  readonly loanType: string;
  /** A debt register is among the documents that must be given. */
  readonly needsDebtRegister: boolean;
  /** The user is one of the signatories. */
  readonly signsHere: boolean;
}

/** The open items of an application and what is done of them (OVER-07). */
export interface TaskList {
  readonly open: readonly PendingItem[];
  readonly done: readonly PendingItemName[];
  /** How many items can apply at all, so that the count never grows by itself. */
  readonly total: number;
}

/** What everybody who applies is asked for, in the order of D-23. */
const OF_EVERYBODY = [
  'email_verification',
  'bank_information',
  'company_tax_number',
  'signatories_specified',
  'signatories_minimum_data',
  'documents',
] as const satisfies readonly PendingItemName[];

/** Sets what is open against everything that can apply to this application. */
export function taskList(open: readonly PendingItem[], application: Tasked): TaskList {
  const isOpen = (name: string) => open.some((item) => item.name === name);
  // Data of people who are not named yet is neither asked for nor done.
  const waits = (name: string) => name === 'signatories_minimum_data' && isOpen('signatories_specified');
  const applicable = applicableItems(application);
  const done = applicable.filter((name) => !isOpen(name) && !waits(name));
  const unexpected = open.filter(({ name }) => !applicable.some((known) => known === name));
  return { open, done, total: applicable.length + unexpected.length };
}

function applicableItems({
  status,
  beforeSubmission,
  loanType,
  needsDebtRegister,
  signsHere,
}: Tasked): PendingItemName[] {
  if (status === 'waiting_for_signatures') return signsHere ? ['signature'] : [];
  if (!beforeSubmission) return [];
  return [
    ...OF_EVERYBODY,
    ...(needsDebtRegister ? (['debt_register'] as const) : []),
    ...(loanType === 'object_financing' ? (['finance_objects'] as const) : []),
    ...(loanType === 'factoring' ? (['factoring_details'] as const) : []),
  ];
}
