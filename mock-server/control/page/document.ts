import { html } from 'hono/html';
import { frame } from '../frame/frame';
import type { Place } from '../frame/places';
import { activeScenario } from './active';
import { applicationCard } from './application';
import { clockCard } from './clock';
import { faultsCard } from './faults';
import { library } from './library';
import { magicValues } from './magic';
import { outboxCard } from './outbox';
import type { PhoneCode } from './phone-code';
import { requestLog } from './requests';
import { titleOf } from './scenario-words';
import { statesCard } from './states';
import { toolsCard } from './tools';
import { type PageView, pageHref } from './view';

type Html = ReturnType<typeof html>;

/** The control page: everything a product owner does to a world, in one place (SIM-14). */
export function controlPage(view: PageView, phone: PhoneCode) {
  const { t, sandbox } = view;
  const title = titleOf(sandbox.start.scenario, view.language);
  return layout(
    view,
    { at: 'situations', title },
    html`<main class="main" id="content" tabindex="-1">
${library(view)}
<div class="column">
${view.refused === null ? '' : html`<p class="notice bad" role="alert" id="refused"><b>${t.refused}</b> <span class="mono">${view.refused}</span></p>`}
${activeScenario(view, phone)}
${applicationCard(view)}
${requestLog(view)}
${magicValues(view)}
</div>
<div class="column">
${clockCard(view)}
${outboxCard(view)}
${faultsCard(view)}
${statesCard(view)}
${toolsCard(view)}
</div>
</main>`,
  );
}

/** The frame of a page that follows what happens in its world; `address` is its own, the control page's without one. */
export function layout(
  view: PageView,
  { at, title, address = pageHref(view) }: { at: Place | null; title: string; address?: string },
  content: Html | Promise<Html>,
) {
  return frame(view, { at, title, address, isLive: true }, content);
}
