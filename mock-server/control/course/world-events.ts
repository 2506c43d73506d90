import type { ApplicationStatus, IdentStatus } from 'contracts/api/enumerations';
import type { TimelineLane } from '../../pages/course/course-data';
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
  readonly what: EventKind;
  readonly lane: TimelineLane;
  readonly name?: string;
  readonly status?: ApplicationStatus;
  readonly ident?: IdentStatus;
  readonly document?: string;
  readonly span?: number;
  readonly code?: string;
}

export function listWorldEvents(before: CapturedState, change: RecordedChange): readonly WorldEvent[] {
  if (change.isReplaced) return [{ what: 'replaced', lane: 'simulator' }];
  const { after } = change;
  const all = [
    ...clockEvents(change.clockMove),
    ...applicationEvents(before, change),
    ...signatoryEvents(before, after),
    ...documentEvents(before, after),
    ...financingEvents(before, after),
    ...userEvents(before, after),
    ...simulatorEvents(before, after),
    ...addedRows(before.rows.mails, after.rows.mails).map(
      ({ subject, to }): WorldEvent => ({ what: 'mail', lane: 'mail', name: subject, code: to }),
    ),
  ];
  return all.length > 0 ? all : [{ what: 'other', lane: 'simulator' }];
}

function clockEvents(milliseconds: number): WorldEvent[] {
  if (milliseconds === 0) return [];
  return [
    { what: milliseconds > 0 ? 'clock_forward' : 'clock_back', lane: 'clock', span: Math.abs(milliseconds) },
  ];
}

const ANSWER_MEMBERS = [
  ['bank_data', ['bankName', 'iban']],
  ['tax_number', ['taxIdNumber']],
  ['factoring_data', ['factoring']],
  ['base_year', ['documents_base_year']],
  ['own_answers', ['custom_fields_list', 'company_custom_fields']],
] as const satisfies readonly (readonly [EventKind, readonly (keyof ApplicationRow['facts'])[]])[];

function applicationEvents(before: CapturedState, { after, cause }: RecordedChange): WorldEvent[] {
  const name = ({ facts }: ApplicationRow) => facts.shortApplicationId;
  return [
    ...addedRows(before.rows.applications, after.rows.applications).map(
      (row): WorldEvent => ({ what: 'applied', lane: 'customer', name: name(row) }),
    ),
    ...updatedRows(before.rows.applications, after.rows.applications).flatMap(([from, to]): WorldEvent[] => {
      const status = parseStatus(to.facts.status);
      if (from.facts.status !== to.facts.status && status !== undefined) {
        const isSubmitted = from.facts.status === 'Open' && cause.by === 'portal' && status !== 'Rejected';
        const moved = { name: name(to), status, code: status };
        return isSubmitted
          ? [{ what: 'submitted', lane: 'customer', ...moved }]
          : [{ what: 'status', lane: 'bank', ...moved }];
      }
      const known = ANSWER_MEMBERS.filter(([, members]) =>
        members.some(
          (member) =>
            from.facts[member] !== to.facts[member] && !isEqual(from.facts[member], to.facts[member]),
        ),
      ).map(([what]): WorldEvent => ({ what, lane: 'customer', name: name(to) }));
      const isOther = known.length === 0 && !isEqual(from.facts, to.facts);
      return isOther ? [{ what: 'application_changed', lane: 'customer', name: name(to) }] : known;
    }),
  ];
}

function signatoryEvents(before: CapturedState, after: CapturedState): WorldEvent[] {
  const [old, now] = [before.rows.signatories, after.rows.signatories];
  const called = ({ first_name, last_name }: SignatoryRow) => `${first_name} ${last_name}`;
  const representativeEvent =
    (what: EventKind) =>
    (row: SignatoryRow): WorldEvent => ({ what, lane: 'customer', name: called(row) });
  return [
    ...addedRows(old, now).map(representativeEvent('representative_added')),
    ...removedRows(old, now).map(representativeEvent('representative_removed')),
    ...updatedRows(old, now).flatMap(([from, to]): WorldEvent[] => {
      const steps = signingEvents(from, to).map(
        (it): WorldEvent => ({ lane: 'customer', name: called(to), ...it }),
      );
      if (steps.length > 0 || isEqual(enteredData(from), enteredData(to))) return steps;
      return [representativeEvent('representative_changed')(to)];
    }),
  ];
}

function enteredData({ signing: _, invite_status: __, invited_until: ___, ...rest }: SignatoryRow) {
  return rest;
}

function signingEvents(
  before: SignatoryRow,
  after: SignatoryRow,
): (Pick<WorldEvent, 'what'> & Partial<WorldEvent>)[] {
  const [was, is] = [before.signing, after.signing];
  const steps: (Pick<WorldEvent, 'what'> & Partial<WorldEvent>)[] = [];
  if (was && is) {
    const { status, result } = is.identification;
    if (was.identification.status !== status || was.identification.result !== result) {
      const lane = status === 'in_progress' ? 'customer' : 'bank';
      steps.push({ what: 'identification', lane, ident: status, code: result ?? status });
    }
    const signedBefore = was.other_documents.filter(({ is_signed }) => is_signed).length;
    if (is.other_documents.filter(({ is_signed }) => is_signed).length > signedBefore) {
      steps.push({ what: 'paper_signed' });
    }
    if (is.completed_at !== null && was.completed_at === null) steps.push({ what: 'signed' });
    else if (is.legal_signature_accepted_at !== null && was.legal_signature_accepted_at === null) {
      steps.push({ what: 'terms_accepted' });
    }
  }
  if (before.invite_status !== after.invite_status && after.invite_status === 'accepted') {
    steps.push({ what: 'invitation_accepted' });
  }
  return steps;
}

