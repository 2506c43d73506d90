import { MatchersV3 } from '@pact-foundation/pact';

/**
 * What the lending system holds before a call: one of the fixtures' scenarios, and what is true beside it. The scenario's
 * id is the provider state's name, the rest are its parameters. Arranging it gives the provider `cookie`, `token`,
 * `userId` and `applicationId`, which take the place of the examples below.
 */
export interface Given {
  scenario: string;
  /** UTC instant at which it is so; when nothing is said, the one at which the pact is verified. */
  now?: string;
  /** Key of the person whose session is open. */
  loggedIn?: string;
  /** The session has run out since. */
  sessionExpired?: boolean;
  /** A person with an address that nobody has confirmed has registered and is logged in. */
  newcomer?: boolean;
  /** A mail was sent to the person who is logged in, to the newcomer, or to somebody new; its token is fresh, used up, or too old. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  tokenIs?: 'used' | 'expired';
  /** That mail was sent as often as anybody may ask for it. */
  mailedTooOften?: boolean;
  /** The back office has reopened the application since. */
  reopened?: boolean;
  /** Key of the person whose first application the call is about; the person who is logged in when nothing is said. */
  applicationOf?: string;
  /** Name of the document the call is about; the first that the user may see when nothing is said. */
  document?: string;
  /** The user has sent a PDF of this name, which nobody has confirmed yet; the call is about it. */
  sent?: string;
  /** The application has moved on to this status since. */
  statusSince?: string;
  /** First label of the host the person came by; `demo` when nothing is said. */
  partner?: string;
}

/** A Given in the form a pact carries. */
export function providerState({ scenario, ...stated }: Given) {
  const parameters = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
  return { description: scenario, parameters };
}

const { fromProviderState } = MatchersV3;

/** The portal's cookies in the examples. */
export const EXAMPLE_COOKIES = { lending_session: 'a-session' };
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: Pact's own placeholders
export const givenCookie = fromProviderState('${cookie}', 'lending_session=a-session');

export const EXAMPLE_TOKEN = 'a-token';
export const givenToken = fromProviderState('${token}', EXAMPLE_TOKEN);
/** A call's path with the token of the mail as its parameter. */
export const givenTokenIn = (path: string) =>
  fromProviderState(path.replace(':token', '${token}'), path.replace(':token', EXAMPLE_TOKEN));
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: Pact's own placeholders

export const EXAMPLE_ID = '7d1c4a52-3c0b-4d56-9a0c-0d5b8c1f2e34';
/** Ids a provider state knows: of the user, of the application the call is about, and of the first of what belongs to it. */
export type ProvidedId =
  | 'userId'
  | 'applicationId'
  | 'signatoryId'
  | 'documentId'
  /** Of what the document belongs to. */
  | 'documentOwnerId'
  | 'otherDocumentId'
  | 'objectId'
  | 'debitorId';

/** An id the provider state knows, in a request's body. `otherDocumentId` is of a document the first signatory has still to sign. */
export const givenId = (id: ProvidedId) => fromProviderState(`\${${id}}`, EXAMPLE_ID);

/** A call's path with ids the provider state knows as its parameters. In the examples every id is EXAMPLE_ID. */
export const givenPath = (path: string, ids: Readonly<Record<string, ProvidedId>>) => {
  const filled = (value: (id: ProvidedId) => string) =>
    path.replaceAll(/:(\w+)/g, (parameter, name: string) => {
      const id = ids[name];
      return id === undefined ? parameter : value(id);
    });
  return fromProviderState(
    filled((id) => `\${${id}}`),
    filled(() => EXAMPLE_ID),
  );
};
