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
  since: Date;
  usedAt: Date;
}

/** @returns null for `own` until its first use is stored @throws StoreUnavailableError */
export async function listSessions(
  account: LoggedInAccount,
): Promise<{ own: ListedSession | null; others: ListedSession[] }> {
  const { session, facts, user } = account;
  const { sessions, endings } = await loadAccountSessions(keyOf(account));
  const others = await Promise.all(
    sessions
      .filter((id) => id !== session.id)
      .map(async (id) => {
        const found = await loadSession(facts.partnerKey, id).catch(nullIfUnavailable);
        const isCurrent = found?.user?.id === user.id && (found.login?.endings ?? 0) >= endings;
        return found && isCurrent ? listed(id, found) : null;
      }),
  );
  return {
    own: session.id === null ? null : listed(session.id, session.data),
    others: others
      .filter((other) => other !== null)
      .sort((one, other) => other.usedAt.getTime() - one.usedAt.getTime()),
  };
}

function listed(id: string, { login }: Session): ListedSession | null {
  if (!login) return null;
  const { since, usedAt, device } = login;
  return { key: digest(id), device: device as Device, since: new Date(since), usedAt: new Date(usedAt) };
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
    await changeExistingSession(facts.partnerKey, session.id, (present) =>
      present.user?.id === user.id && present.login
        ? { ...present, login: { ...present.login, endings } }
        : present,
    );
  }
  return endEach(account, sessions, text);
}

/** Returns null for an unknown key. @throws StoreUnavailableError */
export async function endSession(
  account: LoggedInAccount,
  key: string,
  text: TranslatedText,
): Promise<EndedSessionCookies | null> {
  const { sessions } = await loadAccountSessions(keyOf(account));
  const matchingIds = sessions.filter((id) => digest(id) === key);
  const [session = null] = await endEach(account, matchingIds, text);
  return session;
}

async function endEach(
  { session, facts, user }: LoggedInAccount,
  ids: readonly string[],
  text: TranslatedText,
): Promise<EndedSessionCookies[]> {
  const others = ids.filter((id) => id !== session.id);
  const endedSessions = await Promise.all(
    others.map(async (id) => {
      const was: { ended: EndedSessionCookies | null } = { ended: null };
      await changeExistingSession(facts.partnerKey, id, (present) => {
        was.ended = null;
        if (present.user?.id !== user.id) return present;
        was.ended = { apiCookies: present.apiCookies };
        return createEndedSession(present, text);
      });
      return was.ended;
    }),
  );
  await unlist({ facts, user }, others).catch(nullIfUnavailable);
  return endedSessions.filter((each) => each !== null);
}

/** If the write fails, the entry stays, but no list shows it. */
export async function removeSessionFromAccount({ session, facts, user }: LoggedInAccount): Promise<void> {
  if (session.id !== null) await unlist({ facts, user }, [session.id]).catch(nullIfUnavailable);
}

function unlist(account: Pick<LoggedInAccount, 'facts' | 'user'>, ids: readonly string[]): Promise<void> {
  return changeAccountSessions(keyOf(account), (index) => ({
    ...index,
    sessions: index.sessions.filter((id) => !ids.includes(id)),
  }));
}
