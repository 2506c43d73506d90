import { PENDING_ACTIONS, type PendingAction } from 'contracts/api/enumerations';

/** Document type of the debt register, which has a checklist item of its own (OVER-07). */
export const DEBT_LEDGER = 'debt_ledger';

export interface PendingError {
  readonly code: string;
  readonly field?: string | null | undefined;
  readonly values?: Readonly<Record<string, unknown>> | null | undefined;
}

/** `other` is an unknown requirement, shown by its codes (D-23). */
export interface PendingItem {
  readonly name: PendingAction | 'other';
  readonly errors: readonly PendingError[];
}

export interface ServerAction {
  readonly action: string;
  readonly errors: readonly PendingError[];
}

/** OVER-07. Unknown items come last. Signature items appear for `signer` only. */
export function pendingItems(actions: readonly ServerAction[], signer: string | null): PendingItem[] {
  const own = actions.flatMap((action) =>
    action.action === 'signature' ? ownSignature(action, signer) : [action],
  );
  const known = PENDING_ACTIONS.flatMap((name) => {
    const errors = own.filter(({ action }) => action === name).map((action) => action.errors);
    return errors.length > 0 && counts(name, own) ? [{ name, errors: errors.flat() }] : [];
  });
  const isKnown = ({ action }: ServerAction) => PENDING_ACTIONS.some((name) => name === action);
  const others = own.filter((action) => !isKnown(action));
  return [...known, ...others.map(({ errors }) => ({ name: 'other' as const, errors }))];
}

/** Codes without a person apply to everyone. */
function ownSignature({ action, errors }: ServerAction, signer: string | null): ServerAction[] {
  if (signer === null) return [];
  const own = errors.filter(({ values }) => (values?.signatory_id ?? signer) === signer);
  return own.length > 0 || errors.length === 0 ? [{ action, errors: own }] : [];
}

function counts(name: PendingAction, actions: readonly ServerAction[]): boolean {
  const nobodyNamed = actions.some(({ action }) => action === 'signatories_specified');
  return !(name === 'signatories_minimum_data' && nobodyNamed);
}
