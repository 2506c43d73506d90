import assert from 'node:assert/strict';
import type { LocatorExpectations, PageExpectations } from '../expectations';
import { fieldValue, isTicked } from './controls';
import type { HtmlLocator } from './locator';
import type { HtmlPage } from './page';
import { descriptionOf, nameOf, roleOf } from './roles';
import { collapseSpaces, fullText } from './text';
import { isVisible } from './visible';

type TextOrPattern = string | RegExp;

interface Comparison {
  actual: unknown;
  expected: unknown;
  isMatch: boolean;
}

export function expectLocator(
  locator: HtmlLocator,
  message?: string,
  isNegated = false,
): LocatorExpectations {
  const check = async (expectation: string, compare: () => Comparison): Promise<void> =>
    assertOutcome(
      compare(),
      `${message ? `${message}: ` : ''}${locator} ${isNegated ? 'not ' : ''}${expectation}`,
      isNegated,
    );
  const checkElement = (
    expectation: string,
    read: (element: Element) => unknown,
    expected: unknown,
  ): Promise<void> => check(expectation, () => compareValues(read(locator.element()), expected));
  const isElementVisible = () => {
    const [element, ...otherElements] = locator.elements();
    if (otherElements.length > 0) locator.element();
    return element !== undefined && isVisible(element);
  };
  return {
    get not() {
      return expectLocator(locator, message, !isNegated);
    },
    toBeVisible: () => check('to be visible', () => compareValues(isElementVisible(), true)),
    toBeHidden: () => check('to be hidden', () => compareValues(isElementVisible(), false)),
    toBeAttached: () => check('to be there', () => compareValues(locator.elements().length > 0, true)),
    toHaveCount: (count) => check('to be so many', () => compareValues(locator.elements().length, count)),
    toHaveText: (words) =>
      check('to have the text', () =>
        typeof words === 'string' || words instanceof RegExp
          ? matches(fullText(locator.element()), words)
          : compareAll(locator.elements().map(fullText), words),
      ),
    toContainText: (words) =>
      check('to contain the text', () => {
        const actual = fullText(locator.element());
        if (words instanceof RegExp) return matches(actual, words);
        return { actual, expected: words, isMatch: collapseSpaces(actual).includes(collapseSpaces(words)) };
      }),
    toHaveValue: (value) =>
      check('to have the value', () => matches(fieldValue(locator.element()), value, false)),
    toHaveAttribute: (name, value) =>
      check(`to have the attribute ${name}`, () => {
        const actual = locator.element().getAttribute(name);
        if (value === undefined) return { actual, expected: 'any', isMatch: actual !== null };
        return actual === null ? { actual, expected: value, isMatch: false } : matches(actual, value, false);
      }),
    toHaveRole: (role) => checkElement('to have the role', roleOf, role),
    toHaveAccessibleName: (name) => check('to be named', () => matches(nameOf(locator.element()), name)),
    toHaveAccessibleDescription: (words) =>
      check('to be described', () => matches(descriptionOf(locator.element()), words)),
    toBeChecked: () => checkElement('to be ticked', isTicked, true),
    toBeEnabled: () => checkElement('to be enabled', (element) => !element.matches(DISABLED_SELECTOR), true),
    toBeDisabled: () => checkElement('to be disabled', (element) => element.matches(DISABLED_SELECTOR), true),
  };
}

export function expectPage(page: HtmlPage, message?: string, isNegated = false): PageExpectations {
  const check = (expectation: string, comparison: Comparison): void =>
    assertOutcome(
      comparison,
      `${message ? `${message}: ` : ''}the page ${isNegated ? 'not ' : ''}${expectation}`,
      isNegated,
    );
  return {
    get not() {
      return expectPage(page, message, !isNegated);
    },
    toHaveURL: async (expected) => {
      const actual = page.url();
      if (typeof expected !== 'function')
        return check('to have the address', matches(actual, expected, false));
      check('to have an address', {
        actual,
        expected: expected.toString(),
        isMatch: expected(new URL(actual)),
      });
    },
    toHaveTitle: async (expected) => check('to be titled', matches(await page.title(), expected)),
  };
}

const DISABLED_SELECTOR = ':disabled, [aria-disabled=true]';

const compareValues = (actual: unknown, expected: unknown): Comparison => ({
  actual,
  expected,
  isMatch: actual === expected,
});

function matches(actual: string, expected: TextOrPattern, spacesMatter = true): Comparison {
  if (expected instanceof RegExp)
    return { actual, expected: String(expected), isMatch: expected.test(actual) };
  return spacesMatter
    ? compareValues(collapseSpaces(actual), collapseSpaces(expected))
    : compareValues(actual, expected);
}

function compareAll(actual: string[], expected: readonly TextOrPattern[]): Comparison {
  const isMatch =
    actual.length === expected.length &&
    expected.every((words, index) => matches(actual[index] ?? '', words).isMatch);
  return { actual: actual.map(collapseSpaces), expected: expected.map(String), isMatch };
}

function assertOutcome(
  { actual, expected, isMatch }: Comparison,
  expectation: string,
  isNegated: boolean,
): void {
  if (isMatch !== isNegated) return;
  throw new assert.AssertionError({
    message: `expected ${expectation}\n  wanted: ${show(expected)}\n  seen:   ${show(actual)}`,
  });
}

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 2_000) ?? String(value);
