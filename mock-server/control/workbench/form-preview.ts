import { getUiConfig, type UiField, type UiStep } from 'contracts/api/dynamic-forms';
import { FIELD_COMPONENTS, LANGUAGES } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import { readJson } from '../../api/read-json';
import { texts } from '../../texts/texts';
import { type FormView, workbenchHref } from './view';

const MAX_PREVIEWED_FIELDS = 300;

type LocalizedText = string | Readonly<Record<string, string>> | undefined;

export function formPreview(view: FormView, text: string) {
  const { t, name, previewed } = view;
  const config = configIn(text);
  const purposes = config?.loan_purposes ?? [];
  let left = MAX_PREVIEWED_FIELDS;
  return html`<section class="card" aria-labelledby="preview-title" id="preview"><div class="card-h"><h2 id="preview-title">${t('preview')}</h2>
<nav class="chips push" aria-label="${t('previewLanguage')}">${LANGUAGES.map((code) => {
    const missing = countMissingTexts(config, code);
    return html`<a href="${workbenchHref(view, '/form', { name, preview: code })}#preview" lang="${code}" ${code === previewed ? html`aria-current="true"` : ''}>${code}<span class="vh"> ${texts('workbench', code)('language')}</span>${missing > 0 ? html` <b>${missing}</b>` : ''}</a>`;
  })}</nav></div>
<div class="card-b asked" lang="${previewed}" tabindex="0" role="group" aria-labelledby="preview-title">${purposes.length === 0 ? html`<p class="kv" lang="${view.language}">${t('noPreview')}</p>` : ''}
${purposes.map(
  (
    purpose,
  ) => html`<details ${purpose === purposes[0] ? 'open' : ''}><summary><b>${localizedText(purpose.label, previewed) ?? purpose.name}</b> <code>${purpose.name}</code></summary>
${(purpose.steps ?? []).map(
  (
    step,
    index,
  ) => html`<section class="step"><h3>${index + 1} ${localizedText(step.title, previewed) ?? step.id}</h3>
${stepTexts(step, previewed)}
${step.fields.map((field) => {
  left -= 1;
  return left < 0 ? '' : fieldPreview(view, field);
})}</section>`,
)}</details>`,
)}</div></section>`;
}

function stepTexts({ question, lead }: Pick<UiStep, 'question' | 'lead'>, language: string) {
  const [asked, said] = [localizedText(question, language), localizedText(lead, language)];
  return html`${asked ? html`<p><b>${asked}</b></p>` : ''}${said ? html`<p>${said}</p>` : ''}`;
}

function fieldPreview(view: FormView, field: UiField) {
  const { t, previewed, language } = view;
  const label = localizedText(field.label, previewed) ?? field.id;
  if (!FIELD_COMPONENTS.some((known) => known === field.component)) {
    return html`<div class="gap"><b>${label}</b><p lang="${language}">${t('notShown', { component: field.component })}</p></div>`;
  }
  const hint = localizedText(field.hint, previewed);
  const isNeeded = (field.validations ?? []).some(
    ({ type, value }) => type === 'required' && value !== false,
  );
  const group = localizedText(field.group, previewed);
  return html`${group ? html`<p><b>${group}</b></p>` : ''}<div class="ask"><span>${label}${isNeeded ? html` <i aria-hidden="true">*</i>` : ''}</span>${fieldControl(view, field)}${hint ? html`<small>${hint}</small>` : ''}</div>`;
}

function fieldControl({ previewed, t }: FormView, field: UiField) {
  const choices = [
    ...(field.values ?? []),
    ...(field.grouped_values ?? []).flatMap(({ values }) => values),
  ].slice(0, 12);
  const placeholder = localizedText(field.placeholder, previewed) ?? '';
  switch (field.component) {
    case 'radio':
    case 'quick_picks':
      return html`<span class="picks">${choices.map(({ key, label }) => html`<span>${localizedText(label, previewed) ?? String(key)}</span>`)}</span>`;
    case 'checkbox':
      return html`<span class="box">☐ ${t('yes')}</span>`;
    case 'slider':
      return html`<span class="bar-line"><i></i></span>`;
    case 'textarea':
      return html`<span class="in tall">${placeholder}</span>`;
    case 'select':
    case 'country':
    case 'currency':
    case 'company_type':
    case 'loan_purpose':
      return html`<span class="in">${choices[0] ? (localizedText(choices[0].label, previewed) ?? String(choices[0].key)) : texts('workbench', languageOf(previewed))('choose')} ▾</span>`;
    default:
      return html`<span class="in">${placeholder || field.unit || ''}</span>`;
  }
}

function languageOf(code: string) {
  return LANGUAGES.find((known) => known === code) ?? 'de';
}

function localizedText(text: LocalizedText, language: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  return text[language] ?? text.de ?? text.en ?? Object.values(text)[0];
}

type Config = ReturnType<typeof configIn>;

function configIn(text: string) {
  try {
    const document = readJson(text);
    if (typeof document !== 'object' || document === null) return null;
    const sent =
      'ui_config' in document ? document.ui_config : Reflect.get(document, 'dynamic_forms_ui_config');
    return getUiConfig.answer.safeParse(sent).data?.config ?? null;
  } catch {
    return null;
  }
}

function countMissingTexts(config: Config, language: string): number {
  let gaps = 0;
  const look = (text: LocalizedText) => {
    if (typeof text === 'object' && !Object.hasOwn(text, language)) gaps += 1;
  };
  for (const { label, steps = [] } of config?.loan_purposes ?? []) {
    look(label);
    for (const { title, question, lead, fields } of steps) {
      for (const said of [title, question, lead]) look(said);
      for (const field of fields)
        for (const said of [field.group, field.label, field.hint, field.placeholder]) look(said);
    }
  }
  return gaps;
}
