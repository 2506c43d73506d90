import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { createApplication } from 'contracts/api/applications';
import { LANGUAGES } from 'contracts/api/enumerations';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { afterEach, describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { LOAN_BODY, registerUser } from '../../testing/people';
import { openSimulator } from '../../testing/test-simulator';
import { LINK_LIMITS } from '../shared-links';
import { fetchJson, isPublicIpAddress, isPublicWebAddress } from './fetch-json';

const test = exchangeInSandbox();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ff6f52" d="M1 1h7v7H1z"/><path fill="#10181c" d="M2 2h1v1z"/></svg>';

const pageUrl = (path: string, more = '') =>
  `${test.origin()}/simulator/bank${path}?sandbox=${test.sandbox().id}&lang=en${more}`;

async function send(path: string, entries: Record<string, string | Blob | string[]>, more = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each);
  }
  const response = await fetch(pageUrl(path, more), { method: 'POST', body: form });
  return { status: response.status, body: await response.text() };
}

const page = async (path = '', more = '') => (await fetch(pageUrl(path, more))).text();
const bank = async () => (await test.sandbox().request('GET', '/simulator/deployment')).body;

const THREE_ENTRIES = {
  intent: 'save',
  name: 'Nordheide Bank',
  colour: '#ff6f52',
  language: ['de', 'en'],
  country: 'DE',
  currency: 'EUR',
};

let otherServer: Server | undefined;

afterEach(() => {
  otherServer?.close();
  otherServer = undefined;
});

