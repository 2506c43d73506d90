import type { Page as BrowserPage } from 'playwright';
import { lostFocus } from './lost-focus';
import { type Suspects, shownKeys, suspectsOf } from './shown-keys';
import { expect } from './visitor/expect';
import type { Page } from './visitor/visitor';
import type { PortalWorld } from './world';

/** Milliseconds until the page has moved the focus. */
const PATIENCE_MS = 3_000;

/** Lists error codes, whose texts have the same names. */
const LISTS_CODES = '/demo/errors';

interface Conduct {
  suspects: Suspects;
  lost: string | null;
}

/** A locator would first load a third of a megabyte of script into each page. */
const CONDUCT = `({ suspects: (${suspectsOf})(document.documentElement), lost: (${lostFocus})() })`;

export async function expectConduct(world: PortalWorld): Promise<void> {
  const page = world.openPage;
  if (!page || !isOfPortal(world, page)) return;
  const conduct = await conductOf(page).catch(() => null);
  if (conduct === null) return;
  const keys = page.url().includes(LISTS_CODES) ? [] : shownKeys(conduct.suspects);
  if (isBrowserPage(page) && conduct.lost !== null) await expectFocusKept(world, page);
  if (keys.length > 0) throw new Error(`The page shows keys of texts: ${keys.join(', ')}`);
}

async function conductOf(page: Page): Promise<Conduct> {
  if (isBrowserPage(page)) return page.evaluate<Conduct>(CONDUCT);
  return { suspects: await page.locator('html').evaluate(suspectsOf), lost: null };
}

async function expectFocusKept(world: PortalWorld, page: BrowserPage): Promise<void> {
  await world.arrived();
  const lost = () => page.evaluate(lostFocus).catch(() => null);
  await expect
    .poll(lost, { message: 'The focus fell to the body: this had it before', timeout: PATIENCE_MS })
    .toBeNull();
}

const isBrowserPage = (page: Page): page is BrowserPage => 'bringToFront' in page && 'evaluate' in page;

function isOfPortal(world: PortalWorld, page: Page): boolean {
  return URL.canParse(page.url()) && new URL(page.url()).port === new URL(world.url('/')).port;
}
