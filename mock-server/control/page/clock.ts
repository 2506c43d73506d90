import { documentNameOf } from 'fixtures/document-texts';
import { DateTime } from 'luxon';
import type { ClockData } from '../../pages/situations/clock-card';
import { findFirstDayTooOld } from '../../rules/document-age';
import { formatDateTime } from '../time-in-language';
import type { PageView } from './view';

const UPCOMING_DAYS = 60;

export function createClockData(view: PageView): ClockData {
  const now = formatDateTime(view.sandbox.clock.now(), view.language);
  return {
    now: now.toISO() ?? '',
    time: now.toFormat('HH:mm'),
    date: now.toLocaleString({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    value: now.toFormat("yyyy-MM-dd'T'HH:mm"),
    upcomingEvents: listUpcoming(view, now),
  };
}

function listUpcoming(view: PageView, now: DateTime): ClockData['upcomingEvents'] {
  const { t } = view;
  return eventsOf(view)
    .map(({ time, text }) => ({
      text,
      hours: DateTime.fromISO(time, { zone: 'utc' }).diff(now, 'hours').hours,
    }))
    .filter(({ hours }) => hours > 0 && hours < UPCOMING_DAYS * 24)
    .toSorted((left, right) => left.hours - right.hours)
    .slice(0, 5)
    .map(({ text, hours }) => ({
      text,
      when: hours < 48 ? t('inHours', { n: Math.ceil(hours) }) : t('inDays', { n: Math.ceil(hours / 24) }),
    }));
}

function eventsOf({ sandbox: { store }, t, language }: PageView): { time: string; text: string }[] {
  const mails = store.tokens
    .all()
    .filter(({ usedAt }) => usedAt === null)
    .map(({ expiresAt, userId }) => ({
      time: expiresAt,
      text: t('linkEnds', { to: store.users.get(userId)?.email ?? '' }),
    }));
  const identifications = store.signatories.all().flatMap(({ signing, first_name, last_name }) => {
    const expiresAt =
      signing?.identification.status === 'in_progress' ? signing.identification.expires_at : null;
    return expiresAt
      ? [{ time: expiresAt, text: t('identEnds', { who: `${first_name} ${last_name}` }) }]
      : [];
  });
  const documents = store.documents.all().flatMap(({ type, asOfDate }) => {
    const firstDayTooOld = asOfDate === null ? undefined : findFirstDayTooOld(type, asOfDate);
    const documentName = documentNameOf(type, language);
    return firstDayTooOld ? [{ time: firstDayTooOld, text: t('documentEnds', { what: documentName }) }] : [];
  });
  return [...mails, ...identifications, ...documents];
}
