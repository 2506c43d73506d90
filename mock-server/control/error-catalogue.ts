import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { ERROR_CODES, type ErrorCode, isErrorCode } from 'contracts/api/error-codes';
import { type Context, Hono } from 'hono';
import { refusal } from '../api/refusal';

interface Screen {
  scenario: string;
  at: string;
  persona?: string;
}

const overview = (scenario: string, query = ''): Screen => ({
  scenario,
  at: `/dashboard/applications/{application}${query}`,
});
const tab = (scenario: string, name: string): Screen => ({
  scenario,
  at: `/dashboard/applications/{application}/${name}`,
});
const visitor = (at: string): Screen => ({ scenario: 'empty', at, persona: 'visitor' });

const SCREENS: Readonly<Partial<Record<keyof typeof CALLS, Screen>>> = {
  login: visitor('/login'),
  register: visitor('/register'),
  requestPasswordReset: visitor('/forgot-password'),
  recoverPassword: visitor('/user/account/reset/example'),
  acceptInvite: visitor('/user/account/invite/example'),
  confirmEmail: visitor('/user/account/confirm_email/example'),
  resendConfirmation: { scenario: 'unconfirmed-email', at: '/dashboard/settings' },
  changePassword: { scenario: 'demo', at: '/dashboard/settings' },
  updateProfile: { scenario: 'demo', at: '/dashboard/settings' },
  listApplications: { scenario: 'demo', at: '/dashboard/applications' },
  updateBankInfo: overview('pending-bank', '?edit=bank'),
  updateApplication: overview('pending-tax-number', '?edit=tax-number'),
  bookAppointment: overview('first-application', '?appointment'),
  addSignatories: tab('representatives', 'representatives?add'),
  updateSignatory: tab('representatives', 'representatives'),
  deleteSignatory: tab('representatives', 'representatives'),
  createApplication: visitor('/application/loan-info'),
  acceptRequirements: tab('signing-terms', 'signatures'),
  startVideoIdent: tab('signing', 'signatures'),
  linkSignedDocument: tab('signing-documents', 'signatures'),
  createDocument: tab('documents', 'documents'),
  confirmUpload: tab('documents', 'documents'),
  getDownloadUrl: tab('documents', 'documents'),
  deleteDocument: tab('documents', 'documents'),
  setDocumentVisibility: tab('documents', 'documents'),
  addFinanceObject: tab('object-financing', 'objects?add'),
  replaceFinanceObject: tab('object-financing', 'objects'),
  deleteFinanceObject: tab('object-financing', 'objects'),
  updateFactoringFinancials: tab('factoring-complete', 'factoring?edit=financials'),
  updateFactoringInvoices: tab('factoring-complete', 'factoring?edit=invoices'),
  updateFactoringRisk: tab('factoring-complete', 'factoring?edit=risk'),
  addDebtor: tab('factoring-complete', 'factoring?add'),
  updateDebtor: tab('factoring-complete', 'factoring'),
  addCompany: tab('factoring-complete', 'factoring?add'),
  requestInsuranceCover: tab('factoring-cover', 'factoring'),
  changeStatus: overview('ready-to-submit', '?submit'),
};

/**
 * With a fault that triggers the code: on the next submit, or at once for a call that loads a page.
 */
export function errorCatalogueControl(): Hono {
  return new Hono().get('/error-catalogue/:code', (c: Context) => {
    const code = c.req.param('code') ?? '';
    if (!isErrorCode(code)) throw refusal('err_entity_not_found', 'code');
    const { call, screen } = naturalPlace(code);
    const lang = c.req.query('lang');
    const query = new URLSearchParams({
      at: screen.at,
      fault: code,
      call: call.name,
      ...(screen.persona && { persona: screen.persona }),
      ...(lang && { lang }),
    });
    return c.redirect(`/simulator/play/${screen.scenario}?${query}`);
  });
}

export function naturalPlace(code: ErrorCode): { call: Call; screen: Screen } {
  return ownPlace(code) ?? { call: CALLS.getApplication, screen: overview('first-application') };
}

function ownPlace(code: ErrorCode): { call: Call; screen: Screen } | undefined {
  for (const [name, screen] of Object.entries(SCREENS)) {
    const call = Object.values(CALLS).find((known) => known.name === name);
    if (call?.errors.some((own) => own === code)) return { call, screen };
  }
  return undefined;
}

const ANYWHERE: readonly ErrorCode[] = [
  'err_auth_session_not_found',
  'err_auth_session_expired',
  'err_api_deprecated',
  'err_application_no_loan_contract',
];

export function declaredCodes(): { declared: readonly ErrorCode[]; marked: readonly ErrorCode[] } {
  const isDeclared = (code: ErrorCode) => ANYWHERE.includes(code) || ownPlace(code) !== undefined;
  return {
    declared: ERROR_CODES.filter(isDeclared),
    marked: ERROR_CODES.filter((code) => !isDeclared(code)),
  };
}
