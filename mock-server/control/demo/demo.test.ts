import { deflateRawSync } from 'node:zlib';
import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import type { PresenterData } from '../../pages/demo/demo-data';
import { PAGE_TYPE } from '../../pages/page-document';
import type { BankDocument } from '../../rules/own-bank/bank-document';
import { startSimulator } from '../../start';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { openSimulator, TEST_SETTINGS, TestSandbox } from '../../testing/test-simulator';
import { chooseTextColourOnButton } from '../contrast';
import { formatShortTime } from '../time-in-language';
import { GUIDED_DEMO } from './guided-demo';

const test = exchangeInSandbox();

interface Shown {
  status: number;
  url: URL;
  body: string;
  sandbox: string;
}

const htmlOf = (html: string) =>
  html
    .replace(/ data-document="[^"]*"/, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('</code> <span>', '</code> ');

async function pageOf(response: Response): Promise<Shown> {
  const url = new URL(response.url);
  return {
    status: response.status,
    url,
    body: htmlOf(await response.text()),
    sandbox: url.searchParams.get('sandbox') ?? '',
  };
}

const openPage = async (path: string, lang = 'en') =>
  pageOf(await fetch(`${test.origin()}/simulator/demo${path}${path.includes('?') ? '&' : '?'}lang=${lang}`));

async function pressButton(
  sandbox: string,
  intent: string,
  more: Record<string, string> = {},
): Promise<Shown> {
  const body = new URLSearchParams({ intent, from: 'audience', value: '', place: '', ...more });
  return pageOf(
    await fetch(`${test.origin()}/simulator/demo/do?sandbox=${sandbox}&lang=en`, { method: 'POST', body }),
  );
}

async function submitScript(
  sandbox: string,
  fields: Record<string, string | File>,
  lang = 'en',
): Promise<Shown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return pageOf(
    await fetch(`${test.origin()}/simulator/demo/script?sandbox=${sandbox}&lang=${lang}`, {
      method: 'POST',
      body,
    }),
  );
}

const world = async (sandbox: string) =>
  (await TestSandbox.existing(test.origin(), sandbox).request('GET', '/simulator/world')).body as {
    now: string;
    applications: { status: string }[];
  };

const statusIn = async (sandbox: string) => (await world(sandbox)).applications[0]?.status;

