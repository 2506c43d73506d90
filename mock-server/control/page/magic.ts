import { MAGIC_VALUES, type MagicOutcome } from 'fixtures/magic-values';
import { html } from 'hono/html';
import type { PageView } from './view';

const WHERE = {
  company: 'Company name',
  search: 'Company search',
  email: 'E-mail',
  file: 'File name, its beginning',
  iban: 'IBAN, without spaces',
};

/** Values that force an outcome when they are typed into the portal (D-32). */
export function magicValues({ t }: PageView) {
  return html`<section class="card" aria-labelledby="magic-title" id="magic"><details open>
<summary class="card-h"><h2 id="magic-title">${t.magic}</h2><span class="kv">${t.magicHint}</span></summary>
<div class="scroll"><table class="grid" lang="en"><thead><tr><th scope="col">Where</th><th scope="col">Value</th><th scope="col">What happens</th></tr></thead>
<tbody>${MAGIC_VALUES.map(
    ({ kind, value, outcome }) =>
      html`<tr><td>${WHERE[kind]}</td><td><code>${value}</code></td><td class="wide">${inWords(outcome)}</td></tr>`,
  )}</tbody></table></div></details></section>`;
}
function inWords(outcome: MagicOutcome): string {
  switch (outcome.kind) {
    case 'reject':
      return 'The application is rejected.';
    case 'final_conditions':
      return 'The offer is final: one rate, no range.';
    case 'error':
      return `Answers ${outcome.status}${outcome.code === null ? ' without a code' : ` ${outcome.code}`}.`;
    case 'slow':
      return `Answers after ${outcome.latencyMs / 1000} seconds.`;
    case 'drop':
      return 'Drops the connection.';
    case 'scan':
      return `The virus scan says ${outcome.result} after ${outcome.seconds} seconds.`;
    case 'provider':
      return `A signatory with this address is identified at ${outcome.provider}.`;
    case 'identification':
      return `The provider’s page of a signatory with this address reports ${outcome.result} by itself.`;
    case 'malformed':
      return `Answers 200 with a body that cannot be read: ${outcome.body}.`;
  }
}
