import { describe, expect, it } from 'vitest';
import { PAGE_TYPE } from '../../pages/page-document';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { openSimulator } from '../../testing/test-simulator';
import { visibleHtmlOf } from '../../testing/visible-html';

const test = exchangeInSandbox();

async function send(
  path: string,
  body: string,
  { headers = {}, origin = test.origin() }: { headers?: Record<string, string>; origin?: string } = {},
) {
  const response = await fetch(`${origin}/simulator${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-language': 'de-DE',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const sandboxQuery = () => `sandbox=${test.sandbox().id}`;

describe('SIM-14 the error page for a refused form', () => {
  it.each<[string, () => string, string, number, string]>([
    ['/demo/do?sandbox=gone', () => '', 'intent=day', 404, 'Diese Welt gibt es nicht mehr.'],
    ['/page/reset?sandbox=gone', () => '', '', 404, 'Diese Welt gibt es nicht mehr.'],
    [
      '/course/back?',
      sandboxQuery,
      `event=${'x'.repeat(20_000)}`,
      413,
      'Das war mehr, als diese Seite auf einmal annimmt.',
    ],
    [
      '/begin?',
      sandboxQuery,
      `begin=on&from=${'x'.repeat(20_000)}`,
      413,
      'Das war mehr, als diese Seite auf einmal annimmt.',
    ],
    [
      '/bank?',
      sandboxQuery,
      `document=${'x'.repeat(6_000_001)}`,
      413,
      'Das war mehr, als diese Seite auf einmal annimmt.',
    ],
    ['/course/status?', sandboxQuery, 'application=nobody&status=Open', 404, 'Das gibt es nicht mehr.'],
    ['/begin?', sandboxQuery, 'begin=sometimes&from=start', 422, 'Eine Angabe ist ungültig.'],
    ['/page/nothing?', sandboxQuery, '', 404, 'Das gibt es nicht mehr.'],
    ['/page/__proto__?', sandboxQuery, '', 404, 'Das gibt es nicht mehr.'],
    ['/page/constructor?', sandboxQuery, '', 404, 'Das gibt es nicht mehr.'],
  ])(
    'explains the reason for refusing the form %s and offers one link',
    async (path, more, body, status, words) => {
      const page = await send(path + more(), body);
      expect(page).toMatchObject({ status, type: expect.stringMatching(/^text\/html/) });
      expect(page.text).toContain('<html lang="de"');
      expect(page.text).toContain(`<p>${words}</p>`);
      expect(page.text.match(/data-look="primary"/g)).toHaveLength(1);
    },
  );

  it('explains a malformed request body', async () => {
    const page = await send(`/bank?${sandboxQuery()}`, 'nothing', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([page.status, page.text]).toEqual([
      400,
      expect.stringContaining('Das Formular kam nicht vollständig an.'),
    ]);
  });

  it('links back to the form with the typed text', async () => {
    const referer = `${test.origin()}/simulator/bank?${sandboxQuery()}&lang=de`;
    const page = await send(`/bank?${sandboxQuery()}`, 'nothing', {
      headers: { 'content-type': 'multipart/form-data; boundary=x', referer },
    });
    const { pathname, search } = new URL(referer);
    const [, href, text] = /<a href="([^"]*)" hidden=""[^>]*><span>([^<]*)</.exec(page.text) ?? [];
    expect([href, text]).toEqual([(pathname + search).replaceAll('&', '&amp;'), 'Zurück zum Formular']);
    expect(page.text).toContain(
      'Was Sie eingegeben haben, steht noch im Formular, wenn Sie im Browser zurückgehen.',
    );
  });

  it.each(['https://evil.example/simulator/bank', 'javascript:alert(1)', '/portal'])(
    'links only to forms of the simulator, not to %s',
    async (referer) => {
      const page = await send('/page/nothing?sandbox=default', '', { headers: { referer } });
      expect(page.text).not.toContain(referer);
      expect(page.text).toMatch(
        /<a href="\/simulator\/" [^>]*data-look="primary"><span>Eine eigene Welt beginnen<\/span><\/a>/,
      );
    },
  );

  it('explains that the form came from another site', async () => {
    const page = await send('/page/reset?sandbox=default', '', {
      headers: { origin: 'https://evil.example' },
    });
    expect([page.status, page.text]).toEqual([
      403,
      expect.stringContaining(
        'Das Formular kam von einer fremden Seite; der Simulator nimmt nur seine eigenen an.',
      ),
    ]);
  });

  it.each([
    ['en-GB', 'This world is gone.', 'That didn’t work'],
    ['fr-CH', 'Ce monde n’existe plus.', 'L’opération n’a pas abouti'],
    ['pl-PL', 'Tego świata już nie ma.', 'To się nie udało'],
  ])('the error page is in the language of the browser: %s, "%s"', async (language, words, title) => {
    const { text } = await send('/demo/do?sandbox=gone', 'intent=day', {
      headers: { 'accept-language': language },
    });
    expect(text).toContain(words);
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  it('explains rate limiting in the HTML response', async () => {
    const hosted = await openSimulator({ hosted: true, callsPerAddress: 0 });
    try {
      const page = await send('/demo/do?sandbox=x', 'intent=day', {
        origin: hosted.origin,
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
      expect([page.status, page.text]).toEqual([
        429,
        expect.stringContaining('Von Ihrer Adresse kamen gerade zu viele Anfragen.'),
      ]);
    } finally {
      await hosted.close();
    }
  });

  it('returns only the message to scripts of a page, also when rate limiting', async () => {
    const hosted = await openSimulator({ hosted: true, callsPerAddress: 0 });
    try {
      const { status, type, text } = await send('/demo/do?sandbox=x', 'intent=day', {
        origin: hosted.origin,
        headers: { accept: PAGE_TYPE, 'x-forwarded-for': '203.0.113.7' },
      });
      expect([status, type, JSON.parse(text)]).toEqual([
        429,
        `${PAGE_TYPE}; charset=utf-8`,
        { refused: { message: expect.stringContaining('zu viele Anfragen'), nextStep: null } },
      ]);
    } finally {
      await hosted.close();
    }
  });

  it.each(['GET /demo?sandbox=gone', 'POST /demo/do?sandbox=gone'])(
    'links to a new demo if the sandbox of a demo has ended: %s',
    async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const response = await fetch(`${test.origin()}/simulator${path}&lang=en`, {
        method,
        headers: { accept: PAGE_TYPE },
        ...(method === 'POST' && { body: 'intent=day' }),
      });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        refused: {
          message: 'This world is gone.',
          nextStep: { href: '/simulator/demo?lang=en', label: 'Restart the demo' },
        },
      });
    },
  );

  it.each(['*/*', 'application/json'])(
    'the error page is replaced by error codes for programs that accept %s',
    async (accept) => {
      const { status, type, text } = await send('/demo/do?sandbox=gone', 'intent=day', {
        headers: { accept },
      });
      expect([status, type, JSON.parse(text)]).toEqual([
        404,
        expect.stringMatching(/^application\/json/),
        { errors: [{ code: 'err_entity_not_found', field: 'sandbox' }] },
      ]);
    },
  );

  it('shows message and code on the page for developers', async () => {
    const page = await send(`/page/fault?${sandboxQuery()}`, 'code=&status=nonsense');
    expect(page.status).toBe(422);
    expect(page.text).toMatch(
      /<b>Das ging nicht:<\/b> <span>[^<]+<\/span> <code>err_validation_failed \w+<\/code>/,
    );
  });

  it.each([
    ['by=nonsense', 'Eine Angabe ist ungültig.'],
    ['now=9999-01-31T08%3A15', 'Wählen Sie einen Tag und eine Uhrzeit zwischen 1970 und 2999.'],
  ])('explains the invalid input %s without an error code', async (body, words) => {
    const page = await send(`/page/clock?${sandboxQuery()}`, body);
    expect(page.status).toBe(422);
    expect(page.text).toContain(`<b>Das ging nicht:</b> <span>${words}</span> </p>`);
  });

  it.each([
    ['fault', 'code=err_nobody_knows&latency_ms=800', ['err_nobody_knows', '800']],
    ['fault', 'status=&times=3&call=createApplication', ['3', 'createApplication" selected="']],
    ['clock', 'now=9999-01-31T08%3A15', ['9999-01-31T08:15']],
    ['save', `name=${'x'.repeat(81)}`, ['x'.repeat(81)]],
    ['save-scenario', 'id=Zwei+Wörter&title=%22%3E%3Cb%3E', ['Zwei Wörter', '&quot;&gt;&lt;b&gt;']],
  ])('keeps the typed values of the form $0: $1', async (action, body, typed) => {
    const page = await send(`/page/${action}?${sandboxQuery()}`, body);
    expect(page.status).toBe(422);
    for (const value of typed) expect(visibleHtmlOf(page.text)).toContain(`value="${value}"`);
  });
});
