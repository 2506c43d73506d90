import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it, vi } from 'vitest';
import { exchangeInSandbox } from '../../../testing/in-sandbox';
import { openSimulator, TestSandbox } from '../../../testing/test-simulator';
import { getTexts } from '../../../texts/texts';

const test = exchangeInSandbox({ scenario: 'ready-to-submit' });

const id = () => test.sandbox().id;

async function world(of = id()) {
  const { body } = await TestSandbox.existing(test.origin(), of).request('GET', '/simulator/world');
  return body as { applications: { id: string; status: string }[] };
}

async function submit(): Promise<void> {
  await fetch(`${test.origin()}/simulator/course?sandbox=${id()}`);
  const [application] = (await world()).applications;
  const path = `/simulator/applications/${application?.id}/status`;
  await test.sandbox().request('POST', path, { body: { status: 'Submitted' } });
}

async function send(path: string, entries: Record<string, string>) {
  const response = await fetch(`${test.origin()}/simulator/course${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(entries),
  });
  return { status: response.status, url: new URL(response.url), body: await shownIn(response) };
}

const openFork = (a: string, b: string, event = '') => send(`/fork?sandbox=${id()}&lang=en`, { a, b, event });

async function shownIn(response: Response): Promise<string> {
  return (await response.text()).replace(/ data-document="[^"]*"/, '');
}

function countsOf(page: string) {
  const groups = Array.from(page.matchAll(/data-count="(\w+)">different: (\d+)</g), ([, group, n]) => [
    group,
    Number(n),
  ]);
  return {
    all: Number(/id="count">(\d+)</.exec(page)?.[1]),
    groups: Object.fromEntries(groups) as Record<string, number>,
  };
}

const sumOfCounts = (counts: Record<string, number>) => Object.values(counts).reduce((all, n) => all + n, 0);

describe('SIM-12 SIM-14 the comparison page of two branches', () => {
  it('the comparison page starts both branches at the same moment and shows counts of differences that add up', async () => {
    await submit();
    const { status, url, body } = await openFork('rejects', 'document');
    expect([status, url.pathname]).toEqual([200, '/simulator/course/compare']);
    const [a, b] = [url.searchParams.get('a') ?? '', url.searchParams.get('b') ?? ''];
    expect([(await world(a)).applications[0]?.status, (await world(b)).applications[0]?.status]).toEqual([
      'Rejected',
      'Open',
    ]);
    expect((await world()).applications[0]?.status).toBe('Submitted');
    const { all, groups } = countsOf(body);
    expect(all).toBe(sumOfCounts(groups));
    expect(groups).toMatchObject({ pending: 1, mails: 1 });
    expect(body).toMatch(/Identical up to here:<\/b> <span>[^<]*: Submitted/);
    expect(body).toMatch(
      />Upload[^<]*<\/th><td [^>]*data-look="none"><span>not required<\/span><\/td><td [^>]*data-look="different"><span>Documents/,
    );
    expect(body).toContain('<code>Rejected</code>');
    expect(body).toMatch(
      />Offer<\/th><td [^>]*data-look="different"><span>no offer<\/span><\/td><td [^>]*data-look="different"><span>indicative offer/,
    );
    expect(body).toMatch(/Same in both: .*Data: \d+/);
  });

  it.each(LANGUAGES)(
    'the comparison page shows labels in the language %s instead of internal codes',
    async (language) => {
      await submit();
      const { url } = await openFork('rejects', 'document');
      url.searchParams.set('lang', language);
      url.searchParams.set('all', '1');
      const [table = ''] = /<table .*<\/table>/s.exec(await shownIn(await fetch(url))) ?? [];
      const codes = [...table.matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code);
      expect(codes).toEqual(['Rejected', 'Open']);
      const [, mail = ''] =
        />([^<]*)<\/span><\/td><td [^>]*data-look="none"><span>[^<]*<\/span><\/td><\/tr><tr [^>]*><th colSpan/i.exec(
          table,
        ) ?? [];
      expect(mail).toContain(getTexts('flow-map', language)('mails.status_rejected'));
      const cells = [...table.matchAll(/<td[^>]*><span>([^<]*)/g)].map(([, text = '']) =>
        text.replace(/\w+\.pdf/g, ''),
      );
      expect(
        cells.filter((text) => /err_|[a-z]_[a-z]|^[A-Z]{2,3}$|\d{4}-\d{2}-\d{2}|[{}[\]]/.test(text)),
      ).toEqual([]);
      expect(table).not.toContain('Zu Ihrem Antrag');
    },
  );

  it('the comparison page shows equal values on request, with unchanged counts', async () => {
    await submit();
    const { url, body } = await openFork('rejects', 'as_is');
    const whole = await shownIn(await fetch(`${url.href}&all=1`));
    expect(countsOf(whole).all).toBe(countsOf(body).all);
    const rows = (page: string) => [...page.matchAll(/<th scope="row"/g)].length;
    expect(rows(body)).toBe(countsOf(body).all);
    const equal = [...(/Same in both: ([^<]*)/.exec(body)?.[1] ?? '').matchAll(/: (\d+)/g)];
    expect(rows(whole) - rows(body)).toBe(equal.reduce((total, [, n]) => total + Number(n), 0));
    expect(whole).not.toContain('Equal in both');
  });

  it('the comparison page names the person who must act next in each branch, like the status map', async () => {
    await submit();
    const [application] = (await world()).applications;
    const signature = { application: application?.id ?? '', status: 'Signature' };
    expect((await send(`/status?sandbox=${id()}&lang=en`, signature)).status).toBe(200);
    const { url } = await openFork('as_is', 'as_is');
    const whole = await shownIn(await fetch(`${url.href}&all=1`));
    const historyPage = await shownIn(await fetch(test.pageUrl('/course')));
    const [, actorNames] = /<code[^>]*>Signature<\/code><\/span><span>([^<]*)</.exec(historyPage) ?? [];
    expect(actorNames).toMatch(/Signatory.*, /);
    expect(whole).toMatch(new RegExp(`>Whose turn it is</th><td [^>]*data-side="A"><span>${actorNames}<`));
  });

  it.each([
    ['ready-to-submit', 'Approved'],
    ['factoring-complete', 'limit_active'],
  ])(
    'the comparison page for the scenario %s compares an application in the status %s with a rejected application',
    async (scenario, expectedStatus) => {
      const fresh = await TestSandbox.open(test.origin(), { scenario });
      const { url } = await send(`/fork?sandbox=${fresh.id}&lang=en`, {
        a: 'approves',
        b: 'rejects',
        event: '',
      });
      const statuses = ['a', 'b'].map(
        async (side) => (await world(url.searchParams.get(side) ?? '')).applications[0]?.status,
      );
      expect(await Promise.all(statuses)).toEqual([expectedStatus, 'Rejected']);
    },
  );

  it('the comparison page offers no comparison if the status of the application cannot change', async () => {
    const [application] = (await world()).applications;
    await send(`/status?sandbox=${id()}&lang=en`, { application: application?.id ?? '', status: 'Paid_Out' });
    const shown = await shownIn(await fetch(test.pageUrl('/course')));
    expect(shown).toContain('“Bank approves” is not possible at this moment.');
    expect(shown).not.toContain('name="a"');
    expect(shown).not.toContain('Fork and compare');
  });

  it('the comparison page reports that both branches are equal', async () => {
    await submit();
    const { body } = await openFork('as_is', 'as_is');
    expect(countsOf(body).all).toBe(0);
    expect(body).toContain('Both branches are identical.');
  });

  it('the comparison page advances each branch separately', async () => {
    await submit();
    const { url } = await openFork('as_is', 'rejects');
    const [application] = (await world()).applications;
    const advance = (side: string) =>
      send(`/compare/advance${url.search}`, { side, application: application?.id ?? '' });
    expect((await advance('A')).body).toContain('Changes since: 1');
    expect((await world(url.searchParams.get('a') ?? '')).applications[0]?.status).toBe('Internal_Review');
    expect((await advance('B')).status).toBe(409);
    expect((await advance('C')).status).toBe(422);
  });

  it('the comparison page refuses an impossible action before the page opens a sandbox', async () => {
    await fetch(`${test.origin()}/simulator/course?sandbox=${id()}`);
    const { url } = await openFork('rejects', 'rejects');
    const rejectedWorld = url.searchParams.get('a') ?? '';
    const secondFork = await send(`/fork?sandbox=${rejectedWorld}&lang=en`, {
      a: 'as_is',
      b: 'rejects',
      event: '',
    });
    expect([secondFork.url.pathname, secondFork.url.searchParams.get('sandbox')]).toEqual([
      '/simulator/course',
      rejectedWorld,
    ]);
    expect(secondFork.body).toContain(
      'Branch B, “Bank rejects”: not possible right now. The application has already been rejected.',
    );
    expect(secondFork.body).not.toContain('Branch A, ');
    const unknownFork = await openFork('as_is', 'rejects', '00000000-0000-4000-8000-000000000000');
    expect([unknownFork.status, unknownFork.body]).toEqual([
      404,
      expect.stringContaining('This event isn’t in this world any more, or never was'),
    ]);
    expect((await openFork('as_is', 'burns')).status).toBe(422);
  });

  it('the comparison page offers only the actions that the current state of the application allows', async () => {
    for (const [scenario, offeredActions] of [
      ['ready-to-submit', ['as_is', 'rejects', 'approves', 'document']],
      ['unconfirmed-email', ['as_is', 'rejects', 'approves']],
    ] as const) {
      const newWorld = await TestSandbox.open(test.origin(), { scenario });
      const shown = await shownIn(
        await fetch(`${test.origin()}/simulator/course?sandbox=${newWorld.id}&lang=en`),
      );
      const [a, b] = Array.from(
        shown.matchAll(/<select [^>]*name="[ab]">(.*?)<\/select>/gs),
        ([, all = '']) => all,
      );
      for (const options of [a, b]) {
        expect(
          Array.from(options?.matchAll(/value="(\w+)"/g) ?? [], ([, lenderAction]) => lenderAction),
        ).toEqual(offeredActions);
      }
      const reasons = [...shown.matchAll(/“([^”]*)” is not possible at this moment\. ([^<]*)/g)];
      expect(reasons.map(([, deed, why]) => [deed, why])).toEqual(
        offeredActions.length === 4
          ? []
          : [['Bank asks for a document again', 'None of the required documents has been uploaded yet.']],
      );
      const selectedOption = (all = '') => /value="(\w+)" selected=""/.exec(all)?.[1] ?? '';
      expect(selectedOption(a)).not.toBe(selectedOption(b));
      const fork = await send(`/fork?sandbox=${newWorld.id}&lang=en`, {
        a: selectedOption(a),
        b: selectedOption(b),
        event: '',
      });
      expect(fork.url.pathname).toBe('/simulator/course/compare');
    }
  });

  it('the comparison page offers the actions that were possible before a past event if the user selects that event', async () => {
    await submit();
    const [application] = (await world()).applications;
    const path = `/simulator/applications/${application?.id}/status`;
    await test.sandbox().request('POST', path, { body: { status: 'Rejected' } });
    const openHistory = async (more = '') =>
      shownIn(await fetch(`${test.origin()}/simulator/course?sandbox=${id()}&lang=en${more}`));
    expect(await openHistory()).not.toContain('value="rejects"');
    expect(await openHistory('&cell=1')).toContain('value="rejects"');
  });

  it('the comparison page returns 404 for unknown branches, and reports that unrelated sandboxes have no common history', async () => {
    await submit();
    const { url } = await openFork('rejects', 'as_is');
    for (const [a, b] of [
      [id(), 'nobody'],
      ['nobody', id()],
      [id(), ''],
      ['', ''],
    ]) {
      const response = await fetch(`${test.origin()}/simulator/course/compare?a=${a}&b=${b}`);
      expect(response.status).toBe(404);
    }
    const otherWorld = await TestSandbox.open(test.origin(), { scenario: 'empty' });
    const mixed = await fetch(
      `${test.origin()}/simulator/course/compare?a=${url.searchParams.get('a')}&b=${otherWorld.id}&lang=en`,
    );
    expect([mixed.status, await shownIn(mixed)]).toEqual([
      200,
      expect.stringContaining('These worlds have no history in common.'),
    ]);
  });

  it.each(LANGUAGES)('The comparison page is shown in the language %s', async (language) => {
    await submit();
    const { url } = await openFork('rejects', 'document');
    url.searchParams.set('lang', language);
    url.searchParams.set('all', '1');
    const page = await shownIn(await fetch(url));
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).not.toMatch(/\{\{|undefined|\[object/);
  });

  it('the comparison page allows only the two portals as frames', async () => {
    await submit();
    const { url, body } = await openFork('rejects', 'document');
    const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /frame-src http:\/\/\S+ http:\/\/demo\.f[0-9a-f]{12}\.\S+ http:\/\/demo\.f[0-9a-f]{12}\.\S+$/,
    );
    expect([...body.matchAll(/<iframe /g)]).toHaveLength(2);
  });
});

describe('SIM-12 the link to a comparison', () => {
  async function shareComparison(audience = 'Sales') {
    await submit();
    const { url } = await openFork('rejects', 'document');
    const response = await send(`/compare/share${url.search}`, { intent: 'share', audience });
    const [, path = '', link = ''] = /(\/simulator\/share\/comparison\/([\w-]+))/.exec(response.body) ?? [];
    return { url, response, link, path: `${test.origin()}${path}` };
  }

  const sharedPage = async (sandbox = id()) =>
    (await fetch(`${test.origin()}/simulator/shared?sandbox=${sandbox}&lang=en`)).text();

  const change = (link: string, intent: string) =>
    fetch(test.pageUrl('/shared'), {
      method: 'POST',
      body: new URLSearchParams({ link, intent }),
    });

  it('the link to a comparison opens copies of both branches and shows the moment at which the branches separated', async () => {
    const { url, response, path } = await shareComparison();
    expect([response.status, response.url.pathname]).toEqual([200, '/simulator/course/compare']);
    expect(response.body).toContain('For Sales');
    const openResponse = await fetch(`${path}?lang=en`);
    const copy = new URL(openResponse.url);
    expect([openResponse.status, copy.pathname]).toEqual([200, '/simulator/course/compare']);
    const [a, b] = ['a', 'b'].map((side) => copy.searchParams.get(side) ?? '');
    const worldsBefore = ['a', 'b'].map((side) => url.searchParams.get(side));
    expect(worldsBefore).not.toContain(a);
    expect(worldsBefore).not.toContain(b);
    const sharedView = await shownIn(openResponse);
    expect(sharedView).toContain('Identical up to here:');
    expect(sharedView).toContain('Bank rejects');
    expect(sharedView).not.toContain('Sales');
    expect(countsOf(sharedView)).toEqual(countsOf(response.body));
    const [application] = (await world(a)).applications;
    expect((await world(b)).applications[0]?.status).toBe('Open');
    await send(`/compare/advance${copy.search}`, { side: 'B', application: application?.id ?? '' });
    expect((await world(worldsBefore[1] ?? '')).applications[0]?.status).toBe('Open');
  });

  it('the sandbox from which the branches were created lists the link with its recipients', async () => {
    const { link, path, url } = await shareComparison();
    await fetch(path);
    const listed = await sharedPage();
    expect(listed).toMatch(/<b>Bank rejects[^<]* – Bank asks for a document[^<]*<\/b>/);
    expect(listed).toContain('Sales');
    expect(listed).toContain('opened: 1<');
    expect((await change(link, 'withdraw')).status).toBe(200);
    expect((await fetch(path)).status).toBe(404);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Share again');
    await change(link, 'share');
    expect((await fetch(path)).status).toBe(404);
    const [, renewed] = /\/share\/comparison\/([\w-]+)/.exec(await sharedPage()) ?? [];
    expect((await fetch(`${test.origin()}/simulator/share/comparison/${renewed}`)).status).toBe(200);
  });

  it('the link to a comparison creates no sandboxes for a HEAD request of a link preview', async () => {
    const { path } = await shareComparison();
    const preview = await fetch(path, { method: 'HEAD', redirect: 'manual' });
    expect([preview.status, preview.headers.getSetCookie()]).toEqual([204, []]);
    expect(await sharedPage()).toContain('opened: 0<');
  });

  it.each(LANGUAGES)(
    'the link to a comparison explains in the language %s that an unknown link is no longer valid',
    async (language) => {
      const response = await fetch(`${test.origin()}/simulator/share/comparison/unknown`, {
        headers: { accept: 'text/html', 'accept-language': language },
      });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`<h1>${getTexts('shared', language)('gone')}</h1>`);
    },
  );
});

describe('SIM-14 branches in a hosted demo', () => {
  it('branches count as sandboxes of the visitor', async () => {
    const limits = { allBytes: 8_000_000, worldBytes: 1_000_000, worldsPerAddress: 2 };
    const small = await openSimulator({ hosted: true, limits });
    try {
      const first = await fetch(`${small.origin}/simulator/course?lang=en`);
      const sandbox = new URL(first.url).searchParams.get('sandbox') ?? '';
      const response = await fetch(`${small.origin}/simulator/course/fork?sandbox=${sandbox}`, {
        method: 'POST',
        body: 'a=as_is&b=as_is&event=',
      });
      expect(response.status).toBe(429);
      const shared = await fetch(`${small.origin}/simulator/course/compare?a=default&b=${sandbox}`);
      expect(shared.status).toBe(404);
    } finally {
      await small.close();
    }
  });

  it('compared branches remain for an hour after each visit of their shared link; the original sandbox remains as long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const demo = await openSimulator({ hosted: true });
    const post = (path: string, form: Record<string, string>) =>
      fetch(`${demo.origin}/simulator/course${path}`, { method: 'POST', body: new URLSearchParams(form) });
    try {
      const historyResponse = await fetch(`${demo.origin}/simulator/course?lang=en`);
      const world = new URL(historyResponse.url).searchParams.get('sandbox') ?? '';
      const fork = await post(`/fork?sandbox=${world}`, { a: 'as_is', b: 'as_is', event: '' });
      const shared = await post(`/compare/share${new URL(fork.url).search}`, {
        intent: 'share',
        audience: '',
      });
      const [path] = /\/simulator\/share\/comparison\/[\w-]+/.exec(await shared.text()) ?? [];
      for (let visit = 0; visit < 3; visit += 1) {
        vi.advanceTimersByTime(50 * 60_000);
        expect((await fetch(`${demo.origin}${path}`)).status, `visit ${visit}`).toBe(200);
      }
      vi.advanceTimersByTime(61 * 60_000);
      await fetch(`${demo.origin}/simulator/course`);
      expect((await fetch(`${demo.origin}${path}`)).status).toBe(404);
    } finally {
      vi.useRealTimers();
      await demo.close();
    }
  });
});
