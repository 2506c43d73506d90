import { COMPANY_TYPES, CURRENCIES, LANGUAGES } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import Upload from 'lucide-react/icons/upload';
import { deploymentWithId } from '../../reference-data/deployments';
import { texts } from '../../texts/texts';
import { bankOf } from '../bank-in-world';
import { brandOf } from '../brand';
import { formattedRatio, linkColourOnWhite, textColourOnButton } from '../contrast';
import { fileInput, JSON_FILES } from '../page/file-input';
import { icon } from '../page-shell/icon';
import { colourIn, entriesOf } from './documents';
import { findingsCard } from './findings-list';
import { entryOf, logoHref, type WorkbenchView, workbenchHref } from './view';
import { workbenchLayout } from './workbench-layout';

/** SIM-14, SIM-15 */
export function bankPage(view: WorkbenchView) {
  const { t, sandbox, origin } = view;
  const { scenario } = sandbox.start;
  const bank = bankOf(sandbox);
  const own = sandbox.store.ownBanks.get(scenario.partner);
  const partner = deploymentWithId(scenario.partner).partner.parameters.display_name;
  const holds = entriesOf(bank).colour;
  const typed = view.typed ? colourIn(view.typed) : '';
  const colour = /^#[0-9a-f]{6}$/i.test(typed) ? typed : holds;
  const name = entryOf(view, 'name', bank.name);
  const link = own
    ? `${origin}/simulator/play/${scenario.id}?${new URLSearchParams({ brand: brandOf(own.document) })}`
    : null;
  return workbenchLayout(
    view,
    { at: 'bank', title: t('bank'), address: workbenchHref(view, '') },
    html`<main class="bench" id="content" tabindex="-1">
<div class="bench-h"><div class="grow"><h1>${t('bank')}</h1><p class="kv">${t('bankLead', { partner })}</p></div>
<a class="btn outline" href="${workbenchHref(view, '/export')}" download>${icon(Download)}${t('export')}</a>
${link === null ? '' : html`<a class="btn outline" href="${link}" title="${t('linkHint')}" data-copy="${link}" data-copied="${t('copied')}">${icon(Link2)}${t('copyLink')}</a>`}
</div>
<div class="bench-2">
<div class="column">
${entryFields(view, bank, colour)}
<section class="card" aria-label="${t('drop', { partner })}"><div class="card-b">
${own ? html`<p class="kv">${icon(Check)} ${t('saved')}</p><form method="post" action="${workbenchHref(view, '')}"><button class="btn danger" name="intent" value="drop">${t('drop', { partner })}</button></form>` : html`<p class="kv">${t('notYet', { partner })}</p>`}
</div></section>
</div>
<div class="column">
${findingsCard(view)}
${offerPreview(view, name, colour)}
${contrastCard(view, colour)}
${fetchCard(view)}
${fileCard(view, partner)}
</div></div></main>`,
  );
}

type Bank = ReturnType<typeof bankOf>;

function entryFields(view: WorkbenchView, bank: Bank, colour: string) {
  const { t, language } = view;
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const currencies = new Intl.DisplayNames([language], { type: 'currency' });
  const { typed } = view;
  const offered = [...new Set([...Object.keys(COMPANY_TYPES), ...(bank.countries?.supported ?? [])])];
  const shown = entriesOf(bank);
  const spoken: readonly string[] = typed?.has('name') ? typed.all('language') : shown.languages;
  const country = entryOf(view, 'country', shown.country);
  const currency = entryOf(view, 'currency', shown.currency);
  return html`<section class="card" aria-label="${t('bank')}"><form class="own" method="post" action="${workbenchHref(view, '')}" enctype="multipart/form-data">
<button class="vh" name="intent" value="save" tabindex="-1" aria-hidden="true">${t('save')}</button>
<div><label for="name"><b class="nr">1</b>${t('name')}</label><input id="name" name="name" required maxlength="60" value="${entryOf(view, 'name', bank.name)}" autocomplete="off"></div>
<div><label for="logo"><b class="nr">2</b>${t('logo')}</label>
<div class="row">${bank.logo ? html`<img class="mark" src="${logoHref(view, bank.logo)}" alt="${t('logo')}">` : ''}${fileInput({ language, name: 'logo', accept: 'image/svg+xml,image/png', attributes: html`id="logo" aria-describedby="logo-hint"` })}</div>
<p class="kv" id="logo-hint">${t('logoHint')}</p>
${bank.logo ? html`<button class="btn outline" name="intent" value="remove-logo">${t('removeLogo')}</button>` : ''}</div>
<div><label for="colour"><b class="nr">3</b>${t('colour')}</label>
<div class="row swatches"><input id="colour" name="colour" type="color" value="${colour}"><code>${colour}</code>
${coloursIn(bank.logo).map((each, index) => html`${index === 0 ? html`<span class="kv">${t('inLogo')}</span>` : ''}<button class="swatch" name="intent" value="colour:${each}" style="background:${each}" aria-label="${t('takeColour', { colour: each })}"></button>`)}</div></div>
<fieldset><legend>${t('languages')}</legend><div class="row">${LANGUAGES.map((code) => html`<label class="tick"><input type="checkbox" name="language" value="${code}" ${spoken.includes(code) ? 'checked' : ''}>${texts('workbench', code)('language')}</label>`)}</div></fieldset>
<div class="row"><label class="grow">${t('country')}<select name="country">${offered.map((code) => html`<option value="${code}" ${code === country ? 'selected' : ''}>${countries.of(code)}</option>`)}</select></label>
<label class="grow">${t('currency')}<select name="currency">${CURRENCIES.map((code) => html`<option value="${code}" ${code === currency ? 'selected' : ''}>${currencies.of(code)}</option>`)}</select></label></div>
<div><button class="btn primary block" name="intent" value="save">${t('save')}</button></div>
</form></section>`;
}

