import { Given, Then, When } from '@cucumber/cucumber';
import { FORM_STAGES } from '../screens/details';
import { escapePattern } from '../screens/texts';
import { sendAndFollow, sendApplication } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const createAmountPattern = (amount: number) =>
  new RegExp(amount.toLocaleString('en').replaceAll(',', '[.,\\s\\u00a0\\u202f’]'));

const german = (value: number, digits: number) =>
  value.toLocaleString('de', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const percent = (rate: number) => german(rate * 100, 2);

const formatEuros = (amount: number) => german(amount, 0);

const createSpacesPattern = (words: string) => new RegExp(`^${escapePattern(words).replace(/ /g, '\\s')}$`);

Given<PortalWorld>('I have applied for {number} euros and seen the offer', async function (amount: number) {
  await applyFor(this, amount, 'Nordlicht Optik GmbH');
  await (await this.result()).expectShown();
});

Given<PortalWorld>('I have applied for {number} euros', async function (loanSize: number) {
  const backend = await this.backendAfterNavigation();
  this.customer = await backend.newCustomer();
  this.hasAccount = true;
  await backend.apply(this.customer, { loanSize });
});

When<PortalWorld>('I apply as the company {string}', async function (name: string) {
  await applyFor(this, 100_000, name);
  await (await this.result()).expectShown();
});

Given<PortalWorld>(
  'I follow an advertisement of {string} with the campaign {string}',
  async function (referrer: string, campaign: string) {
    await this.open(`/?referrer=${referrer}&utm_campaign=${campaign}`);
  },
);

When<PortalWorld>('I create my account', async function () {
  await confirmAnswers(this);
  await expect(await this.page()).toHaveURL(({ pathname }) => pathname.endsWith('/account-creation'));
  await (await this.account()).register(this.customer);
});

When<PortalWorld>('I create my account and press twice', async function () {
  const account = await this.account();
  await account.register(this.customer, {}, { presses: 2 });
});

When<PortalWorld>('I check my answers and send them', async function () {
  await confirmAnswers(this);
});

Then<PortalWorld>('I see an indicative offer over {number} euros', async function (amount: number) {
  const result = await this.result();
  await result.expectShown();
  await expect(result.completion()).toBeVisible();
  await expect(result.main()).toContainText(createAmountPattern(amount));
  await expect(result.main()).toContainText('%');
});

Then<PortalWorld>('the offer names its number, the rate, the monthly payment and the fee', async function () {
  const result = await this.result();
  const lender = await this.backendAfterNavigation();
  const [application] = await lender.applicationsOf(this.customer);
  await expect(result.main()).toContainText(application?.shortApplicationId ?? 'no application');
  const { pricing } = await lender.applicationOf(this.customer, application?.applicationId ?? '');
  if (!pricing) throw new Error('the lender has calculated no conditions');
  await result.expectFigure(
    'Zinssatz pro Jahr',
    createSpacesPattern(`${percent(pricing.offer_rate_low)} – ${percent(pricing.offer_rate_high)} %`),
  );
  await result.expectFigure('Monatsrate', createSpacesPattern(`${formatEuros(pricing.monthly_payment)} €`));
  await result.expectFigure(
    'Abschlussgebühr',
    createSpacesPattern(`${formatEuros(pricing.total_transaction_fee)} €`),
  );
});

Then<PortalWorld>(
  'a repayment plan of {int} years says that it is indicative',
  async function (years: number) {
    const plan = (await this.result())
      .main()
      .locator('section', { has: (await this.page()).locator('table') })
      .first();
    await expect(plan).toContainText('vorläufig');
    await expect(plan.locator('caption')).toContainText('in €');
    await expect(plan.locator('tbody tr')).toHaveCount(years);
    await expect(plan.locator('tbody tr').last().locator('td').last()).toHaveText('0');
  },
);

Then<PortalWorld>(
  'its chart shows {string} and {string} over {int} years, by amounts of up to {string}',
  async function (owedLabel: string, repaidLabel: string, years: number, maxAmount: string) {
    const chart = (await this.result()).main().locator('[aria-hidden=true]:has(ol)');
    const legend = chart.getByRole('list', { includeHidden: true }).first();
    await expect(legend.locator('li')).toHaveText([owedLabel, repaidLabel]);
    await expect(chart.getByText(maxAmount.replace('~', '\u00a0'), { exact: true })).toBeVisible();
    const readYears = async () =>
      (await chart.locator('ol li').allTextContents()).filter((year) => year !== '').map(Number);
    await expect.poll(readYears).toEqual(Array.from({ length: years }, (_, index) => index + 1));
  },
);

Then<PortalWorld>('no column of the repayment plan is out of sight', async function () {
  const table = (await this.result()).main().locator('section[tabindex="0"]:has(table)');
  const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden, 'pixels to the side').toBe(0);
});

