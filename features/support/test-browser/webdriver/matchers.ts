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
    toBeVisible: (to) => wait((it) => it.toBeVisible(), to?.timeout),
    toBeHidden: (to) => wait((it) => it.toBeHidden(), to?.timeout),
    toBeAttached: (to) => wait((it) => it.toBeAttached(), to?.timeout),
    toHaveCount: (count, to) => wait((it) => it.toHaveCount(count), to?.timeout),
    toHaveText: (words, to) => wait((it) => it.toHaveText(words), to?.timeout),
    toContainText: (words, to) => wait((it) => it.toContainText(words), to?.timeout),
    toHaveValue: (value, to) => wait((it) => it.toHaveValue(value), to?.timeout),
    toHaveAttribute: (name, value, to) => wait((it) => it.toHaveAttribute(name, value), to?.timeout),
    toHaveRole: (role, to) => wait((it) => it.toHaveRole(role), to?.timeout),
    toHaveAccessibleName: (name, to) => wait((it) => it.toHaveAccessibleName(name), to?.timeout),
    toHaveAccessibleDescription: (words, to) =>
      wait((it) => it.toHaveAccessibleDescription(words), to?.timeout),
    toBeChecked: (to) => wait((it) => it.toBeChecked(), to?.timeout),
    toBeEnabled: (to) => wait((it) => it.toBeEnabled(), to?.timeout),
    toBeDisabled: (to) => wait((it) => it.toBeDisabled(), to?.timeout),
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
    toHaveURL: (wanted, to) =>
      wait(
        `at ${wanted}`,
        () => page.urlNow(),
        (seen) => (typeof wanted === 'function' ? wanted(new URL(seen)) : matches(seen, wanted)),
        to,
      ),
    toHaveTitle: (wanted, to) =>
      wait(
        `titled ${wanted}`,
        () => page.title(),
        (seen) => matches(seen, wanted),
        to,
      ),
  };
}

const matches = (seen: string, wanted: string | RegExp): boolean =>
  wanted instanceof RegExp ? wanted.test(seen) : seen === wanted;
