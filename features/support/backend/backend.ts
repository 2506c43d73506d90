export interface Customer {
  email: string;
  password: string;
}

export interface ListedApplication {
  applicationId: string;
  shortApplicationId: string;
  status: string;
  created: string;
}

export interface ShownApplication {
  document_configurations?: { document_categories: { document_type: string; name: string }[] };
  /** Amounts in the main currency unit, rates as decimals per year. */
  pricing?: {
    offer_rate_low: number;
    offer_rate_high: number;
    monthly_payment: number;
    total_transaction_fee: number;
  } | null;
}

export interface ListedDocument {
  document_name: string;
  document_type: string;
  is_upload_successful: boolean | null;
  virus_scan_status: string;
}

export interface ListedSignatory {
  signatory_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  is_current_actor: boolean;
}

export interface ListedSigner {
  applicationId: string;
  signatoryId: string;
  place: number;
}

export interface PortalRequest {
  method: string;
  path: string;
  body: unknown;
}

export interface RequestedApplication {
  loanSize: number;
}

export interface Backend {
  readonly browserHeaders: Record<string, string>;
  readonly people: ReadonlyMap<string, Customer>;
  newCustomer(): Promise<Customer>;
  apply(customer: Customer, request: RequestedApplication): Promise<ListedApplication>;
  applicationsOf(customer: Customer): Promise<ListedApplication[]>;
  applicationOf(customer: Customer, applicationId: string, language?: string): Promise<ShownApplication>;
  documentsOf(customer: Customer, applicationId: string): Promise<ListedDocument[]>;
  signatoriesOf(customer: Customer, applicationId: string): Promise<ListedSignatory[]>;
  waitForVirusScan(customer: Customer, applicationId: string): Promise<void>;
  change(customer: Customer, path: string, body: object): Promise<void>;
  readonly control: Control;
}

export type IdentificationOutcome = 'SUCCESS' | 'FAILED';

export type MailKind = 'confirmation' | 'reset' | 'invite' | 'signature_invitation' | 'signature_request';

export interface Mail {
  subject: string;
  links: string[];
}

export type FaultKind =
  | { kind: 'code'; code: string; field?: string }
  | { kind: 'server error' }
  | { kind: 'no answer' }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'broken connection' }
  | { kind: 'web page' }
  | { kind: 'broken text' }
  | { kind: 'forbidden shape' }
  /** The API performs the call, but its response times out. */
  | { kind: 'lost answer' }
  | { kind: 'unreadable answer'; body: 'html' | 'empty' }
  | { kind: 'late entry' }
  /** Replaces members of the response. Keys are JSON Pointers. */
  | { kind: 'other answer'; members: Readonly<Record<string, unknown>> };

export interface RepeatedFault {
  fault: FaultKind;
  times?: number;
}

export interface Control {
  injectFault(call: LendingCall, faultKind: FaultKind, times?: number): Promise<void>;
  countFaults(): Promise<number>;
  clearFaults(): Promise<void>;
  endSession(): Promise<void>;
  /** @param duration ISO 8601, such as `PT9H` */
  advanceClock(duration: string): Promise<void>;
  moveApplication(applicationId: string, status: string): Promise<void>;
  /** Changes the status only in responses to the portal. Later changes to the application fail. */
  pretendStatus(applicationId: string, status: string): Promise<void>;
  pretendIdentification(signer: ListedSigner, outcome: IdentificationOutcome): Promise<void>;
  requests(): Promise<PortalRequest[]>;
  mails(email: string, kind?: MailKind): Promise<Mail[]>;
  invite(email: string): Promise<void>;
}

export const LENDING_CALLS = {
  'the configuration': { method: 'GET', path: '/config' },
  'the partner': { method: 'GET', path: '/partner/key/:subdomain/config' },
  'the login': { method: 'POST', path: '/user/account/login' },
  'the logout': { method: 'POST', path: '/user/account/logout' },
  'the registration': { method: 'POST', path: '/user/users' },
  'the new password': { method: 'POST', path: '/user/account/reset' },
  'the acceptance of an invitation': { method: 'POST', path: '/user/account/invite_accept' },
  'the change of password': { method: 'POST', path: '/user/account/change_password' },
  'the confirmation mail': { method: 'POST', path: '/user/account/resend_conf_email' },
  'the confirmation of the address': { method: 'POST', path: '/user/account/confirm_email/:token' },
  'the language of the account': { method: 'PATCH', path: '/user/profile/:userId' },
  'the profile': { method: 'GET', path: '/user/profile' },
  'the company search': { method: 'GET', path: '/company_search' },
  'the search for debtors': { method: 'GET', path: '/user/company_search' },
  'the fields of the form': { method: 'GET', path: '/dynamic_forms_fields_definitions' },
  'the steps of the form': { method: 'GET', path: '/dynamic_forms_ui_config' },
  'the new application': { method: 'POST', path: '/user/applications' },
  'the list of applications': { method: 'GET', path: '/user/applications' },
  'the application': { method: 'GET', path: '/user/applications/:id' },
  'the check of what is missing': { method: 'GET', path: '/user/applications/:id/next_status_validate' },
  'the start of the identification': {
    method: 'POST',
    path: '/user/applications/:id/signatories_requirements/:signatoryId/video_idents',
  },
  'the bank account': { method: 'PATCH', path: '/user/applications/:id/bankinfo' },
  'the tax number': { method: 'PATCH', path: '/user/applications/:id' },
  'the booking': { method: 'POST', path: '/user/applications/:id/appointments' },
  'the submission': { method: 'PATCH', path: '/user/applications/:id/status' },
  'the new representative': { method: 'POST', path: '/user/applications/:id/signatories' },
  'the change of a representative': {
    method: 'PATCH',
    path: '/user/applications/:id/signatories/:signatoryId',
  },
  'the definitions of configured fields': { method: 'GET', path: '/dynamic_forms_fields_definitions' },
  'the list of objects': { method: 'GET', path: '/user/applications/:id/finance_objects' },
  'the new object': { method: 'POST', path: '/user/applications/:id/finance_objects' },
  'the change of an object': { method: 'PUT', path: '/user/applications/:id/finance_objects/:objectId' },
  'the removal of an object': { method: 'DELETE', path: '/user/applications/:id/finance_objects/:objectId' },
  'the list of debtors': { method: 'GET', path: '/user/applications/:id/factoring/debitors' },
} as const;
export type LendingCall = keyof typeof LENDING_CALLS;
