export interface StateParameters {
  /** UTC instant; defaults to real time. */
  now?: string;
  loggedIn?: string;
  sessionExpired?: boolean;
  /** Logs in a new user with an unconfirmed address. */
  newcomer?: boolean;
  /** Sent to the logged-in person, `invite` to a new user. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  tokenIs?: 'used' | 'expired';
  /** The person has reached the limit of such mails. */
  mailedTooOften?: boolean;
  reopened?: boolean;
  /** Key of the person; defaults to the logged-in one. */
  applicationOf?: string;
  document?: string;
  /** The file is a PDF with any extension. */
  sent?: string;
  statusSince?: string;
  /** Defaults to `demo` (see README.md). */
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

/** Must start from scratch. The report shows the message of an error. */
export type PrepareState = (api: string, parameters: StateParameters) => Promise<StateValues>;

export interface State {
  holds: string;
  prepare: PrepareState;
}
