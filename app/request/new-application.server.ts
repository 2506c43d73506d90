import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Application, readApplication } from '~/api/applications.server';
import type { ApiError, ApiResult } from '~/api/result';
import type { PortalRequest } from './portal-request';
import type { Session } from './session.server';

type Sender = Pick<PortalRequest, 'session' | 'serverTime'>;

export function findSentApplication({ session }: Pick<Sender, 'session'>): Application | null {
  const { user, resultApplication } = session.data;
  if (!user || resultApplication?.userId !== user.id) return null;
  return readApplication(resultApplication.application);
}

/** After this time, an unlisted application counts as deleted. */
const NEW_MS = 10 * 60_000;

export function findNewApplication(request: Sender): Application | null {
  const sent = findSentApplication(request);
  return sent !== null && ageMs(request, sent) <= NEW_MS ? sent : null;
}

/** Null if no application was sent lately, or `listed` contains it. */
export function findUnlistedApplication(
  request: Sender,
  listed: readonly { readonly applicationId: string }[],
): Application | null {
  const sent = findNewApplication(request);
  if (sent === null) return null;
  return listed.some(({ applicationId }) => applicationId === sent.applicationId) ? null : sent;
}

/** A lender may know a new application only after some seconds. */
const UNKNOWN_MS = 10_000;

const RETRY_MS = 500;

export async function readNewApplication<T>(
  request: Sender,
  applicationId: string,
  read: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const sent = findSentApplication(request);
  const deadline = performance.now() + UNKNOWN_MS;
  for (;;) {
    const result = await read();
    if (result.ok || !isNotFoundError(result.error) || sent?.applicationId !== applicationId) return result;
    if (ageMs(request, sent) > UNKNOWN_MS || performance.now() > deadline) return result;
    await wait(RETRY_MS);
  }
}

const ageMs = ({ serverTime }: Sender, { created }: Application): number =>
  serverTime().getTime() - Date.parse(created);

export const isNotFoundError = (error: ApiError): boolean => 'status' in error && error.status === 404;

type SeenTerms = NonNullable<Session['seenTerms']>[number];

const MOST_APPLICATIONS = 10;

/**
 * The lending API drops indicative terms once the terms are binding.
 * @returns the session's earlier terms
 */
export function rememberSeenTerms(
  { session, today }: Pick<PortalRequest, 'session' | 'today'>,
  application: string,
  terms: SeenTerms['terms'],
  isIndicative: boolean,
): Pick<SeenTerms, 'at' | 'terms'> | null {
  const known = session.data.seenTerms?.find((entry) => entry.application === application) ?? null;
  if (isIndicative && !(known && isDeepStrictEqual(known.terms, terms))) {
    const entry = { application, at: today(), terms };
    session.changeOnceShown((present) => {
      const others = (present.seenTerms ?? []).filter((other) => other.application !== application);
      return { ...present, seenTerms: [...others, entry].slice(-MOST_APPLICATIONS) };
    }, 'any page');
  }
  return known && { at: known.at, terms: known.terms };
}
