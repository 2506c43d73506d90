import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const DEFAULT_COLOUR = '#005064';

Then<PortalWorld>('the partners look like this:', async function (table: DataTable) {
  const page = await this.browserPage();
  for (const { partner = '', colour = '', language = '', phone = '', privacy = '' } of table.hashes()) {
    const deployment = Object.values(DEPLOYMENTS).find(
      (each) => each.partner.parameters.display_name === partner,
    );
    this.partner = deployment?.id ?? null;
    await this.open('/login');
    await expect(page, partner).toHaveTitle(new RegExp(` · ${partner}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    );
    expect(brand.trim().toLowerCase(), partner).toBe(colour === 'default' ? DEFAULT_COLOUR : colour);
    const phones = page.locator('a[href^="tel:"]');
    if (phone === 'none') await expect(phones).toHaveCount(0);
    else await expect(phones.first()).toHaveText(phone);
    expect(await (await this.frame()).readLegalPages()).toContain(privacy);
  }
});

When<PortalWorld>(
  'the portal has forgotten the partner, and the lending system cannot tell it',
  async function () {
    // The portal caches configurations per world, so a new world has none.
    const { control } = await this.switchSandbox();
    await control.injectFault('the partner', { kind: 'server error' });
    await control.injectFault('the configuration', { kind: 'server error' });
  },
);

Then<PortalWorld>('the header belongs to {partner}', async function ({ name }: { name: string }) {
  await expect((await this.frame()).header()).toContainText(name);
});

Then<PortalWorld>('the browser keeps neither an amount nor a duration', async function () {
  const storedValues = await (await this.browserPage()).evaluate(() => JSON.stringify({ ...localStorage }));
  expect(storedValues).toContain('Lindhof Bank');
  expect(storedValues).not.toMatch(/loanSize|loanDuration|amount|duration/i);
});

function featuresWithout(world: PortalWorld, names: readonly string[]) {
  const { publicFeatures } = DEPLOYMENTS[(world.partner ?? 'demo') as keyof typeof DEPLOYMENTS];
  return publicFeatures.filter(({ name }) => !names.includes(name));
}

const LISTS: Readonly<Record<string, string>> = {
  'legal forms': 'company_types',
  countries: 'application_countries',
  'loan purposes': 'loan_purposes',
};

Given<PortalWorld>(
  /^the bank names no (legal forms|countries|loan purposes)$/,
  async function (list: string) {
    const { control } = await this.backendAfterNavigation();
    const features = featuresWithout(this, [LISTS[list] ?? '']);
    await control.injectFault('the configuration', {
      kind: 'other answer',
      members: { '/public_features': features },
    });
    if (list === 'legal forms') {
      await control.injectFault('the partner', {
        kind: 'other answer',
        members: { '/country_company_types': {} },
      });
    }
  },
);

Given<PortalWorld>(
  'the partner names the legal forms {string}, and the bank {string}, the usual one being {string}',
  async function (partnerTypes: string, bankTypes: string, usualType: string) {
    const { control } = await this.backendAfterNavigation();
    const listOf = (names: string) => (names === '' ? [] : names.split(', '));
    const types = {
      name: 'company_types',
      is_active: true,
      value: { supported: listOf(bankTypes), default: usualType },
    };
    await control.injectFault('the configuration', {
      kind: 'other answer',
      members: { '/public_features': [...featuresWithout(this, ['company_types']), types] },
    });
    await control.injectFault('the partner', {
      kind: 'other answer',
      members: { '/country_company_types': { DE: listOf(partnerTypes) } },
    });
  },
);

When<PortalWorld>('I choose to see text keys', async function () {
  await (await this.frame()).switchLanguage('cimode');
});

Then<PortalWorld>('the page shows text keys', async function () {
  const page = await this.page();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^account:(login|register)\.title$/);
  await expect(page).toHaveTitle(/^account:(login|register)\.pageTitle · Lindhof Bank$/);
  await expect(page.getByRole('main').locator('button[type=submit]').first()).toHaveText(/^account:/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await this.waitUntilHydrated();
});

Then<PortalWorld>('I am not offered to see text keys', async function () {
  const languages = await (await this.frame()).languages();
  await expect(languages.locator('button[value=cimode]')).toHaveCount(0);
});

When<PortalWorld>('a visitor asks for text keys anyway', async function () {
  await sendForm(this, '/language', { language: 'cimode', returnTo: '/login' });
  const { hostname } = new URL(this.url('/'));
  await (await this.playwrightBrowser.profile()).addCookies([
    { name: 'portal_text_keys', value: '1', domain: hostname, path: '/' },
  ]);
});
