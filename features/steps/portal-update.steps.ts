import { existsSync } from 'node:fs';
import { Then, When } from '@cucumber/cucumber';
import type { Page } from 'playwright';
import { engineName } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

/** Log lines of browsers, Remix and i18next if the not-found page replaces a missing file. */
const MISSING_FILE =
  /status of 404 .*\/assets\/|Refused to apply style from .*\/assets\/|Error loading route module|Failed to fetch dynamically imported module/;
const MISSING_FILE_ERROR = /Loading module from .*\/assets\/.* was blocked because of a disallowed MIME type/;
/** Log lines of Remix in Firefox if an update replaces a file during its load. */
const INTERRUPTED_LOAD_ERROR =
  /Error loading route module|console\.error on \S+: Error \(\S+\/assets\/framework-/;

function ignoreMissingFiles({ playwrightBrowser }: PortalWorld): void {
  playwrightBrowser.ignoreConsoleErrors(MISSING_FILE);
  if (engineName() === 'firefox') playwrightBrowser.ignoreConsoleErrors(MISSING_FILE_ERROR);
}

When<PortalWorld>(
  /^the portal is updated and (keeps|misses) the files of before$/,
  async function (files: 'keeps' | 'misses') {
    if (files === 'misses') ignoreMissingFiles(this);
    if (engineName() === 'firefox') this.playwrightBrowser.ignoreConsoleErrors(INTERRUPTED_LOAD_ERROR);
    await this.waitForNavigation();
    await (await this.ownPortal()).update({ keepsAssets: files === 'keeps' });
  },
);

Then<PortalWorld>("the page is the updated portal's", async function () {
  const page = await this.browserPage();
  const { buildFolder } = await this.ownPortal();
  await expect(async () => {
    const version = await page.evaluate(() => window.__remixManifest.version);
    expect(existsSync(`${buildFolder}/client/assets/manifest-${version}.js`)).toBe(true);
  }).toPass({ timeout: 30_000 });
});

const loadCounts = new WeakMap<Page, number>();

When<PortalWorld>('I open {string}, whose scripts are nowhere to be found', async function (path: string) {
  ignoreMissingFiles(this);
  const page = await this.browserPage();
  await this.playwrightBrowser.changePage(async () => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
    // Counts requests, because a document that the browser leaves at once may never load.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loadCounts.set(page, (loadCounts.get(page) ?? 0) + 1);
    });
  });
  await page.goto(this.url(path));
});

Then<PortalWorld>('the page was reloaded once', async function () {
  const page = await this.browserPage();
  await expect.poll(() => loadCounts.get(page)).toBe(2);
  // Failed files are known before the load event, which never fires in a reload loop.
  await page.waitForLoadState('load');
  expect(loadCounts.get(page)).toBe(2);
});
