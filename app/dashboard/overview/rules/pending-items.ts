/** What may still have to be done, in the order it is shown (D-23). */
export const PENDING_ITEMS = [
  'email_verification',
  'bank_information',
  'company_tax_number',
  'signatories_specified',
  'signatories_minimum_data',
  'documents',
  'debt_register',
  'finance_objects',
  'signature',
  'factoring_details',
] as const;
export type PendingItemName = (typeof PENDING_ITEMS)[number];

/** One code the server gave for an item, with what it says beside it. */
export interface PendingError {
  readonly code: string;
  readonly field?: string | null | undefined;
  readonly values?: Readonly<Record<string, unknown>> | null | undefined;
}

/** One thing to do. `other` is a requirement this portal does not know: only its codes can be shown. */
export interface PendingItem {
  readonly name: PendingItemName | 'other';
  readonly errors: readonly PendingError[];
}

interface PendingAction {
  readonly action: string;
  readonly errors: readonly PendingError[];
}

/**
 * The open items of an application from what the server found pending (OVER-07), in their order, unknown ones last.
 *
 * @param signer id of the user's own record among the signatories, null when they sign nothing here; a signature is an item only for
 *   the signatory whose it is
 */
export function pendingItems(actions: readonly PendingAction[], signer: string | null): PendingItem[] {
  const own = actions.flatMap((action) =>
    action.action === 'signature' ? ownSignature(action, signer) : [action],
  );
  const known = PENDING_ITEMS.flatMap((name) => {
    const errors = own.filter(({ action }) => action === name).map((action) => action.errors);
    return errors.length > 0 && counts(name, own) ? [{ name, errors: errors.flat() }] : [];
  });
  const isKnown = ({ action }: PendingAction) => PENDING_ITEMS.some((name) => name === action);
  const others = own.filter((action) => !isKnown(action));
  return [...known, ...others.map(({ errors }) => ({ name: 'other' as const, errors }))];
}

/** What of a signature waits for this signatory; codes that name nobody are everybody's. */
function ownSignature({ action, errors }: PendingAction, signer: string | null): PendingAction[] {
  if (signer === null) return [];
  const own = errors.filter(({ values }) => (values?.signatory_id ?? signer) === signer);
  return own.length > 0 || errors.length === 0 ? [{ action, errors: own }] : [];
}

/** Whoever is not named yet cannot lack data. */
function counts(name: PendingItemName, actions: readonly PendingAction[]): boolean {
  const nobodyNamed = actions.some(({ action }) => action === 'signatories_specified');
  return !(name === 'signatories_minimum_data' && nobodyNamed);
}