function documentEvents(before: CapturedState, after: CapturedState): WorldEvent[] {
  const [old, now] = [before.rows.documents, after.rows.documents];
  const aboutUser =
    (what: EventKind) =>
    ({ type, name, uploadedBy }: (typeof now)[number]): WorldEvent => ({
      what,
      lane: uploadedBy === null ? 'bank' : 'customer',
      document: type,
      code: name,
    });
  return [
    ...addedRows(old, now).map(aboutUser('document_added')),
    ...removedRows(old, now).map(aboutUser('document_removed')),
    ...updatedRows(old, now).map(([, row]) => aboutUser('document_changed')(row)),
  ];
}

function financingEvents(before: CapturedState, after: CapturedState): WorldEvent[] {
  const old = before.rows;
  const now = after.rows;
  const customerEvent = (what: EventKind, name?: string | null): WorldEvent => ({
    what,
    lane: 'customer',
    ...(name && { name }),
  });
  return [
    ...addedRows(old.financeObjects, now.financeObjects).map(() => customerEvent('object_added')),
    ...updatedRows(old.financeObjects, now.financeObjects).map(() => customerEvent('object_changed')),
    ...removedRows(old.financeObjects, now.financeObjects).map(() => customerEvent('object_removed')),
    ...addedRows(old.debtors, now.debtors).map(() => customerEvent('debtor_added')),
    ...updatedRows(old.debtors, now.debtors).map(() => customerEvent('debtor_changed')),
    ...removedRows(old.debtors, now.debtors).map(() => customerEvent('debtor_removed')),
    ...addedRows(old.companies, now.companies).map(({ fields }) =>
      customerEvent('company_added', fields.companyName),
    ),
    ...addedRows(old.appointments, now.appointments).map(({ day }) => customerEvent('appointment', day)),
  ];
}

function userEvents(before: CapturedState, after: CapturedState): WorldEvent[] {
  const [old, now] = [before.rows.users, after.rows.users];
  const what = (from: UserRow, to: UserRow): EventKind => {
    if (to.emailVerified && !from.emailVerified) return 'email_confirmed';
    return from.passwordHash === to.passwordHash ? 'settings' : 'password';
  };
  return [
    ...addedRows(old, now).map(
      ({ email, passwordHash }): WorldEvent =>
        passwordHash === null
          ? { what: 'invited', lane: 'bank', name: email }
          : { what: 'registered', lane: 'customer', name: email },
    ),
    ...updatedRows(old, now).map(
      ([from, to]): WorldEvent => ({ what: what(from, to), lane: 'customer', name: to.email }),
    ),
  ];
}

function simulatorEvents(before: CapturedState, after: CapturedState): WorldEvent[] {
  const simulatorEvent = (what: EventKind, more: Partial<WorldEvent> = {}): WorldEvent => ({
    what,
    lane: 'simulator',
    ...more,
  });
  const banks = savedRows(before.rows.ownBanks, after.rows.ownBanks);
  const forms = savedRows(before.rows.ownForms, after.rows.ownForms);
  const faultName = ({ code, status }: CapturedState['faults'][number]) =>
    code ?? (status ? `HTTP ${status}` : '');
  return [
    ...banks.map(({ document }) => simulatorEvent('own_bank', { name: document.name })),
    ...removedRows(before.rows.ownBanks, after.rows.ownBanks).map(() => simulatorEvent('own_bank_gone')),
    ...forms.map(({ id }) => simulatorEvent('own_form', { code: id })),
    ...removedRows(before.rows.ownForms, after.rows.ownForms).map(({ id }) =>
      simulatorEvent('own_form_gone', { code: id }),
    ),
    ...addedRows(before.faults, after.faults).map((fault) =>
      simulatorEvent('fault_on', { code: faultName(fault) }),
    ),
    ...removedRows(before.faults, after.faults).map((fault) =>
      simulatorEvent('fault_off', { code: faultName(fault) }),
    ),
    ...(before.rows.backOffice === after.rows.backOffice ? [] : [simulatorEvent('back_office')]),
  ];
}

interface Identified {
  readonly id: string;
}

function addedRows<R extends Identified>(before: readonly R[], after: readonly R[]): R[] {
  if (before === after) return [];
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}

function removedRows<R extends Identified>(before: readonly R[], after: readonly R[]): R[] {
  return addedRows(after, before);
}

function updatedRows<R extends Identified>(before: readonly R[], after: readonly R[]): [R, R][] {
  if (before === after) return [];
  const known = new Map(before.map((row) => [row.id, row]));
  return after.flatMap((row): [R, R][] => {
    const old = known.get(row.id);
    return old === undefined || old === row ? [] : [[old, row]];
  });
}

function savedRows<R extends Identified>(before: readonly R[], after: readonly R[]): R[] {
  return [...addedRows(before, after), ...updatedRows(before, after).map(([, row]) => row)];
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
