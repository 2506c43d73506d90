import { DYNAMIC_FORMS } from 'contracts/api/enumerations';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type Draft, findField, listPurposes } from '../../form-editor/draft/draft';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import {
  COMPANY_DEFINITION,
  createDefinition,
  createPurpose,
  createSmallForm,
  createStep,
  createUiField,
  createUiPurpose,
} from '../../testing/small-form';
import { listTemplates } from './templates';

const test = exchangeInSandbox();

const address = (more = '') =>
  `${test.origin()}/simulator/bank/form/editor?sandbox=${test.sandbox().id}&lang=en${more}`;

async function putDraft(document: Draft, name = 'application') {
  const path = `/simulator/forms/${name}/draft`;
  const { status, body } = await test.sandbox().request('PUT', path, { body: document });
  return { status, findings: (body as { findings: { problem: string; path: string }[] }).findings };
}

const readStoredForm = async (name = 'application') =>
  (await test.sandbox().request('GET', `/simulator/forms/${name}/draft`)).body as { document: Draft };

async function send(entries: Record<string, string>, more = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const response = await fetch(address(more), { method: 'POST', body: form });
  return { status: response.status, body: await response.text() };
}

function formOf(ids: readonly string[], stepCount: number): Draft {
  const each = Math.ceil(ids.length / stepCount);
  const steps = Array.from({ length: stepCount }, (_, step) =>
    createStep(`step-${step}`, [
      ...(step === 0 ? [createUiField('companyName', 'company_search')] : []),
      ...ids.slice(step * each, (step + 1) * each).map((id) => createUiField(id)),
    ]),
  );
  return createSmallForm({
    fields: [COMPANY_DEFINITION, ...ids.map((id) => createDefinition(id))],
    purposes: [createPurpose('loan', ['companyName', ...ids])],
    shownPurposes: [createUiPurpose('loan', steps)],
  });
}

describe('SIM-15 a form with 200 fields in 50 steps', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `field_${index}`);
  const form = formOf(ids, 50);

  it('a form with 200 fields is saved, and shown to customers without findings', async () => {
    const { status, findings } = await putDraft(form);
    expect(status).toBe(200);
    expect(findings.filter(({ problem }) => problem.startsWith('too_'))).toEqual([]);
    expect((await readStoredForm()).document).toEqual(form);
    expect((await test.sandbox().request('GET', '/simulator/forms/application')).status).toBe(200);
  });

  it('the editor opens at its last field, and saves an edit of that field only', async () => {
    await putDraft(form);
    const last = { purpose: 0, step: 49, field: 3 };
    const shown = await (await fetch(address('&purpose=0&step=49&field=3'))).text();
    expect(shown).toContain('field_199');
    const { status } = await send({
      ...{ 'at.purpose': '0', 'at.step': '49', 'at.field': '3', 'asked.0': 'on' },
      ...{ intent: 'save', text: 'en', 'label.en': 'The last one' },
    });
    expect(status).toBe(200);
    const { document } = await readStoredForm();
    expect(findField(document, last)?.label).toMatchObject({ en: 'The last one' });
    expect(JSON.stringify(document).length - JSON.stringify(form).length).toBeLessThan(100);
  });
});

describe('SIM-15 form fields whose ids contain unusual characters', () => {
  const printableCharacters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const otherCharacters = ['\t', '\n', '\0', '\u200b', '\u202e', '\ud800', 'é', 'Ω', '字', '😀'];
  const ids = [...printableCharacters, ...otherCharacters].map((sign, index) => `f${index}${sign}x`);

  it('one form with all these fields is stored unchanged or refused with the paths of the errors, and the editor still opens', async () => {
    const form = formOf(ids, 5);
    const { status, findings } = await putDraft(form);
    expect([200, 422]).toContain(status);
    for (const { path } of findings) expect(path).toMatch(/^(definitions|ui_config)\b/);
    const shown = await fetch(address('&purpose=0&step=2&field=1'));
    expect(shown.status).toBe(200);
    if (status === 200) expect((await readStoredForm()).document).toEqual(JSON.parse(JSON.stringify(form)));
    else expect((await readStoredForm()).document).toBeNull();
  });

  it('a form with one such field is stored unchanged or refused with a finding', async () => {
    for (const id of ids) {
      const form = formOf([id], 1);
      const { status, findings } = await putDraft(form);
      if (status === 200) expect((await readStoredForm()).document).toEqual(JSON.parse(JSON.stringify(form)));
      else expect([id, findings.length > 0]).toEqual([id, true]);
    }
  });
});

describe('SIM-15 the forms of the fixtures, opened in the editor and saved without an edit', () => {
  const templates = DYNAMIC_FORMS.flatMap((name) =>
    listTemplates(name, '2026-03-02').map(({ id, document }) => [id, name, document] as const),
  );

  // Saves one field of each component. round-trip.test.ts saves every field.
  it.each(templates)('the template %s stays unchanged', async (_, name, document) => {
    expect((await putDraft(document, name)).status).toBe(200);
    const components = new Set<string>();
    for (const [purpose, { steps }] of listPurposes(document).entries())
      for (const [step, { fields }] of steps.entries())
        for (const [field, { component }] of fields.entries()) {
          if (components.size === components.add(component).size) continue;
          const more = `&name=${name}&purpose=${purpose}&step=${step}&field=${field}`;
          const entries = entriesOf(await (await fetch(address(more))).text());
          expect(entries).toMatchObject({ 'at.step': String(step), 'at.field': String(field) });
          await send({ ...entries, intent: 'save' }, `&name=${name}`);
        }
    expect(JSON.stringify((await readStoredForm(name)).document)).toBe(JSON.stringify(document));
  });
});

function entriesOf(page: string): Record<string, string> {
  const { window } = new JSDOM(page);
  const form = window.document.querySelector('input[name="at.field"]')?.closest('form');
  if (!form) throw new Error('The page has no form for a field');
  return Object.fromEntries(
    [...new window.FormData(form)].flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}
