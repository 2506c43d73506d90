import type { Locator as BrowserLocator } from 'playwright';
import type { Locator } from './visitor';

/** Parts of a page with all that only a browser knows of them. @throws Error when there is no browser */
export function ofBrowser(locator: Locator): BrowserLocator {
  if (isOfBrowser(locator)) return locator;
  throw new Error('This step needs a browser: tag its scenario @browser beside @no-js');
}

/** Whether a browser shows it, and no plain document. */
export const isOfBrowser = (locator: Locator): locator is BrowserLocator => 'boundingBox' in locator;
