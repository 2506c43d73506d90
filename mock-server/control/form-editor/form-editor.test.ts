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
  const answer = await fetch(address(more), { method: 'POST', body: form });
  return { status: answer.status, body: plain(await answer.text()) };
}

const page = async (more = '') => plain(await (await fetch(address(more))).text());

/** React separates texts with empty comments. */
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&quot;', '"');

const shownForm = async () => (await test.sandbox().request('GET', '/simulator/forms/application')).body;

describe('DYN-05 DYN-11 SIM-14 a custom form in the form editor', () => {
  it('is imported from pasted JSON, used by the portal, and shown in each language', async () => {
    const { status, body } = await send({ intent: 'document', document: JSON.stringify(FLEET_FORM) });
    expect(status).toBe(200);
    expect(body).toContain('No findings. The portal shows this form.');
    expect(body).toContain('Purposes: 3, steps: 12, fields: ');
    expect(await shownForm()).toEqual(FLEET_FORM);
    expect(await page('&text=pl')).toContain('Rodzaj pojazdu');
    expect(await page('&text=fr')).toContain('Type de véhicule');
  });

  it('is imported with the member names of the API', async () => {
    const { definitions, ui_config } = FLEET_FORM;
    const document = JSON.stringify({
      dynamic_forms_fields_definitions: definitions,
      dynamic_forms_ui_config: ui_config,
    });
    await send({ intent: 'document', document });
    expect(await shownForm()).toEqual(FLEET_FORM);
  });

  it('shows errors with path and effect in the portal, marks the place in the JSON, and keeps the input', async () => {
    await send({ intent: 'template:fleet' });
    const text = JSON.stringify(FLEET_FORM).replace('"component":"radio"', '"component":"vehicle_picker"');
    const { status, body } = await send({ intent: 'document', document: text });
    expect(status).toBe(422);
    expect(body).toContain('"vehicle_picker" is not allowed here.');
    expect(body).toContain('The portal would take a control that fits the type of the value instead.');
    expect(body).toContain('<code>ui_config.config.loan_purposes[0].steps[0].fields[1].component</code>');
    expect(body).toContain('cannot be shown: there is no component "vehicle_picker"');
    const { body: asJson, status: shown } = await send({ intent: 'json', document: text });
    expect(shown).toBe(200);
    expect(asJson).toMatch(/<textarea [^>]*name="document"[^>]*>[^<]*"vehicle_picker"/);
    expect(await shownForm()).toEqual(FLEET_FORM);
  });

  it('keeps pasted text that is not JSON', async () => {
    await send({ intent: 'template:fleet' });
    const { status, body } = await send({ intent: 'document', document: '{"definitions": x}' });
    expect(status).toBe(422);
    expect(body).toContain('This is not valid JSON: line 1, column 17.');
    expect(body).toMatch(/<textarea [^>]*name="document"[^>]*>{"definitions": x}</);
  });

  it('has no vehicle template for the form of representatives', async () => {
    const signatory = '&name=signatory';
    expect(await page()).toContain('value="template:fleet"');
    expect(await page(signatory)).not.toContain('value="template:fleet"');
    expect((await send({ intent: 'template:fleet' }, signatory)).status).toBe(404);
    expect((await test.sandbox().request('GET', '/simulator/forms/signatory')).status).toBe(404);
  });

  it('is shown with the number of missing translations', async () => {
    const document = JSON.stringify(FLEET_FORM).replace(',"pl":"Pojazd"', '');
    expect((await send({ intent: 'document', document })).body).toMatch(
      /<span>Texts<\/span><span class="[^"]*"><span>1<\/span>/,
    );
  });

  it('is refused if it exceeds the size limit', async () => {
    expect((await send({ intent: 'document', document: 'x'.repeat(7_000_000) })).status).toBe(413);
  });

  it('is replaced by an uploaded file, downloaded, and removed', async () => {
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

  it.each(['form', 'texts', 'json', 'start'])('has the tab %s in every language', async (tab) => {
    await send({ intent: 'template:fleet' });
    for (const lang of LANGUAGES) {
      const body = await (await fetch(address(`&tab=${tab}`).replace('lang=en', `lang=${lang}`))).text();
      expect(body).toContain(`<html lang="${lang}"`);
      expect(body.replace(/data-document="[^"]*"/, '')).not.toMatch(/\{\{\w+\}\}|undefined/);
    }
  });

  it('redirects from the earlier address of the form to the editor', async () => {
    const answer = await fetch(address('&name=signatory&preview=pl', '/form'), { redirect: 'manual' });
    expect(answer.status).toBe(303);
    const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', test.origin());
    expect(pathname).toBe('/simulator/bank/form/editor');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ sandbox: test.sandbox().id, lang: 'en', name: 'signatory', text: 'pl' },
    });
  });
});
