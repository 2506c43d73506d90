import { type Browser, chromium, type Page } from 'playwright';
import { tryFindBrowser } from '../scripts/browser.mjs';
import type { ReportRow } from './report';
import { withServers } from './servers';

const PAGES = [
  { name: 'login', path: '/login', bar: 105 },
  { name: 'loan info', path: '/application/loan-info', bar: 120 },
] as const;

const FIELDS = [
  { name: 'e-mail of the login', path: '/login', field: 'input[name="email"]' },
  { name: 'e-mail of the registration', path: '/register', field: 'input[name="email"]' },
] as const;

const CPU_SLOWDOWN = 4;

const KB = 1000;

export async function measureFirstVisit(): Promise<ReportRow[]> {
  const { path: executablePath, problem } = await tryFindBrowser('chromium');
  if (executablePath === null) {
    console.info(`The first visit is left out: ${problem}`);
    return [];
  }
  return withServers(async (servers) => {
    const { portal } = await servers.portal();
    const browser = await chromium.launch({ executablePath });
    try {
      const rows: ReportRow[] = [];
      for (const { name, path, bar } of PAGES) {
        const { bytes, files } = await scriptOf(browser, portal.origin + path);
        const group = 'first visit';
        rows.push({ group, name: `script of the ${name}`, value: bytes / KB, unit: 'KB', bar });
        rows.push({ group, name: `files of the ${name}`, value: files, unit: 'files', bar: 12 });
      }
      for (const { name, path, field } of FIELDS) {
        const value = await measureTypingDelay(browser, portal.origin + path, field);
        rows.push({ group: 'typing', name, value, unit: 'ms', bar: 50 });
      }
      return rows;
    } finally {
      await browser.close();
    }
  });
}

async function scriptOf(browser: Browser, url: string): Promise<{ bytes: number; files: number }> {
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const contentLengths: number[] = [];
  network.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') contentLengths.push(Number(response.headers['Content-Length']));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  if (!contentLengths.every((length) => length > 0))
    throw new Error(`A script of ${url} has no content length.`);
  return { bytes: contentLengths.reduce((sum, length) => sum + length, 0), files: contentLengths.length };
}

async function measureTypingDelay(browser: Browser, url: string, field: string): Promise<number> {
  const page = await browser.newPage();
  const processor = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await processor.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await observeEvents(page);
  await page
    .locator(field)
    .first()
    .pressSequentially('katrin.brandt@metallbau-brandt.example', { delay: 60 });
  const longest = await page.evaluate(() => Math.max(0, ...(window.durations ?? [])));
  await page.close();
  return longest;
}

declare global {
  interface Window {
    durations?: number[];
  }
}

const observeEvents = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    window.durations = durations;
    new PerformanceObserver((list) => {
      durations.push(
        ...list
          .getEntries()
          .filter(({ name }) => name.startsWith('key'))
          .map(({ duration }) => duration),
      );
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
