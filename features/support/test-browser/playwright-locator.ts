import type { Locator as BrowserLocator } from 'playwright';
import type { Locator } from './test-browser';

/** @throws Error if the visitor has no browser */
export function ofBrowser(locator: Locator): BrowserLocator {
  if (isOfBrowser(locator)) return locator;
  throw new Error('This step needs a browser: tag its scenario @browser beside @no-js');
}

export const isOfBrowser = (locator: Locator): locator is BrowserLocator => 'boundingBox' in locator;