async function startApi(answers: Record<string, unknown>): Promise<string> {
  const server = createServer((request, response) => {
    const body = answers[request.url ?? ''];
    if (body === undefined) return response.writeHead(404).end();
    response
      .setHeader('content-type', 'application/json')
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  otherServer = server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each(['', '/form/editor'])(
  'SIM-14 the page /simulator/bank%s keeps the input when the user goes back in the browser',
  async (path) => {
    const { headers } = await fetch(pageUrl(path));
    expect(headers.get('cache-control')).toBe('private, no-cache');
  },
);

describe('SIM-14 SIM-15 a custom bank on its page', () => {
  it('a custom bank can be created from a name, a logo and a colour', async () => {
    const logo = new File([LOGO.replace('<path', '<script>1</script><path')], 'nordheide.svg');
    const { status, body } = await send('', { ...THREE_ENTRIES, logo });
    expect(status).toBe(200);
    expect(body).toContain('Removed from the logo: script.');
    const logoBefore = Buffer.from(await logo.arrayBuffer()).toString('base64');
    expect(body).toContain(`<img src="data:image/svg+xml;base64,${logoBefore}" alt="Your file"/>`);
    expect(body).toMatch(/<img src="\/simulator\/deployment\/logo\?[^"]+" alt="Saved logo"\/>/);
    expect(await bank()).toMatchObject({
      name: 'Nordheide Bank',
      key: 'nordheide-bank',
      colours: { primary: '#ff6f52' },
      languages: { supported: ['de', 'en'], default: 'de' },
      logo: expect.stringContaining('data:image/svg+xml'),
    });
    const pageBody = await page();
    expect(pageBody).toContain('Use the logo’s colour #10181c');
    expect(pageBody).toContain(
      'White text wouldn’t be readable on it (contrast 2.7, needed 4.5), so the portal uses dark text.',
    );
    expect(pageBody).toContain('Active in your world.');
    expect(pageBody).toMatch(
      /<a href="[^"]*\/bank\/form\/editor\?[^"]*">Next: build a form of your own<\/a>/,
    );
  });

  it('the bank page warns of an unreadable colour before saving it', async () => {
    await send('', { ...THREE_ENTRIES, colour: '#005064' });
    const logo = new File([LOGO], 'a.svg');
    const { status, body } = await send('', {
      ...THREE_ENTRIES,
      name: 'Heide Bank',
      intent: 'preview',
      logo,
    });
    expect(status).toBe(200);
    expect(body).toMatch(
      /id="colour-note"[^>]*>White text wouldn’t be readable on it \(contrast 2\.7, needed 4\.5\)/,
    );
    expect(body).toContain('Not applied yet.');
    expect(body).toContain('Choose the logo again: the preview doesn’t keep it.');
    expect(body).toContain('name="name" required="" maxLength="60" autoComplete="off" value="Heide Bank"');
    expect(await bank()).toMatchObject({
      name: 'Nordheide Bank',
      colours: { primary: '#005064' },
      logo: null,
    });
    expect(await page()).not.toContain('Not applied yet.');
  });

  it('The page shows no comparison if the cleaning removed nothing from the logo', async () => {
    const { body } = await send('', { ...THREE_ENTRIES, logo: new File([LOGO], 'a.svg') });
    expect(body).not.toMatch(/Your file|The logo was cleaned/);
  });

  it('The bank takes a colour from its logo, keeps the other settings, and can remove the logo', async () => {
    await send('', { ...THREE_ENTRIES, logo: new File([LOGO], 'a.svg') });
    const { body } = await send('', { ...THREE_ENTRIES, intent: 'colour:#10181c' });
    expect(body).toMatch(/name="colour" type="color"[^>]* value="#10181c"/);
    expect(await bank()).toMatchObject({ colours: { primary: '#ff6f52' } });
    await send('', { ...THREE_ENTRIES, colour: '#10181c' });
    expect(await bank()).toMatchObject({ colours: { primary: '#10181c' }, logo: expect.any(String) });
    await send('', { ...THREE_ENTRIES, colour: '#10181c', intent: 'remove-logo' });
    expect(await bank()).toMatchObject({ colours: { primary: '#10181c' }, logo: null });
  });

  it('lists the errors of invalid input and changes nothing', async () => {
    const { status, body } = await send('', { ...THREE_ENTRIES, name: '<script>alert(1)</script>' });
    expect(status).toBe(422);
    expect(body).toContain('The text contains markup (HTML).');
    expect(body).toContain('<code>name</code>');
    expect(body).not.toContain('<script>alert');
    const broken = await send('', { intent: 'document', document: '{"name":' });
    expect(broken.status).toBe(422);
    expect(broken.body).toContain('This isn’t valid JSON: line 1, column 9.');
    expect(await bank()).toMatchObject({ name: 'Lindhof Bank' });
  });

  it.each([
    ['de', 'Es wurde keine Datei gewählt.', 'Das ist kein JSON: Zeile 2, Spalte 8.'],
    ['en', 'No file was chosen.', 'This isn’t valid JSON: line 2, column 8.'],
    ['fr', 'Aucun fichier n’a été choisi.', 'Ce n’est pas du JSON\u00a0: ligne 2, colonne 8.'],
    ['pl', 'Nie wybrano pliku.', 'To nie jest JSON: wiersz 2, kolumna 8.'],
  ])(
    'the bank page explains in the language %s that the file is missing, or where its JSON is invalid',
    async (lang, none, broken) => {
      const sent = async (path: string, entries: Record<string, string>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(entries)) form.append(name, value);
        const address = pageUrl(path).replace('lang=en', `lang=${lang}`);
        const response = await fetch(address, { method: 'POST', body: form });
        return `${response.status} ${await response.text()}`;
      };
      for (const path of ['', '/form/editor']) {
        expect(await sent(path, { intent: 'import' })).toMatch(new RegExp(`^422 [^]*${none}`));
      }
      const refused = await sent('', { intent: 'document', document: '{"a": 1,\n  "b": x}' });
      expect(refused).toContain(broken);
      expect(refused).not.toMatch(/(?<!This )is not valid JSON/);
    },
  );

  it.each([
    ['another format', { format: 'own-bank-99', bank: { name: 'A' } }, 'format'],
    ['an unknown member', { bank: { name: 'A' }, nix: 1 }, 'nix'],
    ['a list of forms', { bank: { name: 'A' }, forms: [] }, 'forms'],
    ['an unknown form', { bank: { name: 'A' }, forms: { nix: {} } }, 'forms.nix'],
  ])('the bank page reports %s in an uploaded file and changes nothing', async (_, file, path) => {
    const { status, body } = await send('', { intent: 'document', document: JSON.stringify(file) });
    expect([status, body]).toEqual([422, expect.stringContaining(`<code>${path}</code>`)]);
    expect(await bank()).toMatchObject({ name: 'Lindhof Bank' });
  });

  it.each([
    ['name', { name: '' }, /name="name"[^>]*aria-invalid="true" aria-describedby="name-problem"/],
    ['name', { name: 'x'.repeat(61) }, /name="name"[^>]*aria-invalid="true" aria-describedby="name-problem"/],
    ['languages', { language: [] }, /<fieldset[^>]*aria-describedby="languages-problem"/],
  ])('the bank page shows an error beside the entry %s with %o', async (entry, wrong, field) => {
    const { status, body } = await send('', { ...THREE_ENTRIES, ...wrong });
    expect(status).toBe(422);
    expect(body).toMatch(field);
    expect(body).toMatch(new RegExp(`id="${entry}-problem" role="alert">[A-Z]`));
  });

  it('the bank page shows an error beside the address of an API', async () => {
    const { body } = await send('', { intent: 'fetch', api: 'nordheide', key: 'x' });
    expect(body).toMatch(/name="api"[^>]*aria-invalid="true" aria-describedby="api-problem"/);
    expect(body).toContain('id="api-problem" role="alert">The address is invalid.');
  });

  it('the bank page previews an amount in the visitor’s language and the bank’s currency', async () => {
    const shown = async (lang: string) =>
      (await (await fetch(pageUrl('').replace('lang=en', `lang=${lang}`))).text()).replace(
        /[\u00a0\u202f]/g,
        ' ',
      );
    expect(await shown('de')).toContain('<b>75.000 €</b>');
    await send('', { ...THREE_ENTRIES, currency: 'CHF' });
    expect(await shown('en')).toContain('<b>CHF 75,000</b>');
    expect(await shown('en')).toContain('indicative offer of CHF 75,000');
    expect(await shown('fr')).toContain('<b>75 000 CHF</b>');
    expect(await shown('pl')).toContain('<b>75 000 CHF</b>');
  });

  it.each([
    ['1822 Direkt', '1822-direkt'],
    ['Demo', 'demo'],
  ])('the bank page turns the name %s into the host label %s', async (name, key) => {
    expect((await send('', { ...THREE_ENTRIES, name })).status).toBe(200);
    expect(((await bank()) as { key?: string }).key).toBe(key);
  });

  it.each(['1822', 'WWW', 'Localhost', 'Swiss'])(
    'the bank page sets no host label for the name %s',
    async (name) => {
      expect((await send('', { ...THREE_ENTRIES, name })).status).toBe(200);
      expect(((await bank()) as { key?: string }).key).toBeUndefined();
    },
  );

  it('the bank page keeps the typed input after an error', async () => {
    const typed = {
      ...THREE_ENTRIES,
      name: 'A <b>bank',
      colour: '#123456',
      language: ['pl'],
      country: 'CH',
      currency: 'CHF',
    };
    const { body } = await send('', typed);
    expect(body).toContain('value="A &lt;b&gt;bank"');
    expect(body).toMatch(/<input [^>]*type="color"[^>]* value="#123456"/);
    expect(body).toMatch(/<option value="CH" selected/);
    expect(body).toMatch(/<option value="CHF" selected/);
    const checkedInputs = body
      .match(/<input [^>]*name="language"[^>]*>/g)
      ?.filter((tag) => tag.includes('checked'));
    expect(checkedInputs).toEqual([expect.stringContaining('value="pl"')]);
    const fetchResponse = await send('', { intent: 'fetch', api: 'http://127.0.0.1:1/v2', key: 'lindhof' });
    expect(fetchResponse.body).toMatch(/name="api"[^>]* value="http:\/\/127.0.0.1:1\/v2"/);
    expect(fetchResponse.body).toMatch(/name="key"[^>]* value="lindhof"/);
    const form = await send('/form/editor', { intent: 'fetch', api: 'http://127.0.0.1:1/v2' });
    expect(form.body).toMatch(/name="api"[^>]* value="http:\/\/127.0.0.1:1\/v2"/);
  });

  it.each([
    ['its form', { bank: { name: 'Nordheide Bank' }, forms: { application: {} } }],
    ['its bank', { bank: { name: '<b>' }, forms: { application: FLEET_FORM } }],
  ])('the bank page keeps the whole uploaded file if %s is refused', async (_, file) => {
    const document = JSON.stringify(file);
    const { status, body } = await send('', { intent: 'document', document });
    expect(status).toBe(422);
    const [, back = ''] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(body) ?? [];
    expect(
      back
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&'),
    ).toBe(document);
  });

  it('the bank page keeps JSON properties of the bank document that the page cannot edit', async () => {
    const wholeBank = {
      ...((await bank()) as object),
      name: 'Drei Länder Bank',
      key: 'alpen',
      colours: { primary: '#FF6F52', link: '#123456', cta_text: '#10181c' },
      languages: { supported: ['de', 'en'], default: 'en' },
      countries: { supported: ['DE', 'AT', 'CH'], default: 'AT' },
      currencies: { supported: ['EUR', 'CHF'], default: 'CHF' },
      legal_forms: { DE: ['GMBH'], AT: ['GMBH'], CH: ['CH_GMBH'] },
    };
    expect((await test.sandbox().request('PUT', '/simulator/deployment', { body: wholeBank })).status).toBe(
      200,
    );
    const bankBefore = await bank();
    const formEntries = {
      ...THREE_ENTRIES,
      name: 'Drei Länder Bank',
      colour: '#ff6f52',
      language: ['de', 'en'],
      country: 'AT',
      currency: 'CHF',
    };
    expect((await send('', formEntries)).status).toBe(200);
    expect(await bank()).toEqual(bankBefore);
    await send('', {
      ...formEntries,
      colour: '#005064',
      language: ['en', 'pl'],
      country: 'CH',
      currency: 'PLN',
    });
    expect(await bank()).toMatchObject({
      key: 'alpen',
      colours: { primary: '#005064', link: '#123456', cta_text: '#10181c' },
      languages: { supported: ['en', 'pl'], default: 'en' },
      countries: { supported: ['DE', 'AT', 'CH'], default: 'CH' },
      currencies: { supported: ['EUR', 'CHF', 'PLN'], default: 'PLN' },
    });
    await send('', { ...formEntries, name: 'Vier Länder Bank' });
    expect(await bank()).toMatchObject({ key: 'vier-lander-bank' });
  });

  it('a custom bank can be replaced by the original partner', async () => {
    await send('', THREE_ENTRIES);
    await send('', { intent: 'drop' });
    expect(await bank()).toMatchObject({ name: 'Lindhof Bank' });
  });

  it('a custom bank can be exported with its form as one file', async () => {
    await send('', { ...THREE_ENTRIES, logo: new File([LOGO], 'a.svg') });
    await send('/form/editor', { intent: 'template:fleet' });
    const exportResponse = await fetch(pageUrl('/export'));
    expect(exportResponse.headers.get('content-disposition')).toContain('attachment');
    const file = await exportResponse.text();
    const bankBefore = await bank();
    await send('', { intent: 'drop' });
    await send('/form/editor', { intent: 'drop' });
    const { status } = await send('', { intent: 'import', file: new File([file], 'bank.json') });
    expect(status).toBe(200);
    expect(await bank()).toEqual(bankBefore);
    expect((await test.sandbox().request('GET', '/simulator/forms/application')).body).toEqual(FLEET_FORM);
    const wrongFile = { ...JSON.parse(file), forms: { application: {} } };
    const refusalPage = await send('', {
      intent: 'import',
      file: new File([JSON.stringify(wrongFile)], 'bank.json'),
    });
    expect(refusalPage.status).toBe(422);
    expect(refusalPage.body).toContain('forms.application.');
  });

  it('The bank is exported without the setting for its form, so that customers can apply without the form', async () => {
    await send('', THREE_ENTRIES);
    await send('/form/editor', { intent: 'template:fleet' });
    const file = await (await fetch(pageUrl('/export'))).text();
    await send('', { intent: 'import', file: new File([file], 'bank.json') });
    await send('/form/editor', { intent: 'drop' });
    expect(await bank()).toMatchObject({ features: { dynamic_form: false } });
    const user = await registerUser(test.sandbox());
    expect(await user.expectSuccess(createApplication, { body: LOAN_BODY })).toMatchObject({
      loanSize: LOAN_BODY.loanSize,
    });
  });

  it.each(LANGUAGES)('The bank is shown in the language %s', async (lang) => {
    const body = await (await fetch(pageUrl('').replace('lang=en', `lang=${lang}`))).text();
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).not.toMatch(/\{\{\w+\}\}|undefined/);
    const form = await (await fetch(pageUrl('/form/editor').replace('lang=en', `lang=${lang}`))).text();
    expect(form).not.toMatch(/\{\{\w+\}\}|undefined/);
  });
});

const shareBank = (audience: string) =>
  fetch(test.pageUrl('/bank/share'), {
    method: 'POST',
    body: new URLSearchParams({ audience }),
  });

async function sharedLink(): Promise<string> {
  const [link = ''] = (await page()).match(/http[^"]+\/simulator\/share\/bank\/[\w-]+/) ?? [];
  return link;
}

const compressJson = (document: object) => deflateRawSync(JSON.stringify(document)).toString('base64url');

describe('SIM-09 a link that shares a custom bank', () => {
  it.each([
    ['without a logo', undefined],
    [
      'with a logo',
      new File(
        [LOGO.repeat(1).replace('</svg>', `${'<path fill="#10181c" d="M3 3h1v1z"/>'.repeat(3)}</svg>`)],
        'a.svg',
      ),
    ],
  ])('the link starts a sandbox with the linked bank %s', async (_, logo) => {
    await send('', { ...THREE_ENTRIES, ...(logo && { logo }) });
    await shareBank('Sales');
    const link = await sharedLink();
    const opened = await fetch(link, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    const entrance = new URL(opened.headers.get('location') ?? '', link);
    expect((await fetch(entrance, { redirect: 'manual' })).status).toBe(302);
    const sandbox = entrance.searchParams.get('sandbox') ?? '';
    const there = test.sandbox().with({ 'x-sandbox': sandbox });
    expect((await there.request('GET', '/simulator/deployment')).body).toEqual(await bank());
    await there.request('POST', '/simulator/reset');
    expect((await there.request('GET', '/simulator/deployment')).body).toMatchObject({
      name: 'Nordheide Bank',
    });
  });

  it('the link shows the bank as it was when the link was shared', async () => {
    await send('', THREE_ENTRIES);
    await shareBank('');
    const link = await sharedLink();
    await send('', { ...THREE_ENTRIES, name: 'Another Bank' });
    expect(await page()).not.toContain(link);
    const opened = await fetch(link, { redirect: 'manual' });
    const sandbox = new URL(opened.headers.get('location') ?? '', link).searchParams.get('sandbox') ?? '';
    const there = test.sandbox().with({ 'x-sandbox': sandbox });
    expect((await there.request('GET', '/simulator/deployment')).body).toMatchObject({
      name: 'Nordheide Bank',
    });
  });

  it('the link is listed with its recipients and withdrawn like every other link', async () => {
    await send('', THREE_ENTRIES);
    await shareBank('Sales');
    const link = await sharedLink();
    const shared = test.pageUrl('/shared');
    const listed = await (await fetch(shared)).text();
    expect(listed).toContain('<b>Nordheide Bank</b>');
    expect(listed).toContain('Sales');
    const body = new URLSearchParams({ link: link.split('/').at(-1) ?? '', intent: 'withdraw' });
    await fetch(shared, { method: 'POST', body });
    const response = await fetch(link, { headers: { accept: 'text/html', 'accept-language': 'en' } });
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('This link is no longer valid'),
    ]);
    expect(await page()).toContain('The link is no longer valid.');
  });

  it.each([
    ['en', 'There’s no memory left for shared banks and scripts right now.'],
    ['de', 'Für geteilte Banken und Abläufe ist gerade kein Speicher frei.'],
    ['fr', 'Il n’y a plus de mémoire pour les banques et déroulements partagés'],
    ['pl', 'banki i\u00a0przebiegi nie ma teraz wolnej pamięci.'],
  ])(
    'the link is refused when the links of all sandboxes fill the memory, in the language %s',
    async (lang, message) => {
      await send('', THREE_ENTRIES);
      const { documentCharacters } = LINK_LIMITS.all;
      LINK_LIMITS.all.documentCharacters = 10;
      const response = await fetch(test.pageUrl('/bank/share', { lang }), {
        method: 'POST',
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ audience: '' }),
      });
      LINK_LIMITS.all.documentCharacters = documentCharacters;
      expect([response.status, await response.text()]).toEqual([503, expect.stringContaining(message)]);
      expect(await sharedLink()).toBe('');
    },
  );

  it('the link is neither offered nor created (404) while the sandbox has no custom bank', async () => {
    expect(await page()).not.toContain('Share the bank as a link');
    expect((await shareBank('')).status).toBe(404);
  });

  it('the link starts a sandbox from a URL that contains the bank document', async () => {
    const brand = compressJson({ name: 'Nordheide Bank' });
    const entered = await fetch(`${test.origin()}/simulator/play/empty?brand=${brand}`, {
      redirect: 'manual',
    });
    expect(entered.status).toBe(302);
  });

  it.each(['', 'nonsense', 'kept.nobody'])(
    'the link fails if the encoded bank is unreadable: "%s"',
    async (brand) => {
      const response = await fetch(`${test.origin()}/simulator/play/empty?brand=${brand}`, {
        redirect: 'manual',
      });
      expect(response.status).toBe(422);
    },
  );
});

