import { LANGUAGES } from 'contracts/api/enumerations';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../../testing/in-sandbox';

const test = exchangeInSandbox();

const address = (more = '', path = '/form/editor') =>
  `${test.origin()}/simulator/bank${path}?sandbox=${test.sandbox().id}&lang=en${more}`;

async function send(entries: Record<string, string | Blob>, more = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const response = await fetch(address(more), { method: 'POST', body: form });
  return { status: response.status, body: plain(await response.text()) };
}

async function bringBack(more = '') {
  const [, version = ''] = /name="version" value="([^"]+)"/.exec(await page(more)) ?? [];
  const submit = () => send({ intent: 'bring_back', version }, more);
  return { ...(await submit()), again: submit };
}

const page = async (more = '') => plain(await (await fetch(address(more))).text());

const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&quot;', '"');

const shownForm = async () => (await test.sandbox().request('GET', '/simulator/forms/application')).body;

describe('DYN-05 DYN-11 SIM-14 a custom form in the form editor', () => {
  it('a custom form is imported from pasted JSON, used by the portal, and shown in each language', async () => {
    const { status, body } = await send({ intent: 'document', document: JSON.stringify(FLEET_FORM) });
    expect(status).toBe(200);
    expect(body).toContain('No findings. The portal shows this form.');
    expect(body).toContain('Purposes: 3, steps: 12, fields: ');
    expect(await shownForm()).toEqual(FLEET_FORM);
    expect(await page('&text=pl')).toContain('Rodzaj pojazdu');
    expect(await page('&text=fr')).toContain('Type de véhicule');
  });

  it('a custom form is imported with the property names of the API', async () => {
    const { definitions, ui_config } = FLEET_FORM;
    const document = JSON.stringify({
      dynamic_forms_fields_definitions: definitions,
      dynamic_forms_ui_config: ui_config,
    });
    await send({ intent: 'document', document });
    expect(await shownForm()).toEqual(FLEET_FORM);
  });

  it('the form editor shows errors with path and effect, marks errors in the JSON, and keeps the input', async () => {
    await send({ intent: 'template:fleet' });
    const text = JSON.stringify(FLEET_FORM).replace('"component":"radio"', '"component":"vehicle_picker"');
    const { status, body } = await send({ intent: 'document', document: text });
    expect(status).toBe(422);
    expect(body).toContain('"vehicle_picker" isn’t allowed here.');
    expect(body).toContain('The portal would use a control that fits the value type instead.');
    expect(body).toContain('<code>ui_config.config.loan_purposes[0].steps[0].fields[1].component</code>');
    expect(body).toContain('can’t be shown: there is no component "vehicle_picker"');
    const { body: jsonPage, status: shown } = await send({ intent: 'json', document: text });
    expect(shown).toBe(200);
    expect(jsonPage).toMatch(/<textarea [^>]*name="document"[^>]*>[^<]*"vehicle_picker"/);
    expect(await shownForm()).toEqual(FLEET_FORM);
  });

  it('a custom form is not imported if no API answers at the entered URL, which stays in the input', async () => {
    await send({ intent: 'document', document: JSON.stringify(FLEET_FORM) });
    const api = 'http://127.0.0.1:9';
    const { status, body } = await send({ intent: 'fetch', api });
    expect(status).toBe(422);
    expect(body).toContain('The address can’t be reached. Check it (');
    expect(body).toMatch(/<input[^>]*name="api"[^>]*value="http:\/\/127\.0\.0\.1:9"/);
    expect(await shownForm()).toEqual(FLEET_FORM);
  });

  it.each([
    ['steps[0].fields', 'This step has no field yet.'],
    ['steps', 'This purpose has no step yet.'],
  ])('a custom form has a finding that explains the empty list %s', async (member, sentence) => {
    const form = structuredClone(FLEET_FORM);
    const [purpose] = form.ui_config.config.loan_purposes;
    const [step] = purpose?.steps ?? [];
    if (member === 'steps') purpose?.steps.splice(0);
    else step?.fields.splice(0);
    const { body } = await send({ intent: 'document', document: JSON.stringify(form) });
    expect(body).toContain(sentence);
    expect(body).not.toContain('The list is too short.');
  });

  it('the form editor keeps pasted text that is not JSON', async () => {
    await send({ intent: 'template:fleet' });
    const { status, body } = await send({ intent: 'document', document: '{"definitions": x}' });
    expect(status).toBe(422);
    expect(body).toContain('This isn’t valid JSON: line 1, column 17.');
    expect(body).toMatch(/<textarea [^>]*name="document"[^>]*>{"definitions": x}</);
  });

  it('the editor has no vehicle template for the form of representatives', async () => {
    const signatory = '&name=signatory';
    expect(await page()).toContain('value="template:fleet"');
    expect(await page(signatory)).not.toContain('value="template:fleet"');
    expect((await send({ intent: 'template:fleet' }, signatory)).status).toBe(404);
    expect((await test.sandbox().request('GET', '/simulator/forms/signatory')).status).toBe(404);
  });

  it('the tab "Texts" shows the number of missing translations', async () => {
    const document = JSON.stringify(FLEET_FORM).replace(',"pl":"Pojazd"', '');
    expect((await send({ intent: 'document', document })).body).toMatch(
      /<span>Texts<\/span><span class="[^"]*"><span>1<\/span>/,
    );
  });

  it('a custom form is refused if it exceeds the size limit', async () => {
    expect((await send({ intent: 'document', document: 'x'.repeat(7_000_000) })).status).toBe(413);
  });

  it('a custom form is replaced by an uploaded file, downloaded, and removed', async () => {
    expect((await fetch(address('', '/form/export'))).status).toBe(404);
    const file = new File([JSON.stringify(FLEET_FORM)], 'form.json');
    await send({ intent: 'template:empty' });
    await send({ intent: 'import', file });
    const sent = await fetch(address('', '/form/export'));
    expect(sent.headers.get('content-disposition')).toBe('attachment; filename="form.json"');
    expect(await sent.json()).toEqual(FLEET_FORM);
    expect((await send({ intent: 'drop' })).body).toContain('What do you want to start with?');
    expect((await test.sandbox().request('GET', '/simulator/forms/application')).status).toBe(404);
  });

  it('the form editor shows an error beside the wrong value, and announces the error to assistive technology', async () => {
    await send({ intent: 'template:fleet' });
    const mileage = { 'at.purpose': '0', 'at.step': '0', 'at.field': '4', text: 'en', 'asked.0': 'on' };
    const { body } = await send({ ...mileage, intent: 'save', 'check.min': '10', 'check.max': '5' });
    const [, problem = ''] =
      /name="check.min"[^>]* aria-describedby="([^"]+-problem)" aria-invalid="true"/.exec(body) ?? [];
    expect(body).toMatch(new RegExp(`id="${problem}"[^>]*><li data-severity="error">The lower bound`));
    expect(body.match(/The lower bound/g)?.length).toBeGreaterThanOrEqual(3);
    expect(body).not.toMatch(/name="label.en"[^>]* aria-invalid/);
  });

  it.each([
    ['a purpose', {}, 'machines & plant'],
    ['a step', { 'at.step': '0', 'asked.1': 'on', 'asked.2': 'on' }, 'company'],
    ['a field', { 'at.step': '0', 'at.field': '3' }, 'mileage'],
  ])(
    'the form editor shows why the id of %s is refused beside the typed id, without scripts',
    async (_, at, taken) => {
      await send({ intent: 'template:fleet' });
      const form = await shownForm();
      const part = {
        'at.purpose': '0',
        ...at,
        text: 'en',
        'asked.0': 'on',
        'currency.EUR': 'on',
        'currency.CHF': 'on',
      };
      for (const [id, reason] of [
        [taken, `The id “${taken}” is taken.`],
        [' ', 'An id can’t be empty.'],
      ] as const) {
        const { status, body } = await send({ ...part, intent: 'save', id });
        expect(status).toBe(422);
        const [, problem = '', value] =
          /name="id"[^>]* aria-describedby="[^"]*?([^" ]+-problem)" aria-invalid="true"[^>]* value="([^"]*)"/.exec(
            body,
          ) ?? [];
        expect(value?.replaceAll('&amp;', '&')).toBe(id);
        expect(body.replaceAll('&amp;', '&')).toMatch(
          new RegExp(`id="${problem}"[^>]*><li data-severity="error">${reason}`),
        );
      }
      expect(await shownForm()).toEqual(form);
    },
  );

  it('the form editor counts missing error texts of a field on its language switch', async () => {
    const document = JSON.stringify(FLEET_FORM)
      .replace(',"pl":"Tablica rejestracyjna"', '')
      .replace(',"pl":"Wielkimi literami, jak na tablicy."', '');
    await send({ intent: 'document', document });
    const shown = await page('&purpose=0&step=0&field=3');
    const [, all] = /<span>Texts<\/span><span class="[^"]*"><span>(\d+)<\/span>/.exec(shown) ?? [];
    const [, languages = ''] = /aria-label="Text language"[^>]*>(.*?)<\/nav>/s.exec(shown) ?? [];
    const gaps = Array.from(languages.matchAll(/<span>(\d+)<\/span>/g), ([, n]) => Number(n));
    expect([all, gaps]).toEqual(['2', [2]]);
  });

  it('the form editor previews a pasted list before the choices are added, without scripts', async () => {
    await send({ intent: 'template:fleet' });
    const vehicle = { 'at.purpose': '0', 'at.step': '0', 'at.field': '1', text: 'en', 'asked.0': 'on' };
    const pasted = 'Van\nBus\nTram;tram_7';
    const { status, body } = await send({ ...vehicle, intent: 'choices_read:', pasted });
    expect(status).toBe(200);
    expect(body).toContain('<span>Van</span> <i>already exists</i>');
    expect(body).toContain('<span>Tram</span> <code>tram_7</code>');
    expect(body).toMatch(/value="choices_paste:"[^>]*><span>Add 2 choices</);
    expect(body).toMatch(/<textarea [^>]*name="pasted"[^>]*>Van\r\nBus\r\nTram;tram_7</);
    const after = await send({ ...vehicle, intent: 'choices_paste:', pasted });
    expect(after.body).toContain('value="tram_7"');
  });

  it('the form editor tests a pattern with an example without scripts', async () => {
    await send({ intent: 'template:fleet' });
    const plate = { 'at.purpose': '0', 'at.step': '0', 'at.field': '3', text: 'en', 'asked.0': 'on' };
    const trial = { ...plate, intent: 'pattern_try', 'check.regex': '^[A-Z]+$' };
    expect((await send({ ...trial, example: 'HB' })).body).toContain('Fits the pattern.');
    const { body } = await send({ ...trial, example: 'hb' });
    expect(body).toContain('Doesn’t fit the pattern.');
    expect(body).toMatch(/<input [^>]*name="example"[^>]*value="hb"/);
    const slow = { ...trial, 'check.regex': '^(a+)+\\1$', example: `${'a'.repeat(40)}b` };
    expect((await send(slow)).body).toMatch(/The pattern takes too long|Does not fit/);
    expect((await send({ ...trial, 'check.regex': '(', example: '(' })).body).toContain(
      'This isn’t a valid pattern.',
    );
  });

  it.each([
    [
      'trying a pattern',
      { 'at.field': '3', intent: 'pattern_try', 'check.regex': '^[A-Z]+$', example: 'HB' },
    ],
    ['reading a pasted list', { 'at.field': '1', intent: 'choices_read:', pasted: 'Van\nTram' }],
  ])('a custom form is not saved by %s if the form has not changed', async (_, entries) => {
    await send({ intent: 'template:fleet' });
    const draft = async () =>
      (await test.sandbox().request('GET', '/simulator/forms/application/draft')).body;
    const events = async () =>
      (await (await fetch(test.pageUrl('/course'))).text()).match(/events: \d+/i)?.[0];
    await events();
    const saveUntouched = (intent: string) =>
      send({ 'at.purpose': '0', 'at.step': '0', text: 'en', 'asked.0': 'on', ...entries, intent });
    await saveUntouched('save');
    const before = [await draft(), await events()];
    expect((await saveUntouched(entries.intent)).status).toBe(200);
    expect([await draft(), await events()]).toEqual(before);
  });

  it('a custom form can be restored after a replacement and after its removal', async () => {
    const signatory = '&name=signatory';
    const shown = async () => (await test.sandbox().request('GET', '/simulator/forms/signatory')).body;
    expect((await send({ intent: 'template:signatory' }, signatory)).body).not.toContain(
      'value="bring_back"',
    );
    const firstForm = await shown();
    const replaceResponse = await send({ intent: 'template:empty' }, signatory);
    expect(replaceResponse.body).toContain('aria-label="Undo: form replaced"');
    const secondForm = await shown();
    expect(secondForm).not.toEqual(firstForm);
    await bringBack(signatory);
    expect(await shown()).toEqual(firstForm);
    await bringBack(signatory);
    expect(await shown()).toEqual(secondForm);
    expect((await send({ intent: 'drop' }, signatory)).body).toContain('Bring back the previous form');
    await bringBack(signatory);
    expect(await shown()).toEqual(secondForm);
  });

  it('the form editor restores the previous form once if the page is submitted twice', async () => {
    await send({ intent: 'template:fleet' });
    const first = await shownForm();
    await send({ intent: 'template:practice' });
    const { again } = await bringBack();
    expect(await shownForm()).toEqual(first);
    expect((await again()).status).toBe(200);
    expect(await shownForm()).toEqual(first);
    await send({ intent: 'bring_back' });
    expect(await shownForm()).toEqual(first);
  });

  describe('page for export and import of the texts as CSV', () => {
    const key = 'loan_purposes[fleet.vehicles].steps[vehicle].fields[mileage].label';
    const table = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'texts.csv');
    const frenchLabel = async () =>
      JSON.stringify(await shownForm()).includes('"fr":"Distance"') ? 'Distance' : 'Kilométrage';

    it('the page downloads and reads the table of all texts', async () => {
      await send({ intent: 'template:fleet' });
      const sent = await fetch(address('', '/form/texts.csv'));
      expect(sent.headers.get('content-disposition')).toBe('attachment; filename="application-texts.csv"');
      const csv = new Uint8Array(await sent.arrayBuffer());
      expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const same = await send({ intent: 'texts_csv', file: table(csv) });
      expect(same.status).toBe(200);
      expect(same.body).toContain('0 texts changed.');
      const changed = await send({ intent: 'texts_csv', file: table(`key;fr\n${key};Distance\n`) });
      expect(changed.body).toContain('1 text changed.');
      expect(await frenchLabel()).toBe('Distance');
      await bringBack();
      expect(await frenchLabel()).toBe('Kilométrage');
    });

    it('the page refuses a table with unknown keys, and imports its valid lines on request', async () => {
      await send({ intent: 'template:fleet' });
      const csv = `key;fr\nnothing;x\n${key};Distance\n`;
      const { status, body } = await send({ intent: 'texts_csv', file: table(csv) });
      expect(status).toBe(422);
      expect(body).toContain('<b>Line 2:</b> <span>The form has no text with the key “nothing”.</span>');
      expect(body).toContain('Take 1 text from the other lines');
      expect(await frenchLabel()).toBe('Kilométrage');
      expect((await send({ intent: 'texts_csv_rest', csv })).body).toContain('1 text changed.');
      expect(await frenchLabel()).toBe('Distance');
    });

    it('the page refuses to import the valid lines of a table that cannot be read', async () => {
      await send({ intent: 'template:fleet' });
      const { status, body } = await send({ intent: 'texts_csv_rest', csv: `key;de\n${key};"open\n` });
      expect(status).toBe(422);
      expect(body).toContain('A quotation mark is misplaced.');
      expect(body).not.toContain('0 texts changed.');
    });

    it('the page refuses texts that make the form larger than the size limit', async () => {
      const form: typeof FLEET_FORM = JSON.parse(JSON.stringify(FLEET_FORM));
      const [field] = form.ui_config.config.loan_purposes[0]?.steps[0]?.fields ?? [];
      const values = Array.from({ length: 500 }, (_, index) => ({
        key: `c${index}`,
        label: 'x'.repeat(3_500),
      }));
      Object.assign(field ?? {}, { component: 'select', values });
      await send({ intent: 'document', document: JSON.stringify(form) });
      const draft = async () => (await fetch(address('', '/form/export'))).text();
      const draftBefore = await draft();
      const path = `loan_purposes[fleet.vehicles].steps[vehicle].fields[${field?.id}]`;
      const rows = values.map(({ key: choice }) => `${path}.values[${choice}].label;${'y'.repeat(1_000)}`);
      const csv = ['key;pl', ...rows].join('\n');
      const requests: Record<string, string | Blob>[] = [
        { intent: 'texts_csv', file: table(csv) },
        { intent: 'texts_csv_rest', csv },
      ];
      for (const entries of requests) {
        const { status, body } = await send(entries);
        expect(status).toBe(422);
        expect(body).toContain('Nothing changed: the form would be too large.');
      }
      expect(await draft()).toBe(draftBefore);
    });

    it('the page refuses a missing file and a file that is not UTF-8', async () => {
      expect((await fetch(address('', '/form/texts.csv'))).status).toBe(404);
      await send({ intent: 'template:fleet' });
      const latin1File = new Uint8Array(Buffer.from('key;de\n\u00e4', 'latin1'));
      const { status, body } = await send({ intent: 'texts_csv', file: table(latin1File) });
      expect(status).toBe(422);
      expect(body).toContain('Choose “CSV UTF-8” when you save it.');
      expect((await send({ intent: 'texts_csv' })).body).toContain('No file was chosen.');
    });
  });

  it.each(['form', 'texts', 'json', 'start'])(
    'the editor shows the tab %s in every language',
    async (tab) => {
      await send({ intent: 'template:fleet' });
      for (const lang of LANGUAGES) {
        const body = await (await fetch(address(`&tab=${tab}`).replace('lang=en', `lang=${lang}`))).text();
        expect(body).toContain(`<html lang="${lang}"`);
        expect(body.replace(/data-document="[^"]*"/, '')).not.toMatch(/\{\{\w+\}\}|undefined/);
      }
    },
  );

  it('the form editor shows and saves the texts after the first 60 without JavaScript', async () => {
    await send({ intent: 'template:fleet' });
    const first = await (await fetch(address('&tab=texts'))).text();
    const textsIn = (body: string) => new Set(body.match(/name="text:de:[^"]*"/g));
    expect(textsIn(first).size).toBeLessThanOrEqual(60);
    const [, href = ''] = first.match(/<a [^>]*href="([^"]*rows=120[^"]*)"/) ?? [];
    const url = new URL(href.replaceAll('&amp;', '&'), test.origin());
    const longerPage = await (await fetch(url)).text();
    const [lastText = ''] = [...textsIn(longerPage)].slice(-1);
    expect(textsIn(first)).not.toContain(lastText);
    expect(longerPage).not.toContain('rows=180');
    const form = new FormData();
    form.append('intent', 'texts');
    form.append(lastText.slice('name="'.length, -1), 'Neuer Text');
    const saveResponse = await fetch(url, { method: 'POST', body: form });
    expect(saveResponse.url).toContain('rows=120');
    expect(await saveResponse.text()).toContain('>Neuer Text</textarea>');
  });

  it('the form editor keeps the form when all texts are emptied without JavaScript', async () => {
    await send({ intent: 'template:fleet' });
    const shown = await (await fetch(address('&tab=texts&rows=600'))).text();
    const names = Array.from(shown.matchAll(/name="(text:[^"]*)"/g), ([, name = '']) => name);
    expect(names.length).toBeGreaterThan(240);
    const emptyTexts = Object.fromEntries(names.map((name) => [name.replaceAll('&amp;', '&'), '']));
    const { status, body } = await send({ ...emptyTexts, intent: 'texts' });
    expect(status).toBe(200);
    expect(body).toMatch(/<textarea [^>]*aria-label="vehicle.type, Choice: English"[^>]*><\/textarea>/);
    expect((await fetch(address())).status).toBe(200);
  });

  it('the form editor keeps its layout when the scripts start', async () => {
    await send({ intent: 'template:fleet' });
    const body = await page('&purpose=0&step=0');
    expect(body).toMatch(/<select name="question" class="[^"]*withoutScripts/);
    expect(body).toMatch(/<fieldset class="[^"]*needsScripts[^"]*"><legend[^>]*>Preview width/);
  });

  it('the form editor redirects from the earlier URL of the form to the editor', async () => {
    const response = await fetch(address('&name=signatory&preview=pl', '/form'), { redirect: 'manual' });
    expect(response.status).toBe(303);
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', test.origin());
    expect(pathname).toBe('/simulator/bank/form/editor');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ sandbox: test.sandbox().id, lang: 'en', name: 'signatory', text: 'pl' },
    });
  });
});
