import { normaliseEmail } from '../rules/account-rules';
import { nextBackOfficeStatus } from '../rules/back-office';
import { flowOf } from '../rules/status-flow';
import { Blobs } from './blobs';
import { Collection } from './collection';
import { type DocumentRow, documentRow } from './document-rows';
import {
  type AppointmentRow,
  appointmentRow,
  type CompanyRow,
  companyRow,
  type DebtorRow,
  debtorRow,
  type FinanceObjectRow,
  financeObjectRow,
} from './financing-rows';
import {
  type ApplicationRow,
  type AttemptsRow,
  applicationRow,
  attemptsRow,
  type BackOfficeRow,
  backOfficeRow,
  type FormDraftRow,
  formDraftRow,
  type MailRow,
  mailRow,
  type OwnBankRow,
  type OwnFormRow,
  ownBankRow,
  ownFormRow,
  type SessionRow,
  sessionRow,
  type TokenRow,
  tokenRow,
  type UserRow,
  userRow,
} from './rows';
import { type SignatoryRow, signatoryRow } from './signatory-rows';

export interface Store {
  users: Collection<UserRow, 'email'>;
  sessions: Collection<SessionRow, 'userId'>;
  tokens: Collection<TokenRow, 'userId'>;
  applications: Collection<ApplicationRow, 'ownerId' | 'shortId' | 'idempotency' | 'turn'>;
  signatories: Collection<SignatoryRow, 'applicationId' | 'email' | 'identLink'>;
  documents: Collection<DocumentRow, 'applicationId'>;
  blobs: Blobs;
  financeObjects: Collection<FinanceObjectRow, 'applicationId'>;
  companies: Collection<CompanyRow, 'ownerId'>;
  debtors: Collection<DebtorRow, 'applicationId' | 'company'>;
  appointments: Collection<AppointmentRow, 'applicationId' | 'day'>;
  mails: Collection<MailRow>;
  attempts: Collection<AttemptsRow>;
  backOffice: Collection<BackOfficeRow>;
  ownBanks: Collection<OwnBankRow>;
  ownForms: Collection<OwnFormRow>;
  formDrafts: Collection<FormDraftRow>;
}

export function createStore(onChange: () => void): Store {
  return {
    users: new Collection({ schema: userRow, keys: { email: (row: UserRow) => row.email }, onChange }),
    sessions: new Collection({
      schema: sessionRow,
      keys: { userId: (row: SessionRow) => row.userId },
      onChange,
    }),
    tokens: new Collection({ schema: tokenRow, keys: { userId: (row: TokenRow) => row.userId }, onChange }),
    applications: new Collection({
      schema: applicationRow,
      keys: {
        ownerId: (row: ApplicationRow) => row.ownerId,
        shortId: (row: ApplicationRow) => row.facts.shortApplicationId,
        idempotency: (row: ApplicationRow) =>
          row.idempotencyKey === null ? null : idempotencyIndex(row.ownerId, row.idempotencyKey),
        turn: ({ facts }: ApplicationRow) =>
          nextBackOfficeStatus(flowOf(facts.allBanksLoanPurpose), facts.status) === undefined
            ? null
            : BACK_OFFICE,
      },
      onChange,
    }),
    signatories: new Collection({
      schema: signatoryRow,
      keys: {
        applicationId: (row: SignatoryRow) => row.applicationId,
        email: (row: SignatoryRow) => (row.email ? normaliseEmail(row.email) : null),
        identLink: (row: SignatoryRow) => row.signing?.identification.link ?? null,
      },
      onChange,
    }),
    documents: new Collection({
      schema: documentRow,
      keys: { applicationId: (row: DocumentRow) => row.applicationId },
      onChange,
    }),
    blobs: new Blobs(onChange),
    financeObjects: new Collection({
      schema: financeObjectRow,
      keys: { applicationId: (row: FinanceObjectRow) => row.applicationId },
      onChange,
    }),
    companies: new Collection({
      schema: companyRow,
      keys: { ownerId: (row: CompanyRow) => row.ownerId },
      onChange,
    }),
    debtors: new Collection({
      schema: debtorRow,
      keys: {
        applicationId: (row: DebtorRow) => row.applicationId,
        company: (row: DebtorRow) => debtorIndex(row.applicationId, row.companyKey),
      },
      onChange,
    }),
    appointments: new Collection({
      schema: appointmentRow,
      keys: {
        applicationId: (row: AppointmentRow) => row.applicationId,
        day: (row: AppointmentRow) => advisorsDay(row.deployment, row.day),
      },
      onChange,
    }),
    mails: new Collection<MailRow>({ schema: mailRow, keys: {}, onChange }),
    attempts: new Collection<AttemptsRow>({
      schema: attemptsRow,
      keys: {},
      onChange,
    }),
    backOffice: new Collection<BackOfficeRow>({ schema: backOfficeRow, keys: {}, onChange }),
    ownBanks: new Collection<OwnBankRow>({ schema: ownBankRow, keys: {}, onChange }),
    ownForms: new Collection<OwnFormRow>({ schema: ownFormRow, keys: {}, onChange }),
    formDrafts: new Collection<FormDraftRow>({ schema: formDraftRow, keys: {}, onChange }),
  };
}

export function bytesOf(store: Store): number {
  return Object.values(store).reduce((sum, { bytes }) => sum + bytes, 0);
}

export const BACK_OFFICE = 'back_office';

export function idempotencyIndex(ownerId: string, key: string): string {
  return `${ownerId} ${key}`;
}

export function debtorIndex(applicationId: string, companyKey: string): string {
  return `${applicationId} ${companyKey}`;
}

export function advisorsDay(deployment: string, day: string): string {
  return `${deployment} ${day}`;
}
