import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { FormDetail } from '../screens/details';
import { type ExtensionTiming, extendPages } from '../support/browser-extension';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const HYDRATION_ERROR = /Minified React error #(418|423|425)/;

const timings = { '': 'late', ' while it loads': 'early' } as const;

Given<PortalWorld>(
  /^my browser's extensions change each page( while it loads|)$/,
  async function (loading: keyof typeof timings) {
    const timing: ExtensionTiming = timings[loading];
    if (timing === 'early') this.playwrightBrowser.ignoreConsoleErrors(HYDRATION_ERROR);
    await this.playwrightBrowser.addInitScript((page) => page.addInitScript(extendPages, timing));
  },
);

When<PortalWorld>(
  'I reload the page and fill in before its scripts run:',
  async function (answers: DataTable) {
    await this.waitForNavigation();
    const { page, letScriptsRun } = await this.reloadWithoutScripts();
    await page.evaluate(() => Reflect.set(document.documentElement, 'isFromServer', true));
    const form = await this.form();
    for (const [detail = '', answer = ''] of answers.raw()) await form.answer(detail as FormDetail, answer);
    letScriptsRun();
    await this.waitUntilHydrated();
  },
);

Then<PortalWorld>('these details still read:', async function (values: DataTable) {
  const form = await this.form();
  for (const [detail = '', value = ''] of values.raw()) await form.expectValue(detail as FormDetail, value);
});

Then<PortalWorld>(
  /^the page is (the server's|a re-created) document$/,
  async function (document: "the server's" | 'a re-created') {
    const page = await this.browserPage();
    const isFromServer = await page.evaluate(() =>
      Reflect.has(window.document.documentElement, 'isFromServer'),
    );
    expect(isFromServer).toBe(document === "the server's");
  },
);

Then<PortalWorld>("the extensions' nodes are still there", async function () {
  const page = await this.browserPage();
  await expect(page.locator('html > extension-button, body > extension-host')).toHaveCount(2);
  await expect(page.locator('main input[name=email] + extension-icon')).toHaveCount(1);
});
