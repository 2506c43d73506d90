/** What the pact says of a state beside its name. All of it may be absent; `contracts/consumer/given.ts` says what each member means. */
export interface StateParameters {
  now?: string;
  loggedIn?: string;
  sessionExpired?: boolean;
  newcomer?: boolean;
  mailed?: 'reset' | 'confirmation' | 'invite';
  tokenIs?: 'used' | 'expired';
  mailedTooOften?: boolean;
  reopened?: boolean;
  applicationOf?: string;
  document?: string;
  sent?: string;
  statusSince?: string;
  partner?: string;
}

/** What a state gives back, as far as it has it. They take the place of the examples in the pact's requests. */
export interface StateValues {
  /** The `Cookie` header of the person who is logged in: "lending_session=…". */
  cookie?: string;
  /** Of the mail that was sent. */
  token?: string;
  userId?: string;
  applicationId?: string;
  signatoryId?: string;
  documentId?: string;
  documentOwnerId?: string;
  otherDocumentId?: string;
  objectId?: string;
  debitorId?: string;
}

/** Makes an API hold what the state says. @throws Error saying why it cannot; verification then reports the state as not prepared. */
export type Prepare = (api: string, parameters: StateParameters) => Promise<StateValues>;

/** One state of the pact. */
export interface State {
  /** What the API holds then. */
  holds: string;
  prepare: Prepare;
}
