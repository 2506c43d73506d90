export interface StateParameters {
  /** UTC instant; the real time by default. */
  now?: string;
  loggedIn?: string;
  sessionExpired?: boolean;
  /** Logs in a new user with an unconfirmed address. */
  newcomer?: boolean;
  /** Mail to the logged-in person; `invite` goes to a new user. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  tokenIs?: 'used' | 'expired';
  /** The person has reached the limit of such mails. */
  mailedTooOften?: boolean;
  reopened?: boolean;
  /** Key of the person; the logged-in one by default. */
  applicationOf?: string;
  document?: string;
  /** Name of an uploaded file: a PDF with any extension. */
  sent?: string;
  statusSince?: string;
  /** The default is `demo` (README.md). */
  partner?: string;
}

export interface StateValues {
  cookie?: string;
  /** Last segment of the mail's link. */
  token?: string;
  userId?: string;
  applicationId?: string;
  /** First representative that the person may see. Only the applicant sees others. */
  signatoryId?: string;
  documentId?: string;
  documentOwnerId?: string;
  otherDocumentId?: string;
  objectId?: string;
  debitorId?: string;
}

/** Prepares a state from scratch. The report shows error messages. */
export type PrepareState = (api: string, parameters: StateParameters) => Promise<StateValues>;

export interface State {
  holds: string;
  prepare: PrepareState;
}
