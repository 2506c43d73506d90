import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { DocumentsScreen } from './documents';
import { FinancingScreen } from './financing';
import { OverviewScreen } from './overview';
import { RepresentativesScreen } from './representatives';
import { SignaturesScreen } from './signatures';
import { allowAnySpaces, CARD_TITLES, type CardName, SIGNING_STEPS, type SigningStep } from './texts';

interface PartContext {
  page: Page;
  input: InputMethod;
}

const PARTS: readonly (readonly [
  string,
  (context: PartContext, name: string) => Locator | Promise<Locator>,
])[] = [
  [
    `the card about (${Object.keys(CARD_TITLES).join('|')})`,
    ({ page }, name) => new OverviewScreen(page).card(name as CardName),
  ],
  ['the card of "([^"]*)"', ({ page, input }, name) => new RepresentativesScreen(page, input).card(name)],
  [
    `the step of (${Object.keys(SIGNING_STEPS).join('|')})`,
    ({ page, input }, name) => new SignaturesScreen(page, input).step(name as SigningStep),
  ],
  ['the file "([^"]*)"', ({ page, input }, name) => new DocumentsScreen(page, input).rows(name)],
  ['the document type (\\w+)', ({ page, input }, name) => new DocumentsScreen(page, input).type(name)],
  [
    'the open item',
    async ({ page }) => {
      await expect(new OverviewScreen(page).items()).toHaveCount(1);
      return new OverviewScreen(page).items();
    },
  ],
  ['the last object', ({ page }) => new FinancingScreen(page).objects().last()],
  ['the page', ({ page }) => page.getByRole('main')],
  ['the request card', ({ page }) => page.getByRole('main').locator('aside section')],
  ['the sum', ({ page }) => page.locator('main [data-verdict]')],
  [
    'the summary',
    ({ page }) =>
      page.locator(
        'main [data-part=errors], dialog [data-part=errors], main [role=alert], dialog :not([data-live]) > [role=alert]',
      ),
  ],
  ['the alert (err_\\w+)', ({ page, input }, code) => new RepresentativesScreen(page, input).alert(code)],
];

export const PART_NAMES = PARTS.map(([pattern]) => new RegExp(pattern.replace(/\((?!\?)/g, '(?:')));

export async function expectTexts(context: PartContext, part: string, words: string): Promise<void> {
  const locator = await partOf(context, part);
  for (const word of words.split('; ')) {
    await expect(locator.filter({ hasText: allowAnySpaces(word) }), `${part} says ${word}`).toHaveCount(1);
  }
}

export async function expectNoTexts(context: PartContext, part: string, words: string): Promise<void> {
  const locator = await partOf(context, part);
  await expect(locator).toBeVisible();
  await expect(locator).not.toContainText(allowAnySpaces(words));
}

function partOf(context: PartContext, part: string): Locator | Promise<Locator> {
  for (const [pattern, find] of PARTS) {
    const [match, name = ''] = new RegExp(`^${pattern}$`).exec(part) ?? [];
    if (match !== undefined) return find(context, name);
  }
  throw new Error(`unknown part of a page: ${part}`);
}
