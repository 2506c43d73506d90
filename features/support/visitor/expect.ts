import type { Locator as BrowserLocator, Page as BrowserPage } from 'playwright';
import { expect as expectOfPlaywright } from 'playwright/test';
import type { LocatorExpectations, PageExpectations } from './expectations';
import { PlainLocator } from './plain/locator';
import { expectLocator, expectPage } from './plain/matchers';
import { PlainPage } from './plain/page';
import type { Locator, Page } from './visitor';

/** Nothing is tried twice: a crowded machine gets its time here, as each wait is on a state and ends with it. */
const expectByPlaywright = expectOfPlaywright.configure({ timeout: 15_000 });

type OfBrowser<T> = ReturnType<typeof expectByPlaywright<T>>;

function expectOf(locator: BrowserLocator, message?: string): OfBrowser<BrowserLocator>;
function expectOf(page: BrowserPage, message?: string): OfBrowser<BrowserPage>;
function expectOf(locator: Locator, message?: string): LocatorExpectations;
function expectOf(page: Page, message?: string): PageExpectations;
function expectOf<T>(value: T, message?: string): OfBrowser<T>;
function expectOf(value: unknown, message?: string): unknown {
  if (value instanceof PlainLocator) return expectLocator(value, message);
  if (value instanceof PlainPage) return expectPage(value, message);
  return expectByPlaywright(value, message);
}

const { poll, objectContaining, arrayContaining, stringContaining, stringMatching } = expectByPlaywright;

/**
 * Expects something of a page, of parts of it, or of any value. A browser's page is waited for, as it changes by itself; a plain one is
 * what it is.
 */
export const expect = Object.assign(expectOf, {
  poll,
  objectContaining,
  arrayContaining,
  stringContaining,
  stringMatching,
});