const frameOf = ({ body }: Shown, id: string) =>
  new RegExp(`id="${id}" [^>]*src="([^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';

async function languagesIn(sandbox: string): Promise<string[]> {
  const { body } = await TestSandbox.existing(test.origin(), sandbox).request('GET', '/simulator/snapshot');
  const { users } = body as { users: { communicationLanguage: string }[] };
  return [...new Set(users.map(({ communicationLanguage }) => communicationLanguage))];
}

function isAllowedFrame(policy: string, origin: string | null): boolean {
  const { protocol, host } = new URL(origin ?? '');
  const [, sources = ''] = /frame-src ([^;]*)/.exec(policy) ?? [];
  return sources.split(' ').some((source) => {
    const allowed = new URL(source.replace('*.', ''));
    const isHost = source.includes('*.') ? host.endsWith(`.${allowed.host}`) : host === allowed.host;
    return isHost && protocol === allowed.protocol;
  });
}

const stopIn = ({ body }: Shown) => /aria-current="step"[^>]*><b>(\d)/.exec(body)?.[1];

describe('SIM-14 the guided demo', () => {
  it('the guided demo starts in a new sandbox with the bank of the previous sandbox', async () => {
    const own = test.sandbox();
    await own.request('PUT', '/simulator/deployment', { body: { name: 'Nordheide Bank' } });
    const demo = await openPage(`?sandbox=${own.id}`);
    expect([demo.status, stopIn(demo)]).toEqual([200, '1']);
    expect(demo.sandbox).not.toBe(own.id);
    expect(demo.body).toContain('Nordheide Bank');
    await pressButton(demo.sandbox, 'day');
    expect((await openPage(`?sandbox=${own.id}`)).sandbox).toBe(demo.sandbox);
    expect((await openPage('')).sandbox).not.toBe(demo.sandbox);
    expect((await openPage('?sandbox=nobody')).status).toBe(404);
  });

  it.each([
    [1, 'no application', undefined],
    [2, 'the status Open', 'Open'],
    [3, 'the status Open', 'Open'],
    [4, 'the status Signature', 'Signature'],
    [5, 'the status Paid_Out', 'Paid_Out'],
    [6, 'the status Paid_Out', 'Paid_Out'],
  ])('the guided demo restores stop %i of the demo from any other stop, with %s', async (stop, _, status) => {
    const { sandbox } = await openPage('');
    const there = await openPage(`?sandbox=${sandbox}&stop=${stop}`);
    expect([there.status, stopIn(there), await statusIn(sandbox)]).toEqual([200, String(stop), status]);
    expect(there.body).not.toMatch(/\{\{|undefined|\[object|didn’t allow/);
  });

  it('the guided demo opens the portal at the page of the stop: the page with the offer, or the page with the signatures', async () => {
    const { sandbox } = await openPage('');
    const offer = frameOf(await openPage(`?sandbox=${sandbox}&stop=2`), 'portal-customer');
    const signatures = frameOf(await openPage(`?sandbox=${sandbox}&stop=4`), 'portal-customer');
    const placeOf = (src: string) => new URL(src, test.origin()).searchParams.get('at');
    expect(placeOf(offer)).toBe('/dashboard/applications/{application}#offer');
    expect(placeOf(signatures)).toBe('/dashboard/applications/{application}#signatures');
  });

  it.each([
    ['de', '2.3., 09:00'],
    ['en', '02/03, 09:00'],
    ['fr', '02/03 09:00'],
    ['pl', '2.03, 09:00'],
  ] as const)('the guided demo formats times for the language %s', (language, text) => {
    expect(formatShortTime(new Date('2026-03-02T09:00:00Z'), language)).toBe(text);
  });

  it('the guided demo shows no placeholder in the line with the URL of the portal', async () => {
    const { sandbox } = await openPage('');
    const { body } = await openPage(`?sandbox=${sandbox}&stop=3`);
    expect(body).toMatch(/data-address="true">\/dashboard\/applications\/…\/documents<\/span>/);
  });

  it('lists the recorded events of a stop with their times', async () => {
    const { sandbox } = await openPage('');
    const { body } = await openPage(`?sandbox=${sandbox}&stop=5`);
    expect(body).toMatch(/<time dateTime="[^"]+">[^<]+<\/time>[\s\S]*?Approved/);
    expect(body).toMatch(/Email: The money for your application \w{6} has been paid out/);
    expect(body.match(/Clock moved on/g)).toHaveLength(2);
    const day = await pressButton(sandbox, 'day');
    expect(day.body.match(/Clock moved on/g)).toHaveLength(3);
  });

  it('the guided demo replaces the whole bank, including a colour whose contrast the portal must correct', async () => {
    const { sandbox } = await openPage('');
    const asked = TestSandbox.existing(test.origin(), sandbox);
    const readBankDocument = async () =>
      (await asked.request('GET', '/simulator/deployment')).body as BankDocument;
    const { contact, advisor } = await readBankDocument();
    await openPage(`?sandbox=${sandbox}&stop=6`);
    const other = await readBankDocument();
    expect(other.name).toBe('Nordheide Bank');
    expect(other.contact).toEqual({
      email: 'firmenkunden@nordheide.example',
      phone: '+49 511 66969 240',
    });
    expect(other.contact).not.toEqual(contact);
    expect([other.advisor?.name, advisor?.name]).toEqual(['Svea Petersen', 'Merle Jansen']);
    expect(other.logo).toMatch(/^data:image\/svg\+xml/);
    expect(chooseTextColourOnButton(other.colours?.primary ?? '').ratio).toBeLessThan(4.5);
  });

  it("the guided demo keeps the customer's work of the previous stop", async () => {
    const { sandbox } = await openPage('');
    await openPage(`?sandbox=${sandbox}&stop=4`);
    await pressButton(sandbox, 'status');
    expect(await statusIn(sandbox)).toBe('Final_Review');
    const { body } = await openPage(`?sandbox=${sandbox}&stop=5`);
    expect(body).toContain('Approved');
    expect(await statusIn(sandbox)).toBe('Paid_Out');
  });

  it.each(['fr', 'pl', 'en'] as const)(
    'the guided demo sends its e-mails in the language of the demo: %s',
    async (language) => {
      const { sandbox } = await openPage('?stop=4', language);
      await pressButton(sandbox, 'status');
      await openPage(`?sandbox=${sandbox}&stop=5`, language);
      const mails = await TestSandbox.existing(test.origin(), sandbox).outbox();
      const paidOutMail = mails.findLast(({ kind }) => kind === 'status_paid_out');
      const word = { fr: 'versé', pl: 'wypłacone', en: 'paid out' }[language];
      expect(paidOutMail?.subject).toContain(word);
    },
  );

  it('the guided demo shows its notes in the current language, also at earlier stops', async () => {
    const { sandbox } = await openPage('?stop=4', 'pl');
    await openPage(`?sandbox=${sandbox}&stop=1`, 'pl');
    await pressButton(sandbox, 'language');
    const there = frameOf(await openPage(`?sandbox=${sandbox}&stop=4`), 'portal-customer');
    const shown = new URL(there, test.origin()).searchParams.get('lang');
    expect(shown).not.toBe('pl');
    expect(await languagesIn(sandbox)).toEqual([shown]);
  });

  it('the guided demo restarts a stop with the clock and person of that stop, and can undo the restart', async () => {
    const { sandbox } = await openPage('?stop=4');
    const { now } = await world(sandbox);
    await pressButton(sandbox, 'person', { value: 'jonas' });
    await pressButton(sandbox, 'day');
    const restartedPage = await pressButton(sandbox, 'restart');
    expect(frameOf(restartedPage, 'portal-customer')).toContain('persona=katrin');
    expect(Math.abs(Date.parse((await world(sandbox)).now) - Date.parse(now))).toBeLessThan(20_000);
    const back = await pressButton(sandbox, 'undo');
    expect(frameOf(back, 'portal-customer')).toContain('persona=jonas');
    expect(Date.parse((await world(sandbox)).now) - Date.parse(now)).toBeGreaterThan(86_000_000);
  });

  it('the guided demo restarts a stop from the state of the previous stop, with its clock', async () => {
    const { sandbox } = await openPage('?stop=4');
    await pressButton(sandbox, 'status');
    await openPage(`?sandbox=${sandbox}&stop=5`);
    const { now } = await world(sandbox);
    await pressButton(sandbox, 'day');
    await pressButton(sandbox, 'restart');
    expect(Math.abs(Date.parse((await world(sandbox)).now) - Date.parse(now))).toBeLessThan(20_000);
  });

  it('the guided demo resumes the demonstration of a sandbox, and restarts it from the start page with the same bank', async () => {
    const own = test.sandbox();
    await own.request('PUT', '/simulator/deployment', { body: { name: 'Nordheide Bank' } });
    const first = await openPage(`?sandbox=${own.id}`);
    await pressButton(first.sandbox, 'person', { value: 'jonas' });
    expect((await openPage(`?sandbox=${own.id}`)).sandbox).toBe(first.sandbox);
    for (const from of [own.id, first.sandbox]) {
      const start = await (await fetch(`${test.origin()}/simulator/?sandbox=${from}&lang=en`)).text();
      const [, href = ''] = /href="([^"]*)"[^>]* data-look="primary"/.exec(start) ?? [];
      const again = await pageOf(await fetch(`${test.origin()}${href.replaceAll('&amp;', '&')}`));
      expect([again.status, stopIn(again)]).toEqual([200, '1']);
      expect([own.id, first.sandbox]).not.toContain(again.sandbox);
      expect(again.body).toContain('Nordheide Bank');
      expect(again.url.searchParams.has('restart')).toBe(false);
    }
  });

  it('the guided demo keeps the state of each stop, restarts a stop and undoes the last change of the demo', async () => {
    const { sandbox } = await openPage('');
    await openPage(`?sandbox=${sandbox}&stop=4`);
    const { now } = await world(sandbox);
    await pressButton(sandbox, 'instead', { value: '1' });
    expect(await statusIn(sandbox)).toBe('Reopened');
    await openPage(`?sandbox=${sandbox}&stop=1`);
    expect(await statusIn(sandbox)).toBeUndefined();
    const back = await openPage(`?sandbox=${sandbox}&stop=4`);
    expect(await statusIn(sandbox)).toBe('Reopened');
    expect(back.body).toContain('Reopened');
    expect((await pressButton(sandbox, 'restart')).body).not.toContain('Reopened');
    expect(await statusIn(sandbox)).toBe('Signature');
    await pressButton(sandbox, 'undo');
    expect(await statusIn(sandbox)).toBe('Reopened');
    expect(Math.abs(Date.parse((await world(sandbox)).now) - Date.parse(now))).toBeLessThan(20_000);
  });

  it('the guided demo keeps the page of the portal when the presenter switches the person or the language', async () => {
    const { sandbox } = await openPage('');
    const four = await openPage(`?sandbox=${sandbox}&stop=4`);
    expect(frameOf(four, 'portal-customer')).toMatch(/persona=katrin.*frame=customer/);
    const jonas = await pressButton(sandbox, 'person', { value: 'jonas', place: '/dashboard/settings' });
    const src = frameOf(jonas, 'portal-customer');
    expect(src).toMatch(/persona=jonas&at=%2Fdashboard%2Fsettings/);
    expect(frameOf(await pressButton(sandbox, 'language'), 'portal-customer')).not.toBe(src);
    expect((await pressButton(sandbox, 'person', { value: 'nobody' })).status).toBe(404);
    const foreign = await pressButton(sandbox, 'day', { place: '//evil.example' });
    expect(frameOf(foreign, 'portal-customer')).toContain('at=%2Fdashboard%2Fsettings');
  });

  it('the guided demo allows only frames of the portal, and sends no frame policy for pages without frames', async () => {
    const { sandbox } = await openPage('');
    const policyOf = async (path: string) =>
      (await fetch(`${test.origin()}/simulator/demo${path}?sandbox=${sandbox}&stop=1`)).headers.get(
        'content-security-policy',
      ) ?? '';
    expect(await policyOf('')).toMatch(/frame-src http:\/\/\S+( http:\/\/\*\.f[0-9a-f]{12}\.\S+){2}$/);
    expect(await policyOf('')).toContain("frame-ancestors 'none'");
    const page = await fetch(`${test.origin()}/simulator/?sandbox=${sandbox}`);
    expect(page.headers.get('content-security-policy')).not.toContain('frame-src');
  });

  it('the guided demo allows the frames of later stops from the start: of a second person and of another bank', async () => {
    const { sandbox } = await openPage('');
    const where = { path: '/dashboard', persona: 'katrin' };
    const stops = [
      { title: 'A', say: 'B', where, world: { scenario: 'empty' } },
      { title: 'C', say: 'D', where, world: { scenario: 'swiss-francs' } },
      { title: 'E', say: 'F', where, world: { scenario: 'signing-second-missing' } },
    ];
    await submitScript(sandbox, { intent: 'document', document: JSON.stringify({ title: 'G', stops }) });
    const presenter = async (stop: number) => {
      await openPage(`?sandbox=${sandbox}&stop=${stop}`);
      const address = `${test.origin()}/simulator/demo/presenter?sandbox=${sandbox}`;
      const response = await fetch(address, { headers: { accept: PAGE_TYPE } });
      const { data } = (await response.json()) as { data: PresenterData };
      return { data, policy: response.headers.get('content-security-policy') ?? '' };
    };
    const first = await presenter(1);
    expect(first.data.secondFrame).toBeNull();
    const laterStops = [await presenter(2), await presenter(3)].map(({ data }) => data);
    expect(new URL(laterStops[0]?.customer.origin ?? '').host).toMatch(/^swiss\./);
    expect(laterStops[1]?.secondFrame).not.toBeNull();
    for (const { customer, secondFrame } of laterStops) {
      expect(isAllowedFrame(first.policy, customer.origin)).toBe(true);
      if (secondFrame) expect(isAllowedFrame(first.policy, secondFrame.origin)).toBe(true);
    }
    expect(isAllowedFrame(first.policy, 'http://demo.f000000000000.simulator.localhost:3000')).toBe(false);
  });

  it('the guided demo shows only the portal when the presenter hides everything else, without the name of the simulator', async () => {
    const { sandbox } = await openPage('');
    const { body } = await pressButton(sandbox, 'hide', { value: 'true' });
    expect(body).toContain('<title>Lindhof Bank</title>');
    expect(body).toMatch(/<header [^>]*id="top"[^>]*hidden/);
    expect(body).toMatch(/id="demo-head" hidden/);
    expect((await pressButton(sandbox, 'hide')).body).toContain('· Simulator</title>');
  });

  it.each(LANGUAGES)('The guided demo is shown in the language %s', async (language) => {
    const { sandbox } = await openPage('');
    for (const path of ['', '/presenter', '/script']) {
      const { body, status } = await openPage(`${path}?sandbox=${sandbox}`, language);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).not.toMatch(/\{\{|undefined|\[object/);
    }
    expect((await openPage(`?sandbox=${sandbox}&stop=1`, language)).body).toContain(
      String(Object(GUIDED_DEMO.stops[0]?.title)[language]),
    );
  });
});

describe('SIM-14 viewing the guided demo', () => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${test.origin()}/simulator/demo${path}`, { redirect: 'manual', ...init });

  it('the guided demo keeps the current stop if a browser reloads a URL, or follows a redirect, from an earlier stop', async () => {
    const { sandbox } = await openPage('');
    const body = new URLSearchParams({ intent: 'day', from: 'audience' });
    const answers = [
      await ask(`?sandbox=${sandbox}&lang=en`),
      await ask(`?sandbox=${sandbox}&lang=en&panel=keys`),
      await ask(`/do?sandbox=${sandbox}&lang=en`, { method: 'POST', body }),
    ];
    await openPage(`/presenter?sandbox=${sandbox}&stop=2`);
    for (const response of answers) {
      const location = response.headers.get('location');
      const late = await pageOf(
        location ? await fetch(new URL(location, response.url)) : await fetch(response.url),
      );
      expect([late.status, stopIn(late)]).toEqual([200, '2']);
    }
  });

  it('the guided demo keeps the current stop when the visitor switches the language', async () => {
    const { sandbox } = await openPage('');
    const { body } = await openPage(`?sandbox=${sandbox}&stop=1`);
    await openPage(`/presenter?sandbox=${sandbox}&stop=2`);
    const french = /href="([^"]*)" hrefLang="fr"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(stopIn(await pageOf(await fetch(new URL(french, test.origin()))))).toBe('2');
  });

  it.each([
    ['cross-site', 'image', '1'],
    ['cross-site', 'iframe', '1'],
    ['same-site', 'image', '1'],
    ['same-origin', 'empty', '5'],
    ['cross-site', 'document', '5'],
    ['none', 'document', '5'],
  ])(
    'the guided demo changes the stop only for navigation: Sec-Fetch-Site %s and Sec-Fetch-Dest %s lead to stop %s',
    async (site, fetchDestination, stop) => {
      const there = await startSimulator({ ...TEST_SETTINGS, publicUrl: 'https://simulator.example' });
      try {
        const { sandbox } = await pageOf(await fetch(`${there.origin}/simulator/demo?lang=en`));
        const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': fetchDestination };
        for (const path of ['', '/presenter']) {
          await fetch(`${there.origin}/simulator/demo${path}?sandbox=${sandbox}&stop=5`, { headers });
          const now = await pageOf(await fetch(`${there.origin}/simulator/demo?sandbox=${sandbox}`));
          expect([path, stopIn(now)]).toEqual([path, stop]);
        }
      } finally {
        await there.close();
      }
    },
  );
});

