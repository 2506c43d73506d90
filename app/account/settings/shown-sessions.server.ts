import { formatDateTime } from '~/domain/dates';
import { type ListedSession, listSessions } from '~/request/account-sessions.server';
import type { UserRequest } from '~/request/guards.server';
import type { Device } from '~/request/request-origin';
import type { SessionView } from './sessions-section';

const BROWSER_NAMES: Record<NonNullable<Device['browser']>, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};

const SYSTEM_NAMES: Record<NonNullable<Device['system']>, string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  chromeos: 'ChromeOS',
  mac: 'macOS',
  linux: 'Linux',
};

const MOBILE_SYSTEMS: readonly Device['system'][] = ['iphone', 'ipad', 'android'];

/** This browser's session comes first. @throws the 503 page */
export async function loadSessionViews(request: UserRequest): Promise<SessionView[]> {
  const { currentSession, otherSessions } = await request.session.awaitStore(listSessions(request));
  const t = request.t('settings');
  const show = (session: ListedSession, isOwn: boolean): SessionView => ({
    key: session.key,
    name: nameOf(request, session.device),
    isMobile: MOBILE_SYSTEMS.includes(session.device.system),
    note: isOwn
      ? t('sessionSince', { at: formatDateTime(session.loggedInAt, request.facts.language) })
      : t('sessionUsed', { at: formatDateTime(session.usedAt, request.facts.language) }),
    isOwn,
  });
  return [
    ...(currentSession ? [show(currentSession, true)] : []),
    ...otherSessions.map((session) => show(session, false)),
  ];
}

/** An unknown name comes from a later release. */
function nameOf(request: UserRequest, { browser, system }: Device): string {
  const t = request.t('settings');
  const browserName = (browser && BROWSER_NAMES[browser]) || t('unknownBrowser');
  const systemName = system && SYSTEM_NAMES[system];
  return systemName ? t('browserOn', { browser: browserName, system: systemName }) : browserName;
}
