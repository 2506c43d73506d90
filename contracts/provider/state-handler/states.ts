export interface StateParameters {
  /** UTC instant; the real time by default. */
  now?: string;
  loggedIn?: string;
  sessionExpired?: boolean;
  newcomer?: boolean;
  /** Mail to the logged-in person; `invite` goes to a new user. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  tokenIs?: 'used' | 'expired';
  mailedTooOften?: boolean;
  reopened?: boolean;
  /** Key of the person; the logged-in person by default. */
  applicationOf?: string;
  document?: string;
  sent?: string;
  statusSince?: string;
  partner?: string;
}

export interface StateValues {
  cookie?: string;
  token?: string;
  userId?: string;
  applicationId?: string;
  /** First representative that the logged-in person may see. Only the applicant sees other people. */
  signatoryId?: string;
  documentId?: string;
  documentOwnerId?: string;
  otherDocumentId?: string;
  objectId?: string;
  debitorId?: string;
}

/** The report shows the messages of thrown errors. */
export type PrepareState = (api: string, parameters: StateParameters) => Promise<StateValues>;

export interface State {
  description: string;
  prepare: PrepareState;
}
