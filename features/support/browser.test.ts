import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInstalledBrowser } from '../../scripts/browser.mjs';
import { closeBrowsers, openProfile, recycleProfile, type Visitor } from './browser';

const VISITOR: Visitor = {
  locale: 'de-DE',
  device: 'desk',
  hasJavaScript: true,
  timeZone: 'Europe/Berlin',
  colours: 'light',
  isTranslated: false,
};

const RESPONSE_DELAY_MS = 500;

const UNANSWERED_PATH = '/never';

let portal: Server;
let origin: string;
const receivedRequests: { path: string; world: unknown }[] = [];

beforeAll(async () => {
  portal = createServer(({ url = '', headers }, response) => {
    receivedRequests.push({ path: url, world: headers['x-sandbox'] });
    if (url === UNANSWERED_PATH) return;
    if (url === '/kept' || url === '/application/keep') {
      setTimeout(() => response.setHeader('Set-Cookie', 'late=1').end(), RESPONSE_DELAY_MS);
      return;
    }
    response.setHeader('Content-Type', 'text/html').setHeader('Set-Cookie', url === '/first' ? 'a=1' : []);
    response.end('<title>One page</title>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => portal.once('listening', resolve));
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});

const TIMEOUT_MS = 60_000;

afterAll(async () => {
  await closeBrowsers();
  portal.close();
});

describe.skipIf(findInstalledBrowser('chromium') === undefined && !process.env.CI)(
  'a browser profile after its scenario',
  { timeout: TIMEOUT_MS },
  () => {
    it('QA-04: starts the next scenario of the same kind without cookies, storage, history, page or headers', async () => {
      const first = await openProfile(VISITOR, { 'x-sandbox': 'one' });
      for (const path of ['/first', '/second']) await first.page.goto(origin + path);
      await first.page.evaluate(() => {
        localStorage.setItem('a', '1');
        sessionStorage.setItem('a', '1');
        setInterval(() => fetch('/polled'), 5);
      });
      await expect.poll(() => receivedRequests.some(({ path }) => path === '/polled')).toBe(true);
      await recycleProfile(first, origin);
      receivedRequests.length = 0;

      const second = await openProfile(VISITOR, { 'x-sandbox': 'two' });
      expect(second.context).toBe(first.context);
      expect((await second.page.goto(`${origin}/third`))?.status()).toBe(200);
      const storedState = await second.page.evaluate(() => ({
        cookie: document.cookie,
        kept: localStorage.length + sessionStorage.length,
      }));
      expect(storedState).toEqual({ cookie: '', kept: 0 });
      expect(await second.context.cookies()).toEqual([]);
      await second.page.goBack();
      expect(new URL(second.page.url()).pathname).toBe('/healthz');
      expect(await second.page.goBack()).toBeNull();
      expect(receivedRequests.filter(({ path, world }) => path === '/polled' || world !== 'two')).toEqual([]);
      await second.context.close();
    });

    it('QA-04: starts the next scenario without the routes, scripts, media and viewport of the previous scenario', async () => {
      const first = await openProfile(VISITOR, {});
      const markWindow = () => void Reflect.set(window, 'isMarked', true);
      await first.context.route('**/second', (route) => route.abort());
      await first.page.route('**/third', (route) => route.abort());
      first.initScripts.push(await first.page.addInitScript(markWindow));
      await first.page.emulateMedia({ media: 'print', forcedColors: 'active' });
      await first.page.setViewportSize({ width: 320, height: 256 });
      await first.page.goto(`${origin}/first`);
      await recycleProfile(first, origin);
      const second = await openProfile(VISITOR, {});
      expect(second.context).toBe(first.context);
      const expected = { isMarked: false, isPaper: false, isForced: false, width: 1280, height: 900 };
      for (const path of ['/second', '/third']) {
        expect((await second.page.goto(origin + path))?.status()).toBe(200);
        const pageState = await second.page.evaluate(() => ({
          isMarked: 'isMarked' in window,
          isPaper: matchMedia('print').matches,
          isForced: matchMedia('(forced-colors: active)').matches,
          width: innerWidth,
          height: innerHeight,
        }));
        expect(pageState).toEqual(expected);
      }
      await second.context.close();
    });

    it('QA-04: the browser profile has no data of the simulator’s origin if the scenario opened simulator pages', async () => {
      const simulator = origin.replace('127.0.0.1', 'localhost');
      const fillStorage = () => {
        localStorage.setItem('a', '1');
        sessionStorage.setItem('a', '1');
      };
      const first = await openProfile(VISITOR, {});
      for (const each of [simulator, origin]) {
        await first.page.goto(`${each}/first`);
        await first.page.evaluate(fillStorage);
      }
      await recycleProfile(first, simulator, origin);
      const second = await openProfile(VISITOR, {});
      expect(second.context).toBe(first.context);
      for (const each of [simulator, origin]) {
        await second.page.goto(`${each}/third`);
        expect(await second.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      }
      expect(await second.context.cookies()).toEqual([]);
      await second.context.close();
    });

    it('QA-04: drops cookies of requests that were pending when the scenario ended', async () => {
      const first = await openProfile(VISITOR, {});
      await first.page.goto(`${origin}/first`);
      await first.page.evaluate(() => {
        addEventListener('pagehide', () => fetch('/kept', { method: 'POST', keepalive: true }));
      });
      await recycleProfile(first, origin);
      const second = await openProfile(VISITOR, {});
      expect(second.context).toBe(first.context);
      await second.page.goto(`${origin}/third`);
      await second.page.waitForTimeout(2 * RESPONSE_DELAY_MS);
      expect(await second.context.cookies()).toEqual([]);
      await second.context.close();
    });

    it.each([
      ['by the last page', []],
      ['by an earlier page', ['/second']],
    ])(
      'QA-04: drops the draft cookie of a request that was pending when the scenario ended, sent %s',
      async (_, visitedPaths) => {
        const first = await openProfile(VISITOR, {});
        await first.page.goto(`${origin}/first`);
        await first.page.evaluate(() => {
          fetch('/application/keep', { method: 'POST', keepalive: true }).catch(() => {
            // The page may have closed meanwhile.
          });
        });
        for (const path of visitedPaths) await first.page.goto(origin + path);
        await recycleProfile(first, origin);
        const second = await openProfile(VISITOR, {});
        await second.page.goto(`${origin}/third`);
        await second.page.waitForTimeout(2 * RESPONSE_DELAY_MS);
        expect(await second.context.cookies()).toEqual([]);
        await second.context.close();
      },
    );

    it('The browser profile is closed without delay when its page hangs', async () => {
      const first = await openProfile(VISITOR, {});
      await first.page.goto(`${origin}/first`);
      const contextClosed = new Promise((resolve) => first.context.once('close', resolve));
      first.page
        .evaluate((hangingUrl) => {
          const request = new XMLHttpRequest();
          request.open('GET', hangingUrl, false);
          request.send();
        }, UNANSWERED_PATH)
        .catch(() => {});
      await recycleProfile(first, origin);
      await contextClosed;
    });

    it('QA-04: the browser profile is not reused for a visit with other settings', async () => {
      const first = await openProfile(VISITOR, {});
      await recycleProfile(first, origin);
      const second = await openProfile({ ...VISITOR, locale: 'pl-PL' }, {});
      expect(second.context).not.toBe(first.context);
      expect(await second.page.evaluate(() => navigator.language)).toBe('pl-PL');
      await second.context.close();
    });

    it('The browser profile is closed when it cannot be emptied', async () => {
      const first = await openProfile({ ...VISITOR, locale: 'fr-FR' }, {});
      await first.page.close();
      await recycleProfile(first, origin);
      const second = await openProfile({ ...VISITOR, locale: 'fr-FR' }, {});
      expect(second.context).not.toBe(first.context);
      await second.context.close();
    });
  },
);
