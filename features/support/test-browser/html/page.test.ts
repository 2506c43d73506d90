import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect as expectValue, it } from 'vitest';
import { expect } from '../expect';
import { HtmlBrowser } from './html-browser';

interface ReceivedRequest {
  method: string;
  url: string;
  body: string;
  headers: IncomingMessage['headers'];
}

let server: Server;
let origin: string;
let receivedRequests: ReceivedRequest[] = [];
let pages: Record<string, { html?: string; status?: number; headers?: Record<string, string> }> = {};

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    receivedRequests.push({
      method: request.method ?? '',
      url,
      body: await text(request),
      headers: request.headers,
    });
    const { html = '', status = 200, headers = {} } = pages[url.split('?')[0] ?? ''] ?? {};
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://demo.localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  receivedRequests = [];
  pages = {};
});

async function visit(html: string) {
  pages['/'] = { html };
  const visitor = new HtmlBrowser('fr-FR', async () => ({ 'x-world': 'mine' }));
  const page = await visitor.page();
  await page.goto(`${origin}/`);
  return { visitor, page };
}

describe('HtmlPage', () => {
  it('requests pages with language, headers and cookies of earlier responses', async () => {
    pages['/start'] = { status: 302, headers: { location: '/there', 'set-cookie': 'seen=1' } };
    const { page } = await visit('<a href="/start">Weiter zum Antrag</a>');
    await page.getByRole('link', { name: 'weiter' }).click();
    await expect(page).toHaveURL(`${origin}/there`);
    const lastHeaders = receivedRequests.at(-1)?.headers;
    expectValue(lastHeaders).toMatchObject({
      'accept-language': 'fr-FR',
      'x-world': 'mine',
      cookie: 'seen=1',
    });
    expectValue(lastHeaders).toMatchObject({ referer: `${origin}/`, 'sec-fetch-site': 'same-origin' });
  });

  it('follows a meta refresh immediately', async () => {
    pages['/leave'] = { html: '<meta http-equiv="refresh" content="0; url=/provider">' };
    const { page } = await visit('<a href="/leave">Gehen</a>');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(`${origin}/provider`);
  });

  it('keeps the page if a link opens a new tab or downloads a file', async () => {
    pages['/file'] = { headers: { 'content-disposition': 'attachment; filename=a.pdf' } };
    const { page } = await visit('<a href="/new" target="_blank">Neu</a><a href="/file">Datei</a>');
    for (const name of ['Neu', 'Datei']) await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${origin}/`);
    expectValue(receivedRequests.map(({ url }) => url)).toEqual(['/', '/file']);
  });

  it('The page goes back, and resubmits a form on reload', async () => {
    const { page } = await visit('<form method="post" action="/save"><button>Sichern</button></form>');
    await page.getByRole('button').click();
    await page.reload();
    await page.goBack();
    expectValue(receivedRequests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /',
      'POST /save',
      'POST /save',
      'GET /',
    ]);
  });

  it('keeps the links and forms of a page while the test opens other pages', async () => {
    const { page } = await visit(
      '<a href="offer">Angebot</a><form><input name="city"><button>Senden</button></form>',
    );
    const otherPage = await new HtmlBrowser('de-DE', async () => ({})).page();
    for (let index = 0; index < 25; index += 1) await otherPage.goto(`${origin}/there/it/is`);
    await page.getByRole('textbox').fill('Köln');
    await page.getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(`${origin}/?city=K%C3%B6ln`);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(`${origin}/offer`);
    await expect(otherPage).toHaveURL(`${origin}/there/it/is`);
  });

  it('keeps session cookies only until the browser closes', async () => {
    const { visitor } = await visit('');
    const url = new URL(origin);
    await visitor.keepCookies(url, ['session=1', 'consent=2; Max-Age=60']);
    await visitor.restart();
    expectValue(await visitor.cookieHeader(url)).toBe('consent=2');
  });
});

describe('form on a HtmlPage', () => {
  it('a form submits in control order, with the pressed button and without unticked boxes', async () => {
    const { page } = await visit(`
      <form method="post" action="/save?task">
        <input name="city"><textarea name="note"></textarea>
        <input type="checkbox" name="a" checked><input type="checkbox" name="b">
        <input type="radio" name="kind" value="x" checked><input type="radio" name="kind" value="y">
        <select name="country"><option value="DE">Deutschland<option value="AT">Österreich</select>
        <input name="off" value="1" disabled>
        <button name="intent" value="back">Zurück</button><button name="intent" value="go">Weiter</button>
      </form>`);
    await page.locator('[name=city]').fill('Köln & Bonn');
    await page.locator('[name=note]').fill('eins\nzwei');
    await page.locator('[name=a]').uncheck();
    await page.locator('[name=b]').check();
    await page.locator('[value=y]').check();
    await page.locator('select').selectOption('AT');
    await page.getByRole('button', { name: 'Weiter' }).click();
    expectValue(receivedRequests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/save?task',
      body: 'city=K%C3%B6ln+%26+Bonn&note=eins%0D%0Azwei&b=on&kind=y&country=AT&intent=go',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it.each([
    [303, 'GET /there '],
    [307, 'POST /there a=1'],
  ])('a form follows a redirect with status %i', async (status, expectedRequest) => {
    pages['/save'] = { status, headers: { location: '/there' } };
    const { page } = await visit(
      '<form method="post" action="/save"><input name="a" value="1"><button>Los</button></form>',
    );
    await page.getByRole('button').click();
    await expect(page).toHaveURL(`${origin}/there`);
    expectValue(receivedRequests.slice(1).map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual(
      ['POST /save a=1', expectedRequest],
    );
  });

  it('a form submits with its first button on Enter', async () => {
    const { page } = await visit(
      '<form action="/find"><input name="q"><button name="by" value="name">Suchen</button></form>',
    );
    await page.locator('[name=q]').fill('Brandt');
    await page.locator('[name=q]').press('Enter');
    expectValue(receivedRequests.at(-1)).toMatchObject({ method: 'GET', url: '/find?q=Brandt&by=name' });
  });

  it('a form submits the chosen files', async () => {
    const { page } = await visit(`
      <form method="post" enctype="multipart/form-data" action="/up">
        <input type="file" name="file" required><input type="file" name="other"><button>Hochladen</button>
      </form>`);
    const file = { name: 'Beleg.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await page.locator('[name=file]').setInputFiles(file);
    await page.getByRole('button').click();
    const { headers, body } = receivedRequests.at(-1) ?? { headers: {}, body: '' };
    expectValue(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expectValue(body).toMatch(
      /name="file"; filename="Beleg.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF-1.4\r\n/,
    );
    expectValue(body).toMatch(/name="other"; filename=""\r\n[\s\S]*\r\n------\w[\w-]*--\r\n$/);
  });

  it.each([
    ['is not sent if a field violates its constraints', '', 1],
    ['is sent despite violated constraints with novalidate', 'novalidate', 2],
  ])('invalid field: the form %s', async (_, attribute, requests) => {
    const { page } = await visit(
      `<form ${attribute} method="post"><input name="mail" type="email" value="nobody" required><button>Los</button></form>`,
    );
    await page.getByRole('button').click();
    expectValue(receivedRequests).toHaveLength(requests);
  });

  it('a form truncates at maxlength and rejects typing into read-only fields', async () => {
    const { page } = await visit(
      '<input name="a" maxlength="3"><input name="b" disabled><input name="c" readonly>',
    );
    await page.locator('[name=a]').fill('abcdef');
    await expect(page.locator('[name=a]')).toHaveValue('abc');
    await expectValue(page.locator('[name=b]').fill('x')).rejects.toThrow(/disabled/);
    await expectValue(page.locator('[name=c]').fill('x')).rejects.toThrow(/cannot type/);
  });
});

describe('visibility on a HtmlPage', () => {
  it('HtmlPage excludes hidden elements and closed details', async () => {
    const { page } = await visit(`
      <main><p hidden>Versteckt</p><dialog>Frage</dialog>
      <details><summary>Mehr</summary><a href="/more">Gehen</a></details></main>`);
    await expect(page.getByText('Versteckt')).toBeHidden();
    await expect(page.locator('dialog')).toBeHidden();
    const more = page.getByText('Gehen');
    await expectValue(more.click()).rejects.toThrow(/is not visible/);
    await page.getByText('Mehr').click();
    await expect(more).toBeVisible();
    await expect(page.locator('a:visible, p:visible')).toHaveCount(1);
  });

  it('HtmlPage finds elements by ARIA role and accessible name', async () => {
    const { page } = await visit(`
      <header>Bank</header><main><section><header>Karte</header></section>
      <section aria-labelledby="h"><h2 id="h">Zusammen</h2></section><h1>Antrag</h1>
      <label>Ort <input name="city" aria-describedby="why"></label><p id="why">Wo Sie sitzen</p>
      <button aria-label="Entfernen, Linde"><svg></svg></button><a href="/x" aria-hidden="true">Nein</a></main>`);
    await expect(page.getByRole('banner')).toHaveText('Bank');
    await expect(page.getByRole('region', { name: 'Zusammen' })).toHaveCount(1);
    await expect(page.getByRole('region')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antrag');
    await expect(page.getByRole('button', { name: /^Entfernen\s*,\s*Linde/ })).toHaveCount(1);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByLabel('Ort')).toHaveAccessibleDescription('Wo Sie sitzen');
  });

  it('HtmlPage ignores script texts and finds the innermost element with a text', async () => {
    const { page } = await visit('<main><p>Ihre <b>Sitzung</b> ist aus</p><script>"Sitzung"</script></main>');
    await expect(page.getByText('Sitzung')).toHaveCount(1);
    await expect(page.getByText('Sitzung', { exact: true })).toHaveText('Sitzung');
    await expect(page.locator('main')).not.toContainText('"Sitzung"');
    await expect(page.getByText(/Ihre\s/)).toHaveText('Ihre Sitzung ist aus');
  });
});

describe('expect on a HtmlPage', () => {
  it('expect on a HtmlPage reports expected and actual text', async () => {
    const { page } = await visit('<p>eins</p><p>zwei</p>');
    const fails = async (check: Promise<void>, message: RegExp) =>
      expectValue(check).rejects.toThrow(message);
    await fails(expect(page.locator('p')).toHaveCount(3), /p to be so many\s+wanted: 3\s+seen: {3}2/);
    await fails(expect(page.locator('p').first()).toHaveText('zwei'), /seen: {3}"eins"/);
    await fails(expect(page.locator('p')).toBeVisible(), /2 elements match p/);
    await fails(expect(page.locator('em')).toBeVisible(), /em to be visible/);
    await fails(expect(page.locator('p').first()).not.toContainText('ein'), /not to contain the text/);
    await expect(page.locator('p')).toHaveText(['eins', /^zw/]);
    await expect(page.locator('p').filter({ hasText: 'ZWEI' })).toHaveCount(1);
  });

  it('expect on a HtmlPage throws for an expectation that needs a browser', async () => {
    const { page } = await visit('<p>eins</p>');
    await expectValue(page.locator('p').dblclick()).rejects.toThrow(/tag the scenario @browser/);
  });
});
