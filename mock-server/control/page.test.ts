import { networkInterfaces } from 'node:os';
import { IDENT_STATUSES, LANGUAGES, SIGNATURE_PROVIDERS } from 'contracts/api/enumerations';
import { MAGIC_VALUES } from 'fixtures/magic-values';
import { SCENARIOS } from 'fixtures/worlds';
import { Window } from 'happy-dom';
import { describe, test as each, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { registerUser } from '../testing/people';
import { visibleHtmlOf } from '../testing/visible-html';
import { getTexts } from '../texts/texts';
import { isInMatrix } from './page/identification-matrix';
import { scenarioDescriptionOf, scenarioTitleOf } from './page/scenario-texts';

const test = exchangeInSandbox({ scenario: 'signing-second-missing' });

async function page(query = '', of: 'situations' | 'development' = 'situations') {
  const { body } = await test
    .sandbox()
    .request('GET', `/simulator/${of}?sandbox=${test.sandbox().id}&lang=en${query}`);
  return visibleHtmlOf(body);
}

const development = (query = '') => page(query, 'development');

async function send(action: string, form: Record<string, string> = {}) {
  const sent = await fetch(test.pageUrl(`/page/${action}`), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return { status: sent.status, location: sent.headers.get('location') ?? '', body: await sent.text() };
}

async function readJson<T>(path: string): Promise<T> {
  return (await test.sandbox().request('GET', path)).body as T;
}

interface Application {
  id: string;
  facts: { status: string };
}

async function application(): Promise<Application> {
  const { applications } = await readJson<{ applications: Application[] }>('/simulator/snapshot');
  const [row] = applications;
  if (row === undefined) throw new Error('the scenario has no application');
  return row;
}

describe('SIM-14 the control page', () => {
  it('lists every scenario with a link to play it, and the personas', async () => {
    const { id } = test.sandbox();
    const { status, headers, body } = await test
      .sandbox()
      .request('GET', `/simulator/situations?sandbox=${id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    for (const { id } of SCENARIOS) expect(body).toContain(`href="/simulator/play/${id}"`);
    expect(body).toContain('katrin.brandt@metallbau-brandt.example');
  });

  it.each([
    ['de', '02.03.2026, 14:05', '2. März 2026 um 14:05 UTC'],
    ['en', '2 Mar 2026, 14:05', '2 March 2026 at 14:05 UTC'],
    ['fr', '2 mars 2026, 14:05', '2 mars 2026 à 14:05 UTC'],
    ['pl', '2 mar 2026, 14:05', '2 marca 2026 14:05 UTC'],
  ])(
    'the control page writes times of saved states and e-mails in the language %s',
    async (lang, saved, sent) => {
      await test.sandbox().request('PUT', '/simulator/clock', {
        body: { now: '2026-03-02T14:05:00Z' },
      });
      await test.sandbox().request('POST', '/simulator/invitations', {
        body: { email: 'a@b.example', language: 'en' },
      });
      await send('save', { name: 'before' });
      const { id } = test.sandbox();
      const shown = async (path: string) =>
        visibleHtmlOf((await test.sandbox().request('GET', `${path}?sandbox=${id}&lang=${lang}`)).body);
      expect(await shown('/simulator/situations')).toContain(`<span>${saved}</span>`);
      const [mail] = await readJson<{ id: string }[]>('/simulator/outbox?to=a@b.example');
      expect(await shown(`/simulator/mails/${mail?.id}`)).toContain(`>${sent}</time>`);
    },
  );

  it.each([
    ['fr', 'Un client avec plusieurs dossiers'],
    ['pl', 'Klient z\u00a0kilkoma wnioskami'],
    ['de', 'Ein Kunde mit mehreren Anträgen'],
    ['en', 'Identification by hand: not started'],
  ])('the control page shows scenario titles in the language %s, such as "%s"', async (lang, one) => {
    const { id } = test.sandbox();
    const { body } = await test.sandbox().request('GET', `/simulator/situations?sandbox=${id}&lang=${lang}`);
    expect(body).toMatch(new RegExp(`<h2 [^>]*id="active" lang="${lang}">`));
    expect(body).toContain(one);
    for (const scenario of SCENARIOS) {
      const title = scenarioTitleOf(scenario, lang as 'fr').replaceAll('&', '&amp;');
      const inMatrix = `aria-label="${getTexts('pages', lang as 'fr')('load')}: ${title}"`;
      expect(body).toContain(isInMatrix(scenario) ? inMatrix : `<b lang="${lang}">${title}</b>`);
    }
    expect(body).toContain(`lang=${lang}`);
  });

  it('the control page summarises each scenario by amount, status, open items and company, or by the number of applications', async () => {
    const brief = async (id: string, lang: string) => {
      const { body } = await test
        .sandbox()
        .request('GET', `/simulator/situations?sandbox=${test.sandbox().id}&lang=${lang}&q=${id}`);
      const [, words] = String(body).match(/<small>([^<]*)<\/small><\/button>/) ?? [];
      return words;
    };
    expect(await brief('pending-bank', 'en')).toBe('€84,000 · Incomplete · 1 item · Metallbau Brandt GmbH');
    expect(await brief('pending-bank', 'de')).toBe(
      '84.000\u00a0€ · Unvollständig · 1 Punkt · Metallbau Brandt GmbH',
    );
    expect(await brief('polish-zloty', 'en')).toBe('2 applications · Nowak Instalacje Sp. z o.o.');
    expect(await brief('partner-terms', 'en')).toBe('No application yet');
    expect(await brief('signing-done', 'en')).toBe('€84,000 · In final review · Metallbau Brandt GmbH');
  });

  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    'the control page translates the scenario %s into every language',
    (_, scenario) => {
      for (const words of [scenarioTitleOf, scenarioDescriptionOf]) {
        expect(new Set(LANGUAGES.map((language) => words(scenario, language))).size).toBe(LANGUAGES.length);
      }
    },
  );

  it('the control page describes the loaded scenario in the language of the page', async () => {
    const { body } = await test
      .sandbox()
      .request('GET', `/simulator/situations?sandbox=${test.sandbox().id}&lang=de`);
    expect(body).toContain('>Katrin Brandt hat unterschrieben, Jonas Brandt hat noch nicht begonnen.</p>');
    expect(await page()).toContain('>Katrin Brandt has signed, Jonas Brandt has not begun.</p>');
    const french = await test
      .sandbox()
      .request('GET', `/simulator/situations?sandbox=${test.sandbox().id}&lang=fr`);
    expect(french.body).toContain('>Katrin Brandt a signé, Jonas Brandt n’a pas encore commencé.</p>');
  });

  it('the control page shows for each person a URL that a phone can reach', async () => {
    const body = await page();
    const links = [...body.matchAll(/<a href="([^"]+)">[^<]+\/simulator\/enter/g)].map(
      ([, link = '']) => new URL(link.replaceAll('&amp;', '&')),
    );
    expect(links.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
      ['katrin', 'jonas'].map((persona) => ({ sandbox: test.sandbox().id, lang: 'en', persona })),
    );
    const networkAddress = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal);
    for (const { hostname } of links) expect(hostname).toBe(networkAddress?.address ?? '127.0.0.1');
    expect(body).toContain('QR code for the portal, as Katrin Brandt');
    expect(body).toContain('QR code for the portal, as Jonas Brandt');
  });

  it('SIM-09: the control page has at most 100 Tab stops, and lists every situation in a collapsible group', async () => {
    const { document } = new Window();
    document.body.innerHTML = await page();
    const stops = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary'),
    ].filter((stop) => {
      const closed = stop.closest('details:not([open])');
      return closed === null || (stop.tagName === 'SUMMARY' && stop.parentElement === closed);
    });
    expect(stops.length).toBeLessThanOrEqual(100);
    const loading = [...document.querySelectorAll('button[name=scenario]')];
    expect(loading.filter((button) => button.closest('details') === null)).toEqual([]);
    expect(loading).toHaveLength(SCENARIOS.length);
  });

  it('the control page groups the identifications in one matrix by status and provider', async () => {
    const body = await page('&group=signing');
    const [, matrix = ''] = /<form class="[^"]*matrix(.*?)<\/form>/s.exec(body) ?? [];
    const cells = [...matrix.matchAll(/name="scenario" value="([\w-]+)"/g)].map(([, id]) => id);
    expect(new Set(cells).size).toBe(cells.length);
    const expected = SIGNATURE_PROVIDERS.flatMap((provider) =>
      IDENT_STATUSES.map((status) => `identification-${provider}-${status.replaceAll('_', '-')}`),
    );
    expect(cells).toEqual(expect.arrayContaining(expected));
    expect(cells).toHaveLength(expected.length + 3);
    for (const id of cells) {
      expect(body.split(`value="${id}"`)).toHaveLength(2);
      expect(matrix).toContain(`href="/simulator/play/${id}"`);
    }
    const [, failedText = ''] =
      /<th scope="row"><span>failed<\/span> <code>failed<\/code>(.*?)<\/tr>/s.exec(matrix) ?? [];
    expect([...failedText.matchAll(/value="([\w-]+)"/g)].map(([, id]) => id)).toEqual(
      SIGNATURE_PROVIDERS.map((provider) => `identification-${provider}-failed`),
    );
    expect(
      matrix.match(/<th scope="col"><span class="[^"]*"><span>[^<]+<\/span> <code>\w+<\/code>/g),
    ).toHaveLength(SIGNATURE_PROVIDERS.length);
  });

  it('the control page finds scenarios that contain all words of a search, without scripts', async () => {
    const body = await page('&q=fraud%20signing');
    const found = [...body.matchAll(/\/simulator\/play\/([\w-]+)" target/g)].map(([, id]) => id);
    expect(found).toEqual(['identification-fraud', 'identification-fraud-review']);
  });

  it('the control page loads a scenario into a separate sandbox', async () => {
    const { status, location } = await send('scenario', { scenario: 'documents' });
    expect(status).toBe(303);
    const sandbox = new URL(location, test.origin()).searchParams.get('sandbox');
    expect(sandbox).not.toBe(test.sandbox().id);
    const shown = await fetch(new URL(location, test.origin()));
    expect(visibleHtmlOf(await shown.text())).toMatch(
      /<h2 [^>]*id="active" lang="en">Documents in every state/,
    );
  });

  it('the control page changes the status of an application by one or several steps, and explains a refusal', async () => {
    const { id } = await application();
    expect((await send('status', { application: id, status: 'Awaiting_Payout' })).status).toBe(303);
    expect((await application()).facts.status).toBe('Awaiting_Payout');
    const refused = await send('status', { application: id, status: 'Open' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('err_status_change_not_allowed status');
    expect((await application()).facts.status).toBe('Awaiting_Payout');
  });

  it('the control page shows pending items with the rule and the data that cause them', async () => {
    const body = await page();
    expect(body).toContain('err_application_signatory_ident_not_done');
    expect(body).toContain('Everyone who signs has completed all their steps');
  });

  it.each([
    ['de', 'Unterschriften', 'Video-Ident', 'Betrugsverdacht bestätigt'],
    ['en', 'Signatures', 'Video identification', 'Suspected fraud confirmed'],
    ['fr', 'Signatures', 'Identification vidéo', 'Soupçon de fraude confirmé'],
    ['pl', 'Podpisy', 'Identyfikacja wideo', 'Podejrzenie oszustwa potwierdzone'],
  ])(
    'the control page shows a label for every status and code in the language %s',
    async (lang, status, provider, outcome) => {
      const address = `/simulator/situations?sandbox=${test.sandbox().id}&lang=${lang}`;
      const body = visibleHtmlOf((await test.sandbox().request('GET', address)).body);
      expect(body).toContain(`<b>${status}</b> <code>Signature</code>`);
      expect(body).toContain(`<span>${provider}</span> <code>idnow</code>`);
      expect(body).toContain(
        `<option value="FRAUD_SUSPICION_CONFIRMED">${outcome} (FRAUD_SUSPICION_CONFIRMED)</option>`,
      );
      const [, card = ''] = /id="application">(.*?)<\/section>/s.exec(body) ?? [];
      const alone = [...card.matchAll(/<(?!code)(\w+)[^>]*>([A-Za-z]+_[A-Za-z_]+)</g)].map(
        ([, , code]) => code,
      );
      expect(alone).toEqual([]);
    },
  );

  it('the control page sets the outcome of an identification', async () => {
    const { signatories } = await readJson<{ signatories: { id: string; first_name: string }[] }>(
      '/simulator/snapshot',
    );
    const jonas = signatories.find(({ first_name }) => first_name === 'Jonas');
    const form = {
      application: (await application()).id,
      signatory: jonas?.id ?? '',
      outcome: 'IDENT_EXPIRED',
    };
    expect((await send('identification', form)).status).toBe(303);
    expect(await page()).toContain(
      '>expired</span> <code>expired</code><div><span>Expired</span> <code>IDENT_EXPIRED</code>',
    );
  });

  each.each([
    ['by', 'P3D', 3],
    ['by', 'PT36H', 1.5],
  ])('SIM-10 moves the clock by %s %s', async (name, value, days) => {
    const now = async () => Date.parse((await readJson<{ now: string }>('/simulator/clock')).now);
    const before = await now();
    await send('clock', { [name]: value });
    expect(((await now()) - before) / 86_400_000).toBeCloseTo(days, 2);
    const [, card = ''] = /id="clock"(.*?)<\/section>/s.exec(await page()) ?? [];
    expect(card).not.toMatch(/type="range"|value="-P/);
    expect(card).toContain(`href="/simulator/course?sandbox=${test.sandbox().id}&amp;lang=en"`);
  });

  it('SIM-10 the control page sets the clock', async () => {
    await send('clock', { now: '2027-01-31T08:15' });
    expect(await page()).toMatch(/datetime="2027-01-31T08:15/i);
    expect((await send('clock', { now: 'tomorrow' })).status).toBe(422);
  });

  it('SIM-08 the control page enables faults as presets or with all settings, and disables them', async () => {
    const faults = () => readJson<{ id: string }[]>('/simulator/faults');
    await send('fault', { preset: 'down' });
    await send('fault', {
      call: 'getApplication',
      code: 'err_entity_not_found',
      status: '',
      latency_ms: '',
      times: '2',
    });
    expect(await faults()).toMatchObject([
      { method: 'GET', path: '/user/applications/:id', code: 'err_entity_not_found', times: 2 },
      { status: 503 },
    ]);
    expect(await development()).toContain('aria-label="503 on every call: Switch off"');
    await send('fault-off', { id: (await faults())[1]?.id ?? '' });
    expect(await faults()).toHaveLength(1);
    await send('faults-off');
    expect(await faults()).toEqual([]);
    expect((await send('fault', { code: 'err_nobody_knows' })).status).toBe(422);
    expect((await send('fault', {})).status).toBe(422);
  });

  each.each([
    ['de', 'nachdem er ausgeführt ist', '504, nachdem er ausgeführt ist · POST /user/applications'],
    ['en', 'once it is done', '504, once it is done · POST /user/applications'],
  ])(
    'SIM-08 offers a fault that occurs after the call was executed, in the language %s',
    async (lang, label, inWords) => {
      await send('fault', { call: 'createApplication', status: '504', after: 'true' });
      await send('fault', { call: 'createApplication', status: '503', after: '' });
      const [before, after] = await readJson<object[]>('/simulator/faults');
      expect(before).not.toHaveProperty('after');
      expect(after).toMatchObject({ method: 'POST', path: '/user/applications', status: 504, after: true });
      const { body: shown } = await test
        .sandbox()
        .request('GET', `/simulator/development?sandbox=${test.sandbox().id}&lang=${lang}`);
      expect(shown).toContain(`<option value="true">${label}</option>`);
      expect(shown).toContain(inWords);
      expect((await send('fault', { status: '504', after: 'perhaps' })).status).toBe(422);
    },
  );

  it('SIM-12 the control page saves the state of a sandbox, restores it, and shares it as a new sandbox', async () => {
    await send('save', { name: 'Before the payout' });
    const saved = /simulator\/share\/([\w-]+)/.exec(await page())?.[1] ?? '';
    const { id } = await application();
    await send('status', { application: id, status: 'Paid_Out' });
    const shared = await fetch(`${test.origin()}/simulator/share/${saved}`);
    expect(visibleHtmlOf(await shared.text())).toContain('<code>Signature</code>');
    expect(shared.url).not.toContain(test.sandbox().id);
    await send('restore', { state: saved });
    expect((await application()).facts.status).toBe('Signature');
    expect((await fetch(`${test.origin()}/simulator/share/unknown`)).status).toBe(404);
  });

  it('the control page restarts the scenario of the sandbox', async () => {
    await send('status', { application: (await application()).id, status: 'Paid_Out' });
    await send('reset');
    expect((await application()).facts.status).toBe('Signature');
  });

  it('SIM-13 lists requests without secrets, with filters', async () => {
    await registerUser(test.sandbox());
    const all = await development();
    expect(all).toContain('/user/users');
    expect(all).toContain('[redacted]');
    expect(await development('&log=errors')).not.toContain('data-part="path">/user/users');
  });

  it('the control page notifies open pages when the sandbox changes', async () => {
    const watching = await fetch(`${test.origin()}/simulator/page/events?sandbox=${test.sandbox().id}`);
    // nginx would hold events back until its buffer is full.
    expect(watching.headers.get('x-accel-buffering')).toBe('no');
    const reader = watching.body?.getReader();
    await send('fault', { preset: 'slow' });
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('event: changed');
    await reader?.cancel();
  });
});

describe('SIM-07 the outbox', () => {
  it('the outbox shows each e-mail with its link in the list and on a separate page', async () => {
    await registerUser(test.sandbox());
    const token = await test.sandbox().tokenOfMail('confirmation');
    const body = await page();
    const link = `http://demo.localhost:3000/user/account/confirm_email/${token}`;
    const openHref = /href="(\/simulator\/mails\/[\w-]+\/open\?[^"]+)"/.exec(body)?.[1] ?? '';
    const mail = /\/simulator\/mails\/[\w-]+\?sandbox=[\w-]+/.exec(body)?.[0] ?? '';
    const read = visibleHtmlOf(await (await fetch(test.origin() + mail)).text());
    expect(read).toContain(`<a href="${openHref}"`);
    expect(read).toContain(`>${link}</a>`);
    expect(read).toMatch(/<a class="[^"]*mail-body_button[^>]*>E-Mail-Adresse bestätigen<\/a>/);
    expect(read).toContain('style="background:#005064;color:#ffffff"');
    expect(read).toMatch(/<p class="[^"]*mail-body_mailBrand[^"]*">.*<b>Lindhof Bank<\/b><\/p>/);
    const { status, headers } = await test.sandbox().request('GET', openHref.replaceAll('&amp;', '&'));
    const entranceUrl = new URL(headers.get('location') ?? '');
    expect([status, entranceUrl.origin, entranceUrl.pathname]).toEqual([
      302,
      new URL(link).origin,
      '/demo/enter',
    ]);
    expect(entranceUrl.searchParams.get('sandbox')).toBe(test.sandbox().id);
    expect(entranceUrl.searchParams.get('at')).toBe(new URL(link).pathname);
  });

  it('the outbox names the partner that sent an e-mail, even on the portal of a different partner', async () => {
    const elsewhere = test.sandbox().with({ 'x-forwarded-host': 'swiss.localhost:3000' });
    await registerUser(elsewhere);
    const mail = /\/simulator\/mails\/[\w-]+\?sandbox=[\w-]+/.exec(await page())?.[0] ?? '';
    const read = visibleHtmlOf(await (await fetch(test.origin() + mail)).text());
    expect(read).toContain('>E-Mail-Adresse bestätigen</a>');
    expect(read).toMatch(/<p class="[^"]*mail-body_mailBrand[^"]*">.*<b>Seefeld Kredit<\/b><\/p>/);
    expect(read).toContain('Seefeld Kredit · ');
  });

  it.each(['', 'link=1', 'link=x', 'sandbox=nobody'])(
    'the outbox refuses a link that no e-mail contains: query "%s"',
    async (query) => {
      await registerUser(test.sandbox());
      const mail = /\/simulator\/mails\/[\w-]+\/open/.exec(await page())?.[0];
      expect(mail).toBeDefined();
      const world = query.startsWith('link') ? `sandbox=${test.sandbox().id}&` : '';
      const { status } = await test.sandbox().request('GET', `${mail}?${world}${query}`);
      expect([404, 422]).toContain(status);
    },
  );
});

