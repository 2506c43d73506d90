/** Parameters of a provider state. Each may be absent. */
export interface StateParameters {
  /** UTC instant at which it is so; the real one when nothing is said. */
  now?: string;
  /** Key of the person whose session is open: `katrin`. README.md says who that is. */
  loggedIn?: string;
  /** That session has run out since. */
  sessionExpired?: boolean;
  /** Instead of `loggedIn`: a person with an address that nobody has confirmed has registered and is logged in. */
  newcomer?: boolean;
  /** A mail was sent to the person who is logged in, to the newcomer, or (`invite`) to somebody new. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  /** The mail's token was used up, or is too old; fresh when nothing is said. */
  tokenIs?: 'used' | 'expired';
  /** That mail was sent as often as anybody may ask for it. */
  mailedTooOften?: boolean;
  /** The back office has given the application back to the applicant since: it is open again. */
  reopened?: boolean;
  /** Key of the person whose first application the call is about; the person who is logged in when nothing is said. */
  applicationOf?: string;
  /** Name of the document the call is about; the first that the person may see when nothing is said. */
  document?: string;
  /** The person has sent a PDF of this name (whatever its ending says), which nobody has confirmed yet; the call is about it. */
  sent?: string;
  /** The application has moved on to this status since. */
  statusSince?: string;
  /** Which deployment answers; `demo` when nothing is said. README.md says how they differ. */
  partner?: string;
}

/** Values returned by a state. They replace the examples in the pact's requests. */
export interface StateValues {
  /** The `Cookie` header of the person who is logged in: "lending_session=…". */
  cookie?: string;
  /** Of the mail that was sent: the last part of its link. */
  token?: string;
  /** Of the person who is logged in. */
  userId?: string;
  applicationId?: string;
  /** Of the first representative that the person may see: who is not the applicant sees themselves alone. */
  signatoryId?: string;
  documentId?: string;
  /** Of what that document belongs to: the application, the company or the loan. */
  documentOwnerId?: string;
  /** Of the first document that the first representative has still to sign. */
  otherDocumentId?: string;
  objectId?: string;
  debitorId?: string;
}

/**
 * Makes an API hold what the state says, from nothing.
 *
 * @param api address of the API; a handler that writes into the API's own database can do without it
 * @throws Error saying why it cannot; verification then reports the state as not prepared.
 */
export type Prepare = (api: string, parameters: StateParameters) => Promise<StateValues>;

/** One state of the pact. */
export interface State {
  /** Data of the API in that state. */
  holds: string;
  prepare: Prepare;
}