describe('SIM-14 the presenter’s window', () => {
  it('the presenter’s window follows the window of the audience and controls that window', async () => {
    const { sandbox } = await openPage('');
    const presenter = await openPage(`/presenter?sandbox=${sandbox}&stop=4`);
    expect(presenter.url.pathname).toBe('/simulator/demo/presenter');
    expect(presenter.url.searchParams.has('stop')).toBe(false);
    expect(presenter.body).toContain('Jonas Brandt');
    expect(frameOf(presenter, 'portal-second')).toMatch(/persona=jonas.*frame=second/);
    expect(stopIn(await openPage(`?sandbox=${sandbox}`))).toBe('4');
    const hidden = await pressButton(sandbox, 'hide', { value: 'true', from: 'presenter' });
    expect(hidden.url.pathname).toBe('/simulator/demo/presenter');
    expect(hidden.body).toContain('portal only');
  });

  it('the presenter’s window shows the portal page of the audience, without changing the audience’s window', async () => {
    const { sandbox } = await openPage('');
    const before = await openPage(`?sandbox=${sandbox}&stop=4`);
    const told = await pressButton(sandbox, 'stand', { place: '/dashboard/settings' });
    expect(told.status).toBe(204);
    const late = new URLSearchParams({ intent: 'stand', place: '/dashboard/applications' });
    const address = `${test.origin()}/simulator/demo/do?sandbox=${sandbox}&stop=3`;
    expect((await fetch(address, { method: 'POST', body: late })).status).toBe(204);
    expect(frameOf(await openPage(`?sandbox=${sandbox}`), 'portal-customer')).toBe(
      frameOf(before, 'portal-customer'),
    );
    const presenter = await openPage(`/presenter?sandbox=${sandbox}`);
    expect(frameOf(presenter, 'portal-customer')).toContain('at=%2Fdashboard%2Fsettings');
    expect(frameOf(await pressButton(sandbox, 'day'), 'portal-customer')).toContain(
      'at=%2Fdashboard%2Fsettings',
    );
  });

  it('lists every key of the demo in its help', async () => {
    const { sandbox } = await openPage('');
    await openPage(`?sandbox=${sandbox}&stop=4`);
    await pressButton(sandbox, 'day');
    const { body } = await openPage(`/presenter?sandbox=${sandbox}&panel=keys`);
    const keys = [...body.matchAll(/data-key="([^"]+)"/g)].map(([, key]) => key);
    const named = ['ArrowRight', 'ArrowLeft', ...'123456', ...'PSULHQRZ', '?', 'Escape'];
    expect(keys.toSorted()).toEqual(named.toSorted());
    expect(body).toMatch(/id="panel" tabindex="-1"/);
  });

  it('the presenter’s window shows the bank’s view and the alternatives of the current stop of the demo', async () => {
    const { sandbox } = await openPage('');
    const { body } = await openPage(`/presenter?sandbox=${sandbox}&stop=4`);
    expect(body).toContain('<code>Signature</code>');
    expect(body).toMatch(/Katrin Brandt<\/b> <span [^>]*><span>signed/);
    expect(body).toContain('<code>not_started</code>');
    const pageOfAlternative = await pressButton(sandbox, 'instead', { value: '0', from: 'presenter' });
    expect(pageOfAlternative.body).toContain('<code>failed</code>');
  });
});

