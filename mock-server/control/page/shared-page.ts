import { html } from 'hono/html';
import Link2 from 'lucide-react/icons/link-2';
import Unlink from 'lucide-react/icons/unlink-2';
import { inWorld } from '../../pages/shell/places';
import type { Sandbox } from '../../store/sandbox';
import { texts } from '../../texts/texts';
import { deploymentOfWorld } from '../bank-in-world';
import { icon } from '../page-shell/icon';
import type { SavedState, SavedStates } from '../saved-states';
import { formattedTime } from '../time-in-language';
import { pageLayout } from './page-layout';
import { titleOf } from './scenario-texts';
import type { PageView } from './view';

interface SharedStates {
  readonly world: Sandbox;
  readonly states: readonly SavedState[];
}

export function sharedPage(view: PageView, savedStates: SavedStates, worlds: readonly Sandbox[]) {
  const t = texts('shared', view.language);
  const shared = worlds
    .map((world): SharedStates => ({ world, states: savedStates.of(world) }))
    .filter(({ states }) => states.length > 0);
  const all = shared.flatMap(({ states }) => states);
  const open = all.filter((state) => savedStates.isShared(state)).length;
  return pageLayout(
    view,
    { at: 'situations', title: t('title'), address: inWorld('/simulator/shared', view) },
    html`<main class="mail-page" id="content" tabindex="-1">
<div><h1>${t('title')}</h1><p class="kv">${t('lead')}</p><p class="num">${t('open', { n: open })} · ${t('withdrawn', { n: all.length - open })}</p></div>
${all.length === 0 ? html`<p class="card card-b">${t('nothing')} <a href="${inWorld('/simulator/situations', view)}#states">${t('toStates')}</a></p>` : ''}
${shared.map((each) => worldSection(view, savedStates, each))}
<section class="card" aria-labelledby="whole-title"><div class="card-h"><h2 id="whole-title">${t('whole')}</h2></div><p class="card-b kv">${t('wholeText')}</p></section>
</main>`,
  );
}

function worldSection(view: PageView, savedStates: SavedStates, { world, states }: SharedStates) {
  const id = `world-${world.id.slice(0, 8)}`;
  const bank = deploymentOfWorld(world).partner.parameters.display_name;
  return html`<section class="card" aria-labelledby="${id}"><div class="card-h"><h2 id="${id}">${titleOf(world.start.scenario, view.language)}</h2><span class="kv push">${bank}</span></div>
<ul>${states.map((state) => stateRow(view, savedStates, state))}</ul></section>`;
}

function stateRow(view: PageView, savedStates: SavedStates, state: SavedState) {
  const { language, origin } = view;
  const t = texts('shared', language);
  const link = `${origin}/simulator/share/${state.id}`;
  const isShared = savedStates.isShared(state);
  const when = formattedTime(new Date(state.at), language).toLocaleString({
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const visits = t('visits', { n: savedStates.visitsOf(state) });
  const label = isShared ? t('withdraw') : t('shareAgain');
  return html`<li class="mail"><div><b>${state.name}</b><small class="num">${[when, visits].join(' · ')}</small>
<small>${isShared ? html`<a href="${link}" data-copy="${link}" data-copied="${t('copied')}">${t('copy')}</a>` : t('isWithdrawn')}</small></div>
<form method="post" action="${inWorld('/simulator/shared', view)}" data-live><input type="hidden" name="state" value="${state.id}"><button class="btn outline" name="intent" value="${isShared ? 'withdraw' : 'share'}" aria-label="${label}: ${state.name}">${icon(isShared ? Unlink : Link2)}${label}</button></form></li>`;
}