Then<PortalWorld>('every month of it can be had as a file', async function () {
  const { headers, body } = await sendAndFollow(this, new URL(this.url('/application/repayment-plan.csv')));
  const lines = body.trim().split('\r\n');
  expect(headers['content-type']).toContain('text/csv');
  expect(lines).toHaveLength(2 + 36);
  expect(lines.at(-1)).toMatch(/^36;[\d,]+;[\d,]+;[\d,]+;0,00$/);
});

Then<PortalWorld>('the offer leads to completing the application', async function () {
  const result = await this.result();
  await (await this.inputMethod()).press(result.completion());
  await expect(await this.page()).toHaveURL(/\/dashboard\/applications\/[^/]+\/complete\/.+/);
});

Then<PortalWorld>(
  /^the rate is (one figure and final|a range and indicative), as is the fee$/,
  async function (kind: string) {
    const final = kind === 'one figure and final';
    const result = await this.result();
    await result.expectFigure('Zinssatz pro Jahr', final ? /^\d,\d{2}\s%$/ : /^\d,\d{2}\s–\s\d,\d{2}\s%$/);
    for (const label of CONDITION_LABELS)
      await result.expectCertainty(label, final ? 'verbindlich' : 'vorläufig');
  },
);

const CONDITION_LABELS = ['Zinssatz pro Jahr', 'Abschlussgebühr'];

Then<PortalWorld>('the page names the request I have sent, and leads to it', async function () {
  const main = (await this.page()).getByRole('main');
  const [application] = await (await this.backendAfterNavigation()).applicationsOf(this.customer);
  await expect(main).toContainText(`${application?.shortApplicationId ?? 'no application'} ist gesendet`);
  await (await this.inputMethod()).press(main.locator('a[href$="/application-result"]'));
  await (await this.result()).expectShown();
});

Then<PortalWorld>('I see the rejection', async function () {
  const result = await this.result();
  await result.expectShown();
  await expect(result.completion()).toHaveCount(0);
  await expect(result.main()).not.toContainText('%');
});

Then<PortalWorld>(
  'it names the phone {string} and the e-mail {string}',
  async function (phone: string, email: string) {
    const main = (await this.result()).main();
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:/);
  },
);

Then<PortalWorld>('it names neither phone nor e-mail', async function () {
  await expect((await this.result()).main().locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
});

Then<PortalWorld>('the way back leads to {string}', async function (address: string) {
  await expect((await this.result()).main().locator(`a[href="${address}"]`)).toBeVisible();
});

Then<PortalWorld>('I can make another request from there', async function () {
  const newRequestLink = (await this.page())
    .getByRole('main')
    .getByRole('link', { name: 'Neue Anfrage stellen' });
  await (await this.inputMethod()).press(newRequestLink);
  await (await this.wizard()).expectStage('the loan request');
});

Then<PortalWorld>('I learn that my application has arrived', async function () {
  const result = await this.result();
  await result.expectShown();
  await expect(result.completion()).toBeVisible();
});

Then<PortalWorld>('I see no indicative conditions', async function () {
  await expect((await this.result()).main()).not.toContainText('%');
});

Then<PortalWorld>('the lender has one application of mine', async function () {
  const lender = await this.backendAfterNavigation();
  await expect.poll(() => lender.applicationsOf(this.customer)).toHaveLength(1);
});

async function confirmAnswers(world: PortalWorld): Promise<void> {
  const page = await world.page();
  const check = FORM_STAGES['the check of my answers'];
  await expect(page).toHaveURL(({ pathname }) => pathname === check || pathname.endsWith('account-creation'));
  if (new URL(page.url()).pathname === check) await (await world.form()).submit();
}

async function applyFor(world: PortalWorld, amount: number, company: string): Promise<void> {
  await sendApplication(world, {
    'the loan request': { amount: String(amount) },
    'the company name': { 'company name': company },
  });
}

Then<PortalWorld>('its {int} figures share one row', async function (count: number) {
  const figures = (await this.browserPage()).locator('main dl').first().locator('dt + dd');
  const readTopEdges = () =>
    figures.evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().top)));
  await expect.poll(async () => (await readTopEdges()).length).toBe(count);
  await expect.poll(async () => new Set(await readTopEdges()).size).toBe(1);
});

Then<PortalWorld>('each of its {int} figures is on one line', async function (count: number) {
  const page = await this.browserPage();
  const figures = page.locator('main dl').first().locator('dt + dd');
  const lines = () =>
    figures.evaluateAll((all) =>
      all.map((figure) => {
        const { height } = figure.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(figure).lineHeight));
      }),
    );
  await expect.poll(lines).toEqual(Array.from({ length: count }, () => 1));
  // On a phone the viewport grows with overflowing content; the screen does not.
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.screen.width);
  expect(await isWide()).toBe(false);
});
