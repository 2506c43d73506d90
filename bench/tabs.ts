import { type CDPSession, chromium, type Page } from 'playwright';
import { z } from 'zod';
import { tryFindBrowser } from '../scripts/browser.mjs';
import type { ReportRow } from './report';
import { JSON_CONTENT_TYPE, sendRequest } from './requests';
import { medianOf } from './rounds';
import { logIn, withServers } from './servers';

/** The application has every tab but signatures. */
const SCENARIO = 'pending-objects';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;

const PRESS_MS = 80;
const PAUSE_MS = 2_000;

const LATER_VISIT_COUNT = 3;

const BAR_MS = 100;

const TABS = 'nav a[href^="/dashboard/applications/"]:not([href*="?"])';

interface TouchTimes {
  reactionMs: number;
  contentMs: number;
}

/** Median milliseconds from touch to first reaction, and from release to content, without first visits. */
export async function measureTabs(): Promise<ReportRow[]> {
  const { path: executablePath, problem } = await tryFindBrowser('chromium');
  if (executablePath === null) {
    console.info(`The tabs are left out: ${problem}`);
    return [];
  }
  return withServers(async (servers) => {
    const { portal, simulator } = await servers.portal();
    const world = await createWorld(simulator.origin);
    const cookie = await logIn(portal.origin, world.sandbox);
    const browser = await chromium.launch({ executablePath });
    try {
      const context = await browser.newContext({
        ...PHONE,
        extraHTTPHeaders: { 'x-sandbox': world.sandbox },
      });
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return { name, value: value.join('='), url: portal.origin };
        }),
      );
      // tsx adds calls of this function to `observeReaction`.
      await context.addInitScript('globalThis.__name = (named) => named');
      const page = await context.newPage();
      const device = await context.newCDPSession(page);
      await device.send('Network.enable');
      await device.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.goto(`${portal.origin}/dashboard/applications/${world.application}`, {
        waitUntil: 'networkidle',
      });
      const paths = await page
        .locator(TABS)
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      const [overview = '', ...otherPaths] = paths;
      const visits: { path: string; times: TouchTimes }[][] = [];
      for (let visit = 0; visit <= LATER_VISIT_COUNT; visit += 1) {
        const tabTimes: { path: string; times: TouchTimes }[] = [];
        for (const path of [...otherPaths, overview]) {
          await page.waitForTimeout(PAUSE_MS);
          tabTimes.push({ path, times: await measureTouch(page, device, path) });
        }
        visits.push(tabTimes);
      }
      return [...otherPaths, overview].flatMap((path, tab) => {
        const times = visits.map((tabTimes) => tabTimes[tab]?.times ?? { reactionMs: 0, contentMs: 0 });
        const name = path === overview ? 'overview' : path.slice(overview.length + 1);
        const row = (measurement: string, values: readonly number[], bar: number | null) =>
          ({
            group: 'tabs',
            name: `${name}, ${measurement}`,
            value: medianOf(values),
            unit: 'ms',
            bar,
          }) as const;
        const laterTimes = times.slice(1);
        return [
          row(
            'reaction',
            times.map(({ reactionMs }) => reactionMs),
            BAR_MS,
          ),
          row(
            'content, first visit',
            times.slice(0, 1).map(({ contentMs }) => contentMs),
            null,
          ),
          row(
            'content, later',
            laterTimes.map(({ contentMs }) => contentMs),
            BAR_MS,
          ),
        ];
      });
    } finally {
      await browser.close();
    }
  });
}

const createdWorld = z.object({ sandbox: z.string(), applications: z.array(z.object({ id: z.string() })) });

async function createWorld(origin: string): Promise<{ sandbox: string; application: string }> {
  const { body } = await sendRequest({
    method: 'POST',
    url: `${origin}/simulator/sandboxes`,
    headers: JSON_CONTENT_TYPE,
    body: JSON.stringify({ scenario: SCENARIO }),
  });
  const { sandbox, applications } = createdWorld.parse(JSON.parse(body));
  return { sandbox, application: applications[0]?.id ?? '' };
}

async function measureTouch(page: Page, device: CDPSession, path: string): Promise<TouchTimes> {
  const link = page.locator(`nav a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PRESS_MS);
  const times = link.evaluate(observeReaction);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS_MS);
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return times;
}

/** Playwright runs this function in the page. */
function observeReaction(link: HTMLElement | SVGElement): Promise<TouchTimes> {
  const readStyle = () => {
    const { color, borderBottomColor, backgroundColor } = getComputedStyle(link);
    return [link.className, color, borderBottomColor, backgroundColor].join();
  };
  const initialStyle = readStyle();
  return new Promise((resolve) => {
    let [touchedAt, releasedAt, reactionMs] = [0, 0, 0];
    const checkFrame = (now: number) => {
      if (reactionMs === 0 && readStyle() !== initialStyle) reactionMs = Math.max(1, now - touchedAt);
      const current = document.querySelector(`nav a[href="${link.getAttribute('href')}"][aria-current]`);
      if (!current) requestAnimationFrame(checkFrame);
      else resolve({ reactionMs: reactionMs || now - touchedAt, contentMs: now - releasedAt });
    };
    const options = { once: true, capture: true };
    addEventListener('pointerup', ({ timeStamp }) => (releasedAt = timeStamp), options);
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        touchedAt = timeStamp;
        requestAnimationFrame(checkFrame);
      },
      options,
    );
  });
}
