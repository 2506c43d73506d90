import { PENDING_ACTIONS, type PendingAction } from 'contracts/api/enumerations';

/** One code the server gave for an item, with what it says beside it. */
export interface PendingError {
  readonly code: string;
  readonly field?: string | null | undefined;
  readonly values?: Readonly<Record<string, unknown>> | null | undefined;
}

/** One thing to do; known ones are named as the server names them (D-23 has their order). `other` is a requirement this portal does not know: only its codes can be shown. */
export interface PendingItem {
  readonly name: PendingAction | 'other';
  readonly errors: readonly PendingError[];
}

export interface ServerAction {
  readonly action: string;
  readonly errors: readonly PendingError[];
}

/** The open items of an application (OVER-07), unknown ones last; a signature only for `signer`, the user's record, null without one. */
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

/** What of a signature waits for this signatory; codes that name nobody are everybody's. */
function ownSignature({ action, errors }: ServerAction, signer: string | null): ServerAction[] {
  if (signer === null) return [];
  const own = errors.filter(({ values }) => (values?.signatory_id ?? signer) === signer);
  return own.length > 0 || errors.length === 0 ? [{ action, errors: own }] : [];
}

/** Whoever is not named yet cannot lack data. */
function counts(name: PendingAction, actions: readonly ServerAction[]): boolean {
  const nobodyNamed = actions.some(({ action }) => action === 'signatories_specified');
  return !(name === 'signatories_minimum_data' && nobodyNamed);
}