function coloursIn(logo: string | null | undefined): string[] {
  const [, data] = /^data:image\/svg\+xml;base64,(.+)$/.exec(logo ?? '') ?? [];
  if (data === undefined) return [];
  const found =
    Buffer.from(data, 'base64')
      .toString('utf8')
      .match(/#[0-9a-f]{6}\b/gi) ?? [];
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each.toLowerCase(), (counts.get(each.toLowerCase()) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([each]) => each)
    .slice(0, 4);
}

function offerPreview(view: WorkbenchView, name: string, colour: string) {
  const { t, sandbox, language } = view;
  const bank = bankOf(sandbox);
  const { logo } = bank;
  const { currency } = entriesOf(bank);
  const amount = (75_000).toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const style = `--p:${colour};--on:${textColourOnButton(colour).used};--link:${linkColourOnWhite(colour).used}`;
  return html`<section aria-labelledby="preview-title"><h2 id="preview-title" class="stage-h">${t('preview')}</h2>
<div class="stage"><div class="win" role="img" aria-label="${t('previewOf', { name, amount })}" style="${style}">
<div class="win-h">${logo ? html`<img class="mark" src="${logoHref(view, logo)}" alt="">` : html`<i class="dot"></i>`}<b>${name}</b><span class="push">${t('help')}</span></div>
<div class="win-b"><p class="big">${t('offerTitle')}</p><div class="sheet"><div class="sheet-h"><small>${t('offerKind')}</small><b>${amount}</b></div>
<div class="sheet-b"><span class="cta">${t('offerButton')}</span><span class="lnk">${t('help')}</span></div></div></div></div></div></section>`;
}

function contrastCard({ t, language }: WorkbenchView, colour: string) {
  const [button, line] = [textColourOnButton(colour), linkColourOnWhite(colour)];
  const changed = (shown: { given: string; used: string; ratio: number }, reason: 'darkText' | 'darker') =>
    shown.given === shown.used
      ? t('asGiven')
      : t(reason, { ratio: formattedRatio(language, shown.ratio), used: shown.used });
  return html`<section class="card" aria-labelledby="contrast-title"><div class="card-h"><h2 id="contrast-title">${t('contrast')}</h2><span class="kv push">${t('contrastHint')}</span></div>
<div class="card-b three">
<div><h3>${t('onButtons')}</h3><span class="smp" style="background:${colour};color:${button.used}">${t('offerButton')}</span><p class="kv">${changed(button, 'darkText')}</p></div>
<div><h3>${t('links')}</h3><span class="smp" style="color:${line.used};text-decoration:underline">${t('help')}</span><p class="kv">${changed(line, 'darker')}</p></div>
<div><h3>${t('controls')}</h3><span class="smp" style="background:${line.used};color:#fff">${line.used}</span><p class="kv">${changed(line, 'darker')}</p></div>
</div></section>`;
}

function fetchCard(view: WorkbenchView) {
  const { t } = view;
  return html`<section class="card" aria-labelledby="fetch-title"><div class="card-h"><h2 id="fetch-title">${t('fetchTitle')}</h2><span class="kv push">${t('fetchHint')}</span></div>
<form class="card-b row" method="post" action="${workbenchHref(view, '')}">
<label class="grow">${t('apiAddress')}<input name="api" type="url" required placeholder="https://api.nordheide.example/v2" value="${entryOf(view, 'api')}" autocomplete="off"></label>
<label>${t('partnerKey')}<input name="key" required maxlength="60" placeholder="nordheide" value="${entryOf(view, 'key')}" autocomplete="off"></label>
<button class="btn outline" name="intent" value="fetch">${t('fetch')}</button></form></section>`;
}

function fileCard(view: WorkbenchView, partner: string) {
  const { t, given, sandbox } = view;
  return html`<section class="card" aria-labelledby="file-title"><details class="card-b" ${given === null ? '' : 'open'}><summary><h2 id="file-title">${t('wholeFile')}</h2></summary>
<p class="kv">${t('wholeHint', { partner })}</p>
<form method="post" action="${workbenchHref(view, '')}"><label class="vh" for="document">${t('document')}</label>
<textarea id="document" name="document" rows="18" spellcheck="false">${given ?? JSON.stringify(bankOf(sandbox), null, 2)}</textarea>
<button class="btn outline" name="intent" value="document">${t('save')}</button></form></details>
<form class="card-b row" method="post" action="${workbenchHref(view, '')}" enctype="multipart/form-data"><label class="grow">${t('importFile')}${fileInput({ language: view.language, name: 'file', accept: JSON_FILES })}</label><button class="btn outline" name="intent" value="import">${icon(Upload)}${t('import')}</button></form></section>`;
}
