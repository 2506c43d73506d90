import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { Page as BrowserPage } from 'playwright';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I take the first stop', async function () {
  const page = await this.browserPage();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
});

Then<PortalWorld>('I am at the content', async function () {
  const page = await this.browserPage();
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

Then<PortalWorld>('the page has one banner, one main part and one footer', async function () {
  const page = await this.page();
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
});

Then<PortalWorld>('the page has {int} buttons that show a password', async function (count: number) {
  await expect((await this.page()).locator('main button[aria-pressed]')).toHaveCount(count);
});

Then<PortalWorld>('no two buttons of its form have the same name', async function () {
  const names = await (await this.browserPage())
    .locator('main form button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent));
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...new Set(names)]);
});

Then<PortalWorld>('no two parts of the page have the same kind and name', async function () {
  await this.waitForNavigation();
  const page = await this.page();
  const parts: string[] = [];
  for (const role of ['navigation', 'complementary', 'region'] as const) {
    const landmarks = await page.getByRole(role).all();
    for (const part of landmarks) parts.push(`${role} ${await nameOf(part)}`);
  }
  expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
});

Then<PortalWorld>('the page has one heading of the first level', async function () {
  await expect((await this.page()).getByRole('heading', { level: 1 })).toHaveCount(1);
});

Then<PortalWorld>(
  /^the page is titled after (?:no task|the task "(.+)")$/,
  async function (task: string | null) {
    const title = task ? `${task.replace('?', '\\?')} · .+` : '[^·]+';
    await expect(await this.page()).toHaveTitle(new RegExp(`^${title} · Lindhof Bank$`));
  },
);

Then<PortalWorld>(
  'no short word is parted at its hyphen, nor an address that fits a line',
  async function () {
    const main = (await this.browserPage()).locator('main');
    await expect(main).toContainText(/\p{L}-\u2060?\p{L}/u);
    await expect.poll(() => main.evaluate(findBrokenHyphens)).toEqual([]);
  },
);

function findBrokenHyphens(main: Element): string[] {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const brokenWords: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    let block = text.parentElement;
    if (!block?.checkVisibility()) continue;
    while (block?.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+@\S+|(?<!\S)\p{L}{1,3}-\S+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].map(({ width }) => width);
      const totalWidth = lines.reduce((sum, width) => sum + width, 0);
      if (lines.length > 1 && totalWidth < (block?.clientWidth ?? 0)) brokenWords.push(word);
    }
  }
  return brokenWords;
}

const measureSpaceAround = (page: BrowserPage) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const { top, bottom, left, right } = dialog.getBoundingClientRect();
    return {
      above: Math.round(top),
      below: Math.round(innerHeight - bottom),
      beside: left + innerWidth - right,
    };
  });

Then<PortalWorld>('the question is at the foot of the screen, below the page', async function () {
  const page = await this.browserPage();
  const measureRemainingSpace = async () => {
    const { above, ...otherSpace } = await measureSpaceAround(page);
    return { ...otherSpace, isPageInSight: above > 400 };
  };
  await expect.poll(measureRemainingSpace).toEqual({ below: 0, beside: 0, isPageInSight: true });
});

Then<PortalWorld>('the form has the whole screen', async function () {
  const page = await this.browserPage();
  await expect.poll(() => measureSpaceAround(page)).toEqual({ above: 0, below: 0, beside: 0 });
});

When<PortalWorld>('I send it empty before scripts run', async function () {
  const page = await this.browserPage();
  await this.playwrightBrowser.addInitScript(() => page.addInitScript(collectTitles));
  const pageLoad = page.waitForEvent('domcontentloaded');
  await page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await pageLoad;
  await this.waitUntilHydrated();
});

Then<PortalWorld>('the page was titled nothing but {string}', async function (title: string) {
  const titles = await (await this.browserPage()).evaluate(() => [...Reflect.get(window, 'titles')]);
  expect(titles).toEqual([title]);
});

Given<PortalWorld>('my letters are twice as large', async function () {
  await (await this.browserPage()).setViewportSize({ width: 640, height: 450 });
});

Then<PortalWorld>('no text is cut off', async function () {
  const page = await this.browserPage();
  const listClippedElements = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => {
          const { overflowX, overflow, position, clipPath } = getComputedStyle(element);
          const hidden = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
          const hidesOverflow = [overflowX, overflow].some((value) => value === 'hidden' || value === 'clip');
          return (
            hidesOverflow &&
            !hidden &&
            element.clientWidth > 1 &&
            element.scrollWidth > element.clientWidth + 1
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  await expect.poll(listClippedElements).toEqual([]);
});

Then<PortalWorld>('nothing on the page moves', async function () {
  const page = await this.browserPage();
  const runningAnimations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => String(animation.effect)),
  );
  expect(runningAnimations).toEqual([]);
});

