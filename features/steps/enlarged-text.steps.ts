import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Page as BrowserPage } from 'playwright';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('my browser shows text at {int} pixels', async function (pixels: number) {
  await (await this.browserPage()).evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}px }`);
    document.adoptedStyleSheets.push(sheet);
  }, pixels);
});

When<PortalWorld>('I zoom in to 400 percent', async function () {
  // WCAG 1.4.10: 400 percent zoom in a window of 1280 × 1024 pixels.
  await (await this.browserPage()).setViewportSize({ width: 320, height: 256 });
});

Then<PortalWorld>('text of the page is twice as large', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-size', '30px');
  expect(await page.evaluate(sizesInPixels)).toEqual([]);
});

function sizesInPixels(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const found: string[] = [];
  for (const rule of rules) {
    if ('cssRules' in rule) rules.push(...(rule as CSSGroupingRule).cssRules);
    if (!(rule instanceof CSSStyleRule)) continue;
    const { fontSize, lineHeight } = rule.style;
    const isOwn = rule.selectorText !== 'html';
    if (isOwn && /\dpx/.test(`${fontSize} ${lineHeight}`))
      found.push(`${rule.selectorText}: ${fontSize} ${lineHeight}`);
  }
  return found;
}

Then<PortalWorld>('every text is seen whole', async function () {
  const page = await this.browserPage();
  await this.playwrightBrowser.waitForNavigation();
  await expect.poll(() => page.evaluate(findClippedTexts)).toEqual([]);
});

function findClippedTexts(): string[] {
  const cut: [why: string, element: Element, text: string][] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = (text.textContent ?? '').trim();
    if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('script, style, select, [aria-hidden]')) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      // Text for screen readers only, or in a scrollable box, is not clipped.
      if ((clipPath !== 'none' && outer.width <= 1) || /auto|scroll/.test(overflowX)) break;
      const leaves =
        box.left < outer.left - 1 ||
        box.right > outer.right + 1 ||
        box.top < outer.top - 4 ||
        box.bottom > outer.bottom + 4;
      const clips = /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY);
      if (leaves && clips) cut.push(['cut', around, words]);
      if (leaves && around.matches('button, summary, td, th')) cut.push(['outside', around, words]);
      if (around.parentElement === document.body && (box.left < -1 || box.right > innerWidth + 1))
        cut.push(['off the screen', parent, words]);
    }
  }
  for (const field of document.querySelectorAll('input, select')) {
    if (!field.checkVisibility() || field.clientWidth <= 1) continue;
    if (field.matches('[type=radio], [type=checkbox], [type=range], [type=file]')) continue;
    const line = Number.parseFloat(getComputedStyle(field).fontSize);
    if (field.clientHeight < line * 1.2) cut.push(['too low', field, '']);
  }
  return cut.map(
    ([why, element, words]) => `${why}: "${words.slice(0, 40)}" in ${element.outerHTML.slice(0, 90)}`,
  );
}

Then<PortalWorld>('every control has letters of at least 16 pixels', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const controls = page.locator(
    ':is(input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file]), select, textarea):visible',
  );
  const small = await controls.evaluateAll((all) =>
    all
      .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
      .map((control) => control.outerHTML.slice(0, 100)),
  );
  expect(small).toEqual([]);
});

Then<PortalWorld>('nothing is fixed to the screen', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await this.playwrightBrowser.waitForNavigation();
  const fixed = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && !part.closest('dialog'))
        .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        .map((part) => part.outerHTML.slice(0, 100)),
    );
  await expect.poll(fixed).toEqual([]);
});

const MAX_TAB_STOPS = 120;

Then<PortalWorld>('every stop of the Tab key is in view', async function () {
  await expectFocusInView(await this.browserPage(), 'Tab');
});

Given<PortalWorld>('my window has {int} by {int} pixels', async function (width: number, height: number) {
  await (await this.browserPage()).setViewportSize({ width, height });
});

Then<PortalWorld>(
  'while the cookie question is open, every stop of the Tab key is in view on:',
  async function (table: DataTable) {
    for (const [address = ''] of table.raw()) {
      await this.open(address);
      await this.waitUntilHydrated();
      await expectFocusBesideQuestion(await this.browserPage());
    }
  },
);

Then<PortalWorld>(
  'while the cookie question is open, every stop of the Tab key is in view in windows of:',
  async function (table: DataTable) {
    const page = await this.browserPage();
    await this.waitUntilHydrated();
    for (const [width, height] of table.raw()) {
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      await expectFocusBesideQuestion(page);
    }
  },
);

async function expectFocusBesideQuestion(page: BrowserPage): Promise<void> {
  await expect(page.locator('div[role=dialog]')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await page.evaluate(forgetStops);
    await expectFocusInView(page, key);
  }
}

async function expectFocusInView(page: BrowserPage, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const hidden: string[] = [];
  let stops = 0;
  // Between the last and the first control, the focus may rest on the page. One more press then moves it on.
  const press = async () => {
    await page.keyboard.press(key);
    return page.evaluate(readFocusedElement);
  };
  for (; stops < MAX_TAB_STOPS; stops += 1) {
    const seen = (await press()) ?? (stops === 0 ? await press() : null);
    if (seen === null) break;
    if (!seen.isSeen) hidden.push(seen.element);
  }
  expect(hidden).toEqual([]);
  expect(stops).toBeGreaterThan(3);
  expect(stops).toBeLessThan(MAX_TAB_STOPS);
}

/** Runs in the page. */
function forgetStops(): void {
  for (const stop of document.querySelectorAll('[data-was-stop]')) stop.removeAttribute('data-was-stop');
}

/** Runs in the page. Null once the focus is back at the start. */
async function readFocusedElement(): Promise<{ element: string; isSeen: boolean } | null> {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  if (focused.hasAttribute('data-was-stop')) return null;
  focused.setAttribute('data-was-stop', '');
  const parts: Element[] = [focused];
  if (focused instanceof HTMLInputElement) parts.push(...(focused.labels ?? []));
  const isVisible = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (to - from < Math.min(bottom - top, 20) - 1) return false;
    const across = [left + 3, (left + right) / 2, right - 3].filter((x) => x >= 0 && x <= innerWidth);
    return across.some((x) =>
      [from + 3, (from + to) / 2, to - 3].some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (part.contains(hit) || hit.contains(part));
      }),
    );
  };
  // A busy browser scrolls some frames after the key.
  const end = performance.now() + 1_000;
  let isSeen = parts.some(isVisible);
  while (!isSeen && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    isSeen = parts.some(isVisible);
  }
  return { element: focused.outerHTML.slice(0, 140), isSeen };
}
