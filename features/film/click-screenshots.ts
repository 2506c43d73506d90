import type { FilmJob } from 'fixtures/film-job';
import type { Browser, BrowserContext, Page } from 'playwright';
import { DEVICE_SETTINGS } from '../support/browser';
import { declineCookies } from '../support/consent';
import { engine, USER_AGENT } from '../support/engines';
import { isHydrated } from '../support/hydration';
import { LOCALES } from '../support/locales';
import { createFrames, type FilmFrame } from './frames';
import type { MissedStep } from './screenshots';

type ClicksFilmJob = Extract<FilmJob, { what: 'clicks' }>;

const TIME_ZONE = 'Europe/Berlin';
const PAGE_TIMEOUT_MS = 15_000;
const HYDRATION_TIMEOUT_MS = 3_000;

export async function takeClickScreenshots(
  job: ClicksFilmJob,
  onProgress: (doneCount: number) => void,
): Promise<{ frames: FilmFrame[]; missedSteps: MissedStep[] }> {
  const browser = await engine().launch();
  try {
    const context = await contextFor(browser, job);
    const page = await context.newPage();
    await declineCookies(context, job.portal);
    const pictures = new Map<number, Uint8Array>();
    const missedSteps: MissedStep[] = [];
    for (const [step, { path }] of job.shots.entries()) {
      onProgress(step);
      const reason = await openPage(page, new URL(path, job.simulator));
      if (reason !== null) missedSteps.push({ step, reason });
      await page.evaluate(() => document.querySelector('aside[data-shows-codes]')?.remove()).catch(() => {});
      const picture = await page.screenshot().catch(() => null);
      if (picture !== null) pictures.set(step, picture);
    }
    const steps = job.shots.map(({ caption }) => caption);
    const { title, heading: feature } = job;
    return { frames: createFrames({ title, feature, steps, pictures, missedSteps }, job), missedSteps };
  } finally {
    await browser.close();
  }
}

function contextFor(browser: Browser, { size, language }: ClicksFilmJob): Promise<BrowserContext> {
  return browser.newContext({
    ...DEVICE_SETTINGS[size],
    isMobile: size === 'phone',
    userAgent: USER_AGENT,
    locale: LOCALES[language],
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
  });
}

async function openPage(page: Page, address: URL): Promise<string | null> {
  const response = await page.goto(address.href, { timeout: PAGE_TIMEOUT_MS }).catch((error: Error) => error);
  if (response instanceof Error) return response.message.split('\n')[0] ?? '';
  const isPortalPage = new URL(page.url()).origin !== address.origin;
  if (isPortalPage)
    await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_TIMEOUT_MS }).catch(() => {});
  return response?.ok() === false ? `HTTP ${response.status()}` : null;
}
