import type { Language } from 'contracts/api/enumerations';
import { MAGIC_VALUES, type MagicOutcome } from 'fixtures/magic-values';
import { html } from 'hono/html';
import { texts } from '../../texts/texts';
import { outcomeLabel, providerLabel } from './labels';
import type { PageView } from './view';

/** D-32 */
export function magicValues({ t, language }: PageView) {
  const magic = texts('magic', language);
  return html`<section class="card" aria-labelledby="magic-title" id="magic"><details open>
<summary class="card-h"><h2 id="magic-title">${t('magic')}</h2><span class="kv">${t('magicHint')}</span></summary>
<div class="scroll" tabindex="0" role="group" aria-labelledby="magic-title"><table class="grid"><thead><tr><th scope="col">${magic('where')}</th><th scope="col">${magic('value')}</th><th scope="col">${magic('happens')}</th></tr></thead>
<tbody>${MAGIC_VALUES.map(
    ({ kind, value, outcome }) =>
      html`<tr><td>${magic(`kinds.${kind}`)}</td><td><code>${value}</code></td><td class="wide">${outcomeText(outcome, language)}</td></tr>`,
  )}</tbody></table></div></details></section>`;
}

function outcomeText(outcome: MagicOutcome, language: Language): string {
  const t = texts('magic', language);
  switch (outcome.kind) {
    case 'reject':
      return t('reject');
    case 'final_conditions':
      return t('finalConditions');
    case 'error': {
      const { status, code } = outcome;
      return code === null ? t('errorWithoutCode', { status }) : t('error', { status, code });
    }
    case 'slow':
      return t('slow', { seconds: outcome.latencyMs / 1000 });
    case 'drop':
      return t('drop');
    case 'scan':
      return t('scan', outcome);
    case 'provider':
      return t('provider', { provider: providerLabel(outcome.provider, language) });
    case 'identification':
      return t('identification', {
        result: `${outcomeLabel(outcome.result, language)} (${outcome.result})`,
      });
    case 'malformed':
      return t('malformed', { body: outcome.body });
  }
}
