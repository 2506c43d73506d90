import type { Locator as BrowserLocator, Page as BrowserPage } from 'playwright';
import { expect as expectOfPlaywright } from 'playwright/test';
import type { LocatorExpectations, PageExpectations } from './expectations';
import { HtmlLocator } from './html/locator';
import { expectLocator, expectPage } from './html/matchers';
import { HtmlPage } from './html/page';
import type { Locator, Page } from './test-browser';
import { WebDriverLocator } from './webdriver/locator';
import { expectDriverLocator, expectDriverPage } from './webdriver/matchers';
import { WebDriverPage } from './webdriver/page';

const expectByPlaywright = expectOfPlaywright.configure({ timeout: 30_000 });
const expectBriefly = expectOfPlaywright.configure({ timeout: 2_400 });

type PlaywrightExpectations<T> = ReturnType<typeof expectByPlaywright<T>>;

function expectOf(locator: BrowserLocator, message?: string): PlaywrightExpectations<BrowserLocator>;
function expectOf(page: BrowserPage, message?: string): PlaywrightExpectations<BrowserPage>;
function expectOf(locator: Locator, message?: string): LocatorExpectations;
function expectOf(page: Page, message?: string): PageExpectations;
function expectOf<T>(value: T, message?: string): PlaywrightExpectations<T>;
function expectOf(value: unknown, message?: string): unknown {
  if (value instanceof HtmlLocator) return expectLocator(value, message);
  if (value instanceof HtmlPage) return expectPage(value, message);
  if (value instanceof WebDriverLocator) return expectDriverLocator(value, message);
  if (value instanceof WebDriverPage) return expectDriverPage(value, message);
  const pollingMatchers = expectByPlaywright(value, message);
  return isBrowserObject(value)
    ? expectWithPatience(expectBriefly(value, message), pollingMatchers)
    : pollingMatchers;
}

const isBrowserObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('boundingBox' in value || 'bringToFront' in value);

function expectWithPatience(quickMatchers: object, pollingMatchers: object): object {
  return new Proxy(pollingMatchers, {
    get(_, name) {
      const [quickMatcher, pollingMatcher]: unknown[] = [
        Reflect.get(quickMatchers, name),
        Reflect.get(pollingMatchers, name),
      ];
      if (typeof quickMatcher !== 'function' || typeof pollingMatcher !== 'function') {
        return isObject(quickMatcher) && isObject(pollingMatcher)
          ? expectWithPatience(quickMatcher, pollingMatcher)
          : pollingMatcher;
      }
      return (...args: unknown[]) =>
        args.some((part) => isObject(part) && 'timeout' in part)
          ? pollingMatcher(...args)
          : quickMatcher(...args).catch(() => pollingMatcher(...args));
    },
  });
}

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

const poll: typeof expectByPlaywright.poll = (actual, options) =>
  expectByPlaywright.poll(actual, {
    intervals: [20, 30, 50, 100],
    ...(isObject(options) ? options : { message: options }),
  });

const { objectContaining, arrayContaining, stringContaining, stringMatching } = expectByPlaywright;

export const expect = Object.assign(expectOf, {
  poll,
  objectContaining,
  arrayContaining,
  stringContaining,
  stringMatching,
});
