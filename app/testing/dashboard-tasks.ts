import { APPOINTMENT_INPUT, COMPANY_INPUT, DEBTOR_INPUT, OBJECT_INPUT, PERSON_INPUT } from './form-inputs';
import type { Visitor } from './visitor';
import type { TestWorld } from './world';

export interface ExpectedPage {
  status: number;
  says: string;
}

export const TABS_WITH_TASKS = [
  'documents',
  'factoring',
  'objects',
  'overview',
  'representatives',
  'signatures',
] as const;
export type TabName = (typeof TABS_WITH_TASKS)[number];

export interface TaskRow {
  world: string;
  as?: string;
  tab: '' | Exclude<TabName, 'overview'>;
  query?: (world: TestWorld) => string;
  /** Creates the entry to change. @returns query string of the task's page */
  prepareEntry?: (visitor: Visitor, tab: string) => Promise<string>;
  form?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
  file?: string;
  invalidValues?: Readonly<Record<string, string>>;
  closed: ExpectedPage | null;
  outdated?: ExpectedPage & { query?: string; form?: Readonly<Record<string, string>> };
  changes?: number;
}

const FINANCIALS = {
  company_portfolio: 'Treppen und Geländer aus Stahl für gewerbliche Bauherren in Norddeutschland',
  annual_sales_previous_year: '1,200,000',
  planned_annual_sales_following_year: '1,300,000',
  planned_annual_sales_factoring: '600,000',
};
const INVOICES = Object.fromEntries(
  ['', '_abroad'].flatMap((suffix) => [
    [`number_of_outgoing_invoices${suffix}`, '400'],
    [`invoice_currencies${suffix}_EUR`, 'on'],
    [`max_invoice_value_previous_year${suffix}`, '80,000'],
    [`payment_deadline_for_outgoing_invoices${suffix}`, '30'],
  ]),
);
const RISK = {
  receivables_default_amount_previous_year: '0',
  receivables_default_amount_previous_year_abroad: '0',
  receivables_default_amount_current_year: '0',
  receivables_default_amount_current_year_abroad: '0',
  are_receivables_assigned: 'no',
  has_commercial_credit_insurance: 'no',
  already_has_factoring: 'no',
  centralized_settlement_entity: 'Keine',
};

const readObjectId = (world: TestWorld) => world.rows.financeObjects.first()?.id ?? '';
const readDebtorId = (world: TestWorld) => world.rows.debtors.first()?.id ?? '';
const readDocumentId = (world: TestWorld) => world.rows.documents.first()?.id ?? '';
const secondSignatory = (world: TestWorld) => world.rows.signatories.all()[1]?.id ?? '';
const katrin = (world: TestWorld) =>
  world.rows.signatories.all().find(({ first_name }) => first_name === 'Katrin')?.id ?? '';
const readPaperId = (type: string) => (world: TestWorld) =>
  world.rows.documents.all().find((row) => row.type === type)?.id ?? '';

const createQuery = (name: string, readId: (world: TestWorld) => string) => (world: TestWorld) =>
  `?${name}=${readId(world)}`;

const createMissingEntryPage = (name: string) => ({
  query: `?${name}=gone`,
  status: 404,
  says: 'It may have been deleted in the meantime',
});

const CLOSED_DETAIL = { status: 422, says: 'You can no longer change this detail' };
const CLOSED_CARD_RESPONSE = {
  status: 403,
  says: 'You can no longer change this at the current stage of your application',
};
const CLOSED_LIST = { status: 409, says: 'You can’t change this at this stage of your application' };
const OLDER_CARD_RESPONSE = {
  form: { _shown: 'older' },
  status: 409,
  says: 'Someone else has changed these details',
};
const OLDER_PERSON_RESPONSE = {
  form: { seen: 'older' },
  status: 409,
  says: 'Someone else has changed this person’s details',
};
const MISSING_PERSON_RESPONSE = { status: 404, says: 'This person is no longer listed' };
const REMOVED_PERSON_RESPONSE = { ...MISSING_PERSON_RESPONSE, status: 303 };

async function noteObject(visitor: Visitor, tab: string): Promise<string> {
  const { fields } = (await visitor.get(`${tab}?add`)).form();
  const { merchant_name: _, ...typed } = OBJECT_INPUT;
  const page = await visitor.submit(`${tab}?add`, { ...fields, ...typed, intent: 'note' });
  const link = page.document.querySelector('a[href*="?dealer="]')?.getAttribute('href') ?? '';
  return link.slice(link.indexOf('?'));
}

const createNotedObject = (kind: string) => async (visitor: Visitor, tab: string) =>
  (await noteObject(visitor, tab)).replace('dealer', kind);

