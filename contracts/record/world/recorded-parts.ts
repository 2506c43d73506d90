import { CALLS } from 'contracts/api';
import type { Application } from 'contracts/api/applications';
import type { NewAppointment } from 'contracts/api/appointments';
import type { NewCompany } from 'contracts/api/companies';
import type { DocumentRecord } from 'contracts/api/documents';
import type { Debtor } from 'contracts/api/factoring';
import type { FinanceObject } from 'contracts/api/finance-objects';
import type { Signatory, SignatoryRequirements } from 'contracts/api/signatories';
import type { z } from 'zod';
import type { ReplacedExchange } from '../replace/replace-personal-data';

export interface RecordedUser {
  email: string;
  emailVerified: boolean;
  language: string;
}

export interface Part<Of> {
  application: string;
  is: Of;
}

export class RecordedParts {
  /** By number of the session. */
  readonly users = new Map<number, RecordedUser>();
  readonly applications = new Map<string, { owner: number; is: Application }>();
  readonly listed = new Set<string>();
  readonly signatories = new Map<string, Part<Signatory>>();
  readonly requirements = new Map<string, SignatoryRequirements>();
  readonly documents = new Map<string, Part<DocumentRecord>>();
  readonly financeObjects = new Map<string, Part<FinanceObject>>();
  readonly debtors = new Map<string, Part<Debtor> & { at: Date }>();
  readonly companies = new Map<string, { owner: number; is: NewCompany }>();
  readonly appointments = new Map<string, Part<NewAppointment>>();
  partner: string | null = null;
  appointmentMinutes = 60;
}

/** Refused calls are ignored. */
export function recordedPartsIn(exchanges: readonly ReplacedExchange[]): RecordedParts {
  const seen = new RecordedParts();
  for (const each of exchanges) {
    if (each.status !== each.call.status) continue;
    account(seen, each);
    application(seen, each);
    people(seen, each);
    documents(seen, each);
    financing(seen, each);
    configuration(seen, each);
  }
  return seen;
}

type CallName = keyof typeof CALLS;

function answerTo<Name extends CallName>(
  { call, answer }: ReplacedExchange,
  ...names: Name[]
): z.output<(typeof CALLS)[Name]['answer']> | null {
  const name = names.find((each) => each === call.name);
  if (name === undefined) return null;
  const { data } = CALLS[name].answer.safeParse(answer);
  // Safe cast: the call's name determines schema and type.
  return (data ?? null) as z.output<(typeof CALLS)[Name]['answer']> | null;
}

function sentTo<Name extends CallName>({ call, sent }: ReplacedExchange, name: Name) {
  if (call.name !== name) return null;
  const { data } = CALLS[name].body.safeParse(sent);
  return (data ?? null) as z.output<(typeof CALLS)[Name]['body']> | null;
}

const param = ({ params }: ReplacedExchange, name: string): string =>
  (params as Readonly<Record<string, string>>)[name] ?? '';

function account(seen: RecordedParts, each: ReplacedExchange): void {
  const { session } = each;
  if (session === null) return;
  const before = seen.users.get(session);
  const credentials = sentTo(each, 'login') ?? sentTo(each, 'register');
  if (credentials) {
    const language = sentTo(each, 'register')?.interface_language ?? 'de';
    seen.users.set(session, { email: credentials.email, emailVerified: false, language });
  }
  const profile = answerTo(each, 'getProfile', 'updateProfile');
  if (profile) {
    const { email, emailVerified, interface_language: language } = profile;
    seen.users.set(session, { email, emailVerified, language });
  }
  if (each.call.name === 'confirmEmail' && before)
    seen.users.set(session, { ...before, emailVerified: true });
}

function application(seen: RecordedParts, each: ReplacedExchange): void {
  const whole = answerTo(
    each,
    'createApplication',
    'getApplication',
    'changeStatus',
    'updateBankInfo',
    'updateApplication',
    'updateCustomFields',
    'updateFactoringFinancials',
    'updateFactoringInvoices',
    'updateFactoringRisk',
  );
  if (whole && each.session !== null) {
    const owner = seen.applications.get(whole.applicationId)?.owner ?? each.session;
    seen.applications.set(whole.applicationId, { owner, is: whole });
  }
  for (const listed of answerTo(each, 'listApplications') ?? []) {
    seen.listed.add(listed.applicationId);
    const known = seen.applications.get(listed.applicationId);
    if (known) known.is = { ...known.is, status: listed.status };
  }
}

function people(seen: RecordedParts, each: ReplacedExchange): void {
  const several = answerTo(each, 'listSignatories', 'addSignatories') ?? [];
  const one = answerTo(each, 'updateSignatory');
  for (const person of one ? [one] : several) {
    seen.signatories.set(person.signatory_id, { application: param(each, 'id'), is: person });
    if (person.requirements) seen.requirements.set(person.signatory_id, person.requirements);
  }
  const requirements = answerTo(
    each,
    'getRequirements',
    'acceptRequirements',
    'linkSignedDocument',
    'startVideoIdent',
  );
  if (requirements) seen.requirements.set(param(each, 'signatoryId'), requirements);
  if (each.call.name === 'deleteSignatory') seen.signatories.delete(param(each, 'signatoryId'));
}

function documents(seen: RecordedParts, each: ReplacedExchange): void {
  const one = answerTo(each, 'confirmUpload', 'setDocumentVisibility');
  const listed = answerTo(each, 'listDocuments')?.result ?? [];
  for (const document of one ? [one] : listed) {
    const application = seen.documents.get(document.document_id)?.application ?? param(each, 'id');
    seen.documents.set(document.document_id, { application, is: document });
  }
  if (each.call.name === 'deleteDocument') seen.documents.delete(param(each, 'documentId'));
}

function financing(seen: RecordedParts, each: ReplacedExchange): void {
  const within = { application: param(each, 'id') };
  const object = answerTo(each, 'addFinanceObject', 'replaceFinanceObject');
  for (const is of object ? [object] : (answerTo(each, 'listFinanceObjects') ?? [])) {
    seen.financeObjects.set(is.finance_object_id, { ...within, is });
  }
  if (each.call.name === 'deleteFinanceObject') seen.financeObjects.delete(param(each, 'objectId'));
  const debtor = answerTo(each, 'addDebtor', 'updateDebtor', 'requestInsuranceCover');
  for (const is of debtor ? [debtor] : (answerTo(each, 'listDebtors') ?? [])) {
    seen.debtors.set(is.debitor_id, { ...within, is, at: each.at });
  }
  if (each.call.name === 'deleteDebtor') seen.debtors.delete(param(each, 'debitorId'));
  const company = sentTo(each, 'addCompany');
  const { companyId } = answerTo(each, 'addCompany') ?? {};
  if (company && companyId !== undefined && each.session !== null) {
    seen.companies.set(companyId, { owner: each.session, is: company });
  }
  const appointment = answerTo(each, 'bookAppointment');
  if (appointment) {
    const { appointment_id, ...is } = appointment;
    seen.appointments.set(appointment_id, { ...within, is });
  }
}

function configuration(seen: RecordedParts, each: ReplacedExchange): void {
  if (each.call.name === 'getPartnerConfig') seen.partner = param(each, 'subdomain');
  const appointments = answerTo(each, 'getConfig')?.public_features.find(
    ({ name }) => name === 'appointments',
  );
  const minutes = Number(Object(appointments?.value).meeting_duration_minutes);
  if (minutes > 0) seen.appointmentMinutes = minutes;
}
