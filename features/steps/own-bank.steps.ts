import { Given, Then, When } from '@cucumber/cucumber';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import {
  applyByConfiguredForm,
  CONFIGURED_FORM_ANSWERS,
  CONFIGURED_FORM_VALUES,
  type ConfiguredFormPurpose,
} from '../screens/configured-form';
import { OwnBankScreen } from '../screens/own-bank';
import { allowAnySpaces, getTranslatedText } from '../screens/texts';
import { LANGUAGES, type LanguageCode, LOCALES } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { Page } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

const sandboxes = new WeakMap<PortalWorld, string>();
const logoMessages = new WeakMap<PortalWorld, string>();

async function ownBank(world: PortalWorld, language?: LanguageCode): Promise<OwnBankScreen> {
  return new OwnBankScreen(await world.page(), sandboxes.get(world) ?? '', language);
}

Given<PortalWorld>(
  'a product owner sets up a bank of their own in the situation {string}',
  async function (scenario: string) {
    await this.openWithoutSandbox();
    sandboxes.set(this, await OwnBankScreen.newWorld(scenario));
    await (await ownBank(this)).open();
  },
);

When<PortalWorld>(
  'they name it {string}, with the logo {string}',
  async function (name: string, file: string) {
    logoMessages.set(this, await (await ownBank(this)).saveNameAndLogo(name, file));
  },
);

Then<PortalWorld>('they have read beside the logo {string}', function (message: string) {
  expect(logoMessages.get(this)).toContain(message);
});

Then<PortalWorld>('the logo in the header is at least {int} pixels wide', async function (width: number) {
  const image = (await this.browserPage()).getByRole('banner').locator('img');
  await expect
    .poll(() => image.evaluate((element) => element.getBoundingClientRect().width))
    .toBeGreaterThanOrEqual(width);
});

Then<PortalWorld>('the logo stands on a light ground', async function () {
  const image = (await this.browserPage()).getByRole('banner').locator('img');
  const measureBrightness = () =>
    image.evaluate((element) => {
      const channels = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
      return Math.min(...channels.slice(0, 3).map(Number));
    });
  await expect.poll(measureBrightness).toBeGreaterThan(220);
});

When<PortalWorld>(
  'they name it {string}, with a logo that hides a script, and in orange',
  async function (name: string) {
    await (await ownBank(this)).saveBank(name, { isBranded: true });
  },
);

When<PortalWorld>(/^they named? it "([^"]*)"$/, async function (name: string) {
  await (await ownBank(this)).saveBank(name);
});

Then<PortalWorld>('they see the message that the logo was cleaned', async function () {
  await expect((await this.page()).getByRole('main')).toContainText(
    'Das Logo wurde bereinigt. Entfernt: script.',
  );
});

Then<PortalWorld>('they see the message that white text would not be readable', async function () {
  await expect((await this.page()).getByRole('main')).toContainText('Weiße Schrift wäre darauf nicht lesbar');
});

When<PortalWorld>("they choose orange as the bank's colour, and do not save it", async function () {
  await (await ownBank(this)).chooseColour('#ff6f52');
});

Then<PortalWorld>('they are told beside the colour that white text would not be readable', async function () {
  await expect((await ownBank(this)).colourNote).toContainText('Weiße Schrift wäre darauf nicht lesbar');
});

Then<PortalWorld>('the preview shows the colour orange', async function () {
  const bankScreen = await ownBank(this);
  await expect.poll(() => bankScreen.readPreviewColour()).toBe('rgb(255, 111, 82)');
});

Then<PortalWorld>('nothing of the bank is saved yet', async function () {
  const bankScreen = await ownBank(this);
  await expect(bankScreen.unsavedNotice).toBeVisible();
  expect(await bankScreen.colours()).not.toMatchObject({ primary: '#ff6f52' });
});

When<PortalWorld>(/^they open(?:ed)? the portal of their bank$/, async function () {
  await (await this.page()).goto(await (await ownBank(this)).portal());
});

When<PortalWorld>('they look at the portal again', async function () {
  await (await this.page()).goto(await (await ownBank(this)).portal());
});

When<PortalWorld>('another visitor follows the link to their bank', async function () {
  await (await this.page()).goto(await (await ownBank(this)).link());
});

Then<PortalWorld>(
  /^the portal's header shows "([^"]*)"( with its logo)?$/,
  async function (name: string, logo?: string) {
    const header = (await this.page()).getByRole('banner');
    await expect(header).toContainText(name);
    if (!logo) return;
    const image = (await this.browserPage()).getByRole('banner').locator('img');
    const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  },
);

Given<PortalWorld>('they loaded a form of their own, with 3 purposes in 3 and 6 steps', async function () {
  const bankScreen = await ownBank(this);
  await bankScreen.enterForm();
  const steps = await bankScreen.countStepsOfPurposes();
  expect(steps).toHaveLength(3);
  expect(new Set(steps)).toEqual(new Set([3, 6]));
});

Given<PortalWorld>(
  'they loaded a form of their own whose number plates must not begin with {string}',
  async function (letters: string) {
    const pattern = '"^[A-ZÄÖÜ]{1,3} ';
    const form = JSON.stringify(FLEET_FORM);
    expect(form).toContain(pattern);
    await (await ownBank(this)).enterForm(form.replace(pattern, `"^(?!${letters})[A-ZÄÖÜ]{1,3} `));
  },
);

When<PortalWorld>(
  'they open the portal of their bank, reading {language}',
  async function (language: LanguageCode) {
    await (await this.page()).goto(await (await ownBank(this, language)).portal());
  },
);