it('SIM-14 a custom bank and its form stay in use when a simulator scenario is loaded', async () => {
  await send('', THREE_ENTRIES);
  const loadResponse = await fetch(test.pageUrl('/page/scenario'), {
    method: 'POST',
    body: new URLSearchParams({ scenario: 'ready-to-submit' }),
  });
  const sandbox = new URL(loadResponse.url).searchParams.get('sandbox') ?? '';
  expect(sandbox).not.toBe(test.sandbox().id);
  const loadedWorld = test.sandbox().with({ 'x-sandbox': sandbox });
  expect((await loadedWorld.request('GET', '/simulator/deployment')).body).toMatchObject({
    name: 'Nordheide Bank',
  });
  const otherResponse = await fetch(`${test.origin()}/simulator/page/scenario?sandbox=${sandbox}&lang=en`, {
    method: 'POST',
    body: new URLSearchParams({ scenario: 'swiss-francs' }),
  });
  const otherWorldId = new URL(otherResponse.url).searchParams.get('sandbox') ?? '';
  const swiss = test.sandbox().with({ 'x-sandbox': otherWorldId });
  expect((await swiss.request('GET', '/simulator/deployment')).body).not.toMatchObject({
    name: 'Nordheide Bank',
  });
});

describe('a bank from a real API', () => {
  const { publicFeatures, partner } = DEPLOYMENTS.swiss;

  it('The bank is imported through its two configuration calls, with a note for unknown JSON properties', async () => {
    const address = await startApi({
      '/v2/config': {
        public_features: [...publicFeatures, { name: 'chat_widget', is_active: true, value: 1 }],
      },
      '/v2/partner/key/seefeld/config': { ...partner, radius: 4 },
    });
    const { status, body } = await send('', { intent: 'fetch', api: `${address}/v2/`, key: 'seefeld' });
    expect(status).toBe(200);
    expect(body).toContain('The portal doesn’t know &quot;chat_widget&quot;.');
    expect(body).toContain('partner.radius');
    expect(await bank()).toMatchObject({ name: 'Seefeld Kredit', currencies: { default: 'CHF' } });
  });

  it('The import reports missing data, invalid JSON and an unreachable host', async () => {
    const address = await startApi({ '/config': '<html>', '/partner/key/x/config': partner });
    const fetched = async (url: string) => (await send('', { intent: 'fetch', api: url, key: 'x' })).body;
    expect(await fetched(address)).toContain('The response isn’t valid JSON.');
    expect(await fetched(`${address}/nowhere`)).toContain('The API returned status 404.');
    expect(await fetched('http://127.0.0.1:1')).toContain('The address can’t be reached');
    expect(await fetched('ftp://api.example')).toContain('The address is invalid.');
    expect(await bank()).toMatchObject({ name: 'Lindhof Bank' });
  });

  it('The bank is imported without values that the simulator does not support, with a note for each', async () => {
    const features = publicFeatures.filter(({ name }) => name !== 'communication_languages');
    const languages = { supported: ['rm', 'de', 'fr'], default: 'rm' };
    const address = await startApi({
      '/config': {
        public_features: [
          ...features,
          { name: 'communication_languages', is_active: true, value: languages },
        ],
      },
      '/partner/key/seefeld/config': {
        ...partner,
        entitlements: [...partner.entitlements, 'Telepathy'],
        user_application_types: [...partner.user_application_types, 'moon_loan'],
        country_company_types: { ...partner.country_company_types, CH: ['CH_GMBH', 'CH_GUILD'] },
      },
    });
    const { status, body } = await send('', { intent: 'fetch', api: address, key: 'seefeld' });
    expect(status).toBe(200);
    for (const name of ['Telepathy', 'moon_loan', 'CH_GUILD', 'rm']) {
      expect(body).toContain(`The portal doesn’t know &quot;${name}&quot;. It was left out.`);
    }
    expect(body).toContain('Appointment times and types weren’t imported. The current ones stay.');
    expect(body).toContain('<code>features.appointments</code>');
    expect(await bank()).toMatchObject({
      entitlements: partner.entitlements,
      languages: { supported: ['de', 'fr'], default: 'de' },
      legal_forms: { CH: ['CH_GMBH'] },
    });
  });

  it.each([
    ['https://93.184.215.14/v2', true],
    ['http://api.example:80/v2', true],
    ['http://api.example:443/v2', true],
    ['https://93.184.215.14:8443/v2', false],
    ['http://api.example:22/v2', false],
    ['http://10.1.2.3/v2', false],
  ])('isPublicWebAddress for the URL %s returns %s', (address, isCalled) => {
    expect(isPublicWebAddress(new URL(address))).toBe(isCalled);
  });

  it('The bank is not imported if the API redirects', async () => {
    const inner = createServer((_, response) => void response.end('{}'));
    await new Promise<void>((listening) => inner.listen(0, '127.0.0.1', listening));
    const target = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
    const asked: string[] = [];
    inner.on('request', ({ url }) => asked.push(url ?? ''));
    const outer = createServer((_, response) => void response.writeHead(302, { location: target }).end());
    otherServer = outer;
    await new Promise<void>((listening) => outer.listen(0, '127.0.0.1', listening));
    const base = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`;
    expect(await fetchJson(base, '/config', { hosted: false })).toMatchObject({
      ok: false,
      finding: { path: '/config', problem: 'answered_otherwise', values: { status: 302 } },
    });
    expect(asked).toEqual([]);
    inner.close();
  });

  it.each([
    '',
    'nowhere',
    'ftp://api.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://a:b@api.example',
  ])('a bank is not imported from the invalid URL "%s"', async (base) => {
    for (const hosted of [false, true]) {
      expect(await fetchJson(base, '/config', { hosted })).toMatchObject({
        ok: false,
        finding: { path: 'api', problem: 'not_an_address' },
      });
    }
  });

  it('A failed import in a hosted demo reveals no details of the failure', async () => {
    const refused = {
      ok: false,
      finding: { path: 'api', problem: 'address_not_allowed', severity: 'error' },
    };
    for (const base of ['https://93.184.215.14:8443', 'http://10.1.2.3', 'http://nobody.invalid']) {
      expect(await fetchJson(base, '/config', { hosted: true })).toEqual(refused);
    }
  });

  it('The bank is imported with its form through the two calls for forms', async () => {
    const address = await startApi({
      '/dynamic_forms_fields_definitions?dynamic_forms_name=application': FLEET_FORM.definitions,
      '/dynamic_forms_ui_config?dynamic_forms_name=application': FLEET_FORM.ui_config,
    });
    const { body } = await send('/form/editor', { intent: 'fetch', api: address });
    expect(body).toContain('Purposes: 3, steps: 12, fields: ');
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'nonsense',
  ])('a bank is not imported from the internal URL %s by a hosted demo', (address) => {
    expect(isPublicIpAddress(address)).toBe(false);
  });

  it('A hosted demo imports no bank from host names that resolve to internal IP addresses', async () => {
    const address = await startApi({ '/config': {} });
    const port = new URL(address).port;
    for (const base of [
      address,
      `http://localhost:${port}`,
      `http://[::1]:${port}`,
      `http://2130706433:${port}`,
    ]) {
      const fetched = await fetchJson(base, '/config', { hosted: true });
      expect(fetched).toMatchObject({ ok: false, finding: { problem: 'address_not_allowed' } });
    }
    expect(isPublicIpAddress('93.184.215.14')).toBe(true);
    expect(await fetchJson(address, '/config', { hosted: false })).toEqual({ ok: true, body: {} });
  });
});

