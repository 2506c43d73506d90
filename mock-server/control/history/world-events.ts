import type { ApplicationStatus, IdentStatus } from 'contracts/api/enumerations';
import type { EventCategory } from '../../pages/history/history-data';
import { parseStatus } from '../../rules/status-flow';
import type { CapturedState } from '../../store/captured-state';
import type { RecordedChange } from '../../store/history';
import type { ApplicationRow, UserRow } from '../../store/rows';
import type { SignatoryRow } from '../../store/signatory-rows';

export type EventKind =
  | 'applied'
  | 'submitted'
  | 'status'
  | 'mail'
  | 'clock_forward'
  | 'clock_back'
  | 'identification'
  | 'signed'
  | 'terms_accepted'
  | 'paper_signed'
  | 'invitation_accepted'
  | 'representative_added'
  | 'representative_changed'
  | 'representative_removed'
  | 'document_added'
  | 'document_changed'
  | 'document_removed'
  | 'bank_data'
  | 'tax_number'
  | 'factoring_data'
  | 'base_year'
  | 'own_answers'
  | 'application_changed'
  | 'object_added'
  | 'object_changed'
  | 'object_removed'
  | 'debtor_added'
  | 'debtor_changed'
  | 'debtor_removed'
  | 'company_added'
  | 'appointment'
  | 'registered'
  | 'invited'
  | 'email_confirmed'
  | 'password'
  | 'settings'
  | 'own_bank'
  | 'own_bank_gone'
  | 'own_form'
  | 'own_form_gone'
  | 'fault_on'
  | 'fault_off'
  | 'back_office'
  | 'replaced'
  | 'other';

export interface WorldEvent {
  readonly kind: EventKind;
  readonly category: EventCategory;
  readonly name?: string;
  readonly status?: ApplicationStatus;
  readonly identificationStatus?: IdentStatus;
  readonly document?: string;
  readonly span?: number;
  readonly code?: string;
}

export function listWorldEvents(stateBefore: CapturedState, change: RecordedChange): readonly WorldEvent[] {
  if (change.isReplaced) return [{ kind: 'replaced', category: 'simulator' }];
  const { stateAfter } = change;
  const events = [
    ...clockEvents(change.clockMoveMs),
    ...applicationEvents(stateBefore, change),
    ...signatoryEvents(stateBefore, stateAfter),
    ...documentEvents(stateBefore, stateAfter),
    ...financingEvents(stateBefore, stateAfter),
    ...userEvents(stateBefore, stateAfter),
    ...simulatorEvents(stateBefore, stateAfter),
    ...addedRows(stateBefore.rows.mails, stateAfter.rows.mails).map(
      ({ subject, to }): WorldEvent => ({ kind: 'mail', category: 'mail', name: subject, code: to }),
    ),
  ];
  return events.length > 0 ? events : [{ kind: 'other', category: 'simulator' }];
}

function clockEvents(milliseconds: number): WorldEvent[] {
  if (milliseconds === 0) return [];
  return [
    {
      kind: milliseconds > 0 ? 'clock_forward' : 'clock_back',
      category: 'clock',
      span: Math.abs(milliseconds),
    },
  ];
}

const ANSWER_MEMBERS = [
  ['bank_data', ['bankName', 'iban']],
  ['tax_number', ['taxIdNumber']],
  ['factoring_data', ['factoring']],
  ['base_year', ['documents_base_year']],
  ['own_answers', ['custom_fields_list', 'company_custom_fields']],
] as const satisfies readonly (readonly [EventKind, readonly (keyof ApplicationRow['facts'])[]])[];

function applicationEvents(stateBefore: CapturedState, { stateAfter, cause }: RecordedChange): WorldEvent[] {
  const name = ({ facts }: ApplicationRow) => facts.shortApplicationId;
  return [
    ...addedRows(stateBefore.rows.applications, stateAfter.rows.applications).map(
      (row): WorldEvent => ({ kind: 'applied', category: 'customer', name: name(row) }),
    ),
    ...updatedRows(stateBefore.rows.applications, stateAfter.rows.applications).flatMap(
      ([rowBefore, rowAfter]): WorldEvent[] => {
        const status = parseStatus(rowAfter.facts.status);
        if (rowBefore.facts.status !== rowAfter.facts.status && status !== undefined) {
          const isSubmitted =
            rowBefore.facts.status === 'Open' && cause.source === 'portal' && status !== 'Rejected';
          const eventDetails = { name: name(rowAfter), status, code: status };
          return isSubmitted
            ? [{ kind: 'submitted', category: 'customer', ...eventDetails }]
            : [{ kind: 'status', category: 'bank', ...eventDetails }];
        }
        const answerEvents = ANSWER_MEMBERS.filter(([, members]) =>
          members.some(
            (member) =>
              rowBefore.facts[member] !== rowAfter.facts[member] &&
              !isEqual(rowBefore.facts[member], rowAfter.facts[member]),
          ),
        ).map(([kind]): WorldEvent => ({ kind, category: 'customer', name: name(rowAfter) }));
        const isOther = answerEvents.length === 0 && !isEqual(rowBefore.facts, rowAfter.facts);
        return isOther
          ? [{ kind: 'application_changed', category: 'customer', name: name(rowAfter) }]
          : answerEvents;
      },
    ),
  ];
}

