import { Then, When } from '@cucumber/cucumber';
import { locateToasts } from '../screens/messages';
import { getTranslatedText, type TextReference } from '../screens/texts';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('the checklist is in view', async function () {
  await this.waitForNavigation();
  await expectInView(this);
});

Then<PortalWorld>('the checklist is in view, with the focus on {string}', async function (title: string) {
  const item = (await this.overview()).items().filter({ hasText: title });
  const control = item.locator('a, button').last();
  await expect(requirePlaywrightLocator(control)).toBeFocused();
  await expect(requirePlaywrightLocator(control)).toBeInViewport({ ratio: 1 });
  await expectInView(this);
});

Then<PortalWorld>('the checklist is in view, with the focus on the way to submit', async function () {
  const submitLink = (await this.overview()).submit();
  await expect(requirePlaywrightLocator(submitLink)).toBeFocused();
  await expect(requirePlaywrightLocator(submitLink)).toBeInViewport({ ratio: 1 });
  await expectInView(this);
});

Then<PortalWorld>('the focused item is in view', async function () {
  const focusedItem = (await this.overview()).items().locator(':focus');
  await expect(requirePlaywrightLocator(focusedItem)).toBeInViewport({ ratio: 1 });
  expect(await (await this.browserPage()).evaluate(isFocusCovered)).toBe(false);
});

Then<PortalWorld>(
  'no message in passing covers an open item, or the way to the open items',
  async function () {
    const page = await this.browserPage();
    await expect(locateToasts(page).filter({ visible: true })).not.toHaveCount(0);
    for (const place of ['here', 'top', 'end'] as const) {
      expect(await page.evaluate(listElementsCoveredByMessages, place), place).toEqual([]);
    }
  },
);

Then<PortalWorld>('the first open item names my e-mail address', async function () {
  await expect((await this.overview()).items().first()).toContainText(this.customer.email);
});

When<PortalWorld>('I open the guided completion of my application', async function () {
  await openCompletion(this, '');
});

When<PortalWorld>('I open the guided completion at {string}', async function (item: string) {
  await openCompletion(this, `/${item}`);
});

When<PortalWorld>('I put the item off', function () {
  return leaveItem(this, 'complete:later');
});

When<PortalWorld>('I continue without saving', function () {
  return leaveItem(this, 'complete:nextUnsaved');
});

async function leaveItem(world: PortalWorld, textKey: TextReference): Promise<void> {
  const page = await world.page();
  const name = await getTranslatedText(page, textKey);
  const main = page.getByRole('main');
  const controls = main
    .getByRole('button', { name, exact: true })
    .or(main.getByRole('link', { name, exact: true }));
  await (await world.inputMethod()).press(controls);
  await world.waitUntilHydrated();
}

When<PortalWorld>('I go back to the item {string}', async function (item: string) {
  const main = (await this.page()).getByRole('main');
  const foldedSummaries = main.locator('details:not([open]) > summary').filter({ visible: true });
  if ((await foldedSummaries.count()) > 0) await (await this.inputMethod()).press(foldedSummaries.first());
  const entry = main.locator('nav li a[href*="/complete/"]').filter({ hasText: item, visible: true });
  await (await this.inputMethod()).press(entry.first());
  await this.waitForNavigation();
});

Then<PortalWorld>('the guided completion shows the section {string}', async function (name: string) {
  const main = (await this.page()).getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
});

Then<PortalWorld>('the heading of the section {string} has the focus', async function (name: string) {
  const main = (await this.page()).getByRole('main');
  const heading = main.getByRole('heading', { level: 2, name, exact: true });
  await expect(requirePlaywrightLocator(heading)).toBeFocused();
});

Then<PortalWorld>('the guided completion asks {string}', async function (question: string) {
  const page = await this.page();
  await expect(page.getByRole('heading', { level: 1, name: question, exact: true })).toBeVisible();
});

Then<PortalWorld>('the guided completion confirms {string}', async function (text: string) {
  const page = await this.page();
  await expect(page.getByRole('main').locator('section > p').first()).toHaveText(text);
});

Then<PortalWorld>('its index reads {string}', async function (entries: string) {
  const page = await this.page();
  const index = page
    .getByRole('main')
    .locator('nav ol')
    .filter({ has: page.locator('a[href*="/complete/"]') });
  const texts = await index.first().locator('li').allTextContents();
  expect(texts.map((text) => text.replace(/\s+/g, ' ').trim()).join('; ')).toBe(entries);
});

async function openCompletion(world: PortalWorld, item: string): Promise<void> {
  const { pathname } = await world.currentUrl();
  await world.open(`${pathname}/complete${item}`);
}

function isFocusCovered(): boolean {
  const focusedElement = document.activeElement;
  if (!focusedElement) return true;
  const { left, top, width, height } = focusedElement.getBoundingClientRect();
  const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
  return topElement === null || !focusedElement.contains(topElement);
}

/** Runs in the page. Ignores elements that the header covers. */
function listElementsCoveredByMessages(place: 'here' | 'top' | 'end'): string[] {
  if (place !== 'here')
    scrollTo({ top: place === 'top' ? 0 : document.body.scrollHeight, behavior: 'instant' });
  const list = document.querySelector('#tasks')?.closest('section');
  const guardedElements = [
    ...(list?.querySelectorAll('h2, li, a, button') ?? []),
    ...document.querySelectorAll('main [data-tip], main h1, main nav a, [data-bottom-bar] button'),
  ];
  const messages = [...document.querySelectorAll('section:not(main section) > ul > li')];
  const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return guardedElements
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return messages.some((message) => {
        if (message.getClientRects().length === 0) return false;
        const { left, right, top, bottom } = message.getBoundingClientRect();
        const visibleTop = Math.max(box.top, headerEnd, 0);
        const visibleBottom = Math.min(box.bottom, innerHeight);
        return (
          box.left < right &&
          box.right > left &&
          visibleTop < Math.min(visibleBottom, bottom) &&
          visibleBottom > top
        );
      });
    })
    .map((element) => element.textContent?.slice(0, 60) ?? '');
}

async function expectInView(world: PortalWorld): Promise<void> {
  const title = (await world.overview()).main().locator('#tasks');
  await expect(requirePlaywrightLocator(title)).toBeInViewport({ ratio: 1 });
}