describe('SIM-11 the bank page of a hosted demo', () => {
  it('the bank page rejects an import with 507 if its bank and forms together exceed the memory limit', async () => {
    const limits = { allBytes: 8_000_000, worldBytes: 140_000, worldsPerAddress: 9 };
    const hostedSimulator = await openSimulator({ hosted: true, limits });
    try {
      const openResponse = await hostedSimulator.request('POST', '/simulator/sandboxes', { body: {} });
      const { sandbox } = openResponse.body as { sandbox: string };
      const import_ = async (file: object) => {
        const form = new FormData();
        form.append('intent', 'document');
        form.append('document', JSON.stringify(file));
        const address = `${hostedSimulator.origin}/simulator/bank?sandbox=${sandbox}&lang=en`;
        return (await fetch(address, { method: 'POST', body: form })).status;
      };
      expect(await import_({ bank: { name: 'Nordheide Bank' }, forms: { application: FLEET_FORM } })).toBe(
        507,
      );
      const { body } = await hostedSimulator.request('GET', '/simulator/deployment', {
        headers: { 'x-sandbox': sandbox },
      });
      expect(body).toMatchObject({ name: 'Lindhof Bank' });
    } finally {
      await hostedSimulator.close();
    }
  });

  it('the bank page opens a separate sandbox for each visitor', async () => {
    const hosted = await openSimulator({ hosted: true });
    const first = await fetch(`${hosted.origin}/simulator/bank`, { redirect: 'manual' });
    expect(first.status).toBe(302);
    expect(first.headers.get('location')).toMatch(/sandbox=[\w-]{32}/);
    const shared = await fetch(`${hosted.origin}/simulator/bank?sandbox=default`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(shared.status).toBe(404);
    await hosted.close();
  });
});