describe('SIM-14 two people with a phone each', () => {
  it('two people get a QR code each, with a URL that phones can reach, or a warning', async () => {
    const { sandbox } = await openPage('');
    const { body } = await openPage(`?sandbox=${sandbox}&stop=4&panel=qr`);
    for (const persona of ['katrin', 'jonas']) {
      expect(body).toMatch(
        new RegExp(`href="http://[^"]+/simulator/enter\\?sandbox=[^"]*persona=${persona}`),
      );
    }
    expect(body).toContain('<h3>Katrin Brandt</h3>');
    expect(body).toContain('<h3>Jonas Brandt</h3>');
  });
});

const OWN_SCRIPT = {
  title: 'My own',
  stops: [
    { title: 'Begin', say: 'Look here', where: { path: '/login' } },
    {
      title: { de: 'Weiter', en: 'Further' },
      say: 'And there',
      where: { path: '/dashboard', persona: 'katrin' },
      world: { scenario: 'documents', moves: [{ do: 'clock', by: 'P3D' }] },
    },
  ],
};

describe('SIM-14 a custom demo script', () => {
  it('a demo script can be saved, presented, downloaded and shared by a link that starts a new sandbox', async () => {
    const { sandbox } = await openPage('');
    const submittedPage = await submitScript(sandbox, {
      intent: 'document',
      document: JSON.stringify(OWN_SCRIPT),
    });
    expect([submittedPage.status, submittedPage.body]).toEqual([
      200,
      expect.stringContaining('The script is in use'),
    ]);
    const secondStop = await openPage(`?sandbox=${sandbox}&stop=2`);
    expect(secondStop.body).toContain('Stop 2 of 2: Further');
    expect(await statusIn(sandbox)).toBe('Open');
    const file = await (await fetch(`${test.origin()}/simulator/demo/script.json?sandbox=${sandbox}`)).json();
    expect(file).toMatchObject({ title: 'My own', stops: [{ title: 'Begin' }, { say: 'And there' }] });
    expect(submittedPage.body).not.toContain('/simulator/share/script/');
    const body = new URLSearchParams({ audience: 'Sales' });
    const script = await fetch(`${test.origin()}/simulator/demo/script/share?sandbox=${sandbox}&lang=en`, {
      method: 'POST',
      body,
    });
    const [link = ''] = /http[^"]+\/simulator\/share\/script\/[\w-]+/.exec(await script.text()) ?? [];
    const sharedPage = await pageOf(await fetch(`${link}?lang=en`));
    expect(sharedPage.body).toContain('Stop 1 of 2: Begin');
    expect(sharedPage.sandbox).not.toBe(sandbox);
    const withdrawalForm = new URLSearchParams({ link: link.split('/').at(-1) ?? '', intent: 'withdraw' });
    await fetch(`${test.origin()}/simulator/shared?sandbox=${sandbox}`, {
      method: 'POST',
      body: withdrawalForm,
    });
    const direct = `${test.origin()}/simulator/demo?script=${link.split('/').at(-1)}`;
    for (const address of [link, direct]) {
      const response = await fetch(address, { headers: { accept: 'text/html', 'accept-language': 'en' } });
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('This link is no longer valid'),
      ]);
    }
    const polish = await fetch(`${direct}&lang=pl`, { headers: { accept: 'text/html' } });
    expect(await polish.text()).toContain('<h1>Ten link już nie działa</h1>');
    expect((await openPage('?script=guessed')).status).toBe(404);
  });

  it('a demo script starts from a URL that contains the script', async () => {
    const packed = deflateRawSync(JSON.stringify(OWN_SCRIPT)).toString('base64url');
    expect((await openPage(`?script=${packed}`)).body).toContain('Stop 1 of 2: Begin');
  });

  it('a demo script can be read from a file', async () => {
    const { sandbox } = await openPage('');
    const file = new File([JSON.stringify(OWN_SCRIPT)], 'demo.json');
    expect((await submitScript(sandbox, { intent: 'file', file })).status).toBe(200);
    expect((await openPage(`?sandbox=${sandbox}&stop=1`)).body).toContain('Stop 1 of 2');
  });

  it('a button adds the current page of the portal to the script as a stop', async () => {
    const { sandbox } = await openPage('');
    const addedPage = await submitScript(sandbox, {
      intent: 'add',
      path: '/dashboard/settings',
      title: 'Settings',
      say: 'All in one place',
      persona: 'jonas',
    });
    expect([addedPage.status, addedPage.body]).toEqual([200, expect.stringContaining('has been added')]);
    const seventhPage = await openPage(`?sandbox=${sandbox}&stop=7`);
    expect(seventhPage.body).toContain('Stop 7 of 7: Settings');
    expect(frameOf(seventhPage, 'portal-customer')).toContain('at=%2Fdashboard%2Fsettings');
    const bar = await openPage(
      `/script?sandbox=${test.sandbox().id}&place=/dashboard/applications&persona=jonas&situation=documents`,
    );
    expect(bar.body).toContain('value="/dashboard/applications"');
    expect(bar.body).toContain('name="persona" value="jonas"');
    expect(bar.body).toContain('name="situation" value="documents"');
    const ownScript = {
      intent: 'add',
      path: '/dashboard/applications',
      title: 'List',
      say: 'All',
      persona: 'katrin',
    };
    await submitScript(bar.sandbox, { ...ownScript, situation: 'documents' });
    expect((await openPage(`?sandbox=${bar.sandbox}&stop=7`)).body).toContain('Stop 7 of 7: List');
    expect(await statusIn(bar.sandbox)).toBe('Open');
    const refusedPage = await submitScript(sandbox, {
      intent: 'add',
      path: 'https://evil.example',
      title: 'x',
      say: 'y',
      persona: 'jonas',
    });
    expect([refusedPage.status, refusedPage.body]).toEqual([
      422,
      expect.stringContaining('stops[7].where.path isn’t a portal path'),
    ]);
  });

  const scriptStop = { title: 'A', say: 'B', where: { path: '/' } };

  it.each([
    '\u200b',
    '\u2060',
    '\ufeff\u2060',
    '\u{e0041}\u{e0042}',
    '\u200d',
    '\u3164',
    '\u2800',
    '\ufe0f',
    'A\u{e0041}B',
    'A\u200bB',
    'A\u200d',
  ])('a demo script refuses the invisible or misleading title %j', async (title) => {
    const { sandbox } = await openPage('/script');
    const { status, body } = await submitScript(sandbox, {
      document: JSON.stringify({ title, stops: [scriptStop] }),
    });
    expect(status).toBe(422);
    expect(body).toContain('<code>title</code> contains invisible characters');
  });

  it.each(['می\u200cخواهم', 'क्\u200dष', '👩\u200d💻 und ❤\ufe0f', 'Kredit\u00adantrag'])(
    'a demo script accepts a title that needs invisible characters: %s',
    async (title) => {
      const { sandbox } = await openPage('/script');
      const { status } = await submitScript(sandbox, {
        document: JSON.stringify({ title, stops: [scriptStop] }),
      });
      expect(status).toBe(200);
    },
  );

  it.each([
    ['', 'No script was given'],
    ['   ', 'No script was given'],
    ['{"title": "A",\n "stops": [}', 'line 2, column 12'],
    ['null', '<code>$</code> is invalid'],
    ['[]', '<code>$</code> is invalid'],
    [JSON.stringify({ title: 'A' }), '<code>stops</code> is missing'],
    [JSON.stringify({ title: 'A', stops: [] }), '<code>stops</code> is missing'],
    [JSON.stringify({ title: 7, stops: [scriptStop] }), '<code>title</code> is invalid'],
    [JSON.stringify({ title: 'A', stops: [scriptStop], colour: 'red' }), '<code>colour</code> isn’t known'],
    [
      JSON.stringify({ title: 'A', stops: [{ ...scriptStop, say: { de: 'x', it: 'y' } }] }),
      '<code>stops[0].say.it</code>',
    ],
    [
      JSON.stringify({ title: 'A', stops: [{ ...scriptStop, say: {} }] }),
      '<code>stops[0].say</code> has no text',
    ],
    [
      JSON.stringify({ title: 'A', stops: [{ ...scriptStop, title: 'a\u202eb' }] }),
      '<code>stops[0].title</code> contains invisible',
    ],
    [
      JSON.stringify({ title: 'A', stops: [{ ...scriptStop, title: 'x'.repeat(100_000) }] }),
      '<code>stops[0].title</code> is too long',
    ],
    [
      JSON.stringify({ title: 'A', stops: Array.from({ length: 21 }, () => scriptStop) }),
      '<code>stops</code> has too many entries',
    ],
    [
      JSON.stringify({ title: 'A', stops: [{ ...scriptStop, where: { path: '//evil.example' } }] }),
      '<code>stops[0].where.path</code> isn’t a portal path',
    ],
    [
      JSON.stringify({ title: 'A', stops: [{ ...scriptStop, world: { scenario: 'nowhere' } }] }),
      'The situation is unknown',
    ],
    [
      JSON.stringify({ title: 'A', stops: [{ ...scriptStop, world: { moves: [{ do: 'explode' }] } }] }),
      '<code>stops[0].world.moves[0].do</code>',
    ],
    [`{"title": "A", "stops": [], "__proto__": {}, "${'k'.repeat(5000)}\u202e<script>": 1}`, 'k'.repeat(60)],
  ])(
    'a demo script is refused with the message $1, and the previous script remains',
    async (document, words) => {
      const { sandbox } = await openPage('');
      const refused = await submitScript(sandbox, { intent: 'document', document });
      expect(refused.status).toBe(422);
      expect(refused.body).toContain(words);
      expect(refused.body).not.toContain('<script>"');
      expect((await openPage(`?sandbox=${sandbox}&stop=1`)).body).toContain('Stop 1 of 6');
    },
  );

  it('The script is refused for its size before the simulator parses its JSON', async () => {
    const { sandbox } = await openPage('');
    const tooLongScript = `{"title": "${'x'.repeat(400_000)}"}`;
    expect((await submitScript(sandbox, { intent: 'document', document: tooLongScript })).body).toContain(
      'larger than 300 kB',
    );
    const tooLargeUpload = await submitScript(sandbox, {
      intent: 'file',
      file: new File(['x'.repeat(10_000_000)], 'demo.json'),
    });
    expect(tooLargeUpload.status).toBe(413);
  });

  it('The script has its labels escaped as text, even if they contain markup', async () => {
    const { sandbox } = await openPage('');
    const say = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    await submitScript(sandbox, {
      intent: 'document',
      document: JSON.stringify({ title: say.slice(0, 70), stops: [{ ...scriptStop, say }] }),
    });
    for (const path of ['', '/presenter', '/script']) {
      const { body } = await openPage(`${path}?sandbox=${sandbox}`);
      expect(body).not.toMatch(/<script>alert|<img src=x/);
      expect(body).toContain('&lt;script&gt;alert');
    }
  });
});

