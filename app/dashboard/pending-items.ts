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
 * @param signsHere the user is one of the signatories; only then their signature is an item
 */
export function pendingItems(actions: readonly PendingAction[], signsHere: boolean): PendingItem[] {
  const known = PENDING_ITEMS.flatMap((name) => {
    const errors = actions.filter(({ action }) => action === name).map((action) => action.errors);
    return errors.length > 0 && counts(name, actions, signsHere) ? [{ name, errors: errors.flat() }] : [];
  });
  const isKnown = ({ action }: PendingAction) => PENDING_ITEMS.some((name) => name === action);
  const others = actions.filter((action) => !isKnown(action));
  return [...known, ...others.map(({ errors }) => ({ name: 'other' as const, errors }))];
}

function counts(name: PendingItemName, actions: readonly PendingAction[], signsHere: boolean): boolean {
  if (name === 'signature') return signsHere;
  // Whoever is not named yet cannot lack data.
  if (name === 'signatories_minimum_data') {
    return !actions.some(({ action }) => action === 'signatories_specified');
  }
  return true;
}
