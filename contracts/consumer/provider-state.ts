import { MatchersV3 } from '@pact-foundation/pact';

/**
 * The scenario's id names the state. The other members are parameters. The setup returns values that replace
 * those of the example.
 */
export interface ProviderState {
  scenario: string;
  /** UTC instant; the time of the verification by default. */
  now?: string;
  loggedIn?: string;
  sessionExpired?: boolean;
  newcomer?: boolean;
  /** Mail to the logged-in user; `invite` goes to a new user. */
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

export function createProviderState({ scenario, ...givenValues }: ProviderState) {
  const parameters = Object.fromEntries(
    Object.entries(givenValues).filter(([, value]) => value !== undefined),
  );
  return { description: scenario, parameters };
}

const { fromProviderState } = MatchersV3;

export const EXAMPLE_COOKIES = { lending_session: 'a-session' };
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: Pact's own placeholders
export const providedCookie = fromProviderState('${cookie}', 'lending_session=a-session');

export const EXAMPLE_TOKEN = 'a-token';
export const providedToken = fromProviderState('${token}', EXAMPLE_TOKEN);
export const createProvidedToken = (path: string) =>
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

/** `otherDocumentId` is the first document that the first signatory has not signed. */
export const createProvidedId = (id: ProvidedId) => fromProviderState(`\${${id}}`, EXAMPLE_ID);

export const createProvidedPath = (path: string, ids: Readonly<Record<string, ProvidedId>>) => {
  const fillPath = (value: (id: ProvidedId) => string) =>
    path.replaceAll(/:(\w+)/g, (parameter, name: string) => {
      const id = ids[name];
      return id === undefined ? parameter : value(id);
    });
  return fromProviderState(
    fillPath((id) => `\${${id}}`),
    fillPath(() => EXAMPLE_ID),
  );
};
