import { setTimeout } from 'node:timers/promises';
import { Given, Then, When } from '@cucumber/cucumber';
import { readTree } from '../support/accessibility-tree';
import { COLOUR_RULES, findAccessibilityViolations } from '../support/accessibility-violations';
import { AGREE_SETTING, readAgreedText, saveAgreedText, treeFileName } from '../support/agreed-texts';
import { SCREEN_PATHS } from '../support/deployment/find-scenario-start';
import { engine } from '../support/engines';
import { readPageColours } from '../support/page-colours';
import { findAnnouncementFaults, formatTranscript, ScreenReader } from '../support/screen-reader';
import { backendKind, engineName } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const COMPARISON_TIME = '2026-09-17T09:00:00Z';

When<PortalWorld>(/^I look at (the .+)$/, async function (name: string) {
  const showScreen = SCREEN_PATHS[name];
  if (!showScreen) throw new Error(`there is no screen called ${name}`);
  this.now ??= COMPARISON_TIME;
  await showScreen(this);
});

Then<PortalWorld>('the page has no barriers', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await this.playwrightBrowser.waitForNavigation();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

Then<PortalWorld>('the page has no barriers, in light colours and in dark ones', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await this.playwrightBrowser.waitForNavigation();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  if (!engine().hasDeviceByPage) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    const colours = () => page.evaluate(readPageColours);
    await expect
      .poll(colours, { intervals: [20, 20, 40, 80] })
      .toEqual({ native: 'dark', background: 'dark' });
    expect(await findAccessibilityViolations(page, COLOUR_RULES)).toEqual([]);
  } finally {
    // Other scenarios may reuse this browser.
    await page.emulateMedia({ colorScheme: this.visitor.colours });
  }
});

Then<PortalWorld>(/^a screen reader finds in (the .+) what was agreed$/, async function (screen: string) {
  // The agreed tree has the simulator's data.
  if (backendKind() !== 'simulator') return;
  const page = await this.browserPage();
  const placeholders = new Map([[this.customer.email, 'customer@example.com']]);
  const file = treeFileName(screen, this.visitor.device);
  const readCurrentTree = async () => {
    const tree = await readTree(page, placeholders);
    saveAgreedText('trees', file, tree);
    return tree;
  };
  if (process.env[AGREE_SETTING]) return waitUntilUnchanged(readCurrentTree);
  const message = `A screen reader finds ${screen} changed (${file}). If the change is intended, run npm run features:agree`;
  await expect.poll(readCurrentTree, message).toBe(readAgreedText('trees', file) ?? '');
});

Given<PortalWorld>('a screen reader listens', async function () {
  this.now ??= COMPARISON_TIME;
  const listener = new ScreenReader(await this.browserPage());
  await this.playwrightBrowser.addInitScript((page) => page.addInitScript({ content: listener.script }));
  this.listener = listener;
});

Then<PortalWorld>('the screen reader has said of {string} what was agreed', async function (journey: string) {
  const steps = this.listener?.steps ?? [];
  expect(findAnnouncementFaults(steps)).toEqual([]);
  // Other engines move the focus differently, real deployments have other data.
  if (backendKind() !== 'simulator' || engineName() !== 'chromium') return;
  const file = `${journey.replaceAll(' ', '-')}.${this.visitor.locale.slice(0, 2)}.txt`;
  const transcript = formatTranscript(steps, new Map([[this.customer.email, 'customer@example.com']]));
  saveAgreedText('transcripts', file, transcript);
  if (process.env[AGREE_SETTING]) return;
  expect(
    transcript,
    `The screen reader says something else (${file}). If the change is intended, run npm run features:agree`,
  ).toBe(readAgreedText('transcripts', file) ?? '');
});

async function waitUntilUnchanged(readState: () => Promise<string>): Promise<void> {
  for (let lastState = ''; ; ) {
    const tree = await readState();
    if (tree === lastState) return;
    lastState = tree;
    await setTimeout(2_000);
  }
}
