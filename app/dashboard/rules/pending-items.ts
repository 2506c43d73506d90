import { PENDING_ACTIONS, type PendingAction } from 'contracts/api/enumerations';
import { z } from 'zod';
import { type Tab, tabPath } from './tabs';

export const DEBT_LEDGER_TYPE = 'debt_ledger';

export interface PendingError {
  readonly code: string;
  readonly field?: string | null | undefined;
  readonly values?: Readonly<Record<string, unknown>> | null | undefined;
}

/** `other`: a requirement that the portal does not know, shown by its codes (OVER-07). */
export interface PendingItem {
  readonly name: PendingAction | 'other';
  readonly errors: readonly PendingError[];
  /** Objects that only the session has, because their dealer is missing. */
  readonly sessionObjects?: readonly SessionObjectName[];
}

export interface SessionObjectName {
  readonly id: string;
  readonly name: string;
}

export interface ServerAction {
  readonly action: string;
  readonly errors: readonly PendingError[];
}

/** OVER-07. Unknown items come last. Signature items appear for `signer` only. */
export function readPendingItems(actions: readonly ServerAction[], signer: string | null): PendingItem[] {
  const ownActions = actions.flatMap((action) =>
    action.action === 'signature' ? ownSignature(action, signer) : [action],
  );
  const knownItems = PENDING_ACTIONS.flatMap((name) => {
    const errors = ownActions.filter(({ action }) => action === name).map((action) => action.errors);
    return errors.length > 0 && counts(name, ownActions) ? [{ name, errors: errors.flat() }] : [];
  });
  const isKnown = ({ action }: ServerAction) => PENDING_ACTIONS.some((name) => name === action);
  const unknownActions = ownActions.filter((action) => !isKnown(action));
  return [
    ...knownItems,
    ...mergeSurplus(unknownActions).map((errors) => ({ name: 'other' as const, errors })),
  ];
}

const MAX_UNKNOWN = 20;

/** D-271. The last item receives all errors beyond the limit. */
function mergeSurplus(actions: readonly ServerAction[]): (readonly PendingError[])[] {
  const errors = actions.map((action) => action.errors);
  if (errors.length <= MAX_UNKNOWN) return errors;
  return [...errors.slice(0, MAX_UNKNOWN - 1), errors.slice(MAX_UNKNOWN - 1).flat()];
}

interface SessionObjectEntry extends SessionObjectName {
  readonly application: string;
}

export const namesOfSessionObjects = (
  entries: readonly SessionObjectEntry[] | undefined,
  applicationId: string,
): SessionObjectName[] =>
  (entries ?? [])
    .filter((entry) => entry.application === applicationId)
    .map(({ id, name }) => ({ id, name }));

export function addSessionObjects(
  items: readonly PendingItem[],
  sessionObjects: readonly SessionObjectName[],
): PendingItem[] {
  if (sessionObjects.length === 0) return [...items];
  const storedItem = items.find(({ name }) => name === OBJECTS_ITEM);
  const objects: PendingItem = { name: OBJECTS_ITEM, errors: storedItem?.errors ?? [], sessionObjects };
  const otherItems = items.filter((item) => item !== storedItem);
  const isLater = ({ name }: PendingItem) => orderOf(name) > orderOf(OBJECTS_ITEM);
  const laterIndex = otherItems.findIndex(isLater);
  const insertIndex = laterIndex < 0 ? otherItems.length : laterIndex;
  return [...otherItems.slice(0, insertIndex), objects, ...otherItems.slice(insertIndex)];
}

const OBJECTS_ITEM = 'finance_objects';

const orderOf = (name: PendingItem['name']): number =>
  name === 'other' ? PENDING_ACTIONS.length : PENDING_ACTIONS.indexOf(name);

/** Codes without a person apply to everyone. */
function ownSignature({ action, errors }: ServerAction, signer: string | null): ServerAction[] {
  if (signer === null) return [];
  const ownErrors = errors.filter(({ values }) => (values?.signatory_id ?? signer) === signer);
  return ownErrors.length > 0 || errors.length === 0 ? [{ action, errors: ownErrors }] : [];
}

function counts(name: PendingAction, actions: readonly ServerAction[]): boolean {
  const isSignatoryMissing = actions.some(({ action }) => action === 'signatories_specified');
  return !(name === 'signatories_minimum_data' && isSignatoryMissing);
}

export type PendingDetail =
  | { readonly kind: 'person'; readonly id: string; readonly name: string; readonly missing: string[] }
  | { readonly kind: 'documents'; readonly code: DocumentCode; readonly types: string[] }
  | { readonly kind: 'debtRegister'; readonly oldest: string | null }
  /** The total is a fraction: 1 is 100 percent. */
  | { readonly kind: 'shares'; readonly total: number }
  | { readonly kind: 'factoring'; readonly missing: string[] }
  | { readonly kind: 'noted'; readonly name: string }
  | { readonly kind: 'code'; readonly code: string };