describe('SIM-14 the guided demo at a public URL', () => {
  it('the guided demo replaces frames by an explanation and a link to the portal', async () => {
    const publicUrl = 'https://simulator.example';
    const there = await startSimulator({ ...TEST_SETTINGS, publicUrl });
    try {
      const { body, status } = await pageOf(await fetch(`${there.origin}/simulator/demo?lang=en`));
      expect(status).toBe(200);
      expect(body).not.toContain('<iframe');
      expect(body).toContain('can’t be shown inside the page');
      expect(body).toMatch(/href="\/simulator\/enter\?[^"]*persona=katrin/);
    } finally {
      await there.close();
    }
  });
});

describe('SIM-14 the guided demo shared by strangers', () => {
  it('the guided demo respects the limit of sandboxes for a client IP address', async () => {
    const limits = { allBytes: 8_000_000, worldBytes: 1_000_000, worldsPerAddress: 2 };
    const small = await openSimulator({ hosted: true, limits });
    try {
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await fetch(`${small.origin}/simulator/demo?lang=en`)).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await small.close();
    }
  });

  it('the guided demo checks the memory limit before it changes the stop of the demo', async () => {
    const limits = { allBytes: 32_000_000, worldBytes: 1_000_000, worldsPerAddress: 2 };
    const smallSimulator = await openSimulator({ hosted: true, limits });
    try {
      const address = `${smallSimulator.origin}/simulator/demo`;
      const { sandbox } = await pageOf(await fetch(`${address}?lang=en`));
      const patch = [{ op: 'add', path: '/config/x', value: 'x'.repeat(200_000) }];
      for (let count = 0; count < 3; count += 1) {
        await TestSandbox.existing(smallSimulator.origin, sandbox).request('POST', '/simulator/faults', {
          body: { patch, path: '/config' },
        });
      }
      const statusOf = async (path: string) => (await fetch(`${address}${path}sandbox=${sandbox}`)).status;
      expect([await statusOf('?stop=2&'), await statusOf('/presenter?stop=2&')]).toEqual([507, 507]);
      expect(stopIn(await pageOf(await fetch(`${address}?sandbox=${sandbox}`)))).toBe('1');
    } finally {
      await smallSimulator.close();
    }
  });

  it('the guided demo starts a separate demonstration for each visitor of the default sandbox', async () => {
    const hosted = await openSimulator({ hosted: true });
    try {
      const visit = async (path: string) =>
        (await pageOf(await fetch(`${hosted.origin}/simulator/demo${path}?sandbox=default&lang=en`))).sandbox;
      for (const path of ['', '/presenter', '/script']) {
        const worlds = [await visit(path), await visit(path)];
        expect(worlds).toEqual([expect.stringMatching(/^[\w-]{32}$/), expect.stringMatching(/^[\w-]{32}$/)]);
        expect(worlds[0]).not.toBe(worlds[1]);
      }
    } finally {
      await hosted.close();
    }
  });

  it('the guided demo uses the URL of the page in the QR codes for phones', async () => {
    const hosted = await openSimulator({ hosted: true });
    try {
      const headers = { 'x-forwarded-proto': 'https' };
      const { sandbox } = await pageOf(await fetch(`${hosted.origin}/simulator/demo?lang=en`));
      const address = `${hosted.origin}/simulator/demo?sandbox=${sandbox}&panel=qr`;
      const { body } = await pageOf(await fetch(address, { headers }));
      expect(body).toContain(`href="https://${new URL(hosted.origin).host}/simulator/enter?`);
    } finally {
      await hosted.close();
    }
  });
});
