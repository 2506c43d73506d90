import { documentName } from 'fixtures/document-texts';
import { html } from 'hono/html';
import Play from 'lucide-react/icons/play';
import { DateTime } from 'luxon';
import { inWorld } from '../../pages/shell/places';
import { firstDayTooOld } from '../../rules/document-age';
import { icon } from '../page-shell/icon';
import { actionHref, type PageView } from './view';

const UPCOMING_DAYS = 60;

/** SIM-10 */
export function clockCard(view: PageView) {
  const { t, sandbox, language } = view;
  const now = DateTime.fromJSDate(sandbox.clock.now(), { zone: 'utc' }).setLocale(
    language === 'en' ? 'en-GB' : language,
  );
  const step = (by: string, label: string) =>
    html`<button class="btn outline" name="by" value="${by}">${label}</button>`;
  return html`<section class="card" aria-labelledby="clock-title" id="clock">
<div class="card-h"><h2 id="clock-title">${t('clock')}</h2><span class="tag push" data-status="completed">${icon(Play, 12)}${t('runs')}</span></div>
<div class="card-b">
<p class="clock num"><time datetime="${now.toISO()}" data-clock>${now.toFormat('HH:mm')}</time> <small>${now.toLocaleString({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })}, UTC</small></p>
<form class="steps" method="post" action="${actionHref(view, 'clock')}" data-live>${step('PT1H', t('hour'))}${step('P1D', t('day'))}${step('P14D', t('fortnight'))}</form>
<form class="row" method="post" action="${actionHref(view, 'clock')}" data-live>
<label class="grow"><span class="kv">${t('setClock')}</span><input type="datetime-local" name="now" value="${now.toFormat("yyyy-MM-dd'T'HH:mm")}" required></label><button class="btn outline">${t('set')}</button></form>
<h3>${t('soon')}</h3>${upcomingList(view)}
<p class="kv"><a href="${inWorld('/simulator/course', view)}">${t('goBack')}</a></p>
</div></section>`;
}

function upcomingList(view: PageView) {
  const { t } = view;
  const now = DateTime.fromJSDate(view.sandbox.clock.now(), { zone: 'utc' });
  const events = eventsOf(view)
    .map(({ at, what }) => ({ what, in: DateTime.fromISO(at, { zone: 'utc' }).diff(now, 'hours').hours }))
    .filter((event) => event.in > 0 && event.in < UPCOMING_DAYS * 24)
    .toSorted((one, other) => one.in - other.in)
    .slice(0, 5);
  if (events.length === 0) return html`<p class="kv">${t('nothingSoon')}</p>`;
  return html`<ul class="soon num">${events.map(({ what, in: hours }) => {
    const when =
      hours < 48 ? t('inHours', { n: Math.ceil(hours) }) : t('inDays', { n: Math.ceil(hours / 24) });
    return html`<li><b>${when}</b><span>${what}</span></li>`;
  })}</ul>`;
}

function eventsOf({ sandbox: { store }, t, language }: PageView): { at: string; what: string }[] {
  const mails = store.tokens
    .all()
    .filter(({ usedAt }) => usedAt === null)
    .map(({ expiresAt, userId }) => ({
      at: expiresAt,
      what: t('linkEnds', { to: store.users.get(userId)?.email ?? '' }),
    }));
  const identifications = store.signatories.all().flatMap(({ signing, first_name, last_name }) => {
    const at = signing?.identification.status === 'in_progress' ? signing.identification.expires_at : null;
    return at ? [{ at, what: t('identEnds', { who: `${first_name} ${last_name}` }) }] : [];
  });
  const documents = store.documents.all().flatMap(({ type, asOfDate }) => {
    const at = asOfDate === null ? undefined : firstDayTooOld(type, asOfDate);
    const what = documentName(type, language);
    return at ? [{ at, what: t('documentEnds', { what }) }] : [];
  });
  return [...mails, ...identifications, ...documents];
}
