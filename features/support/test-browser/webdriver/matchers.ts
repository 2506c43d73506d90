import type { LocatorExpectations, PageExpectations, Wait } from '../expectations';
import { expectLocator } from '../html/matchers';
import type { WebDriverLocator } from './locator';
import type { WebDriverPage } from './page';
import { retryUntilDone } from './wait';

export function expectDriverLocator(
  locator: WebDriverLocator,
  message?: string,
  isNot = false,
): LocatorExpectations {
  const now = async () => expectLocator(await locator.now(), message, isNot);
  const wait = (hold: (expectation: LocatorExpectations) => Promise<void>, timeout?: number) =>
    retryUntilDone(async () => hold(await now()), timeout);
  return {
    get not() {
      return expectDriverLocator(locator, message, !isNot);
    },
    toBeVisible: (options) => wait((it) => it.toBeVisible(), options?.timeout),
    toBeHidden: (options) => wait((it) => it.toBeHidden(), options?.timeout),
    toBeAttached: (options) => wait((it) => it.toBeAttached(), options?.timeout),
    toHaveCount: (count, options) => wait((it) => it.toHaveCount(count), options?.timeout),
    toHaveText: (words, options) => wait((it) => it.toHaveText(words), options?.timeout),
    toContainText: (words, options) => wait((it) => it.toContainText(words), options?.timeout),
    toHaveValue: (value, options) => wait((it) => it.toHaveValue(value), options?.timeout),
    toHaveAttribute: (name, value, options) =>
      wait((it) => it.toHaveAttribute(name, value), options?.timeout),
    toHaveRole: (role, options) => wait((it) => it.toHaveRole(role), options?.timeout),
    toHaveAccessibleName: (name, options) => wait((it) => it.toHaveAccessibleName(name), options?.timeout),
    toHaveAccessibleDescription: (words, options) =>
      wait((it) => it.toHaveAccessibleDescription(words), options?.timeout),
    toBeChecked: (options) => wait((it) => it.toBeChecked(), options?.timeout),
    toBeEnabled: (options) => wait((it) => it.toBeEnabled(), options?.timeout),
    toBeDisabled: (options) => wait((it) => it.toBeDisabled(), options?.timeout),
  };
}

export function expectDriverPage(page: WebDriverPage, message = 'the page', isNot = false): PageExpectations {
  const wait = (what: string, seen: () => Promise<string>, holds: (seen: string) => boolean, to?: Wait) =>
    retryUntilDone(async () => {
      const now = await seen();
      if (holds(now) === isNot) throw new Error(`${message} is ${isNot ? 'still ' : 'not '}${what}: ${now}`);
    }, to?.timeout);
  return {
    get not() {
      return expectDriverPage(page, message, !isNot);
    },
    toHaveURL: (wanted, options) =>
      wait(
        `at ${wanted}`,
        () => page.urlNow(),
        (seen) => (typeof wanted === 'function' ? wanted(new URL(seen)) : matches(seen, wanted)),
        options,
      ),
    toHaveTitle: (wanted, options) =>
      wait(
        `titled ${wanted}`,
        () => page.title(),
        (seen) => matches(seen, wanted),
        options,
      ),
  };
}

const matches = (actual: string, expected: string | RegExp): boolean =>
  expected instanceof RegExp ? expected.test(actual) : actual === expected;
