import type { LocatorExpectations, PageExpectations, WaitOptions } from '../expectations';
import { expectLocator } from '../html/matchers';
import type { WebDriverLocator } from './locator';
import type { WebDriverPage } from './page';
import { retryUntilDone } from './wait';

export function expectDriverLocator(
  locator: WebDriverLocator,
  message?: string,
  isNegated = false,
): LocatorExpectations {
  const now = async () => expectLocator(await locator.now(), message, isNegated);
  const waitFor = (assertion: (expectation: LocatorExpectations) => Promise<void>, timeout?: number) =>
    retryUntilDone(async () => assertion(await now()), timeout);
  return {
    get not() {
      return expectDriverLocator(locator, message, !isNegated);
    },
    toBeVisible: (options) => waitFor((expectation) => expectation.toBeVisible(), options?.timeout),
    toBeHidden: (options) => waitFor((expectation) => expectation.toBeHidden(), options?.timeout),
    toBeAttached: (options) => waitFor((expectation) => expectation.toBeAttached(), options?.timeout),
    toHaveCount: (count, options) =>
      waitFor((expectation) => expectation.toHaveCount(count), options?.timeout),
    toHaveText: (words, options) => waitFor((expectation) => expectation.toHaveText(words), options?.timeout),
    toContainText: (words, options) =>
      waitFor((expectation) => expectation.toContainText(words), options?.timeout),
    toHaveValue: (value, options) =>
      waitFor((expectation) => expectation.toHaveValue(value), options?.timeout),
    toHaveAttribute: (name, value, options) =>
      waitFor((expectation) => expectation.toHaveAttribute(name, value), options?.timeout),
    toHaveRole: (role, options) => waitFor((expectation) => expectation.toHaveRole(role), options?.timeout),
    toHaveAccessibleName: (name, options) =>
      waitFor((expectation) => expectation.toHaveAccessibleName(name), options?.timeout),
    toHaveAccessibleDescription: (words, options) =>
      waitFor((expectation) => expectation.toHaveAccessibleDescription(words), options?.timeout),
    toBeChecked: (options) => waitFor((expectation) => expectation.toBeChecked(), options?.timeout),
    toBeEnabled: (options) => waitFor((expectation) => expectation.toBeEnabled(), options?.timeout),
    toBeDisabled: (options) => waitFor((expectation) => expectation.toBeDisabled(), options?.timeout),
  };
}

export function expectDriverPage(
  page: WebDriverPage,
  message = 'the page',
  isNegated = false,
): PageExpectations {
  const waitForValue = (
    description: string,
    readValue: () => Promise<string>,
    isExpected: (value: string) => boolean,
    options?: WaitOptions,
  ) =>
    retryUntilDone(async () => {
      const now = await readValue();
      if (isExpected(now) === isNegated)
        throw new Error(`${message} is ${isNegated ? 'still ' : 'not '}${description}: ${now}`);
    }, options?.timeout);
  return {
    get not() {
      return expectDriverPage(page, message, !isNegated);
    },
    toHaveURL: (expected, options) =>
      waitForValue(
        `at ${expected}`,
        () => page.readCurrentUrl(),
        (value) => (typeof expected === 'function' ? expected(new URL(value)) : matches(value, expected)),
        options,
      ),
    toHaveTitle: (expected, options) =>
      waitForValue(
        `titled ${expected}`,
        () => page.title(),
        (value) => matches(value, expected),
        options,
      ),
  };
}

const matches = (actual: string, expected: string | RegExp): boolean =>
  expected instanceof RegExp ? expected.test(actual) : actual === expected;