describe('SIM-11 the control page of any sandbox', () => {
  it.each([
    ['de', 'Der Antrag wird abgelehnt.'],
    ['en', 'The application is rejected.'],
    ['fr', 'Le dossier est refusé.'],
    ['pl', 'Wniosek zostaje odrzucony.'],
  ])(
    'the control page shows the magic values to engineers in the language %s: "%s"',
    async (lang, rejected) => {
      const address = `/simulator/development?sandbox=${test.sandbox().id}&lang=${lang}`;
      const body = visibleHtmlOf((await test.sandbox().request('GET', address)).body);
      for (const { value } of MAGIC_VALUES) expect(body).toContain(`<code>${value}</code>`);
      expect(body).toContain(rejected);
      expect(body).not.toContain('{{');
    },
  );

  it.each([
    ['save', { name: ' ' }, 'name', 'Enter a name of 1 to 80 characters.'],
    ['save', { name: 'x'.repeat(81) }, 'name', 'Enter a name of 1 to 80 characters.'],
    ['save-scenario', { id: 'No Id', title: 'Title' }, 'id', 'Use 1 to 60 small letters and digits'],
    ['save-scenario', { id: 'demo', title: 'Title' }, 'id', 'This already exists.'],
    [
      'save-scenario',
      { id: 'new-id', title: 'x'.repeat(121) },
      'title',
      'Enter a title of up to 120 characters',
    ],
    ['clock', { now: '1066-10-14T09:00' }, 'now', 'Choose a day and a time between 1970 and 2999.'],
    ['fault', { code: 'err_unknown' }, 'code', 'Choose an error code from the list'],
    ['fault', { status: '200' }, 'status', 'Enter a status from 400 to 599.'],
    ['fault', { latency_ms: '999999999' }, 'latency_ms', 'Enter a latency from 0 to 600,000 milliseconds.'],
    ['fault', { status: '500', times: '0' }, 'times', 'Enter a whole number from 1.'],
  ])('the form %s with %o shows the error beside the field %s', async (action, form, name, message) => {
    const { status, body } = await send(action, form);
    expect(status).toBe(422);
    const [input = ''] =
      body.match(new RegExp(`<input [^>]*name="${name}"[^>]*aria-invalid="true"[^>]*>`)) ?? [];
    expect(input).toContain(`value="${Object(form)[name]}"`);
    const [, problem] = /aria-describedby="([^"]+)"/.exec(input) ?? [];
    expect(body).toMatch(new RegExp(`id="${problem}" role="alert">${message}`));
  });

  it('the control page cuts a search that is too long', async () => {
    const response = await fetch(test.pageUrl('/situations', { q: 'x'.repeat(5_000) }));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`value="${'x'.repeat(100)}"`);
  });

  it('the control page escapes user input in HTML', async () => {
    await registerUser(test.sandbox(), { email: "o'neill&co@beispiel.example" } as never);
    const { headers, body } = await test
      .sandbox()
      .request('GET', `/simulator/situations?sandbox=${test.sandbox().id}&q=%22%3E%3Cscript%3Ealert(1)`);
    expect(body).toContain('o&#x27;neill&amp;co@beispiel.example');
    expect(String(body).match(/<script/g)).toEqual(['<script']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/simulator/situations?sandbox=nobody',
    '/simulator/?sandbox=nobody',
    '/simulator/enter?sandbox=nobody',
    '/simulator/mails/1?sandbox=nobody',
  ])('the control page returns 404 for unknown sandboxes at %s', async (path) => {
    expect((await test.sandbox().request('GET', path)).status).toBe(404);
  });
});

describe('SIM-09 entering an existing sandbox', () => {
  it('entering a sandbox opens the portal as a persona', async () => {
    const response = await fetch(
      `${test.origin()}/simulator/enter?sandbox=${test.sandbox().id}&persona=jonas&at=/dashboard&lang=fr`,
      { redirect: 'manual' },
    );
    const door = new URL(response.headers.get('location') ?? '');
    expect(door.origin + door.pathname).toBe('http://demo.localhost:3000/demo/enter');
    const { body } = await test.sandbox().request('POST', '/simulator/play/exchange', {
      body: { code: door.searchParams.get('code') },
    });
    expect(body).toMatchObject({
      sandbox: test.sandbox().id,
      at: '/dashboard',
      lang: 'fr',
    });
  });
});