const DOCUMENT_CODES = [
  'err_required_documents_missing',
  'err_documents_date_missing',
  'err_document_too_old',
  'err_as_of_date_required',
] as const;
type DocumentCode = (typeof DOCUMENT_CODES)[number];

const names = z.array(z.string());
const person = z.object({
  signatory_id: z.string(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  missing: names.min(1),
});
const documents = z.object({ document_types: names.min(1) });
const debtRegister = z.object({ oldest: z.iso.date() });
const shares = z.object({ total: z.number().positive() });
const factoring = z.object({ missing: names.min(1) });

export function pendingDetailOf({ code, values }: PendingError): PendingDetail {
  return detailWithValues(code, values) ?? { kind: 'code', code };
}

function detailWithValues(code: string, values: unknown): PendingDetail | null {
  const documentCode = DOCUMENT_CODES.find((known) => known === code);
  if (documentCode) {
    const { data } = documents.safeParse(values);
    return data ? { kind: 'documents', code: documentCode, types: data.document_types } : null;
  }
  switch (code) {
    case 'err_signatories_data_incomplete': {
      const { data } = person.safeParse(values);
      const name = [data?.first_name, data?.last_name].filter(Boolean).join(' ');
      return data && name ? { kind: 'person', id: data.signatory_id, name, missing: data.missing } : null;
    }
    case 'err_debt_registry_missing':
      return { kind: 'debtRegister', oldest: debtRegister.safeParse(values).data?.oldest ?? null };
    case 'err_share_percentage_greater_then_100': {
      const { data } = shares.safeParse(values);
      return data ? { kind: 'shares', total: data.total } : null;
    }
    case 'err_factoring_details_not_added': {
      const { data } = factoring.safeParse(values);
      return data ? { kind: 'factoring', missing: data.missing } : null;
    }
    default:
      return null;
  }
}

interface ToDoLocation {
  tab: Tab;
  queryOf?: (item: PendingItem) => string;
}

const TO_DO_LOCATIONS: Partial<Record<PendingItem['name'], ToDoLocation>> = {
  bank_information: { tab: 'overview', queryOf: () => '?edit=bank' },
  company_tax_number: { tab: 'overview', queryOf: () => '?edit=tax-number' },
  signatories_specified: {
    tab: 'representatives',
    queryOf: ({ errors }) =>
      errors.some(({ code }) => code === 'err_application_no_signatories') ? '?add' : '',
  },
  signatories_minimum_data: {
    tab: 'representatives',
    queryOf: (item) => editQueryOf(findDetail(item, 'person')?.id),
  },
  documents: {
    tab: 'documents',
    queryOf: (item) => rowOf(findDetail(item, 'documents')?.types[0]),
  },
  debt_register: { tab: 'documents', queryOf: () => rowOf(DEBT_LEDGER_TYPE) },
  finance_objects: {
    tab: 'objects',
    queryOf: ({ sessionObjects: [first] = [] }) =>
      first ? `?dealer=${encodeURIComponent(first.id)}` : '?add',
  },
  signature: { tab: 'signatures' },
  factoring_details: {
    tab: 'factoring',
    queryOf: (item) => sectionQueryOf(findDetail(item, 'factoring')?.missing[0]),
  },
};

/** Null for unknown items and the e-mail (OVER-07). */
export function toDoPath(item: PendingItem, applicationId: string): string | null {
  const location = TO_DO_LOCATIONS[item.name];
  return location ? tabPath(applicationId, location.tab) + (location.queryOf?.(item) ?? '') : null;
}

export function toDoTabOf(name: PendingItem['name']): Tab {
  return TO_DO_LOCATIONS[name]?.tab ?? 'overview';
}

export function personPath(applicationId: string, id: string): string {
  return tabPath(applicationId, 'representatives') + editQueryOf(id);
}

type DetailOf<Kind extends PendingDetail['kind']> = Extract<PendingDetail, { kind: Kind }>;

/** Stops early, because an item can have thousands of errors. */
export function findDetail<Kind extends PendingDetail['kind']>(
  { errors }: Pick<PendingItem, 'errors'>,
  kind: Kind,
): DetailOf<Kind> | undefined {
  for (const error of errors) {
    const detail = pendingDetailOf(error);
    if (detail.kind === kind) return detail as DetailOf<Kind>;
  }
  return undefined;
}

function editQueryOf(id: string | undefined): string {
  return id === undefined ? '' : `?edit=${encodeURIComponent(id)}`;
}

function rowOf(type: string | undefined): string {
  return type === undefined ? '' : `#${encodeURIComponent(type)}`;
}

function sectionQueryOf(section: string | undefined): string {
  return section === 'debtors' ? '?add' : editQueryOf(section);
}
