export interface StateParameters {
  /** UTC instant; defaults to real time. */
  now?: string;
  /** Such as `katrin` (see README.md). */
  loggedIn?: string;
  sessionExpired?: boolean;
  /** A new user with an unconfirmed address is logged in. */
  newcomer?: boolean;
  /** Sent to the logged-in person, `invite` to a new user. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  /** Defaults to a fresh token. */
  tokenIs?: 'used' | 'expired';
  /** The person has reached the limit of such mails. */
  mailedTooOften?: boolean;
  reopened?: boolean;
  /** Key of the person; defaults to the logged-in one. */
  applicationOf?: string;
  /** Defaults to the first document that the person may see. */
  document?: string;
  /** Name of an unconfirmed upload. The file is a PDF, whatever the extension. */
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
  /** The first representative that the person may see. People who are not the applicant see only themselves. */
  signatoryId?: string;
  documentId?: string;
  documentOwnerId?: string;
  /** The first document that the first representative has not signed. */
  otherDocumentId?: string;
  objectId?: string;
  debitorId?: string;
}

/**
 * Must start from scratch.
 * @throws Error with the reason, which the report shows
 */
export type PrepareState = (api: string, parameters: StateParameters) => Promise<StateValues>;

export interface State {
  holds: string;
  prepare: PrepareState;
}
