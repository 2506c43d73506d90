import type { Page as BrowserPage } from 'playwright';

type Answers = Readonly<Record<string, string>>;

const COMPANY: Answers = {
  companyName: 'Nordheide Spedition GmbH',
  companyType: 'GMBH',
};

/** Answers to the example of a form, step by step, by the name of each control; ids that forms read otherwise are written by their codes. */
export const OWN_FORM_ANSWERS = {
  vehicles: [
    {
      allBanksLoanPurpose: 'fleet.vehicles',
      x_vehicle_2e_type: 'van',
      x_first_20_registration: '01.05.2024',
      x_plate_5b_0_5d_: 'BRE NW 12',
      mileage: '48.000',
    },
    COMPANY,
    { loanSize: '48500', loanDuration: '4', currency: 'EUR' },
  ],
  machines: [
    { allBanksLoanPurpose: 'machines & plant' },
    { x_machine_2e_maker: 'kranich', x_machine_2e_state: 'used' },
    COMPANY,
    { x_own_20_share: '12,5', x_usage_2e_months: '9' },
    { loanSize: '90000', loanDuration: '5' },
    { x_project_3a__20_why: 'Eine Presse für die neue Halle am Hafen.', x_is_20_insured: 'true' },
  ],
} as const satisfies Record<string, readonly Answers[]>;

/** Fills in a configured form in the portal, sends every step, and what they are checked by at the end. */
export async function applyByOwnForm(
  page: BrowserPage,
  steps: readonly Answers[],
  { scripts }: { scripts: boolean },
): Promise<void> {
  for (const { allBanksLoanPurpose: purpose, ...answers } of steps) {
    if (purpose !== undefined) {
      await answer(page, 'allBanksLoanPurpose', purpose);
      // Without scripts the purpose's own questions come with the next page.
      if (!scripts) {
        await page.locator('main button[type=submit]:not([name]):visible').first().click();
      }
    }
    for (const [name, value] of Object.entries(answers)) await answer(page, name, value);
    await send(page);
  }
  await send(page);
}

/** Sends the form, and waits until another page has come. */
async function send(page: BrowserPage): Promise<void> {
  const before = page.url();
  await page.locator('main button[type=submit]:not([name]):visible').first().click();
  await page.waitForURL((url) => url.href !== before);
}

async function answer(page: BrowserPage, name: string, value: string): Promise<void> {
  const controls = page.locator(`main [name="${name}"]:not([type=hidden])`);
  const kind = await controls
    .first()
    .evaluate((control) => `${control.tagName} ${control.getAttribute('type')}`);
  if (kind.endsWith('radio')) return controls.and(page.locator(`[value="${value}"]`)).check({ force: true });
  if (kind.endsWith('checkbox')) return controls.first().check({ force: true });
  if (kind.startsWith('SELECT')) return void (await controls.first().selectOption(value));
  await controls.first().fill(value);
}
