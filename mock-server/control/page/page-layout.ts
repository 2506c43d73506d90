import { html } from 'hono/html';
import type { Place } from '../../pages/shell/places';
import { pageShell } from '../page-shell/page-shell';
import { applicationCard } from './application';
import { clockCard } from './clock';
import { faultsCard } from './faults';
import { scenarioLibrary } from './library';
import { loadedScenarioCard } from './loaded-scenario';
import { magicValues } from './magic-values';
import { outboxCard } from './outbox';
import type { PhoneCode } from './phone-code';
import { requestLog } from './requests';
import { savedStatesCard } from './saved-states';
import { titleOf } from './scenario-texts';
import { toolsCard } from './tools';
import { type PageView, pageHref } from './view';

type Html = ReturnType<typeof html>;

/** SIM-14 */
export function situationsPage(view: PageView, phone: PhoneCode) {
  return pageLayout(
    view,
    { at: 'situations', title: titleOf(view.sandbox.start.scenario, view.language) },
    html`<main class="main" id="content" tabindex="-1">
<div class="column">
${refusal(view)}
${loadedScenarioCard(view, phone)}
${applicationCard(view)}
</div>
${scenarioLibrary(view)}
<div class="column">
${clockCard(view)}
${outboxCard(view)}
${savedStatesCard(view)}
</div>
</main>`,
  );
}

/** SIM-08, SIM-13 */
export function developmentPage(view: PageView) {
  const { t } = view;
  return pageLayout(
    view,
    { at: 'start', title: t('tools') },
    html`<main class="main two" id="content" tabindex="-1">
<div class="column">
<h1>${t('tools')}</h1>
${refusal(view)}
${requestLog(view)}
${magicValues(view)}
</div>
<div class="column">
${toolsCard(view, 'development')}
${faultsCard(view)}
</div>
</main>`,
  );
}

function refusal({ t, refused }: PageView) {
  return refused === null
    ? ''
    : html`<p class="notice bad" role="alert" id="refused"><b>${t('refused')}</b> ${refused.text}${refused.codes ? html` <code>${refused.codes}</code>` : ''}</p>`;
}

export function pageLayout(
  view: PageView,
  { at, title, address = pageHref(view) }: { at: Place | null; title: string; address?: string },
  content: Html | Promise<Html>,
) {
  return pageShell(view, { at, title, address, isLive: true }, content);
}
