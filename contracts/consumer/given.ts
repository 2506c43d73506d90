import { MatchersV3 } from '@pact-foundation/pact';

/**
 * Provider state of an interaction. The scenario's id is the state's name, all other members are its
 * parameters. Setting it up returns `cookie`, `token`, `userId` and `applicationId`, which replace the
 * examples below.
 */
export interface Given {
  scenario: string;
  /** UTC instant; defaults to the time of the verification. */
  now?: string;
  /** Key of a person. */
  loggedIn?: string;
  sessionExpired?: boolean;
  /** A new user with an unconfirmed address has registered and is logged in. */
  newcomer?: boolean;
  /** Recipient: the logged-in user, for `invite` a new user. */
  mailed?: 'reset' | 'confirmation' | 'invite';
  tokenIs?: 'used' | 'expired';
  /** The user has requested that mail up to the limit. */
  mailedTooOften?: boolean;
  reopened?: boolean;
  /** Key of the person whose first application is the call's; defaults to the logged-in person. */
  applicationOf?: string;
  /** Name of a document; defaults to the first that the user may see. */
  document?: string;
  /** File name of an uploaded PDF that is not confirmed yet. */
  sent?: string;
  statusSince?: string;
  /** First label of the portal's host; defaults to `demo`. */
  partner?: string;
}

export function providerState({ scenario, ...stated }: Given) {
  const parameters = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
  return { description: scenario, parameters };
}

const { fromProviderState } = MatchersV3;

export const EXAMPLE_COOKIES = { lending_session: 'a-session' };
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: Pact's own placeholders
export const givenCookie = fromProviderState('${cookie}', 'lending_session=a-session');

export const EXAMPLE_TOKEN = 'a-token';
export const givenToken = fromProviderState('${token}', EXAMPLE_TOKEN);
export const givenTokenIn = (path: string) =>
  fromProviderState(path.replace(':token', '${token}'), path.replace(':token', EXAMPLE_TOKEN));
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: Pact's own placeholders

export const EXAMPLE_ID = '7d1c4a52-3c0b-4d56-9a0c-0d5b8c1f2e34';
export type ProvidedId =
  | 'userId'
  | 'applicationId'
  | 'signatoryId'
  | 'documentId'
  | 'documentOwnerId'
  | 'otherDocumentId'
  | 'objectId'
  | 'debitorId';

/** `otherDocumentId` is the first other document that the first signatory has not signed. */
export const givenId = (id: ProvidedId) => fromProviderState(`\${${id}}`, EXAMPLE_ID);

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
