/** Somebody who can log in. */
export interface Customer {
  email: string;
  password: string;
}

/** An application as the lending system lists it. */
export interface ListedApplication {
  applicationId: string;
  shortApplicationId: string;
  status: string;
  /** UTC instant. */
  created: string;
}

/** An application as the lending system answers it alone, as far as scenarios look at it. */
export interface ShownApplication {
  /** What it asks for; names are in the language of the answer. */
  document_configurations?: { document_categories: { document_type: string; name: string }[] };
  /** Amounts in the currency's main unit, rates as decimals of a year. */
  pricing?: {
    offer_rate_low: number;
    offer_rate_high: number;
    monthly_payment: number;
    total_transaction_fee: number;
  } | null;
}

/** A document as the lending system lists it. */
export interface ListedDocument {
  document_name: string;
  document_type: string;
  is_upload_successful: boolean | null;
  virus_scan_status: string;
}

/** Somebody who represents the company, as the lending system lists them. */
export interface ListedSignatory {
  signatory_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  is_current_actor: boolean;
}

/** Somebody who signs, and at which place of the list of representatives the lending system names them. */
export interface ListedSigner {
  applicationId: string;
  signatoryId: string;
  /** From 0. */
  place: number;
}

/** A request of the portal to the lending system. */
export interface PortalRequest {
  method: string;
  path: string;
  body: unknown;
}

/** Required properties of an application; all others have any valid value. */
export interface Wish {
  loanSize: number;
}

/**
 * The lending system behind the portal, as far as scenarios need to reach it past the portal. Everything a scenario makes is its
 * own: with the simulator an isolated world, with a real deployment a new account.
 */
export interface Backend {
  /** Headers that route the browser's requests to this scenario's world. */
  readonly browserHeaders: Record<string, string>;
  /** Those whom the scenario's situation is about, by key, as far as their accounts are known. */
  readonly people: ReadonlyMap<string, Customer>;
  /** A customer with a new account and no application. */
  newCustomer(): Promise<Customer>;
  /** A finished application of this customer. */
  apply(customer: Customer, wish: Wish): Promise<ListedApplication>;
  /** The customer's applications, newest first. */
  applicationsOf(customer: Customer): Promise<ListedApplication[]>;
  /** One of the customer's applications. @param language of what it names, as `en` */
  applicationOf(customer: Customer, applicationId: string, language?: string): Promise<ShownApplication>;
  /** The documents of an application, as far as the customer sees them. */
  documentsOf(customer: Customer, applicationId: string): Promise<ListedDocument[]>;
  /** Those who represent the company, as far as the customer sees them. */
  signatoriesOf(customer: Customer, applicationId: string): Promise<ListedSignatory[]>;
  /** Waits until the virus scan of all files of an application is over. @throws Error when it does not end */
  scanned(customer: Customer, applicationId: string): Promise<void>;
  /** Changes something in the customer's name, past the portal. @param path of the lending system, `/user/…`. */
  change(customer: Customer, path: string, body: object): Promise<void>;
  /** The simulator's control API. */
  readonly control: Control;
}

/** How an identification ends, in the provider's words. */
export type Outcome = 'SUCCESS' | 'FAILED';

/** The e-mails that scenarios open. */
export type MailKind = 'confirmation' | 'reset' | 'invite' | 'signature_invitation' | 'signature_request';

export interface Mail {
  subject: string;
  links: string[];
}

/** How a call of the lending system goes wrong. */
export type Disturbance =
  | { kind: 'code'; code: string; field?: string }
  | { kind: 'server error' }
  | { kind: 'no answer' }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'broken connection' }
  | { kind: 'web page' }
  | { kind: 'broken text' }
  | { kind: 'forbidden shape' }
  /** The call is done, and a time-out stands in place of its answer. */
  | { kind: 'lost answer' }
  /** Members of the answer, by JSON Pointer, hold something else. */
  | { kind: 'other answer'; members: Readonly<Record<string, unknown>> };

/** How a call goes wrong, and how often: always when nothing is said. */
export interface Mishap {
  disturbance: Disturbance;
  times?: number;
}

/** The simulator's controls. */
export interface Control {
  /** Makes a call go wrong until `calm`, or only so many times. */
  disturb(call: LendingCall, disturbance: Disturbance, times?: number): Promise<void>;
  /** How many disturbances still wait for a call that they meet. */
  disturbances(): Promise<number>;
  /** Ends every disturbance. */
  calm(): Promise<void>;
  /** Ends the sessions in the lending system that the portal has opened so far. */
  endSession(): Promise<void>;
  /** Lets time pass in the lending system. @param duration ISO 8601, `PT9H`. */
  passTime(duration: string): Promise<void>;
  /** Moves an application on, as whoever moves next would: the customer elsewhere, or the back office. */
  moveApplication(applicationId: string, status: string): Promise<void>;
  /** Moves an application on as far as a portal can see: its answers have the status, and nothing can be changed any more. */
  showMoved(applicationId: string, status: string): Promise<void>;
  /** Shows how somebody's identification ended, as far as a portal can see: the lending system says so from now on. */
  showIdentified(signer: ListedSigner, outcome: Outcome): Promise<void>;
  /** Requests of the portal so far, oldest first. */
  requests(): Promise<PortalRequest[]>;
  /** The e-mails somebody got, oldest first. */
  mails(to: string, kind?: MailKind): Promise<Mail[]>;
  /** Invites somebody who has no account, as the back office does. */
  invite(email: string): Promise<void>;
}

/** The calls scenarios speak of, in the business's words. */
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
