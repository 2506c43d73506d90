import { CALLS } from 'contracts/api';
import { ERROR_CODES, type ErrorCode } from 'contracts/api/error-codes';
import type { CallName } from 'fixtures/magic-values';
import { z } from 'zod';
import { filledCollection } from './filled-collection';

const screen = z.object({
  scenario: z.string(),
  at: z.string(),
  persona: z.string().optional(),
});
type Screen = z.infer<typeof screen>;

const catalogueEntry = z.object({
  code: z.enum(ERROR_CODES),
  /** A call that returns the code, and a screen that makes the call. */
  call: z.custom<CallName>((name) => Object.hasOwn(CALLS, String(name))),
  screen,
  /** False if no rule of the simulator uses the code. */
  isDeclared: z.boolean(),
});
type CatalogueEntry = z.infer<typeof catalogueEntry>;

const overview = (scenario: string, query = ''): Screen => ({
  scenario,
  at: `/dashboard/applications/{application}${query}`,
});
const tab = (scenario: string, name: string): Screen => ({
  scenario,
  at: `/dashboard/applications/{application}/${name}`,
});
const visitor = (at: string): Screen => ({ scenario: 'empty', at, persona: 'visitor' });

/** The first place whose call returns a code shows the code. */
const PLACES: readonly Pick<CatalogueEntry, 'call' | 'screen'>[] = [
  { call: 'login', screen: visitor('/login') },
  { call: 'register', screen: visitor('/register') },
  { call: 'requestPasswordReset', screen: visitor('/forgot-password') },
  { call: 'recoverPassword', screen: visitor('/user/account/reset/example') },
  { call: 'acceptInvite', screen: visitor('/user/account/invite/example') },
  { call: 'confirmEmail', screen: visitor('/user/account/confirm_email/example') },
  { call: 'resendConfirmation', screen: { scenario: 'unconfirmed-email', at: '/dashboard/settings' } },
  { call: 'changePassword', screen: { scenario: 'demo', at: '/dashboard/settings' } },
  { call: 'updateProfile', screen: { scenario: 'demo', at: '/dashboard/settings' } },
  { call: 'listApplications', screen: { scenario: 'demo', at: '/dashboard/applications' } },
  { call: 'updateBankInfo', screen: overview('pending-bank', '?edit=bank') },
  { call: 'updateApplication', screen: overview('pending-tax-number', '?edit=tax-number') },
  { call: 'bookAppointment', screen: overview('first-application', '?appointment') },
  { call: 'addSignatories', screen: tab('representatives', 'representatives?add') },
  { call: 'updateSignatory', screen: tab('representatives', 'representatives') },
  { call: 'deleteSignatory', screen: tab('representatives', 'representatives') },
  { call: 'createApplication', screen: visitor('/application/loan-info') },
  { call: 'acceptRequirements', screen: tab('signing-terms', 'signatures') },
  { call: 'startVideoIdent', screen: tab('signing', 'signatures') },
  { call: 'linkSignedDocument', screen: tab('signing-documents', 'signatures') },
  { call: 'createDocument', screen: tab('documents', 'documents') },
  { call: 'confirmUpload', screen: tab('documents', 'documents') },
  { call: 'getDownloadUrl', screen: tab('documents', 'documents') },
  { call: 'deleteDocument', screen: tab('documents', 'documents') },
  { call: 'setDocumentVisibility', screen: tab('documents', 'documents') },
  { call: 'addFinanceObject', screen: tab('object-financing', 'objects?add') },
  { call: 'replaceFinanceObject', screen: tab('object-financing', 'objects') },
  { call: 'deleteFinanceObject', screen: tab('object-financing', 'objects') },
  { call: 'updateFactoringFinancials', screen: tab('factoring-complete', 'factoring?edit=financials') },
  { call: 'updateFactoringInvoices', screen: tab('factoring-complete', 'factoring?edit=invoices') },
  { call: 'updateFactoringRisk', screen: tab('factoring-complete', 'factoring?edit=risk') },
  { call: 'addDebtor', screen: tab('factoring-complete', 'factoring?add') },
  { call: 'updateDebtor', screen: tab('factoring-complete', 'factoring') },
  { call: 'addCompany', screen: tab('factoring-complete', 'factoring?add') },
  { call: 'requestInsuranceCover', screen: tab('factoring-cover', 'factoring') },
  { call: 'changeStatus', screen: overview('ready-to-submit', '?submit') },
];

const ANYWHERE: readonly ErrorCode[] = [
  'err_auth_session_not_found',
  'err_auth_session_expired',
  'err_api_deprecated',
  'err_application_no_loan_contract',
];

const ANY_PLACE = { call: 'getApplication', screen: overview('first-application') } as const;

export const errorCatalogue = await filledCollection(catalogueEntry, ERROR_CODES.map(entryOf));

function entryOf(code: ErrorCode): CatalogueEntry {
  const own = PLACES.find(({ call }) => CALLS[call].errors.some((known) => known === code));
  return { code, ...(own ?? ANY_PLACE), isDeclared: own !== undefined || ANYWHERE.includes(code) };
}
