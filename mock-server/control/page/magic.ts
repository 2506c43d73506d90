import type { Language } from 'contracts/api/enumerations';
import { MAGIC_VALUES, type MagicOutcome } from 'fixtures/magic-values';
import { html } from 'hono/html';
import { outcomeLabel, providerLabel } from './identification-words';
import { MAGIC_WORDS } from './magic-words';
import type { PageView } from './view';
import { filled } from './words';

/** D-32 */
export function magicValues({ t, language }: PageView) {
  const { where, value: name, happens, kinds } = MAGIC_WORDS[language];
  return html`<section class="card" aria-labelledby="magic-title" id="magic"><details open>
<summary class="card-h"><h2 id="magic-title">${t.magic}</h2><span class="kv">${t.magicHint}</span></summary>
<div class="scroll" tabindex="0" role="group" aria-labelledby="magic-title"><table class="grid"><thead><tr><th scope="col">${where}</th><th scope="col">${name}</th><th scope="col">${happens}</th></tr></thead>
<tbody>${MAGIC_VALUES.map(
    ({ kind, value, outcome }) =>
      html`<tr><td>${kinds[kind]}</td><td><code>${value}</code></td><td class="wide">${inWords(outcome, language)}</td></tr>`,
  )}</tbody></table></div></details></section>`;
}

function inWords(outcome: MagicOutcome, language: Language): string {
  const t = MAGIC_WORDS[language];
  switch (outcome.kind) {
    case 'reject':
      return t.reject;
    case 'final_conditions':
      return t.finalConditions;
    case 'error': {
      const { status, code } = outcome;
      return code === null ? filled(t.errorWithoutCode, { status }) : filled(t.error, { status, code });
    }
    case 'slow':
      return filled(t.slow, { seconds: outcome.latencyMs / 1000 });
    case 'drop':
      return t.drop;
    case 'scan':
      return filled(t.scan, outcome);
    case 'provider':
      return filled(t.provider, { provider: providerLabel(outcome.provider, language) });
    case 'identification':
      return filled(t.identification, {
        result: `${outcomeLabel(outcome.result, language)} (${outcome.result})`,
      });
    case 'malformed':
      return filled(t.malformed, { body: outcome.body });
  }
}
