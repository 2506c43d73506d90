import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { Page as BrowserPage } from 'playwright';
import { requireTag } from '../support/deployment/needs';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('my browser shows text at {int} pixels', async function (pixels: number) {
  await (await this.browserPage()).evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}px }`);
    document.adoptedStyleSheets.push(sheet);
  }, pixels);
});

When<PortalWorld>('my phone shows text at twice its size', async function () {
  requireTag(this.tags, '@needs-devtools');
  await this.playwrightBrowser.changePage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  });
});

When<PortalWorld>('my browser spaces text widely', async function () {
  await (await this.browserPage()).evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
});

Then<PortalWorld>('no text covers another text', async function () {
  const page = await this.browserPage();
  await expect.poll(() => page.evaluate(findCoveredTexts)).toEqual([]);
});

function findCoveredTexts(): string[] {
  const lines: { box: DOMRect; parent: Element; words: string }[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = (text.textContent ?? '').trim();
    if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('script, style, select, [aria-hidden]')) continue;
    let isForScreenReaders = false;
    for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement)
      isForScreenReaders ||= getComputedStyle(ancestor).clipPath !== 'none';
    if (isForScreenReaders) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) lines.push({ box, parent, words });
  }
  return lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap((other) => {
      if (line.parent === other.parent) return [];
      const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const height = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
      const isCovered = width > 3 && height > Math.min(line.box.height, other.box.height) / 3;
      return isCovered ? [`"${line.words.slice(0, 40)}" and "${other.words.slice(0, 40)}"`] : [];
    }),
  );
}

When<PortalWorld>('I zoom in to 400 percent', async function () {
  // WCAG 1.4.10: 400 percent zoom in a window of 1280 × 1024 pixels.
  await (await this.browserPage()).setViewportSize({ width: 320, height: 256 });
});

Then<PortalWorld>('text of the page is twice as large', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-size', '30px');
  expect(await page.evaluate(listSizesInPixels)).toEqual([]);
});

function listSizesInPixels(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fixedRules: string[] = [];
  for (const rule of rules) {
    if ('cssRules' in rule) rules.push(...(rule as CSSGroupingRule).cssRules);
    if (!(rule instanceof CSSStyleRule)) continue;
    const { fontSize, lineHeight } = rule.style;
    const isElementRule = rule.selectorText !== 'html';
    if (isElementRule && /\dpx/.test(`${fontSize} ${lineHeight}`))
      fixedRules.push(`${rule.selectorText}: ${fontSize} ${lineHeight}`);
  }
  return fixedRules;
}

Then<PortalWorld>('every text is seen whole', async function () {
  const page = await this.browserPage();
  await this.playwrightBrowser.waitForNavigation();
  await expect.poll(() => page.evaluate(findClippedTexts)).toEqual([]);
});

function findClippedTexts(): string[] {
  const clippedTexts: [why: string, element: Element, text: string][] = [];
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
      let ancestor: Element | null = parent;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(ancestor);
      const outer = ancestor.getBoundingClientRect();
      // Text for screen readers, or in a scrollable box, is not clipped.
      if ((clipPath !== 'none' && outer.width <= 1) || /auto|scroll/.test(overflowX)) break;
      const isClipped =
        box.left < outer.left - 1 ||
        box.right > outer.right + 1 ||
        box.top < outer.top - 4 ||
        box.bottom > outer.bottom + 4;
      const hidesOverflow = /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY);
      if (isClipped && hidesOverflow) clippedTexts.push(['cut', ancestor, words]);
      if (isClipped && ancestor.matches('button, summary, td, th'))
        clippedTexts.push(['outside', ancestor, words]);
      if (ancestor.parentElement === document.body && (box.left < -1 || box.right > innerWidth + 1))
        clippedTexts.push(['off the screen', parent, words]);
    }
  }
  for (const field of document.querySelectorAll('input, select')) {
    if (!field.checkVisibility() || field.clientWidth <= 1) continue;
    if (field.matches('[type=radio], [type=checkbox], [type=range], [type=file]')) continue;
    const line = Number.parseFloat(getComputedStyle(field).fontSize);
    if (field.clientHeight < line * 1.2) clippedTexts.push(['too low', field, '']);
  }
  return clippedTexts.map(
    ([reason, element, words]) => `${reason}: "${words.slice(0, 40)}" in ${element.outerHTML.slice(0, 90)}`,
  );
}

Then<PortalWorld>('every control has letters of at least 16 pixels', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const controls = page.locator(
    ':is(input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file]), select, textarea):visible',
  );
  const smallControls = await controls.evaluateAll((all) =>
    all
      .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
      .map((control) => control.outerHTML.slice(0, 100)),
  );
  expect(smallControls).toEqual([]);
});

Then<PortalWorld>('nothing is fixed to the screen', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await this.playwrightBrowser.waitForNavigation();
  const listFixedElements = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && !part.closest('dialog'))
        .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        .map((part) => part.outerHTML.slice(0, 100)),
    );
  await expect.poll(listFixedElements).toEqual([]);
});

const MAX_TAB_STOPS = 120;

const PRESSES_PER_READING = 10;

const HOME_INDICATOR_HEIGHT = 34;

When<PortalWorld>('my phone has a home indicator', async function () {
  requireTag(this.tags, '@needs-devtools');
  await this.playwrightBrowser.changePage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: HOME_INDICATOR_HEIGHT } });
  });
});

Then<PortalWorld>('the footer ends above the bottom bar', async function () {
  const page = await this.browserPage();
  const overlap = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    const bottoms = [...document.querySelectorAll('footer :is(a, p)')].map(
      (part) => part.getBoundingClientRect().bottom,
    );
    return bar && Math.max(...bottoms) - bar.top;
  });
  expect(overlap).toBeLessThanOrEqual(0);
});

Then<PortalWorld>('every stop of the Tab key is in view', async function () {
  await expectFocusInView(await this.browserPage(), 'Tab');
});

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
  await expectFocusInView(page, 'Tab');
  await expectFocusInView(page, 'Shift+Tab');
}

async function expectFocusInView(page: BrowserPage, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await page.evaluate(watchStops);
  let report = await pressAndReadStops(page, key);
  while (!report.hasWrapped && report.stops < MAX_TAB_STOPS && report.receivedPress)
    report = await pressAndReadStops(page, key);
  expect(report.hidden).toEqual([]);
  expect(report.stops).toBeGreaterThan(3);
  expect(report.hasWrapped).toBe(true);
}

/** Reading makes the browser draw, so read only after several presses. */
async function pressAndReadStops(page: BrowserPage, key: string): Promise<TabStopReport> {
  for (let press = 0; press < PRESSES_PER_READING; press += 1) await page.keyboard.press(key);
  return page.evaluate(readStops);
}

interface TabStopReport {
  readonly hidden: string[];
  readonly stops: number;
  readonly hasWrapped: boolean;
  readonly receivedPress: boolean;
}

interface WatchedStops {
  readonly passedStops: Set<Element>;
  readonly hidden: string[];
  /** Resolves once the current stop is in view, or after a second. */
  inView: Promise<void> | null;
  presses: number;
  reportedPresses: number;
  hasWrapped: boolean;
}

type WatchingWindow = Window & { watchedStops?: WatchedStops; stopWatching?: AbortController };

/** Runs in the page. Checks one round of Tab. Ignores keys while a stop is out of view. */
function watchStops(): void {
  const page: WatchingWindow = window;
  page.stopWatching?.abort();
  page.stopWatching = new AbortController();
  const watchedStops: WatchedStops = {
    passedStops: new Set(),
    hidden: [],
    inView: null,
    presses: 0,
    reportedPresses: 0,
    hasWrapped: false,
  };
  page.watchedStops = watchedStops;
  const isVisible = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [visibleTop, visibleBottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (visibleBottom - visibleTop < Math.min(bottom - top, 20) - 1) return false;
    const xPositions = [left + 3, (left + right) / 2, right - 3].filter((x) => x >= 0 && x <= innerWidth);
    return xPositions.some((x) =>
      [visibleTop + 3, (visibleTop + visibleBottom) / 2, visibleBottom - 3].some((y) => {
        const topElement = document.elementFromPoint(x, y);
        return topElement !== null && (part.contains(topElement) || topElement.contains(part));
      }),
    );
  };
  // A busy browser scrolls some frames after the key.
  const waitUntilVisible = async (parts: readonly Element[], focusedElement: Element) => {
    const end = performance.now() + 1_000;
    while (!parts.some(isVisible)) {
      if (performance.now() >= end)
        return void watchedStops.hidden.push(focusedElement.outerHTML.slice(0, 140));
      await new Promise(requestAnimationFrame);
    }
  };
  let isIgnored = false;
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.key !== 'Tab') return;
    isIgnored = watchedStops.hasWrapped || watchedStops.inView !== null;
    if (!isIgnored) return;
    press.preventDefault();
    press.stopImmediatePropagation();
  };
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || isIgnored) return;
    watchedStops.presses += 1;
    const focusedElement = document.activeElement;
    if (
      focusedElement === null ||
      focusedElement === document.body ||
      watchedStops.passedStops.has(focusedElement)
    ) {
      // Between the last and the first control, the focus may rest on the page itself.
      watchedStops.hasWrapped = watchedStops.passedStops.size > 0 || watchedStops.presses > 1;
      return;
    }
    watchedStops.passedStops.add(focusedElement);
    const labels = focusedElement instanceof HTMLInputElement ? [...(focusedElement.labels ?? [])] : [];
    const parts = [focusedElement, ...labels];
    if (parts.some(isVisible)) return;
    watchedStops.inView = waitUntilVisible(parts, focusedElement).finally(() => {
      watchedStops.inView = null;
    });
  };
  const { signal } = page.stopWatching;
  addEventListener('keydown', onKeyDown, { capture: true, signal });
  addEventListener('keyup', onKeyUp, { capture: true, signal });
}

async function readStops(): Promise<TabStopReport> {
  const { watchedStops }: WatchingWindow = window;
  if (!watchedStops) throw new Error('The Tab key has left the page');
  await watchedStops.inView;
  const { hidden, passedStops, hasWrapped, presses, reportedPresses } = watchedStops;
  watchedStops.reportedPresses = presses;
  return { hidden, stops: passedStops.size, hasWrapped, receivedPress: presses > reportedPresses };
}
