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
const MAX_NEW_AGE_MS = 10 * 60_000;

export function findNewApplication(request: Sender): Application | null {
  const sentApplication = findSentApplication(request);
  return sentApplication !== null && computeAgeMs(request, sentApplication) <= MAX_NEW_AGE_MS
    ? sentApplication
    : null;
}

/** Null if no application was sent lately, or `listed` contains it. */
export function findUnlistedApplication(
  request: Sender,
  listedApplications: readonly { readonly applicationId: string }[],
): Application | null {
  const sentApplication = findNewApplication(request);
  if (sentApplication === null) return null;
  return listedApplications.some(({ applicationId }) => applicationId === sentApplication.applicationId)
    ? null
    : sentApplication;
}

/** A lender may know a new application only after some seconds. */
const MAX_UNKNOWN_AGE_MS = 10_000;

const RETRY_MS = 500;

export async function readNewApplication<T>(
  request: Sender,
  applicationId: string,
  read: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const sentApplication = findSentApplication(request);
  const deadline = performance.now() + MAX_UNKNOWN_AGE_MS;
  for (;;) {
    const result = await read();
    if (result.ok || !isNotFoundError(result.error) || sentApplication?.applicationId !== applicationId)
      return result;
    if (computeAgeMs(request, sentApplication) > MAX_UNKNOWN_AGE_MS || performance.now() > deadline)
      return result;
    await wait(RETRY_MS);
  }
}

const computeAgeMs = ({ serverTime }: Sender, { created }: Application): number =>
  serverTime().getTime() - Date.parse(created);

export const isNotFoundError = (error: ApiError): boolean => 'status' in error && error.status === 404;

type SeenTerms = NonNullable<Session['seenTerms']>[number];

const MAX_APPLICATIONS = 10;

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
  const earlierTerms = session.data.seenTerms?.find((entry) => entry.application === application) ?? null;
  if (isIndicative && !(earlierTerms && isDeepStrictEqual(earlierTerms.terms, terms))) {
    const entry = { application, at: today(), terms };
    session.changeOnceShown((currentSession) => {
      const otherTerms = (currentSession.seenTerms ?? []).filter(
        (other) => other.application !== application,
      );
      return { ...currentSession, seenTerms: [...otherTerms, entry].slice(-MAX_APPLICATIONS) };
    }, 'any page');
  }
  return earlierTerms && { at: earlierTerms.at, terms: earlierTerms.terms };
}