function signatoryEvents(stateBefore: CapturedState, stateAfter: CapturedState): WorldEvent[] {
  const [rowsBefore, rowsAfter] = [stateBefore.rows.signatories, stateAfter.rows.signatories];
  const fullName = ({ first_name, last_name }: SignatoryRow) => `${first_name} ${last_name}`;
  const representativeEvent =
    (kind: EventKind) =>
    (row: SignatoryRow): WorldEvent => ({ kind, category: 'customer', name: fullName(row) });
  return [
    ...addedRows(rowsBefore, rowsAfter).map(representativeEvent('representative_added')),
    ...removedRows(rowsBefore, rowsAfter).map(representativeEvent('representative_removed')),
    ...updatedRows(rowsBefore, rowsAfter).flatMap(([rowBefore, rowAfter]): WorldEvent[] => {
      const steps = signingEvents(rowBefore, rowAfter).map(
        (event): WorldEvent => ({ category: 'customer', name: fullName(rowAfter), ...event }),
      );
      if (steps.length > 0 || isEqual(enteredData(rowBefore), enteredData(rowAfter))) return steps;
      return [representativeEvent('representative_changed')(rowAfter)];
    }),
  ];
}

function enteredData({ signing: _, invite_status: __, invited_until: ___, ...enteredFields }: SignatoryRow) {
  return enteredFields;
}

function signingEvents(
  rowBefore: SignatoryRow,
  rowAfter: SignatoryRow,
): (Pick<WorldEvent, 'kind'> & Partial<WorldEvent>)[] {
  const [signingBefore, signingAfter] = [rowBefore.signing, rowAfter.signing];
  const steps: (Pick<WorldEvent, 'kind'> & Partial<WorldEvent>)[] = [];
  if (signingBefore && signingAfter) {
    const { status, result } = signingAfter.identification;
    if (signingBefore.identification.status !== status || signingBefore.identification.result !== result) {
      const category = status === 'in_progress' ? 'customer' : 'bank';
      steps.push({ kind: 'identification', category, identificationStatus: status, code: result ?? status });
    }
    const signedCountBefore = signingBefore.other_documents.filter(({ is_signed }) => is_signed).length;
    if (signingAfter.other_documents.filter(({ is_signed }) => is_signed).length > signedCountBefore) {
      steps.push({ kind: 'paper_signed' });
    }
    if (signingAfter.completed_at !== null && signingBefore.completed_at === null)
      steps.push({ kind: 'signed' });
    else if (
      signingAfter.legal_signature_accepted_at !== null &&
      signingBefore.legal_signature_accepted_at === null
    ) {
      steps.push({ kind: 'terms_accepted' });
    }
  }
  if (rowBefore.invite_status !== rowAfter.invite_status && rowAfter.invite_status === 'accepted') {
    steps.push({ kind: 'invitation_accepted' });
  }
  return steps;
}

function documentEvents(stateBefore: CapturedState, stateAfter: CapturedState): WorldEvent[] {
  const [rowsBefore, rowsAfter] = [stateBefore.rows.documents, stateAfter.rows.documents];
  const createDocumentEvent =
    (kind: EventKind) =>
    ({ type, name, uploadedBy }: (typeof rowsAfter)[number]): WorldEvent => ({
      kind,
      category: uploadedBy === null ? 'bank' : 'customer',
      document: type,
      code: name,
    });
  return [
    ...addedRows(rowsBefore, rowsAfter).map(createDocumentEvent('document_added')),
    ...removedRows(rowsBefore, rowsAfter).map(createDocumentEvent('document_removed')),
    ...updatedRows(rowsBefore, rowsAfter).map(([, row]) => createDocumentEvent('document_changed')(row)),
  ];
}