When<PortalWorld>(
  /^a visitor begins to apply there for (vehicles|machines)$/,
  async function (purpose: 'vehicles' | 'machines') {
    const page = await this.page();
    await page.goto(new URL('/application/new/vehicle', page.url()).href);
    await this.waitUntilHydrated();
    const [{ allBanksLoanPurpose }] = CONFIGURED_FORM_ANSWERS[purpose];
    await (await this.form()).answer('loan purpose', allBanksLoanPurpose);
  },
);

const PLATE_FIELD_SELECTOR = '[name="x_plate_5b_0_5d_"]';

const AUTOSAVE_PATH = '/application/keep';

const sentForms = new WeakMap<PortalWorld, string[]>();

When<PortalWorld>(
  'they enter the number plate {string} and go on to the next field',
  async function (plate: string) {
    const page = await this.browserPage();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    sentForms.set(this, requests);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname !== AUTOSAVE_PATH) requests.push(pathname);
    });
    await (await this.inputMethod()).write(page.locator(PLATE_FIELD_SELECTOR), plate);
    await page.locator(PLATE_FIELD_SELECTOR).press('Tab');
  },
);

Then<PortalWorld>(
  'the number plate is refused with {string}, and the step was not sent',
  async function (error: string) {
    const page = await this.browserPage();
    await expect(page.locator(`${PLATE_FIELD_SELECTOR}[aria-invalid=true]`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(error);
    expect(sentForms.get(this)).toEqual([]);
  },
);

Then<PortalWorld>('the number plate is refused no more', async function () {
  const page = await this.browserPage();
  await expect(page.locator(PLATE_FIELD_SELECTOR)).toBeVisible();
  await expect(page.locator(`${PLATE_FIELD_SELECTOR}[aria-invalid=true]`)).toHaveCount(0);
});

Then<PortalWorld>("the page's title is {string}", async function (title: string) {
  await expect((await this.page()).getByRole('heading', { level: 1 })).toHaveText(title);
});

When<PortalWorld>(
  /^a visitor applies there for (vehicles|machines|tools)$/,
  async function (purpose: ConfiguredFormPurpose) {
    const page = await this.page();
    await page.goto(new URL('/application/new/vehicle', page.url()).href);
    await this.waitUntilHydrated();
    const applicant = {
      page,
      language: await languageOf(page),
      scripts: this.visitor.hasJavaScript,
      waitForPage: () => this.waitForNavigation(),
    };
    await applyByConfiguredForm(applicant, CONFIGURED_FORM_ANSWERS[purpose]);
  },
);

Then<PortalWorld>(
  'they see an indicative offer in the portal over {int} euros',
  async function (amount: number) {
    const page = await this.page();
    const main = page.getByRole('main');
    await expect(main).toContainText(await getTranslatedText(page, 'application:offer.title'));
    const numberFormat = new Intl.NumberFormat(LOCALES[await languageOf(page)], { useGrouping: 'always' });
    await expect(main).toContainText(allowAnySpaces(numberFormat.format(amount).replaceAll(/\s/g, ' ')));
  },
);

Then<PortalWorld>(
  /^offer, list and overview name the bank's own purpose of (vehicles|machines|tools)$/,
  async function (purpose: ConfiguredFormPurpose) {
    const page = await this.page();
    const [{ allBanksLoanPurpose: sent }] = CONFIGURED_FORM_ANSWERS[purpose];
    const purposeEntry = FLEET_FORM.ui_config.config.loan_purposes.find(({ name }) => name === sent);
    const label = purposeEntry?.label[await languageOf(page)] ?? 'a purpose that the form has not';
    const main = page.getByRole('main');
    await expect(main).toContainText(label);
    await page.goto(new URL('/dashboard/applications', page.url()).href);
    await this.waitUntilHydrated();
    const entry = main.getByRole('listitem').first();
    await expect(entry).toContainText(label);
    await entry.getByRole('link').first().click();
    await this.waitForNavigation();
    await expect(main).toContainText(label);
  },
);

Then<PortalWorld>(
  /^the lender has all that was filled in for (vehicles|machines|tools)$/,
  async function (purpose: ConfiguredFormPurpose) {
    expect(await (await ownBank(this)).readAppliedValues()).toEqual(CONFIGURED_FORM_VALUES[purpose]);
  },
);

async function languageOf(page: Page): Promise<LanguageCode> {
  const lang = await page.locator('html').getAttribute('lang');
  const language = Object.keys(LOCALES).find((code): code is LanguageCode => code === lang);
  if (language === undefined) throw new Error(`unsupported page language: ${lang}`);
  return language;
}

When<PortalWorld>(
  /^they give a form with an unknown component, reading (German|English|French|Polish)$/,
  async function (language: keyof typeof LANGUAGES) {
    const text = JSON.stringify(FLEET_FORM).replace('"component":"radio"', '"component":"vehicle_picker"');
    await (await ownBank(this, LANGUAGES[language])).enterForm(text);
  },
);

Then<PortalWorld>('the page shows them the text {string}', async function (words: string) {
  await expect((await this.page()).locator('#refused')).toContainText(words);
});

Then<PortalWorld>('they see its position, and the gap in the preview', async function () {
  const page = await this.page();
  await expect(page.locator('#refused')).toContainText('loan_purposes[0].steps[0].fields[1].component');
  await expect(page.locator('#refused [data-missing]')).toContainText('vehicle_picker');
});

Then<PortalWorld>('the form that was there before still holds', async function () {
  expect(await (await ownBank(this)).form()).toEqual(FLEET_FORM);
});
