import { html } from 'hono/html';
import type { Finding } from '../../rules/finding';
import { bankOf } from '../bank-in-world';
import { findingMessage } from '../finding-message';
import { logoHref, type WorkbenchView } from './view';

const MAX_SHOWN_FINDINGS = 100;

export function findingsCard(view: WorkbenchView) {
  const { t, language, findings, refused } = view;
  if (refused !== null) {
    return html`<p class="notice bad" role="alert" id="refused"><b>${t('refused')}</b> ${refused}</p>`;
  }
  if (findings === null) return '';
  const count = (severity: 'error' | 'note') =>
    findings.filter((finding) => finding.severity === severity).length;
  const [errors, notes] = [count('error'), count('note')];
  return html`<section class="card" aria-labelledby="findings-title" id="findings" ${errors > 0 ? html`role="alert"` : ''}>
<div class="card-h"><h2 id="findings-title">${t('findings')}</h2>
${errors > 0 ? html`<span class="tag" data-status="failed">${t('errors', { n: errors })}</span>` : ''}
${notes > 0 ? html`<span class="tag" data-status="expired">${t('notes', { n: notes })}</span>` : ''}</div>
<p class="card-b kv">${errors > 0 ? t('unchanged') : findings.length === 0 ? html`${t('saved')} ${t('noFindings')}` : t('saved')}</p>
${
  findings.length === 0
    ? ''
    : html`<ul class="found" tabindex="0" aria-labelledby="findings-title">${findings
        .slice(0, MAX_SHOWN_FINDINGS)
        .map(
          (finding) =>
            html`<li data-severity="${finding.severity}"><p>${findingMessage(finding, language)}</p><code>${finding.path || t('wholeDocument')}</code>${otherPlaces(finding)}${finding.problem === 'image_cleaned' ? logosBeforeAndAfter(view) : ''}</li>`,
        )}</ul>`
}</section>`;
}

function otherPlaces({ elsewhere = [] }: Finding) {
  return elsewhere.map((path) => html`<br><code>${path}</code>`);
}

/** Pictures run no scripts and load nothing, so the logo may appear as sent. */
function logosBeforeAndAfter(view: WorkbenchView) {
  const { t, sandbox, logoBefore } = view;
  const after = bankOf(sandbox).logo;
  if (logoBefore === null || !after) return '';
  return html`<div class="logos"><figure><img src="${logoBefore}" alt="${t('logoBefore')}"><figcaption>${t('logoBefore')}</figcaption></figure>
<figure><img src="${logoHref(view, after)}" alt="${t('logoAfter')}"><figcaption>${t('logoAfter')}</figcaption></figure></div>`;
}