function financingEvents(stateBefore: CapturedState, stateAfter: CapturedState): WorldEvent[] {
  const rowsBefore = stateBefore.rows;
  const rowsAfter = stateAfter.rows;
  const customerEvent = (kind: EventKind, name?: string | null): WorldEvent => ({
    kind,
    category: 'customer',
    ...(name && { name }),
  });
  return [
    ...addedRows(rowsBefore.financeObjects, rowsAfter.financeObjects).map(() =>
      customerEvent('object_added'),
    ),
    ...updatedRows(rowsBefore.financeObjects, rowsAfter.financeObjects).map(() =>
      customerEvent('object_changed'),
    ),
    ...removedRows(rowsBefore.financeObjects, rowsAfter.financeObjects).map(() =>
      customerEvent('object_removed'),
    ),
    ...addedRows(rowsBefore.debtors, rowsAfter.debtors).map(() => customerEvent('debtor_added')),
    ...updatedRows(rowsBefore.debtors, rowsAfter.debtors).map(() => customerEvent('debtor_changed')),
    ...removedRows(rowsBefore.debtors, rowsAfter.debtors).map(() => customerEvent('debtor_removed')),
    ...addedRows(rowsBefore.companies, rowsAfter.companies).map(({ fields }) =>
      customerEvent('company_added', fields.companyName),
    ),
    ...addedRows(rowsBefore.appointments, rowsAfter.appointments).map(({ day }) =>
      customerEvent('appointment', day),
    ),
  ];
}

function userEvents(stateBefore: CapturedState, stateAfter: CapturedState): WorldEvent[] {
  const [usersBefore, usersAfter] = [stateBefore.rows.users, stateAfter.rows.users];
  const kindOf = (userBefore: UserRow, userAfter: UserRow): EventKind => {
    if (userAfter.emailVerified && !userBefore.emailVerified) return 'email_confirmed';
    return userBefore.passwordHash === userAfter.passwordHash ? 'settings' : 'password';
  };
  return [
    ...addedRows(usersBefore, usersAfter).map(
      ({ email, passwordHash }): WorldEvent =>
        passwordHash === null
          ? { kind: 'invited', category: 'bank', name: email }
          : { kind: 'registered', category: 'customer', name: email },
    ),
    ...updatedRows(usersBefore, usersAfter).map(
      ([userBefore, userAfter]): WorldEvent => ({
        kind: kindOf(userBefore, userAfter),
        category: 'customer',
        name: userAfter.email,
      }),
    ),
  ];
}

function simulatorEvents(stateBefore: CapturedState, stateAfter: CapturedState): WorldEvent[] {
  const simulatorEvent = (kind: EventKind, details: Partial<WorldEvent> = {}): WorldEvent => ({
    kind,
    category: 'simulator',
    ...details,
  });
  const savedBanks = savedRows(stateBefore.rows.ownBanks, stateAfter.rows.ownBanks);
  const forms = savedRows(stateBefore.rows.ownForms, stateAfter.rows.ownForms);
  const faultName = ({ code, status }: CapturedState['faults'][number]) =>
    code ?? (status ? `HTTP ${status}` : '');
  return [
    ...savedBanks.map(({ document }) => simulatorEvent('own_bank', { name: document.name })),
    ...removedRows(stateBefore.rows.ownBanks, stateAfter.rows.ownBanks).map(() =>
      simulatorEvent('own_bank_gone'),
    ),
    ...forms.map(({ id }) => simulatorEvent('own_form', { code: id })),
    ...removedRows(stateBefore.rows.ownForms, stateAfter.rows.ownForms).map(({ id }) =>
      simulatorEvent('own_form_gone', { code: id }),
    ),
    ...addedRows(stateBefore.faults, stateAfter.faults).map((fault) =>
      simulatorEvent('fault_on', { code: faultName(fault) }),
    ),
    ...removedRows(stateBefore.faults, stateAfter.faults).map((fault) =>
      simulatorEvent('fault_off', { code: faultName(fault) }),
    ),
    ...(stateBefore.rows.backOffice === stateAfter.rows.backOffice ? [] : [simulatorEvent('back_office')]),
  ];
}

interface RowWithId {
  readonly id: string;
}

function addedRows<R extends RowWithId>(rowsBefore: readonly R[], rowsAfter: readonly R[]): R[] {
  if (rowsBefore === rowsAfter) return [];
  const knownIds = new Set(rowsBefore.map(({ id }) => id));
  return rowsAfter.filter(({ id }) => !knownIds.has(id));
}

function removedRows<R extends RowWithId>(rowsBefore: readonly R[], rowsAfter: readonly R[]): R[] {
  return addedRows(rowsAfter, rowsBefore);
}

function updatedRows<R extends RowWithId>(rowsBefore: readonly R[], rowsAfter: readonly R[]): [R, R][] {
  if (rowsBefore === rowsAfter) return [];
  const rowsById = new Map(rowsBefore.map((row) => [row.id, row]));
  return rowsAfter.flatMap((row): [R, R][] => {
    const rowBefore = rowsById.get(row.id);
    return rowBefore === undefined || rowBefore === row ? [] : [[rowBefore, row]];
  });
}

function savedRows<R extends RowWithId>(rowsBefore: readonly R[], rowsAfter: readonly R[]): R[] {
  return [...addedRows(rowsBefore, rowsAfter), ...updatedRows(rowsBefore, rowsAfter).map(([, row]) => row)];
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