const objects = { world: 'object-financing', tab: 'objects', closed: CLOSED_DETAIL } as const;
const factoring = { world: 'factoring-insurable', tab: 'factoring', closed: CLOSED_DETAIL } as const;
const representativesTask = {
  world: 'representatives',
  tab: 'representatives',
  closed: CLOSED_LIST,
} as const;
const invitationTask = { ...representativesTask, world: 'signing-invitations' } as const;
const card = { tab: '', closed: CLOSED_CARD_RESPONSE, outdated: OLDER_CARD_RESPONSE } as const;
const documents = { world: 'documents', tab: 'documents', closed: CLOSED_DETAIL } as const;
const signatures = {
  tab: 'signatures',
  closed: { status: 409, says: 'Your application has moved on in the meantime' },
} as const;
const OLDER_CONTENT = {
  form: { version: 'older' },
  status: 409,
  says: 'has changed since you opened this page',
};
const createMissingPaperPage = (name: string) => ({
  query: `?${name}=gone`,
  status: 409,
  says: 'You can no longer sign this document here',
});
const signPaper = {
  ...signatures,
  world: 'signing-documents',
  query: createQuery('sign', readPaperId('brokerage_contract')),
  form: { __form__: 'signPaper' },
  typed: { read: 'on' },
} as const;

