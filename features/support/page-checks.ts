import type { Page as BrowserPage } from 'playwright';
import { lostFocus } from './lost-focus';
import { expect } from './test-browser/expect';
import type { Page } from './test-browser/test-browser';
import { suspectsOf, untranslatedKeys } from './untranslated-keys';
import type { PortalWorld } from './world';

/** Milliseconds until the page has moved the focus. */
const FOCUS_TIMEOUT_MS = 3_000;

/** Lists error codes, whose texts have the same names. */
const LISTS_CODES = '/demo/errors';

export async function expectSoundPage(world: PortalWorld): Promise<void> {
  const page = world.openPage;
  if (!page || !isOfPortal(world, page)) return;
  const [suspects] = await Promise.all([
    page
      .locator('html')
      .evaluate(suspectsOf)
      .catch(() => null),
    expectFocusKept(world, page),
  ]);
  const keys = suspects && !page.url().includes(LISTS_CODES) ? untranslatedKeys(suspects) : [];
  if (keys.length > 0) throw new Error(`The page shows keys of texts: ${keys.join(', ')}`);
}

async function expectFocusKept(world: PortalWorld, page: Page): Promise<void> {
  if (!isBrowserPage(page)) return;
  const lost = () => page.evaluate(lostFocus).catch(() => null);
  if ((await lost()) === null) return;
  await world.waitForNavigation();
  await expect
    .poll(lost, { message: 'The focus fell to the body: this had it before', timeout: FOCUS_TIMEOUT_MS })
    .toBeNull();
}

const isBrowserPage = (page: Page): page is BrowserPage => 'bringToFront' in page && 'evaluate' in page;

function isOfPortal(world: PortalWorld, page: Page): boolean {
  return URL.canParse(page.url()) && new URL(page.url()).port === new URL(world.url('/')).port;
}
