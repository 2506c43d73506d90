import { ResponseDispatcher, type SentRequest } from 'mock-server/testing/response-dispatcher';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, type InvitationAcceptance, type NewUser } from '~/api/account.server';
import { applicationProgress } from '~/api/application-progress.server';
import {
  type Application,
  applications,
  documentCategoriesOf,
  type NewApplication,
  readApplication,
} from '~/api/applications.server';
import { appointments, isMeetingType, type NewAppointment } from '~/api/appointments.server';
import { createApiClient, createMemoryCookieStore } from '~/api/client.server';
import { companies, findCompanies, type NewCompany } from '~/api/companies.server';
import { type DocumentRecord, documents } from '~/api/documents.server';
import { dynamicForms } from '~/api/dynamic-forms.server';
import {
  type DebtorSales,
  debtors,
  type FactoringFinancials,
  type FactoringInvoices,
  type FactoringRisk,
  factoring,
  type NewDebtor,
} from '~/api/factoring.server';
import { type FinanceObjectFields, financeObjects } from '~/api/finance-objects.server';
import { configLoaders } from '~/api/portal-config-cache.server';
import { type SignatoryFields, signatories } from '~/api/signatories.server';
import { signing } from '~/api/signing.server';

const BASE_URL = 'https://api.example/v1';

const SENT_BODY = { handed: 'on' };
const passBody = <T>() => SENT_BODY as unknown as T;

let sentRequests: { request: string; body?: unknown; key?: string }[];
let sentRequest: SentRequest | undefined;
let answer: () => Promise<Response>;
const network = getGlobalDispatcher();
const recordingDispatcher = new ResponseDispatcher((url, request) => {
  sentRequest = request;
  const key = new Headers(request.headers).get('Idempotency-Key');
  sentRequests.push({
    request: `${request.method} ${url.replace(BASE_URL, '')}`,
    ...(request.body !== null && { body: JSON.parse(request.body) }),
    ...(key !== null && { key }),
  });
  return answer();
});
beforeEach(() => {
  sentRequests = [];
  sentRequest = undefined;
  answer = async () => new Response(null, { status: 500 });
  setGlobalDispatcher(recordingDispatcher);
});
afterEach(() => {
  setGlobalDispatcher(network);
});

const api = createApiClient({
  baseUrl: BASE_URL,
  timeoutMs: 5_000,
  forwardedHost: 'demo.localhost',
  cookies: createMemoryCookieStore(),
});

const signer = { applicationId: 'a1', signatoryId: 's1' };
const record = (entity_kind: DocumentRecord['entity_kind']) =>
  ({ entity_kind, entity_id: 'e1', document_id: 'd1' }) as DocumentRecord;

