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

export interface RecordedPart<Of> {
  application: string;
  is: Of;
}

export class RecordedParts {
  readonly users = new Map<number, RecordedUser>();
  readonly applications = new Map<string, { owner: number; is: Application }>();
  readonly listed = new Set<string>();
  readonly signatories = new Map<string, RecordedPart<Signatory>>();
  readonly requirements = new Map<string, SignatoryRequirements>();
  readonly documents = new Map<string, RecordedPart<DocumentRecord>>();
  readonly financeObjects = new Map<string, RecordedPart<FinanceObject>>();
  readonly debtors = new Map<string, RecordedPart<Debtor> & { at: Date }>();
  readonly companies = new Map<string, { owner: number; is: NewCompany }>();
  readonly appointments = new Map<string, RecordedPart<NewAppointment>>();
  partner: string | null = null;
  appointmentMinutes = 60;
}

export function findRecordedParts(exchanges: readonly ReplacedExchange[]): RecordedParts {
  const seen = new RecordedParts();
  for (const each of exchanges) {
    if (each.status !== each.call.status) continue;
    readAccount(seen, each);
    readApplication(seen, each);
    readPeople(seen, each);
    readDocuments(seen, each);
    readFinancing(seen, each);
    readConfiguration(seen, each);
  }
  return seen;
}

type CallName = keyof typeof CALLS;

function responseTo<Name extends CallName>(
  { call, response: answer }: ReplacedExchange,
  ...names: Name[]
): z.output<(typeof CALLS)[Name]['response']> | null {
  const name = names.find((each) => each === call.name);
  if (name === undefined) return null;
  const { data } = CALLS[name].response.safeParse(answer);
  // Safe cast: the call's name determines schema and type.
  return (data ?? null) as z.output<(typeof CALLS)[Name]['response']> | null;
}

function sentTo<Name extends CallName>({ call, sent }: ReplacedExchange, name: Name) {
  if (call.name !== name) return null;
  const { data } = CALLS[name].body.safeParse(sent);
  return (data ?? null) as z.output<(typeof CALLS)[Name]['body']> | null;
}

const pathParameter = ({ params }: ReplacedExchange, name: string): string =>
  (params as Readonly<Record<string, string>>)[name] ?? '';

function readAccount(parts: RecordedParts, exchange: ReplacedExchange): void {
  const { session } = exchange;
  if (session === null) return;
  const before = parts.users.get(session);
  const credentials = sentTo(exchange, 'login') ?? sentTo(exchange, 'register');
  if (credentials) {
    const language = sentTo(exchange, 'register')?.interface_language ?? 'de';
    parts.users.set(session, { email: credentials.email, emailVerified: false, language });
  }
  const profile = responseTo(exchange, 'getProfile', 'updateProfile');
  if (profile) {
    const { email, emailVerified, interface_language: language } = profile;
    parts.users.set(session, { email, emailVerified, language });
  }
  if (exchange.call.name === 'confirmEmail' && before)
    parts.users.set(session, { ...before, emailVerified: true });
}

function readApplication(parts: RecordedParts, exchange: ReplacedExchange): void {
  const whole = responseTo(
    exchange,
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
  if (whole && exchange.session !== null) {
    const owner = parts.applications.get(whole.applicationId)?.owner ?? exchange.session;
    parts.applications.set(whole.applicationId, { owner, is: whole });
  }
  for (const listed of responseTo(exchange, 'listApplications') ?? []) {
    parts.listed.add(listed.applicationId);
    const known = parts.applications.get(listed.applicationId);
    if (known) known.is = { ...known.is, status: listed.status };
  }
}

function readPeople(parts: RecordedParts, exchange: ReplacedExchange): void {
  const several = responseTo(exchange, 'listSignatories', 'addSignatories') ?? [];
  const one = responseTo(exchange, 'updateSignatory');
  for (const person of one ? [one] : several) {
    parts.signatories.set(person.signatory_id, { application: pathParameter(exchange, 'id'), is: person });
    if (person.requirements) parts.requirements.set(person.signatory_id, person.requirements);
  }
  const requirements = responseTo(
    exchange,
    'getRequirements',
    'acceptRequirements',
    'linkSignedDocument',
    'startVideoIdent',
  );
  if (requirements) parts.requirements.set(pathParameter(exchange, 'signatoryId'), requirements);
  if (exchange.call.name === 'deleteSignatory')
    parts.signatories.delete(pathParameter(exchange, 'signatoryId'));
}

function readDocuments(parts: RecordedParts, exchange: ReplacedExchange): void {
  const one = responseTo(exchange, 'confirmUpload', 'setDocumentVisibility');
  const listed = responseTo(exchange, 'listDocuments')?.result ?? [];
  for (const document of one ? [one] : listed) {
    const application =
      parts.documents.get(document.document_id)?.application ?? pathParameter(exchange, 'id');
    parts.documents.set(document.document_id, { application, is: document });
  }
  if (exchange.call.name === 'deleteDocument') parts.documents.delete(pathParameter(exchange, 'documentId'));
}

function readFinancing(parts: RecordedParts, exchange: ReplacedExchange): void {
  const within = { application: pathParameter(exchange, 'id') };
  const object = responseTo(exchange, 'addFinanceObject', 'replaceFinanceObject');
  for (const is of object ? [object] : (responseTo(exchange, 'listFinanceObjects') ?? [])) {
    parts.financeObjects.set(is.finance_object_id, { ...within, is });
  }
  if (exchange.call.name === 'deleteFinanceObject')
    parts.financeObjects.delete(pathParameter(exchange, 'objectId'));
  const debtor = responseTo(exchange, 'addDebtor', 'updateDebtor', 'requestInsuranceCover');
  for (const is of debtor ? [debtor] : (responseTo(exchange, 'listDebtors') ?? [])) {
    parts.debtors.set(is.debitor_id, { ...within, is, at: exchange.at });
  }
  if (exchange.call.name === 'deleteDebtor') parts.debtors.delete(pathParameter(exchange, 'debitorId'));
  const company = sentTo(exchange, 'addCompany');
  const { companyId } = responseTo(exchange, 'addCompany') ?? {};
  if (company && companyId !== undefined && exchange.session !== null) {
    parts.companies.set(companyId, { owner: exchange.session, is: company });
  }
  const appointment = responseTo(exchange, 'bookAppointment');
  if (appointment) {
    const { appointment_id, ...is } = appointment;
    parts.appointments.set(appointment_id, { ...within, is });
  }
}

function readConfiguration(parts: RecordedParts, exchange: ReplacedExchange): void {
  if (exchange.call.name === 'getPartnerConfig') parts.partner = pathParameter(exchange, 'subdomain');
  const appointments = responseTo(exchange, 'getConfig')?.public_features.find(
    ({ name }) => name === 'appointments',
  );
  const minutes = Number(Object(appointments?.value).meeting_duration_minutes);
  if (minutes > 0) parts.appointmentMinutes = minutes;
}