/** A key names tab and task. A comma separates variants. */
export const DASHBOARD_TASKS: Readonly<Record<`${TabName} ${string}`, TaskRow>> = {
  'objects add': {
    ...objects,
    query: () => '?add',
    typed: OBJECT_INPUT,
    invalidValues: { manufacturer: '' },
  },
  'objects copy': {
    ...objects,
    query: createQuery('copy', readObjectId),
    typed: { type: 'TruBend 7036' },
    invalidValues: { net_purchase_price: 'viel' },
  },
  'objects edit': {
    ...objects,
    query: createQuery('edit', readObjectId),
    typed: { manufacturer: 'Bystronic' },
    invalidValues: { object_count: '0' },
    outdated: createMissingEntryPage('edit'),
  },
  'objects draft': {
    ...objects,
    prepareEntry: createNotedObject('draft'),
    typed: OBJECT_INPUT,
    invalidValues: { manufacturer: '' },
  },
  'objects dealer': {
    ...objects,
    prepareEntry: createNotedObject('dealer'),
    typed: OBJECT_INPUT,
    invalidValues: { merchant_city: '' },
  },
  'objects copy, without a dealer': {
    ...objects,
    prepareEntry: createNotedObject('copy'),
    typed: OBJECT_INPUT,
    invalidValues: { manufacturer: '' },
  },
  'objects discard': { ...objects, prepareEntry: createNotedObject('discard'), closed: null, changes: 0 },
  'objects delete': {
    ...objects,
    query: createQuery('delete', readObjectId),
    outdated: createMissingEntryPage('delete'),
  },
  'representatives add': {
    ...representativesTask,
    query: () => '?add',
    typed: PERSON_INPUT,
    invalidValues: { last_name: '' },
  },
  'representatives edit': {
    ...representativesTask,
    query: createQuery('edit', secondSignatory),
    typed: { last_name: 'Brandt-Meyer' },
    invalidValues: { birthdate: '31.02.1979' },
    outdated: OLDER_PERSON_RESPONSE,
  },
  'representatives edit, of somebody who is gone': {
    ...representativesTask,
    query: createQuery('edit', secondSignatory),
    outdated: { ...MISSING_PERSON_RESPONSE, query: '?edit=gone' },
    changes: 0,
  },
  'representatives remove': {
    ...representativesTask,
    query: createQuery('delete', secondSignatory),
    outdated: { ...REMOVED_PERSON_RESPONSE, query: '?delete=gone' },
  },
  'representatives email': {
    ...representativesTask,
    query: createQuery('email', secondSignatory),
    typed: { email: 'neu@brandt.example' },
    invalidValues: { email: 'katrin' },
    outdated: OLDER_PERSON_RESPONSE,
  },
  'representatives email, the own': {
    ...invitationTask,
    query: createQuery('email', katrin),
    typed: { email: 'katrin.neu@brandt.example' },
    invalidValues: { email: 'katrin' },
    outdated: OLDER_PERSON_RESPONSE,
  },
  'representatives telephone': {
    ...representativesTask,
    query: createQuery('telephone', secondSignatory),
    typed: { telephone: '+49 421 5551299' },
    invalidValues: { telephone: 'x' },
    outdated: OLDER_PERSON_RESPONSE,
  },
  'representatives telephone, the own': {
    ...invitationTask,
    query: createQuery('telephone', katrin),
    typed: { telephone: '+49 421 5550199' },
    invalidValues: { telephone: 'x' },
    outdated: OLDER_PERSON_RESPONSE,
  },
  'representatives taxid': {
    ...representativesTask,
    query: createQuery('taxid', secondSignatory),
    typed: { taxid: '65929970489' },
    invalidValues: { taxid: '1' },
    outdated: OLDER_PERSON_RESPONSE,
  },
  'representatives taxid, the own': {
    ...invitationTask,
    query: createQuery('taxid', katrin),
    typed: { taxid: '36574261809' },
    invalidValues: { taxid: '1' },
    outdated: OLDER_PERSON_RESPONSE,
  },
  'factoring financials': {
    ...factoring,
    query: () => '?edit=financials',
    typed: FINANCIALS,
    invalidValues: { ...FINANCIALS, annual_sales_previous_year: 'viel' },
  },
  'factoring invoices': { ...factoring, query: () => '?edit=invoices', typed: INVOICES },
  'factoring risk_protection': { ...factoring, query: () => '?edit=risk_protection', typed: RISK },
  'factoring debtor': {
    ...factoring,
    query: () => '?add',
    typed: DEBTOR_INPUT,
    invalidValues: { annual_sales_previous_year: 'viel' },
  },
  'factoring company': {
    ...factoring,
    query: () => '?company',
    typed: COMPANY_INPUT,
    invalidValues: { companyName: '' },
  },
  'factoring sales': {
    ...factoring,
    query: createQuery('debtor', readDebtorId),
    typed: { annual_sales_previous_year: '420,000' },
    invalidValues: { annual_sales_previous_year: '-1' },
    outdated: createMissingEntryPage('debtor'),
  },
  'factoring deletion': {
    ...factoring,
    query: createQuery('delete', readDebtorId),
    outdated: createMissingEntryPage('delete'),
  },
  'factoring cover': {
    ...factoring,
    form: { intent: 'cover' },
    outdated: { ...createMissingEntryPage(''), query: '', form: { debitor: 'gone' } },
  },
  'overview submit': {
    world: 'ready-to-submit',
    tab: '',
    query: () => '?submit',
    closed: { status: 303, says: 'The status of this application is now' },
  },
  'overview appointment': {
    world: 'object-financing',
    tab: '',
    query: () => '?appointment',
    typed: APPOINTMENT_INPUT,
    closed: null,
  },
  'overview bank': {
    ...card,
    world: 'object-financing',
    query: () => '?edit=bank',
    typed: { bankName: 'Sparkasse Kiel', iban: 'DE68210501700012345678', intent: 'save' },
    invalidValues: { iban: 'DE00' },
  },
  'overview tax-number': {
    ...card,
    world: 'first-application',
    query: () => '?edit=tax-number',
    typed: { taxIdNumber: '60/123/45679' },
    invalidValues: { taxIdNumber: 'x'.repeat(300) },
  },
  'overview custom-application': {
    ...card,
    world: 'medical-application',
    query: () => '?edit=custom-application',
    typed: { private_patient_share: '15' },
    invalidValues: { private_patient_share: 'x' },
  },
  'overview custom-company': {
    ...card,
    world: 'medical-application',
    query: () => '?edit=custom-company',
    typed: { staff_count: '4' },
    invalidValues: { staff_count: 'x' },
  },
  'documents visibility': {
    ...documents,
    world: 'documents-advised',
    form: { intent: 'visibility' },
    outdated: { ...createMissingEntryPage(''), query: '', form: { document: 'gone' } },
  },
  'documents remove': {
    ...documents,
    query: createQuery('delete', readDocumentId),
    form: { __form__: 'document-removal' },
    outdated: { query: '?delete=gone', status: 303, says: 'The document has been deleted.' },
  },
  'documents baseYear': {
    ...documents,
    query: () => '?baseYear=2022',
    form: { __form__: 'base-year' },
  },
  'documents upload': { ...documents, form: { intent: 'upload', type: 'other' }, file: 'Bilanz.pdf' },
  'signatures taxNumber': {
    ...signatures,
    world: 'signing',
    as: 'jonas',
    form: { intent: 'taxNumber' },
    typed: { taxNumber: '36574261809' },
    invalidValues: { taxNumber: '1' },
  },
  'signatures identify': { ...signatures, world: 'signing', form: { intent: 'identify' } },
  'signatures sign': {
    ...signatures,
    world: 'signing-terms',
    form: { intent: 'sign' },
    typed: { legalSignature: 'on', sepaMandate: 'on' },
    invalidValues: {},
    outdated: OLDER_CONTENT,
  },
  'signatures signPaper': { ...signPaper, invalidValues: {}, outdated: OLDER_CONTENT },
  'signatures uploadPaper': {
    ...signatures,
    world: 'signing-documents',
    query: () => '?upload=guarantor',
    file: 'Bürgschaft.pdf',
    outdated: createMissingPaperPage('upload'),
  },
  'signatures signPaper, of one that is gone': {
    ...signPaper,
    outdated: createMissingPaperPage('sign'),
  },
};
