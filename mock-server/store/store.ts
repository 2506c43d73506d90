import { normaliseEmail } from '../rules/account-rules';
import { findNextBackOfficeStatus } from '../rules/back-office';
import { statusFlowOf } from '../rules/status-flow';
import { Blobs } from './blobs';
import { Collection } from './collection';
import { type DocumentRow, documentRowSchema } from './document-rows';
import {
  type AppointmentRow,
  appointmentRowSchema,
  type CompanyRow,
  companyRowSchema,
  type DebtorRow,
  debtorRowSchema,
  type FinanceObjectRow,
  financeObjectRowSchema,
} from './financing-rows';
import {
  type ApplicationRow,
  type AttemptsRow,
  applicationRowSchema,
  attemptsRowSchema,
  type BackOfficeRow,
  backOfficeRowSchema,
  type FormDraftRow,
  formDraftRowSchema,
  type MailRow,
  mailRowSchema,
  type OwnBankRow,
  type OwnFormRow,
  ownBankRowSchema,
  ownFormRowSchema,
  type SessionRow,
  sessionRowSchema,
  type TokenRow,
  tokenRowSchema,
  type UserRow,
  userRowSchema,
} from './rows';
import { type SignatoryRow, signatoryRowSchema } from './signatory-rows';

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
    users: new Collection({ schema: userRowSchema, keys: { email: (row: UserRow) => row.email }, onChange }),
    sessions: new Collection({
      schema: sessionRowSchema,
      keys: { userId: (row: SessionRow) => row.userId },
      onChange,
    }),
    tokens: new Collection({
      schema: tokenRowSchema,
      keys: { userId: (row: TokenRow) => row.userId },
      onChange,
    }),
    applications: new Collection({
      schema: applicationRowSchema,
      keys: {
        ownerId: (row: ApplicationRow) => row.ownerId,
        shortId: (row: ApplicationRow) => row.facts.shortApplicationId,
        idempotency: (row: ApplicationRow) =>
          row.idempotencyKey === null ? null : idempotencyIndexKey(row.ownerId, row.idempotencyKey),
        turn: ({ facts }: ApplicationRow) =>
          findNextBackOfficeStatus(statusFlowOf(facts.allBanksLoanPurpose), facts.status) === undefined
            ? null
            : BACK_OFFICE_ID,
      },
      onChange,
    }),
    signatories: new Collection({
      schema: signatoryRowSchema,
      keys: {
        applicationId: (row: SignatoryRow) => row.applicationId,
        email: (row: SignatoryRow) => (row.email ? normaliseEmail(row.email) : null),
        identLink: (row: SignatoryRow) => row.signing?.identification.link ?? null,
      },
      onChange,
    }),
    documents: new Collection({
      schema: documentRowSchema,
      keys: { applicationId: (row: DocumentRow) => row.applicationId },
      onChange,
    }),
    blobs: new Blobs(onChange),
    financeObjects: new Collection({
      schema: financeObjectRowSchema,
      keys: { applicationId: (row: FinanceObjectRow) => row.applicationId },
      onChange,
    }),
    companies: new Collection({
      schema: companyRowSchema,
      keys: { ownerId: (row: CompanyRow) => row.ownerId },
      onChange,
    }),
    debtors: new Collection({
      schema: debtorRowSchema,
      keys: {
        applicationId: (row: DebtorRow) => row.applicationId,
        company: (row: DebtorRow) => debtorIndexKey(row.applicationId, row.companyKey),
      },
      onChange,
    }),
    appointments: new Collection({
      schema: appointmentRowSchema,
      keys: {
        applicationId: (row: AppointmentRow) => row.applicationId,
        day: (row: AppointmentRow) => appointmentDayIndexKey(row.deployment, row.day),
      },
      onChange,
    }),
    mails: new Collection<MailRow>({ schema: mailRowSchema, keys: {}, onChange }),
    attempts: new Collection<AttemptsRow>({
      schema: attemptsRowSchema,
      keys: {},
      onChange,
    }),
    backOffice: new Collection<BackOfficeRow>({ schema: backOfficeRowSchema, keys: {}, onChange }),
    ownBanks: new Collection<OwnBankRow>({ schema: ownBankRowSchema, keys: {}, onChange }),
    ownForms: new Collection<OwnFormRow>({ schema: ownFormRowSchema, keys: {}, onChange }),
    formDrafts: new Collection<FormDraftRow>({ schema: formDraftRowSchema, keys: {}, onChange }),
  };
}

export function countBytes(store: Store): number {
  return Object.values(store).reduce((sum, { bytes }) => sum + bytes, 0);
}

export const BACK_OFFICE_ID = 'back_office';

export function idempotencyIndexKey(ownerId: string, key: string): string {
  return `${ownerId} ${key}`;
}

export function debtorIndexKey(applicationId: string, companyKey: string): string {
  return `${applicationId} ${companyKey}`;
}

export function appointmentDayIndexKey(deployment: string, day: string): string {
  return `${deployment} ${day}`;
}
