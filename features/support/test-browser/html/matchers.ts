import assert from 'node:assert/strict';
import type { LocatorExpectations, PageExpectations } from '../expectations';
import { fieldValue, isTicked } from './controls';
import type { HtmlLocator } from './locator';
import type { HtmlPage } from './page';
import { descriptionOf, nameOf, roleOf } from './roles';
import { fullText, spaced } from './text';
import { isVisible } from './visible';

type Words = string | RegExp;

interface Look {
  seen: unknown;
  wanted: unknown;
  holds: boolean;
}

export function expectLocator(locator: HtmlLocator, message?: string, isNot = false): LocatorExpectations {
  const check = async (what: string, look: () => Look): Promise<void> =>
    judge(look(), `${message ? `${message}: ` : ''}${locator} ${isNot ? 'not ' : ''}${what}`, isNot);
  const one = (what: string, read: (element: Element) => unknown, wanted: unknown): Promise<void> =>
    check(what, () => same(read(locator.element()), wanted));
  const visible = () => {
    const [element, ...others] = locator.elements();
    if (others.length > 0) locator.element();
    return element !== undefined && isVisible(element);
  };
  return {
    get not() {
      return expectLocator(locator, message, !isNot);
    },
    toBeVisible: () => check('to be visible', () => same(visible(), true)),
    toBeHidden: () => check('to be hidden', () => same(visible(), false)),
    toBeAttached: () => check('to be there', () => same(locator.elements().length > 0, true)),
    toHaveCount: (count) => check('to be so many', () => same(locator.elements().length, count)),
    toHaveText: (words) =>
      check('to have the text', () =>
        typeof words === 'string' || words instanceof RegExp
          ? matches(fullText(locator.element()), words)
          : all(locator.elements().map(fullText), words),
      ),
    toContainText: (words) =>
      check('to contain the text', () => {
        const seen = fullText(locator.element());
        if (words instanceof RegExp) return matches(seen, words);
        return { seen, wanted: words, holds: spaced(seen).includes(spaced(words)) };
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
  const check = (what: string, look: Look): void =>
    judge(look, `${message ? `${message}: ` : ''}the page ${isNot ? 'not ' : ''}${what}`, isNot);
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

const same = (seen: unknown, wanted: unknown): Look => ({ seen, wanted, holds: seen === wanted });

function matches(seen: string, wanted: Words, spacesMatter = true): Look {
  if (wanted instanceof RegExp) return { seen, wanted: String(wanted), holds: wanted.test(seen) };
  return spacesMatter ? same(spaced(seen), spaced(wanted)) : same(seen, wanted);
}

function all(seen: string[], wanted: readonly Words[]): Look {
  const holds =
    seen.length === wanted.length && wanted.every((words, at) => matches(seen[at] ?? '', words).holds);
  return { seen: seen.map(spaced), wanted: wanted.map(String), holds };
}

function judge({ seen, wanted, holds }: Look, what: string, isNot: boolean): void {
  if (holds !== isNot) return;
  throw new assert.AssertionError({
    message: `expected ${what}\n  wanted: ${show(wanted)}\n  seen:   ${show(seen)}`,
  });
}

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 2_000) ?? String(value);
