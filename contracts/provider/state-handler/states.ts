/** Parameters of a provider state. All are optional. */
export interface StateParameters {
  /** UTC instant; defaults to real time. */
  now?: string;
  /** Key of the logged-in person, such as `katrin` (see README.md). */
  loggedIn?: string;
  sessionExpired?: boolean;
  /** Instead of `loggedIn`: a new user with an unconfirmed address has registered and is logged in. */
  newcomer?: boolean;
  /** Recipient: the logged-in person, for `invite` a new user. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  /** Defaults to a fresh token. */
  tokenIs?: 'used' | 'expired';
  /** The person has requested that mail up to the limit. */
  mailedTooOften?: boolean;
  /** The back office has returned the application to the applicant. */
  reopened?: boolean;
  /** Key of the person whose first application is the call's; defaults to the logged-in person. */
  applicationOf?: string;
  /** Name of a document; defaults to the first that the person may see. */
  document?: string;
  /** Name of an uploaded PDF that is not confirmed yet. Its extension may be another. */
  sent?: string;
  statusSince?: string;
  /** Key of the deployment (see README.md); defaults to `demo`. */
  partner?: string;
}

/** Values of a state. They replace the examples in the pact's requests. */
export interface StateValues {
  /** Value of the `Cookie` header: "lending_session=…". */
  cookie?: string;
  /** Last segment of the mail's link. */
  token?: string;
  userId?: string;
  applicationId?: string;
  /**
   * The first representative that the person may see. People who are not the applicant see only themselves.
   */
  signatoryId?: string;
  documentId?: string;
  /** The application, company or loan that owns the document. */
  documentOwnerId?: string;
  /** The first other document that the first representative has not signed. */
  otherDocumentId?: string;
  objectId?: string;
  debitorId?: string;
}

/**
 * Prepares a state from scratch.
 * @param api address of the API; unused if the handler writes to its database
 * @throws Error with the reason, which the report shows
 */
export type Prepare = (api: string, parameters: StateParameters) => Promise<StateValues>;

export interface State {
  holds: string;
  prepare: Prepare;
}
