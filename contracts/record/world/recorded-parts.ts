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

export interface RecordedPart<Data> {
  application: string;
  data: Data;
}

export class RecordedParts {
  readonly users = new Map<number, RecordedUser>();
  readonly applications = new Map<string, { owner: number; data: Application }>();
  readonly listedIds = new Set<string>();
  readonly signatories = new Map<string, RecordedPart<Signatory>>();
  readonly requirements = new Map<string, SignatoryRequirements>();
  readonly documents = new Map<string, RecordedPart<DocumentRecord>>();
  readonly financeObjects = new Map<string, RecordedPart<FinanceObject>>();
  readonly debtors = new Map<string, RecordedPart<Debtor> & { recordedAt: Date }>();
  readonly companies = new Map<string, { owner: number; data: NewCompany }>();
  readonly appointments = new Map<string, RecordedPart<NewAppointment>>();
  partner: string | null = null;
  appointmentMinutes = 60;
}

export function findRecordedParts(exchanges: readonly ReplacedExchange[]): RecordedParts {
  const parts = new RecordedParts();
  for (const exchange of exchanges) {
    if (exchange.status !== exchange.call.status) continue;
    readAccount(parts, exchange);
    readApplication(parts, exchange);
    readPeople(parts, exchange);
    readDocuments(parts, exchange);
    readFinancing(parts, exchange);
    readConfiguration(parts, exchange);
  }
  return parts;
}

type CallName = keyof typeof CALLS;

function responseTo<Name extends CallName>(
  { call, response }: ReplacedExchange,
  ...names: Name[]
): z.output<(typeof CALLS)[Name]['response']> | null {
  const name = names.find((callName) => callName === call.name);
  if (name === undefined) return null;
  const { data } = CALLS[name].response.safeParse(response);
  // Safe cast: the call's name determines schema and type.
  return (data ?? null) as z.output<(typeof CALLS)[Name]['response']> | null;
}

function requestBodyOf<Name extends CallName>({ call, requestBody }: ReplacedExchange, name: Name) {
  if (call.name !== name) return null;
  const { data } = CALLS[name].body.safeParse(requestBody);
  return (data ?? null) as z.output<(typeof CALLS)[Name]['body']> | null;
}

const pathParameter = ({ params }: ReplacedExchange, name: string): string =>
  (params as Readonly<Record<string, string>>)[name] ?? '';

function readAccount(parts: RecordedParts, exchange: ReplacedExchange): void {
  const { session } = exchange;
  if (session === null) return;
  const knownUser = parts.users.get(session);
  const credentials = requestBodyOf(exchange, 'login') ?? requestBodyOf(exchange, 'register');
  if (credentials) {
    const language = requestBodyOf(exchange, 'register')?.interface_language ?? 'de';
    parts.users.set(session, { email: credentials.email, emailVerified: false, language });
  }
  const profile = responseTo(exchange, 'getProfile', 'updateProfile');
  if (profile) {
    const { email, emailVerified, interface_language: language } = profile;
    parts.users.set(session, { email, emailVerified, language });
  }
  if (exchange.call.name === 'confirmEmail' && knownUser)
    parts.users.set(session, { ...knownUser, emailVerified: true });
}

function readApplication(parts: RecordedParts, exchange: ReplacedExchange): void {
  const fullApplication = responseTo(
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
  if (fullApplication && exchange.session !== null) {
    const owner = parts.applications.get(fullApplication.applicationId)?.owner ?? exchange.session;
    parts.applications.set(fullApplication.applicationId, { owner, data: fullApplication });
  }
  for (const listedApplication of responseTo(exchange, 'listApplications') ?? []) {
    parts.listedIds.add(listedApplication.applicationId);
    const knownApplication = parts.applications.get(listedApplication.applicationId);
    if (knownApplication)
      knownApplication.data = { ...knownApplication.data, status: listedApplication.status };
  }
}

function readPeople(parts: RecordedParts, exchange: ReplacedExchange): void {
  const signatories = responseTo(exchange, 'listSignatories', 'addSignatories') ?? [];
  const updatedSignatory = responseTo(exchange, 'updateSignatory');
  for (const person of updatedSignatory ? [updatedSignatory] : signatories) {
    parts.signatories.set(person.signatory_id, { application: pathParameter(exchange, 'id'), data: person });
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
  const changedDocument = responseTo(exchange, 'confirmUpload', 'setDocumentVisibility');
  const listedDocuments = responseTo(exchange, 'listDocuments')?.result ?? [];
  for (const document of changedDocument ? [changedDocument] : listedDocuments) {
    const application =
      parts.documents.get(document.document_id)?.application ?? pathParameter(exchange, 'id');
    parts.documents.set(document.document_id, { application, data: document });
  }
  if (exchange.call.name === 'deleteDocument') parts.documents.delete(pathParameter(exchange, 'documentId'));
}

function readFinancing(parts: RecordedParts, exchange: ReplacedExchange): void {
  const parent = { application: pathParameter(exchange, 'id') };
  const object = responseTo(exchange, 'addFinanceObject', 'replaceFinanceObject');
  for (const data of object ? [object] : (responseTo(exchange, 'listFinanceObjects') ?? [])) {
    parts.financeObjects.set(data.finance_object_id, { ...parent, data });
  }
  if (exchange.call.name === 'deleteFinanceObject')
    parts.financeObjects.delete(pathParameter(exchange, 'objectId'));
  const debtor = responseTo(exchange, 'addDebtor', 'updateDebtor', 'requestInsuranceCover');
  for (const data of debtor ? [debtor] : (responseTo(exchange, 'listDebtors') ?? [])) {
    parts.debtors.set(data.debitor_id, { ...parent, data, recordedAt: exchange.startedAt });
  }
  if (exchange.call.name === 'deleteDebtor') parts.debtors.delete(pathParameter(exchange, 'debitorId'));
  const company = requestBodyOf(exchange, 'addCompany');
  const { companyId } = responseTo(exchange, 'addCompany') ?? {};
  if (company && companyId !== undefined && exchange.session !== null) {
    parts.companies.set(companyId, { owner: exchange.session, data: company });
  }
  const appointment = responseTo(exchange, 'bookAppointment');
  if (appointment) {
    const { appointment_id, ...data } = appointment;
    parts.appointments.set(appointment_id, { ...parent, data });
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
