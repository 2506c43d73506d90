import { Given, Then, When } from '@cucumber/cucumber';
import { FORM_STAGES, PRACTICE_STEPS, WIZARD_DETAILS, type WizardDetail } from '../screens/details';
import { getTranslatedText } from '../screens/texts';
import { sendAnswers, sendForm } from '../support/http-shortcuts';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const AUTOSAVE_PATH = '/application/keep';

When<PortalWorld>(
  'I type {string} as the {detail} without sending it',
  async function (text: string, detail: WizardDetail) {
    const page = await this.browserPage();
    const autosave = page.waitForResponse(
      (response) => new URL(response.url()).pathname === AUTOSAVE_PATH && response.ok(),
    );
    await (await this.form()).answer(detail, text);
    await autosave;
  },
);

When<PortalWorld>(
  'I type {string} as the {detail} while it cannot be saved',
  async function (text: string, detail: WizardDetail) {
    this.testBrowser.ignoreConsoleErrors(/409/);
    const page = await this.browserPage();
    const autosave = page.waitForResponse(
      (response) => new URL(response.url()).pathname === AUTOSAVE_PATH && response.status() === 409,
    );
    await (await this.form()).answer(detail, text);
    await autosave;
  },
);

When<PortalWorld>(
  'I type {string} as the {detail} and try to send it at once',
  async function (text: string, detail: WizardDetail) {
    const page = await this.browserPage();
    const autosave = page.waitForResponse(
      (response) => new URL(response.url()).pathname === AUTOSAVE_PATH && response.ok(),
    );
    await (await this.form()).answer(detail, text);
    await (await this.form()).submit();
    await autosave;
  },
);

When<PortalWorld>('I close the browser and come back', async function () {
  await this.waitForNavigation();
  await this.testBrowser.restart();
});

Given<PortalWorld>('the portal runs for me alone', async function () {
  await this.ownPortal();
});

Given<PortalWorld>("the portal is run by its framework's own server", async function () {
  await this.ownPortal('framework');
});

const SIGNALS = { 'is shut down': 'SIGTERM', crashes: 'SIGKILL' } as const;

When<PortalWorld>(
  /^the portal (is shut down|crashes) and is started again$/,
  async function (shutdown: keyof typeof SIGNALS) {
    await this.waitForNavigation();
    await (await this.ownPortal()).restart(SIGNALS[shutdown]);
  },
);

When<PortalWorld>(
  /^(my connection breaks|the portal crashes) while my application is sent$/,
  async function (failure: 'my connection breaks' | 'the portal crashes') {
    this.testBrowser.ignoreConsoleErrors(/net::ERR_(CONNECTION|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/);
    const { control } = await this.backendAfterNavigation();
    await control.injectFault('the new application', { kind: 'delay', milliseconds: 1_500 }, 1);
    const page = await this.browserPage();
    await expect(page).toHaveURL(({ pathname }) => pathname === FORM_STAGES['the check of my answers']);
    await (await this.form()).submit();
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/account-creation'));
    await (await this.account()).register(this.customer);
    await expect.poll(() => control.countFaults()).toBe(0);
    if (failure === 'the portal crashes') await (await this.ownPortal()).restart('SIGKILL');
    await page.reload();
    await this.waitUntilHydrated();
  },
);

When<PortalWorld>('I send my account once more', async function () {
  await (await this.account()).register(this.customer);
});

When<PortalWorld>(/^I (?:send the form(?: again)?|send it empty|confirm my address)$/, async function () {
  await (await this.form()).submit();
});

When<PortalWorld>('I search for {string} by the button', async function (name: string) {
  await (await this.form()).answer('company name', name);
  await (await this.inputMethod()).press(
    (await this.page()).locator('main button[name=intent][value=search]'),
  );
});

When<PortalWorld>(
  'I ask for {number} euros over {int} months in another tab',
  async function (amount: number, months: number) {
    await this.waitForNavigation();
    const response = await sendAnswers(this, 'the loan request', {
      'loan type': 'general_liquidity',
      amount: String(amount),
      duration: String(months),
      purpose: 'operating_expenses',
    });
    expect(response.path).toBe(FORM_STAGES['the company name']);
  },
);

When<PortalWorld>(
  /^I name my (company|practice) "(.+)" in another tab$/,
  async function (kind: string, name: string) {
    await this.waitForNavigation();
    if (kind === 'company') {
      const { path } = await sendAnswers(this, 'the company name', { 'company name': name });
      expect(path).toBe(FORM_STAGES['the company details']);
      return;
    }
    const step = PRACTICE_STEPS['the name of my practice'];
    const { path } = await sendForm(this, step, { [WIZARD_DETAILS['company name']]: name });
    expect(path).toBe(PRACTICE_STEPS['the data of my practice']);
  },
);

Then<PortalWorld>('I see the message that the company is {string} by now', async function (name: string) {
  const main = (await this.page()).getByRole('main');
  await expect(main.getByText(/^Das Unternehmen wurde inzwischen gewechselt/)).toBeVisible();
  await expect(main.getByText(`Sie sehen hier die Angaben zu ${name}.`)).toBeVisible();
});

Then<PortalWorld>("the page's language is {language}", async function (language: LanguageCode) {
  const page = await this.page();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const label = await getTranslatedText(page, 'frame:footer.label');
  await expect(page.locator(`footer nav[aria-label="${label}"]`)).toHaveCount(1);
});
