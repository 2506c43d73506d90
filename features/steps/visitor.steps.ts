import { Given, Then, When } from '@cucumber/cucumber';
import { requireTag } from '../support/deployment/needs';
import { type LanguageCode, LOCALES } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';
import type { Partner } from './parameter-types';

Given<PortalWorld>('I read {language}', function (language: LanguageCode) {
  this.visitor.locale = LOCALES[language];
});

Given<PortalWorld>('my browser asks for {string}', function (locale: string) {
  this.visitor.locale = locale;
});

Given<PortalWorld>('I visit {partner}', function ({ host }: Partner) {
  this.partner = host;
});

Given<PortalWorld>('I live in the time zone {string}', function (timeZone: string) {
  this.visitor.timeZone = timeZone;
});

Given<PortalWorld>('it is the evening of {word} in UTC, which is the next day there', function (day: string) {
  requireTag(this.tags, '@needs-clock');
  this.now = `${day}T23:30:00Z`;
});

Given<PortalWorld>('I hold a narrow phone', function () {
  this.visitor.device = 'narrow phone';
});

When<PortalWorld>('I reload the page', async function () {
  await this.waitForNavigation();
  await (await this.page()).reload();
  await this.waitUntilHydrated();
});

When<PortalWorld>(/^my connection is (gone|back)$/, async function (state: 'gone' | 'back') {
  await this.waitForNavigation();
  await (await this.browserPage()).context().setOffline(state === 'gone');
});

Given<PortalWorld>('my connection breaks in the middle of every answer to what I send', async function () {
  await this.playwrightBrowser.addInitScript((page) => page.addInitScript(truncateFormResponses));
});

/** Runs in the page before its scripts. Cuts form responses after the headers and first characters. */
function truncateFormResponses(): void {
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    if (init?.method !== 'POST') return response;
    return new Response((await response.text()).slice(0, 20), response);
  };
}

Given<PortalWorld>('a translator states the language {string} at once', async function (language: string) {
  await this.playwrightBrowser.addInitScript((page) => page.addInitScript(overwritePageLanguage, language));
});

function overwritePageLanguage(language: string): void {
  new MutationObserver(() => {
    const { documentElement } = document;
    if (documentElement && documentElement.lang !== language) documentElement.lang = language;
  }).observe(document, { childList: true, subtree: true });
}

When<PortalWorld>('I go forward in the browser', async function () {
  await this.waitForNavigation();
  await (await this.browserPage()).goForward();
  await this.waitUntilHydrated();
  await this.waitForNavigation();
});

When<PortalWorld>('I go back in the browser', async function () {
  await this.waitForNavigation();
  await (await this.page()).goBack();
  await this.waitForNavigation();
});

Then<PortalWorld>('the page is titled {string}', async function (title: string) {
  await expect(await this.page()).toHaveTitle(title);
});
