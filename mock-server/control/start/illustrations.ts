import type { DeploymentId } from 'fixtures/deployments';
import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import { html } from 'hono/html';
import { deploymentWithId } from '../../reference-data/deployments';
import { texts } from '../../texts/texts';
import { textColourOnButton } from '../contrast';
import { summaryText } from '../page/library';
import { miniature } from '../page/miniature';
import { summaryOf } from '../page/scenario-summary';
import { titleOf } from '../page/scenario-texts';
import type { PageView } from '../page/view';

export function offerIllustration({ language, settings }: PageView) {
  const scenario = findScenario(DEFAULT_SCENARIO);
  const newest = scenario && summaryOf(scenario, settings.seed).newest;
  if (!newest) return '';
  const bank = deploymentWithId(scenario.partner).partner.parameters.display_name;
  const { company, amount, currency } = newest;
  const money = amount?.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  return html`<div class="art-offer"><div style="${coloursOf(scenario.partner)}"><small>${texts('start', language)('offer')}</small><b>${money}</b></div><p><b>${bank}</b><span>${company}</span></p></div>`;
}

const SHOWN_SITUATIONS = [
  'signing-second-missing',
  'identification-fraud',
  'documents-outdated',
  'signing-done',
];

export function situationsIllustration(view: PageView) {
  const shown = SHOWN_SITUATIONS.flatMap((id) => findScenario(id) ?? []);
  return html`<ul class="art-list">${shown.map((scenario) => {
    const glimpse = summaryOf(scenario, view.settings.seed);
    return html`<li>${miniature(glimpse)}<b>${titleOf(scenario, view.language)}</b><small>${summaryText(view, glimpse)}</small></li>`;
  })}</ul>`;
}

const SHOWN_BANKS = ['polska', 'swiss', 'medic'] as const;

export function brandsIllustration({ language }: PageView) {
  return html`<ul class="art-fan">${SHOWN_BANKS.map(
    (id) =>
      html`<li><b>${deploymentWithId(id).partner.parameters.display_name}</b><span style="${coloursOf(id)}">${texts('start', language)('offer')}</span></li>`,
  )}</ul>`;
}

function coloursOf(id: DeploymentId): string {
  const primary = deploymentWithId(id).partner.fe_theme?.color_primary ?? '#2a3338';
  return `background:${primary};color:${textColourOnButton(primary).used}`;
}
