import assert from 'node:assert/strict';
import type { LocatorExpectations, PageExpectations } from '../expectations';
import { fieldValue, isTicked } from './controls';
import type { HtmlLocator } from './locator';
import type { HtmlPage } from './page';
import { descriptionOf, nameOf, roleOf } from './roles';
import { collapseSpaces, fullText } from './text';
import { isVisible } from './visible';

type Words = string | RegExp;

interface Comparison {
  seen: unknown;
  wanted: unknown;
  holds: boolean;
}

export function expectLocator(locator: HtmlLocator, message?: string, isNot = false): LocatorExpectations {
  const check = async (expectation: string, compare: () => Comparison): Promise<void> =>
    assertOutcome(
      compare(),
      `${message ? `${message}: ` : ''}${locator} ${isNot ? 'not ' : ''}${expectation}`,
      isNot,
    );
  const one = (expectation: string, read: (element: Element) => unknown, expected: unknown): Promise<void> =>
    check(expectation, () => isSame(read(locator.element()), expected));
  const visible = () => {
    const [element, ...others] = locator.elements();
    if (others.length > 0) locator.element();
    return element !== undefined && isVisible(element);
  };
  return {
    get not() {
      return expectLocator(locator, message, !isNot);
    },
    toBeVisible: () => check('to be visible', () => isSame(visible(), true)),
    toBeHidden: () => check('to be hidden', () => isSame(visible(), false)),
    toBeAttached: () => check('to be there', () => isSame(locator.elements().length > 0, true)),
    toHaveCount: (count) => check('to be so many', () => isSame(locator.elements().length, count)),
    toHaveText: (words) =>
      check('to have the text', () =>
        typeof words === 'string' || words instanceof RegExp
          ? matches(fullText(locator.element()), words)
          : allMatch(locator.elements().map(fullText), words),
      ),
    toContainText: (words) =>
      check('to contain the text', () => {
        const seen = fullText(locator.element());
        if (words instanceof RegExp) return matches(seen, words);
        return { seen, wanted: words, holds: collapseSpaces(seen).includes(collapseSpaces(words)) };
      }),
    toHaveValue: (value) =>
      check('to have the value', () => matches(fieldValue(locator.element()), value, false)),
    toHaveAttribute: (name, value) =>
      check(`to have the attribute ${name}`, () => {
        const seen = locator.element().getAttribute(name);
        if (value === undefined) return { seen, wanted: 'any', holds: seen !== null };
        return seen === null ? { seen, wanted: value, holds: false } : matches(seen, value, false);
      }),
    toHaveRole: (role) => one('to have the role', roleOf, role),
    toHaveAccessibleName: (name) => check('to be named', () => matches(nameOf(locator.element()), name)),
    toHaveAccessibleDescription: (words) =>
      check('to be described', () => matches(descriptionOf(locator.element()), words)),
    toBeChecked: () => one('to be ticked', isTicked, true),
    toBeEnabled: () => one('to be enabled', (element) => !element.matches(DISABLED), true),
    toBeDisabled: () => one('to be disabled', (element) => element.matches(DISABLED), true),
  };
}

export function expectPage(page: HtmlPage, message?: string, isNot = false): PageExpectations {
  const check = (expectation: string, look: Comparison): void =>
    assertOutcome(
      look,
      `${message ? `${message}: ` : ''}the page ${isNot ? 'not ' : ''}${expectation}`,
      isNot,
    );
  return {
    get not() {
      return expectPage(page, message, !isNot);
    },
    toHaveURL: async (wanted) => {
      const seen = page.url();
      if (typeof wanted !== 'function') return check('to have the address', matches(seen, wanted, false));
      check('to have an address', { seen, wanted: wanted.toString(), holds: wanted(new URL(seen)) });
    },
    toHaveTitle: async (wanted) => check('to be titled', matches(await page.title(), wanted)),
  };
}

const DISABLED = ':disabled, [aria-disabled=true]';

const isSame = (actual: unknown, expected: unknown): Comparison => ({
  seen: actual,
  wanted: expected,
  holds: actual === expected,
});

function matches(actual: string, expected: Words, spacesMatter = true): Comparison {
  if (expected instanceof RegExp)
    return { seen: actual, wanted: String(expected), holds: expected.test(actual) };
  return spacesMatter ? isSame(collapseSpaces(actual), collapseSpaces(expected)) : isSame(actual, expected);
}

function allMatch(actual: string[], expected: readonly Words[]): Comparison {
  const holds =
    actual.length === expected.length &&
    expected.every((words, at) => matches(actual[at] ?? '', words).holds);
  return { seen: actual.map(collapseSpaces), wanted: expected.map(String), holds };
}

function assertOutcome({ seen, wanted, holds }: Comparison, expectation: string, isNot: boolean): void {
  if (holds !== isNot) return;
  throw new assert.AssertionError({
    message: `expected ${expectation}\n  wanted: ${show(wanted)}\n  seen:   ${show(seen)}`,
  });
}

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 2_000) ?? String(value);
