import { CALLS } from 'contracts/api';
import { verifiedShare } from 'contracts/fidelity';
import { html } from 'hono/html';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import ScrollText from 'lucide-react/icons/scroll-text';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import { deploymentOfSandbox } from '../play';
import { activeScenario } from './active';
import { applicationCard } from './application';
import { clockCard } from './clock';
import { faultsCard } from './faults';
import { icon } from './icon';
import { library } from './library';
import { magicValues } from './magic';
import { outboxCard } from './outbox';
import type { PhoneCode } from './phone-code';
import { requestLog } from './requests';
import { titleOf } from './scenario-words';
import { statesCard } from './states';
import { enterHref, type PageView, pageHref } from './view';
import { PAGE_LANGUAGES, PAGE_WORDS } from './words';

type Html = ReturnType<typeof html>;

/** How many calls some lending API was verified to have as they are described here. */
const VERIFIED = verifiedShare(Object.keys(CALLS));

/** The control page: everything a product owner does to a world, in one place (SIM-14). */
export function controlPage(view: PageView, phone: PhoneCode) {
  const { t, sandbox } = view;
  const title = titleOf(sandbox.start.scenario, view.titles);
  return layout(
    view,
    title,
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
</div>
</main>`,
  );
}

/** What the head of every page for people holds: its title, style and script. */
export function headOf(title: string) {
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/simulator/page/style.css">
<script type="module" src="/simulator/page/live.js"></script>`;
}

/** The frame of the control page: bar, style and script. */
export function layout(view: PageView, title: string, content: Html | Promise<Html>) {
  const { t, sandbox, language } = view;
  const first = sandbox.personas[0]?.key ?? 'visitor';
  const catalogue = `${enterHref(view, first)}&at=/demo/errors`;
  return html`<!doctype html>
<html lang="${language}">
<head>${headOf(`${title} · ${t.simulator}`)}</head>
<body data-events="/simulator/page/events?sandbox=${sandbox.id}">
<a class="skip" href="#content">${t.skip}</a>
<header class="top" id="top">
<a class="brand" href="${pageHref(view)}">${icon(Layers, 20)}<b>${t.simulator}</b></a>
<span class="chip"><span>${t.sandbox}</span> ${sandbox.id.slice(0, 8)}</span>
<span class="chip"><span>${t.deployment}</span> ${deploymentOfSandbox(sandbox).partner.parameters.display_name}</span>
<nav class="languages">${PAGE_LANGUAGES.map((code) => html`<a href="${pageHref(view, { lang: code })}" hreflang="${code}" lang="${code}" ${code === language ? html`aria-current="true"` : ''}>${PAGE_WORDS[code].language}</a>`)}</nav>
<a class="chip link" href="/simulator/bank?sandbox=${sandbox.id}&amp;lang=${language}">${icon(Landmark, 14)} ${t.ownBank}</a>
<a class="chip link" href="/simulator/script?sandbox=${sandbox.id}&amp;lang=${language}">${icon(ScrollText, 14)} ${t.script}</a>
<a class="chip link" href="${catalogue}" target="_blank" rel="noopener">${icon(CircleAlert, 14)} ${t.errorCatalogue}</a>
<a class="chip link" href="/simulator/openapi">${icon(FileText, 14)} OpenAPI <small>${VERIFIED} ${t.verified}</small></a>
<a class="btn open" href="${enterHref(view, first)}" target="_blank" rel="noopener">${icon(SquareArrowOutUpRight)}${t.openPortal}</a>
</header>
${content}
<p class="vh" role="status">${t.live}</p>
</body>
</html>`;
}
