import { createHash } from 'node:crypto';
import type { TranslatedText } from '~/i18n/translated-text';
import type { PortalRequest } from './portal-request';
import type { Device } from './request-origin';
import { createEndedSession } from './request-session.server';
import {
  changeAccountSessions,
  changeExistingSession,
  loadAccountSessions,
  loadSession,
  type Session,
} from './session.server';
import { nullIfUnavailable } from './store/store.server';

export type LoggedInAccount = Pick<PortalRequest, 'facts' | 'session'> & {
  user: NonNullable<Session['user']>;
};

const keyOf = ({ facts: { storeScope }, user }: Pick<LoggedInAccount, 'facts' | 'user'>) => ({
  storeScope,
  userId: user.id,
});

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export interface ListedSession {
  /** Identifies the session in forms, where its id must not appear. */
  key: string;
  device: Device;
  loggedInAt: Date;
  usedAt: Date;
}

/** @returns null for `currentSession` until its first use is stored @throws StoreUnavailableError */
export async function listSessions(
  account: LoggedInAccount,
): Promise<{ currentSession: ListedSession | null; otherSessions: ListedSession[] }> {
  const { session, facts, user } = account;
  const { sessions, endings } = await loadAccountSessions(keyOf(account));
  const otherSessions = await Promise.all(
    sessions
      .filter((id) => id !== session.id)
      .map(async (id) => {
        const storedSession = await loadSession(facts.partnerKey, id).catch(nullIfUnavailable);
        const isCurrent =
          storedSession?.user?.id === user.id && (storedSession.login?.endings ?? 0) >= endings;
        return storedSession && isCurrent ? toListedSession(id, storedSession) : null;
      }),
  );
  return {
    currentSession: session.id === null ? null : toListedSession(session.id, session.data),
    otherSessions: otherSessions
      .filter((other) => other !== null)
      .sort((first, second) => second.usedAt.getTime() - first.usedAt.getTime()),
  };
}

function toListedSession(id: string, { login }: Session): ListedSession | null {
  if (!login) return null;
  const { since, usedAt, device } = login;
  return { key: digest(id), device: device as Device, loggedInAt: new Date(since), usedAt: new Date(usedAt) };
}

export type EndedSessionCookies = Pick<Session, 'apiCookies'>;

/**
 * @param text message for the browsers of the ended sessions
 * @throws StoreUnavailableError; a second call ends the remaining sessions
 */
export async function endOtherSessions(
  account: LoggedInAccount,
  text: TranslatedText,
): Promise<EndedSessionCookies[]> {
  const { session, facts, user } = account;
  let endings = 0;
  let sessions: string[] = [];
  await changeAccountSessions(keyOf(account), (index) => {
    endings = Math.max(index.endings, session.data.login?.endings ?? 0) + 1;
    ({ sessions } = index);
    return { ...index, endings };
  });
  if (session.id !== null) {
    await changeExistingSession(facts.partnerKey, session.id, (currentSession) =>
      currentSession.user?.id === user.id && currentSession.login
        ? { ...currentSession, login: { ...currentSession.login, endings } }
        : currentSession,
    );
  }
  return endSessions(account, sessions, text);
}

/** Returns null for an unknown key. @throws StoreUnavailableError */
export async function endSession(
  account: LoggedInAccount,
  key: string,
  text: TranslatedText,
): Promise<EndedSessionCookies | null> {
  const { sessions } = await loadAccountSessions(keyOf(account));
  const matchingIds = sessions.filter((id) => digest(id) === key);
  const [session = null] = await endSessions(account, matchingIds, text);
  return session;
}

async function endSessions(
  { session, facts, user }: LoggedInAccount,
  ids: readonly string[],
  text: TranslatedText,
): Promise<EndedSessionCookies[]> {
  const otherIds = ids.filter((id) => id !== session.id);
  const endedSessions = await Promise.all(
    otherIds.map(async (id) => {
      const result: { endedSession: EndedSessionCookies | null } = { endedSession: null };
      await changeExistingSession(facts.partnerKey, id, (currentSession) => {
        result.endedSession = null;
        if (currentSession.user?.id !== user.id) return currentSession;
        result.endedSession = { apiCookies: currentSession.apiCookies };
        return createEndedSession(currentSession, text);
      });
      return result.endedSession;
    }),
  );
  await removeFromIndex({ facts, user }, otherIds).catch(nullIfUnavailable);
  return endedSessions.filter((endedSession) => endedSession !== null);
}

/** If the write fails, the entry stays, but no list shows it. */
export async function removeSessionFromAccount({ session, facts, user }: LoggedInAccount): Promise<void> {
  if (session.id !== null) await removeFromIndex({ facts, user }, [session.id]).catch(nullIfUnavailable);
}

function removeFromIndex(
  account: Pick<LoggedInAccount, 'facts' | 'user'>,
  ids: readonly string[],
): Promise<void> {
  return changeAccountSessions(keyOf(account), (index) => ({
    ...index,
    sessions: index.sessions.filter((id) => !ids.includes(id)),
  }));
}