it.each<[string, () => Promise<unknown>, unknown?]>([
  [
    'POST /user/account/login',
    () => account.logIn(api, 'a@b.example', 'p'),
    { email: 'a@b.example', password: 'p' },
  ],
  ['POST /user/account/logout', () => account.logOut(api), {}],
  ['POST /user/users', () => account.register(api, passBody<NewUser>()), SENT_BODY],
  [
    'POST /user/account/reset',
    () => account.requestPasswordReset(api, 'a@b.example'),
    { email: 'a@b.example' },
  ],
  ['POST /user/account/recover', () => account.recoverPassword(api, 't', 'p'), { token: 't', password: 'p' }],
  [
    'POST /user/account/invite_accept',
    () => account.acceptInvite(api, passBody<InvitationAcceptance>()),
    SENT_BODY,
  ],
  ['POST /user/account/confirm_email/t1', () => account.confirmEmail(api, 't1'), {}],
  ['POST /user/account/resend_conf_email', () => account.resendConfirmation(api), {}],
  [
    'POST /user/account/change_password',
    () => account.changePassword(api, 'old', 'new'),
    { old_password: 'old', new_password: 'new' },
  ],
  ['GET /user/profile', () => account.profile(api)],
  ['PATCH /user/profile/u1', () => account.storeLanguage(api, 'u1', 'fr'), { interface_language: 'fr' }],

  ['GET /user/applications/a1/next_status_validate', () => applicationProgress.validate(api, 'a1')],
  [
    'PATCH /user/applications/a1/status',
    () => applicationProgress.submit(api, 'a1', 'Submitted'),
    { status: 'Submitted' },
  ],
  [
    'PATCH /user/applications/a1/bankinfo',
    () => applicationProgress.saveBank(api, 'a1', { bankName: 'B', iban: 'DE1' }),
    { bankName: 'B', iban: 'DE1' },
  ],
  [
    'PATCH /user/applications/a1',
    () => applicationProgress.saveTaxNumber(api, 'a1', '12/345'),
    { taxIdNumber: '12/345' },
  ],
  [
    'PATCH /user/applications/a1',
    () => applicationProgress.saveBaseYear(api, 'a1', 2025),
    { documents_base_year: 2025 },
  ],
  [
    'PATCH /user/applications/a1/custom_field_list',
    () => applicationProgress.saveCustomFields(api, 'a1', [{ field_id: 'f', field_value: '' }]),
    { custom_fields: [{ field_id: 'f', field_value: '' }] },
  ],

  ['GET /user/applications', () => applications.list(api)],
  ['GET /user/applications/a1', () => applications.get(api, 'a1')],
  [
    'POST /user/applications/a1/appointments',
    () => appointments.book(api, 'a1', passBody<NewAppointment>()),
    SENT_BODY,
  ],
  ['POST /user/applications/a1/companies', () => companies.add(api, 'a1', passBody<NewCompany>()), SENT_BODY],
  [
    'GET /user/company_search?purpose=company_cover&name=Brandt',
    () => companies.searchForCover(api, 'Brandt'),
  ],
  ['GET /company_search?name=Brandt&country=DE', () => findCompanies(api, 'Brandt', 'DE')],
  ['GET /company_search?name=Brandt', () => findCompanies(api, 'Brandt', undefined)],
  ['GET /config', () => configLoaders.features(api)],
  ['GET /partner/key/nord/config', () => configLoaders.partner(api, 'nord')],

  ['GET /user/applications/a1/documents?page_size=999', () => documents.list(api, 'a1')],
  [
    'POST /user/applications/a1/documents',
    () => documents.create(api, 'a1', { file_name: 'Bilanz.pdf', document_type: 'other' }),
    { file_name: 'Bilanz.pdf', document_type: 'other' },
  ],
  [
    'PATCH /user/applications/a1/documents/d1/upload_success',
    () => documents.confirm(api, 'a1', 'd1', true),
    { is_upload_successful: true },
  ],
  ['GET /user/applications/a1/documents/d1/download_url', () => documents.downloadUrl(api, 'a1', 'd1')],
  ['GET /user/applications/a1/loan_contract', () => documents.loanContract(api, 'a1')],
  [
    'PATCH /user/loans/e1/documents/d1',
    () => documents.setVisibility(api, record('loan'), false),
    { is_client_visible: false },
  ],
  ['DELETE /user/applications/e1/documents/d1', () => documents.delete(api, record('application'))],
  ['DELETE /user/companies/e1/documents/d1', () => documents.delete(api, record('global_company'))],

  [
    'GET /dynamic_forms_fields_definitions?dynamic_forms_name=application',
    () => dynamicForms.definitions(api, 'application'),
  ],
  [
    'GET /dynamic_forms_ui_config?dynamic_forms_name=application',
    () => dynamicForms.uiConfig(api, 'application'),
  ],

  [
    'PATCH /user/applications/a1/factoring/financials',
    () => factoring.saveFinancials(api, 'a1', passBody<FactoringFinancials>()),
    SENT_BODY,
  ],
  [
    'PATCH /user/applications/a1/factoring/invoices',
    () => factoring.saveInvoices(api, 'a1', passBody<FactoringInvoices>()),
    SENT_BODY,
  ],
  [
    'PATCH /user/applications/a1/factoring/risk_protection',
    () => factoring.saveRisk(api, 'a1', passBody<FactoringRisk>()),
    SENT_BODY,
  ],
  ['GET /user/applications/a1/factoring/debitors', () => debtors.list(api, 'a1')],
  [
    'POST /user/applications/a1/factoring/debitors',
    () => debtors.add(api, 'a1', passBody<NewDebtor>()),
    SENT_BODY,
  ],
  [
    'PATCH /user/applications/a1/factoring/debitors/d1',
    () => debtors.update(api, 'a1', 'd1', passBody<DebtorSales>()),
    SENT_BODY,
  ],
  ['DELETE /user/applications/a1/factoring/debitors/d1', () => debtors.remove(api, 'a1', 'd1')],
  [
    'POST /user/applications/a1/factoring/debitors/d1/insurance_cover',
    () => debtors.requestCover(api, 'a1', 'd1'),
    {},
  ],

  ['GET /user/applications/a1/finance_objects', () => financeObjects.list(api, 'a1')],
  [
    'POST /user/applications/a1/finance_objects',
    () => financeObjects.add(api, 'a1', passBody<FinanceObjectFields>()),
    SENT_BODY,
  ],
  [
    'PUT /user/applications/a1/finance_objects/o1',
    () => financeObjects.replace(api, 'a1', 'o1', passBody<FinanceObjectFields>()),
    SENT_BODY,
  ],
  ['DELETE /user/applications/a1/finance_objects/o1', () => financeObjects.remove(api, 'a1', 'o1')],

  ['GET /user/applications/a1/signatories', () => signatories.list(api, 'a1')],
  [
    'POST /user/applications/a1/signatories',
    () => signatories.add(api, 'a1', passBody<SignatoryFields>()),
    { data: [SENT_BODY] },
  ],
  [
    'PATCH /user/applications/a1/signatories/s1',
    () => signatories.update(api, 'a1', 's1', passBody<Partial<SignatoryFields>>()),
    SENT_BODY,
  ],
  ['DELETE /user/applications/a1/signatories/s1', () => signatories.remove(api, 'a1', 's1')],

  ['GET /user/applications/a1/signatories/s1/requirements', () => signing.requirements(api, signer)],
  [
    'POST /user/applications/a1/signatories_requirements/s1/video_idents',
    () => signing.startIdentification(api, signer),
    {},
  ],
  [
    'PATCH /user/applications/a1/signatories/s1/signed_document',
    () => signing.linkSignedCopy(api, signer, { unsignedId: 'd1', signedId: 'd2' }),
    { unsigned_doc_id: 'd1', signed_doc_id: 'd2' },
  ],
  [
    'PATCH /user/applications/a1/signatories/s1/requirements',
    () => signing.acceptTerms(api, signer, { legalSignature: true, sepaMandate: false }),
    {
      signatory_id: 's1',
      application_id: 'a1',
      legal_signature_accepted: true,
      sepa_mandate_accepted: false,
    },
  ],
])('each API function sends exactly one request to the lending API: %s', async (request, make, body) => {
  await make();
  expect(sentRequests).toEqual([{ request, ...(body !== undefined && { body }) }]);
});

