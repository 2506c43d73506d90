import type { Locator as BrowserLocator } from 'playwright';
import type { Locator } from './test-browser';

export function requirePlaywrightLocator(locator: Locator): BrowserLocator {
  if (isPlaywrightLocator(locator)) return locator;
  throw new Error('This step needs a browser: tag its scenario @browser beside @no-js');
}

export const isPlaywrightLocator = (locator: Locator): locator is BrowserLocator => 'boundingBox' in locator;
