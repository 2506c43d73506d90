import { html } from 'hono/html';
import Clock from 'lucide-react/icons/clock';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Sandbox } from '../../store/sandbox';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { texts } from '../../texts/texts';
import { deploymentOfWorld } from '../bank-in-world';
import { GUIDED_DEMO } from '../demo/guided-demo';
import { runIn } from '../demo/runs';
import { textIn } from '../demo/script';
import { allSituations, type Group } from '../page/library';
import { miniature } from '../page/miniature';
import { summaryOf } from '../page/scenario-summary';
import { titleOf } from '../page/scenario-texts';
import { searchForm } from '../page/search-form';
import { toolsCard } from '../page/tools';
import type { PageView } from '../page/view';
import { icon } from '../page-shell/icon';
import { pageShell } from '../page-shell/page-shell';
import { inWorld } from '../page-shell/places';
import { brandsIllustration, offerIllustration, situationsIllustration } from './illustrations';

const GROUPS = [
  'pending',
  'signing',
  'documents',
  'factoring',
  'failure',
  'partner',
] as const satisfies Group[];

/** SIM-14. @param recentWorlds worlds of this browser, the last used first */
export function startPage(view: PageView, recentWorlds: readonly Sandbox[]) {
  const t = texts('start', view.language);
  return pageShell(
    view,
    { at: 'start', title: t('title'), address: inWorld('/simulator/', view), isLive: true },
    html`<main class="start" id="content" tabindex="-1">
${pageHead(view)}
<div class="ways">${demoCard(view)}${situationsCard(view)}${bankCard(view)}</div>
<div class="start-2">${recentCard(view, recentWorlds)}${toolsCard(view, 'start')}</div>
</main>`,
  );
}

function pageHead(view: PageView) {
  const { sandbox, settings, language } = view;
  const t = texts('start', language);
  const isShared = sandbox.id === DEFAULT_SANDBOX;
  const own = `/simulator/?${new URLSearchParams({ lang: language })}`;
  return html`<header class="start-h"><h1>${t('title')}</h1>
<p class="lead">${isShared ? t('leadShared') : t('lead')}${settings.hosted && !isShared ? ` ${t('ends', { time: settings.resetAt })}` : ''}</p>
${isShared ? html`<p><a href="${own}">${t('toOwn')}</a></p>` : ''}
${sandbox.changes === 0 ? '' : html`<form method="post" action="${inWorld('/simulator/page/reset', view)}"><input type="hidden" name="from" value="start"><button class="btn outline">${icon(RotateCcw)}${t('reset')}</button></form>`}
</header>`;
}

function demoCard(view: PageView) {
  const { language } = view;
  const t = texts('start', language);
  const { minutes, stops } = GUIDED_DEMO;
  return html`<section class="card way" aria-labelledby="way-demo"><div class="art" aria-hidden="true">${offerIllustration(view)}</div>
<div class="way-b"><div class="way-h"><h2 id="way-demo">${t('demo')}</h2>${minutes ? html`<span class="tag">${icon(Clock, 12)}${t('minutes', { count: minutes })}</span>` : ''}</div>
<p>${t('demoLead')}</p>
<ol class="stops">${stops.map(({ short, title }) => html`<li>${textIn(short ?? title, language)}</li>`)}</ol>
<div class="acts"><a class="btn primary" href="${inWorld('/simulator/demo', view)}&amp;anew">${icon(Play)}${t('startDemo')}</a><a class="btn outline" href="${inWorld('/simulator/demo/presenter', view)}">${t('presenter')}</a></div></div></section>`;
}

function situationsCard(view: PageView) {
  const { language, sandbox } = view;
  const t = texts('start', language);
  const all = allSituations().length;
  const page = inWorld('/simulator/situations', view);
  return html`<section class="card way" aria-labelledby="way-situations"><div class="art" aria-hidden="true">${situationsIllustration(view)}</div>
<div class="way-b"><h2 id="way-situations">${t('situations')}</h2>
<p>${t('situationsLead', { count: all })}</p>
${searchForm({ action: '/simulator/situations', keeping: { sandbox: sandbox.id, lang: language }, label: view.t('search'), placeholder: view.t('searchHere') })}
<ul class="links">${GROUPS.map((group) => html`<li><a href="${page}&amp;group=${group}#library">${view.t(`groups.${group}`)}</a></li>`)}</ul>
<div class="acts"><a class="btn outline" href="${page}">${t('allSituations', { count: all })}</a></div></div></section>`;
}

function bankCard(view: PageView) {
  const t = texts('start', view.language);
  const page = inWorld('/simulator/bank', view);
  return html`<section class="card way" aria-labelledby="way-bank"><div class="art" aria-hidden="true">${brandsIllustration(view)}</div>
<div class="way-b"><h2 id="way-bank">${t('bank')}</h2>
<p>${t('bankLead')}</p>
<ul class="links"><li><a href="${page}#file-title">${t('readFile')}</a></li><li><a href="${page}#fetch-title">${t('fetchBank')}</a></li></ul>
<div class="acts"><a class="btn outline" href="${page}">${t('newBank')}</a></div></div></section>`;
}

function recentCard(view: PageView, recentWorlds: readonly Sandbox[]) {
  const t = texts('start', view.language);
  const used = recentWorlds.filter((world) => world.id !== view.sandbox.id || world.changes > 0);
  return html`<section class="card" aria-labelledby="recent-title" id="recent">
<div class="card-h"><h2 id="recent-title">${t('recent')}</h2><a class="push" href="${inWorld('/simulator/situations', view)}#states">${t('savedStates')}</a></div>
${used.length === 0 ? html`<p class="card-b kv">${t('nothingRecent')}</p>` : html`<ul class="recent">${used.map((world) => worldRow(view, world))}</ul>`}
</section>`;
}

function worldRow({ t: words, language, settings, sandbox: shown }: PageView, world: Sandbox) {
  const t = texts('start', language);
  const { scenario } = world.start;
  const run = runIn(world);
  const changed = world.changes === 0 ? '' : words('changes', { count: world.changes });
  const note = run ? t('stopOf', { n: run.at + 1, all: run.script.stops.length }) : changed;
  const title = run ? `${t('demo')}: ${textIn(run.stop.title, language)}` : titleOf(scenario, language);
  const when = world.startedAt.toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const bank = deploymentOfWorld(world).partner.parameters.display_name;
  const isOwn = world.store.ownBanks.all().length > 0;
  return html`<li>${miniature(summaryOf(scenario, settings.seed))}<div><b>${title}</b>
<small>${[t('began', { when }), isOwn ? `${t('ownBank')}: ${bank}` : bank, world.id === shown.id && t('here')].filter(Boolean).join(' · ')}</small></div>
${note === '' ? '' : html`<span class="tag num">${note}</span>`}
<a class="btn outline" href="${inWorld(run ? '/simulator/demo' : '/simulator/situations', { sandbox: world, language })}" aria-label="${run ? t('goOn') : t('open')}: ${title}">${run ? t('goOn') : t('open')}</a></li>`;
}
