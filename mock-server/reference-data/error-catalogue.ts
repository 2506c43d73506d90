import { CALLS } from 'contracts/api';
import { ERROR_CODES, type ErrorCode } from 'contracts/api/error-codes';
import type { CallName } from 'fixtures/magic-values';
import { z } from 'zod';
import { createFilledCollection } from './filled-collection';

const screen = z.object({
  scenario: z.string(),
  at: z.string(),
  persona: z.string().optional(),
});
type Screen = z.infer<typeof screen>;

const catalogueEntry = z.object({
  code: z.enum(ERROR_CODES),
  call: z.custom<CallName>((name) => Object.hasOwn(CALLS, String(name))),
  screen,
  isDeclared: z.boolean(),
});
type CatalogueEntry = z.infer<typeof catalogueEntry>;

const overviewScreen = (scenario: string, query = ''): Screen => ({
  scenario,
  at: `/dashboard/applications/{application}${query}`,
});
const tabScreen = (scenario: string, name: string): Screen => ({
  scenario,
  at: `/dashboard/applications/{application}/${name}`,
});
const visitorScreen = (path: string): Screen => ({ scenario: 'empty', at: path, persona: 'visitor' });

/** A code appears at the first place whose call can return it. */
const CALLS_WITH_SCREENS: readonly Pick<CatalogueEntry, 'call' | 'screen'>[] = [
  { call: 'login', screen: visitorScreen('/login') },
  { call: 'register', screen: visitorScreen('/register') },
  { call: 'requestPasswordReset', screen: visitorScreen('/forgot-password') },
  { call: 'recoverPassword', screen: visitorScreen('/user/account/reset/example') },
  { call: 'acceptInvite', screen: visitorScreen('/user/account/invite/example') },
  { call: 'confirmEmail', screen: visitorScreen('/user/account/confirm_email/example') },
  { call: 'resendConfirmation', screen: { scenario: 'unconfirmed-email', at: '/dashboard/settings' } },
  { call: 'changePassword', screen: { scenario: 'demo', at: '/dashboard/settings' } },
  { call: 'updateProfile', screen: { scenario: 'demo', at: '/dashboard/settings' } },
  { call: 'listApplications', screen: { scenario: 'demo', at: '/dashboard/applications' } },
  { call: 'updateBankInfo', screen: overviewScreen('pending-bank', '?edit=bank') },
  { call: 'updateApplication', screen: overviewScreen('pending-tax-number', '?edit=tax-number') },
  { call: 'bookAppointment', screen: overviewScreen('first-application', '?appointment') },
  { call: 'addSignatories', screen: tabScreen('representatives', 'representatives?add') },
  { call: 'updateSignatory', screen: tabScreen('representatives', 'representatives') },
  { call: 'deleteSignatory', screen: tabScreen('representatives', 'representatives') },
  { call: 'createApplication', screen: visitorScreen('/application/loan-info') },
  { call: 'acceptRequirements', screen: tabScreen('signing-terms', 'signatures') },
  { call: 'startVideoIdent', screen: tabScreen('signing', 'signatures') },
  { call: 'linkSignedDocument', screen: tabScreen('signing-documents', 'signatures') },
  { call: 'createDocument', screen: tabScreen('documents', 'documents') },
  { call: 'confirmUpload', screen: tabScreen('documents', 'documents') },
  { call: 'getDownloadUrl', screen: tabScreen('documents', 'documents') },
  { call: 'deleteDocument', screen: tabScreen('documents', 'documents') },
  { call: 'setDocumentVisibility', screen: tabScreen('documents', 'documents') },
  { call: 'addFinanceObject', screen: tabScreen('object-financing', 'objects?add') },
  { call: 'replaceFinanceObject', screen: tabScreen('object-financing', 'objects') },
  { call: 'deleteFinanceObject', screen: tabScreen('object-financing', 'objects') },
  { call: 'updateFactoringFinancials', screen: tabScreen('factoring-complete', 'factoring?edit=financials') },
  { call: 'updateFactoringInvoices', screen: tabScreen('factoring-complete', 'factoring?edit=invoices') },
  { call: 'updateFactoringRisk', screen: tabScreen('factoring-complete', 'factoring?edit=risk') },
  { call: 'addDebtor', screen: tabScreen('factoring-complete', 'factoring?add') },
  { call: 'updateDebtor', screen: tabScreen('factoring-complete', 'factoring') },
  { call: 'addCompany', screen: tabScreen('factoring-complete', 'factoring?add') },
  { call: 'requestInsuranceCover', screen: tabScreen('factoring-cover', 'factoring') },
  { call: 'changeStatus', screen: overviewScreen('ready-to-submit', '?submit') },
];

const CODES_OF_ANY_CALL: readonly ErrorCode[] = [
  'err_auth_session_not_found',
  'err_auth_session_expired',
  'err_api_deprecated',
  'err_application_no_loan_contract',
];

const FALLBACK_PLACE = { call: 'getApplication', screen: overviewScreen('first-application') } as const;

export const errorCatalogueEntries = await createFilledCollection(catalogueEntry, ERROR_CODES.map(entryOf));

function entryOf(code: ErrorCode): CatalogueEntry {
  const place = CALLS_WITH_SCREENS.find(({ call }) =>
    CALLS[call].errors.some((candidate) => candidate === code),
  );
  return {
    code,
    ...(place ?? FALLBACK_PLACE),
    isDeclared: place !== undefined || CODES_OF_ANY_CALL.includes(code),
  };
}
