import { request } from 'node:http';
import { createApplication } from 'contracts/api/applications';
import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser } from '../../testing/people';
import { openSimulator, TestSandbox } from '../../testing/test-simulator';

const test = exchangeInSandbox({ scenario: 'ready-to-submit' });

const historyAddressOf = (id: string, more = '', lang = 'en') =>
  `${test.origin()}/simulator/course?sandbox=${id}&lang=${lang}${more}`;

async function page(more = '', id = test.sandbox().id, lang = 'en'): Promise<string> {
  return readVisibleHtml(await fetch(historyAddressOf(id, more, lang)));
}

async function readVisibleHtml(response: Response): Promise<string> {
  return (await response.text()).replace(/ data-document="[^"]*"/, '');
}

const eventsIn = (shown: string) => Array.from(shown.matchAll(/[?&;]at=([\w-]{36})/g), ([, id = '']) => id);

async function send(action: string, event: string, id = test.sandbox().id) {
  const response = await fetch(`${test.origin()}/simulator/course/${action}?sandbox=${id}&lang=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ event }),
  });
  return { status: response.status, url: new URL(response.url), body: await readVisibleHtml(response) };
}

function startRequest(action: string, event: string): Promise<() => Promise<number>> {
  const body = new URLSearchParams({ event }).toString();
  const address = test.pageUrl(`/course/${action}`);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    expect: '100-continue',
  };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers });
    const status = new Promise<number>((answered) => {
      sent.on('response', (response) => {
        response.resume();
        answered(response.statusCode ?? 0);
      });
    });
    sent.on('error', reject).flushHeaders();
    sent.on('continue', () =>
      resolve(() => {
        sent.end(body);
        return status;
      }),
    );
  });
}

const world = async (id = test.sandbox().id) =>
  (await TestSandbox.existing(test.origin(), id).request('GET', '/simulator/world')).body as {
    now: string;
    applications: { id: string; short_id: string; status: string }[];
  };

async function rejectApplication(): Promise<void> {
  const [application] = (await world()).applications;
  const path = `/simulator/applications/${application?.id}/status`;
  expect((await test.sandbox().request('POST', path, { body: { status: 'Rejected' } })).status).toBe(200);
}

const statusOf = async (id?: string) => (await world(id)).applications[0]?.status;

describe('SIM-12 SIM-14 the history page of a sandbox', () => {
  it('the history page separates a label from its value by the colon as written in the language', async () => {
    const readColons = async (lang: string) => {
      const shown = (await page('', undefined, lang)).replaceAll('<!-- -->', '');
      return new Set(shown.match(/(?:Le client voit|The customer sees)[^<]*/g));
    };
    expect(await readColons('fr')).toEqual(new Set(['Le client voit\u00a0: ']));
    expect(await readColons('en')).toEqual(new Set(['The customer sees: ']));
  });

  it('links to the films of the same sandbox', async () => {
    const shown = await page();
    expect(shown).toMatch(
      new RegExp(
        `<a [^>]*href="/simulator/film\\?sandbox=${test.sandbox().id}&amp;lang=en"[^>]*>.*?Make a film`,
      ),
    );
    const film = await fetch(test.pageUrl('/film'));
    expect(film.status).toBe(200);
  });

  it('lists the events since the first visit with labels and codes', async () => {
    await test.sandbox().advance('P1D');
    expect(await page()).toContain('Nothing has happened since recording started');
    await rejectApplication();
    await test.sandbox().advance('P3D');
    const shown = await page();
    expect(shown).toMatch(/<b>\w{6}: Rejected<\/b>/);
    expect(shown).toContain('<b>Clock moved on: 3 days</b>');
    expect(shown).toMatch(/Email: /);
    expect(shown).toContain('Events: 3');
    const [rejected = ''] = eventsIn(shown);
    const chosen = await page(`&at=${rejected}`);
    expect(chosen).toContain('<code>Rejected</code>');
    expect(chosen).toContain('Events after that: 3 (bank: 1, emails: 1, clock: 1).');
  });

  it('the history page shows the same application as the situations page, whichever application changed last', async () => {
    const { id } = await TestSandbox.open(test.origin(), { scenario: 'demo' });
    const { applications } = await world(id);
    expect(applications.length).toBeGreaterThan(1);
    for (const { id: application } of applications) {
      const path = `/simulator/applications/${application}/status`;
      const body = { status: 'Rejected' };
      await TestSandbox.existing(test.origin(), id).request('POST', path, { body });
      const address = `${test.origin()}/simulator/situations?sandbox=${id}&lang=en`;
      const situations = await readVisibleHtml(await fetch(address));
      const [, shown] = /<h2 id="flow">Application (\w{6})/.exec(situations) ?? [];
      expect(await page('', id)).toMatch(new RegExp(`selected="">${shown} ·`));
    }
  });

  it('the history page restores the state before an event and keeps the previous state as a branch', async () => {
    await page();
    const statusBefore = await statusOf();
    const { now } = await world();
    await rejectApplication();
    await test.sandbox().advance('P3D');
    const [rejection = ''] = eventsIn(await page());
    const pageAfterUndo = await send('back', rejection);
    expect([pageAfterUndo.status, pageAfterUndo.url.searchParams.get('sandbox')]).toEqual([
      200,
      test.sandbox().id,
    ]);
    expect(pageAfterUndo.body).toMatch(/The world is back to just before “\w{6}: Rejected”/);
    const event = pageAfterUndo.url.searchParams.get('what') ?? '';
    for (const eventId of ['Call 0800 1234 now', `${event} `, '']) {
      const said = await page(`&done=back&what=${encodeURIComponent(eventId)}`);
      expect(said).not.toMatch(/0800 1234|id="notice"/);
    }
    expect(await statusOf()).toBe(statusBefore);
    expect(Date.parse((await world()).now) - Date.parse(now)).toBeLessThan(20_000);
    const copyId = /sandbox=([\w-]{20,})&amp;lang=en">As of/.exec(pageAfterUndo.body)?.[1] ?? '';
    expect(await statusOf(copyId)).toBe('Rejected');
    const branch = await page('', copyId);
    expect(eventsIn(branch)).toHaveLength(2);
    expect(branch).toContain('Main branch');
  });

  it('the history page reports an event that is unknown or from another sandbox, and changes nothing', async () => {
    await page();
    await rejectApplication();
    const [rejection = ''] = eventsIn(await page());
    const otherWorld = await TestSandbox.open(test.origin(), { scenario: 'ready-to-submit' });
    for (const action of ['back', 'branch']) {
      const foreign = await send(action, rejection, otherWorld.id);
      expect([foreign.status, foreign.body]).toEqual([
        404,
        expect.stringContaining('This event isn’t in this world any more, or never was'),
      ]);
    }
    expect((await send('back', rejection)).status).toBe(200);
    expect((await send('back', rejection)).status).toBe(404);
    expect((await fetch(historyAddressOf(test.sandbox().id, `&at=${rejection}`))).status).toBe(404);
    expect((await send('back', '')).status).toBe(404);
    for (const id of ['nobody', '../..']) {
      expect((await fetch(historyAddressOf(encodeURIComponent(id)))).status).toBe(404);
      expect((await send('back', rejection, id)).status).toBe(404);
    }
  });

  it('the history page restores a state only once for repeated requests', async () => {
    await page();
    await rejectApplication();
    const [rejected = ''] = eventsIn(await page());
    const slow = await Promise.all([1, 2, 3].map(() => startRequest('back', rejected)));
    const statuses = await Promise.all(slow.map((finish) => finish()));
    expect(statuses.toSorted()).toEqual([303, 404, 404]);
    expect((await page()).match(/>As of/g)).toHaveLength(1);
  });

  it('the history page creates a branch from the state before an event and from the current state', async () => {
    await page();
    const before = await statusOf();
    await rejectApplication();
    const [rejected = ''] = eventsIn(await page());
    const branch = await send('branch', rejected);
    const id = branch.url.searchParams.get('sandbox') ?? '';
    expect([branch.status, id === test.sandbox().id]).toEqual([200, false]);
    expect([await statusOf(id), await statusOf()]).toEqual([before, 'Rejected']);
    const now = (await send('branch', '')).url.searchParams.get('sandbox') ?? '';
    expect(await statusOf(now)).toBe('Rejected');
  });

  it('the history page records an upload, a new application and their e-mails once each, with the actor', async () => {
    await page();
    const demo = await TestSandbox.open(test.origin(), { scenario: 'demo' });
    await page('', demo.id);
    const katrin = await logInUser(demo, KATRIN_LOGIN);
    await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
    const shown = await page('', demo.id);
    const [applied = ''] = eventsIn(shown);
    expect(eventsIn(shown)).toHaveLength(1);
    expect(await page(`&at=${applied}`, demo.id)).toMatch(
      /katrin\.brandt@metallbau-brandt\.example, in the portal<\/span> <code>createApplication<\/code>/,
    );
  });

  it.each([
    ['Approved', 303, 'Approved'],
    ['Rejected', 303, 'Rejected'],
    ['Open', 303, 'Open'],
    ['limit_active', 422, 'Open'],
    ['nonsense', 422, 'Open'],
  ])(
    'the history page responds to the choice of %s on the status map with %i; the status is then %s',
    async (status, answers, statusAfter) => {
      await page();
      const [application] = (await world()).applications;
      const response = await fetch(test.pageUrl('/course/status'), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ application: application?.id ?? '', status }),
      });
      expect([response.status, await statusOf()]).toEqual([answers, statusAfter]);
    },
  );

  it('the history page shows the status map with the current status, the number of states and the results of the checks', async () => {
    const pageText = await page();
    expect(pageText).toMatch(
      /Loan, explored from the rules: 14 statuses, \d\d transitions, [\d,]{5} states in \d\.\d\d s/,
    );
    expect(pageText).toMatch(/aria-current="step".*?is here.*?<b>Open<\/b>/s);
    expect([...pageText.matchAll(/<li [^>]*data-holds="(\w+)"/g)].map(([, holds]) => holds)).toEqual([
      'true',
      'false',
      'false',
    ]);
    expect(pageText).toContain('No dead ends');
    expect(pageText).toContain('<b>11 of 14 open items can always be completed</b>');
    expect(pageText).toContain('The other 3 can’t always be completed');
    expect(pageText).toMatch(
      /<li><span>The person’s ID check<\/span> <code>err_application_signatory_ident_not_done<\/code><span>: in \d+ of [\d,]+ states/,
    );
    expect(pageText).toMatch(
      /Reported in all of these states: [A-Z][^<]+<\/span> <code>FRAUD_SUSPICION_CONFIRMED<\/code>/,
    );
    expect(pageText).not.toContain('of-demo');
    expect(pageText).toContain('87 of 226 error codes declared by a call');
    expect([...pageText.matchAll(/error-catalogue\/err_/g)]).toHaveLength(139);
  });

  it('the history page reports that the status map of a custom bank uses the documents of the demo partner', async () => {
    await test.sandbox().request('PUT', '/simulator/deployment', { body: { name: 'Nordheide Bank' } });
    expect(await page()).toContain(
      'with the documents that the demo partner asks for, not with those of your',
    );
  });

  it.each([
    ['text/html', 1],
    ['application/json', 0],
  ])(
    'the history page records events only after a browser opened the sandbox: Accept header %s, %i events',
    async (accept, known) => {
      const link = `${test.origin()}/simulator/play/ready-to-submit`;
      const door = await fetch(link, { headers: { accept }, redirect: 'manual' });
      const id = new URL(door.headers.get('location') ?? '').searchParams.get('sandbox') ?? '';
      await TestSandbox.existing(test.origin(), id).advance('P1D');
      expect(eventsIn(await page('', id))).toHaveLength(known);
    },
  );

  it.each(LANGUAGES)('The history page is shown in the language %s', async (language) => {
    await page();
    await rejectApplication();
    const [event] = eventsIn(await page());
    const shown = await page(`&at=${event}`, test.sandbox().id, language);
    expect(shown).toContain(`<html lang="${language}"`);
    expect(shown).not.toMatch(/\{\{|undefined|\[object/);
  });
});

describe('SIM-12 SIM-14 the history page in a hosted demo', () => {
  const limits = { allBytes: 8_000_000, worldBytes: 1_000_000, worldsPerAddress: 2 };

  it('the history page opens a sandbox for each visitor and counts branches against the limit', async () => {
    const small = await openSimulator({ hosted: true, limits });
    try {
      const first = await fetch(`${small.origin}/simulator/course?lang=en`);
      const id = new URL(first.url).searchParams.get('sandbox') ?? '';
      expect([first.status, id.length > 20]).toEqual([200, true]);
      expect((await fetch(`${small.origin}/simulator/course?sandbox=default`)).status).toBe(200);
      const branch = () =>
        fetch(`${small.origin}/simulator/course/branch?sandbox=${id}`, { method: 'POST', body: 'event=' });
      expect((await branch()).status).toBe(200);
      expect((await branch()).status).toBe(429);
      const shared = `${small.origin}/simulator/course/branch?sandbox=default`;
      expect((await fetch(shared, { method: 'POST', body: 'event=' })).status).toBe(404);
    } finally {
      await small.close();
    }
  });

  it('the history page answers 507 to a new branch at the memory limit of the sandbox, and reports that events are no longer recorded', async () => {
    const smallSimulator = await openSimulator({ hosted: true, limits });
    try {
      const firstResponse = await fetch(`${smallSimulator.origin}/simulator/course?lang=en`);
      const id = new URL(firstResponse.url).searchParams.get('sandbox') ?? '';
      const worldHeaders = { 'x-sandbox': id };
      const bank = (size: number) => ({ name: 'Nordheide', legal_name: 'x'.repeat(size) });
      for (let count = 0; count < 4; count += 1) {
        await smallSimulator.request('PUT', '/simulator/deployment', {
          body: bank(190 + count),
          headers: worldHeaders,
        });
      }
      const patch = [{ op: 'add', path: '/x', value: 'x'.repeat(450_000) }];
      const fill = () =>
        smallSimulator.request('POST', '/simulator/faults', {
          body: { patch, path: '/config' },
          headers: worldHeaders,
        });
      await fill();
      expect((await fill()).status).toBe(507);
      const pageText = await (
        await fetch(`${smallSimulator.origin}/simulator/course?sandbox=${id}&lang=en`)
      ).text();
      expect(pageText).toContain('no longer recorded');
      const branch = await fetch(`${smallSimulator.origin}/simulator/course/branch?sandbox=${id}`, {
        method: 'POST',
        body: 'event=',
      });
      expect(branch.status).toBe(507);
    } finally {
      await smallSimulator.close();
    }
  });
});
