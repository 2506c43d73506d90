export interface StateParameters {
  /** UTC instant; defaults to real time. */
  now?: string;
  loggedIn?: string;
  sessionExpired?: boolean;
  /** True to log in a new user with an unconfirmed address. */
  newcomer?: boolean;
  /** Mail to send to the logged-in person; `invite` goes to a new user. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  tokenIs?: 'used' | 'expired';
  /** True if the person has reached the limit of such mails. */
  mailedTooOften?: boolean;
  reopened?: boolean;
  /** Key of the person; defaults to the logged-in one. */
  applicationOf?: string;
  document?: string;
  /** Name of an uploaded file, which is a PDF with any extension. */
  sent?: string;
  statusSince?: string;
  /** Partner of the user. Default: `demo` (see README.md). */
  partner?: string;
}

export interface StateValues {
  cookie?: string;
  /** Last segment of the mail's link. */
  token?: string;
  userId?: string;
  applicationId?: string;
  /** The first representative that the person may see. Only the applicant sees others. */
  signatoryId?: string;
  documentId?: string;
  documentOwnerId?: string;
  otherDocumentId?: string;
  objectId?: string;
  debitorId?: string;
}

/** Prepares a state from scratch. The report shows the message of an error. */
export type PrepareState = (api: string, parameters: StateParameters) => Promise<StateValues>;

export interface State {
  holds: string;
  prepare: PrepareState;
}