it.each([
  ['an application', () => applications.create(api, passBody<NewApplication>(), 'k1')],
  [
    'an application of a configured form',
    () =>
      applications.createConfigured(
        api,
        passBody<Parameters<typeof applications.createConfigured>[1]>(),
        'k1',
      ),
  ],
])('the API client sends an idempotency key with %s', async (_, make) => {
  await make();
  expect(sentRequests).toEqual([{ request: 'POST /user/applications', body: SENT_BODY, key: 'k1' }]);
});

it.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  ['a logout', (signal) => account.logOut(api, signal)],
  ['a profile call', (signal) => account.profile(api, signal)],
  ['a search for companies', (signal) => findCompanies(api, 'Brandt', 'DE', signal)],
  ['a search for debtors', (signal) => companies.searchForCover(api, 'Brandt', signal)],
])('the API client aborts %s when its caller aborts', async (_, make) => {
  const cancellation = new AbortController();
  answer = () => new Promise(() => undefined);
  const result = make(cancellation.signal);
  await vi.waitFor(() => expect(sentRequest?.signal?.aborted).toBe(false));
  cancellation.abort();
  await result;
  expect(sentRequest?.signal?.aborted).toBe(true);
});

it.each([
  ['telephone', true],
  ['by_pigeon', false],
])('APPT-03: isMeetingType(%j) returns %s', (type, is) => {
  expect(isMeetingType(type)).toBe(is);
});

it('readApplication accepts a saved application and rejects any other response', () => {
  expect(readApplication({ applicationId: 7 })).toBeNull();
  expect(readApplication(null)).toBeNull();
});

it('documentCategoriesOf returns no categories for an application without document configurations', () => {
  const application = (document_configurations?: object) => ({ document_configurations }) as Application;
  expect(documentCategoriesOf(application())).toEqual([]);
  expect(documentCategoriesOf(application({ document_categories: [SENT_BODY] }))).toEqual([SENT_BODY]);
});