Given<PortalWorld>('my system has colours of its own', async function () {
  await this.emulateMedia({ forcedColors: 'active' });
});

Then<PortalWorld>('fields and buttons have an outline', async function () {
  const page = await this.page();
  const bare = () =>
    page.locator('main :is(input:not([type=hidden]), button)').evaluateAll((all) =>
      all
        .filter((control) => {
          const isOutlined = [control, control.parentElement].some((box) => {
            if (!box) return false;
            const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(box);
            return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
          });
          return !isOutlined;
        })
        .map((control) => control.outerHTML.slice(0, 100)),
    );
  await expect.poll(bare).toEqual([]);
});

Then<PortalWorld>('the bars of done, current and open steps differ', async function () {
  const page = await this.browserPage();
  const bars = page.locator(
    'main nav :is(ol > li, ol + div > div:first-child > * > span:first-child):visible',
  );
  await expect(bars).toHaveCount(4);
  const styles = await bars.evaluateAll((all) =>
    all.map((bar) => {
      const { borderTop, borderBottom, backgroundColor } = getComputedStyle(bar);
      return [borderTop, borderBottom, backgroundColor].join();
    }),
  );
  const [doneStyle, secondDoneStyle, currentStyle, openStyle] = styles;
  expect(secondDoneStyle).toBe(doneStyle);
  expect(new Set([doneStyle, currentStyle, openStyle]).size, styles.join(' | ')).toBe(3);
});

Then<PortalWorld>('the current tab is highlighted', async function () {
  const page = await this.browserPage();
  await expect(page.locator('nav > a[aria-current]')).toBeVisible();
  const tabs = page.locator('nav > a[href^="/dashboard/applications/"]');
  const lines = await tabs.evaluateAll((all) =>
    all.map((tab) => [tab.hasAttribute('aria-current'), getComputedStyle(tab).borderBottomColor] as const),
  );
  const [current, ...otherColours] = lines.filter(([isCurrent]) => isCurrent).map(([, colour]) => colour);
  expect(otherColours).toEqual([]);
  expect(current).toBeDefined();
  expect(lines.filter(([, colour]) => colour === current)).toHaveLength(1);
});

Then<PortalWorld>('the focus is seen', async function () {
  const page = await this.browserPage();
  await page.keyboard.press('Tab');
  const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
});

function nameOf(part: { evaluate<T>(read: (element: Element) => T): Promise<T> }): Promise<string> {
  return part.evaluate((element) => {
    const labelId = element.getAttribute('aria-labelledby');
    const labelText = labelId === null ? null : document.getElementById(labelId)?.textContent;
    return labelText ?? element.getAttribute('aria-label') ?? '';
  });
}

function collectTitles(): void {
  const titles = new Set<string>();
  Object.assign(window, { titles });
  new MutationObserver(() => {
    if (titles.size > 0 || document.title !== '') titles.add(document.title);
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

const FOCUS_CHECKS = {
  nothing: async (page) => expect(page.locator(':focus')).toHaveCount(0),
  'the question': async (page) => expect(page.locator('div[role=dialog] :focus')).toHaveCount(1),
  'the task': async (page) => expect(page.locator('dialog[open] :focus')).toHaveCount(1),
  'the skip link': async (page) => expect(page.locator('a[href="#content"]')).toBeFocused(),
  'the heading': async (page) => {
    await expect(page).not.toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
  'what is wrong': async (page) => {
    const errorSummary = page.locator('main [data-part=errors]');
    await expect(errorSummary).toBeFocused();
    await expect(errorSummary).toBeInViewport();
  },
} as const satisfies Record<string, (page: BrowserPage) => Promise<void>>;

defineParameterType({
  name: 'part in focus',
  regexp: new RegExp(Object.keys(FOCUS_CHECKS).join('|')),
  transformer: (words) => words as keyof typeof FOCUS_CHECKS,
});

When<PortalWorld>('I choose the settings in the profile menu', async function () {
  const profile = await (await this.frame()).openProfile();
  await (await this.inputMethod()).press(profile.locator('a[href="/dashboard/settings"]'));
});

When<PortalWorld>('I go to the tab {string}', async function (name: string) {
  const tab = (await this.page()).getByRole('main').getByRole('navigation').getByRole('link', { name });
  await (await this.inputMethod()).press(tab);
  await expect(tab).toHaveAttribute('aria-current', 'page');
});

Then<PortalWorld>('the heading reads {string}', async function (words: string) {
  const heading = (await this.browserPage()).getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName(words.replaceAll('~', '\u00a0'));
});

Then<PortalWorld>('{part in focus} has the focus', async function (part: keyof typeof FOCUS_CHECKS) {
  await FOCUS_CHECKS[part](await this.browserPage());
});
