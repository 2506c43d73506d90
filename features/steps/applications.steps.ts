import { Then, When } from '@cucumber/cucumber';
import type { ApplicationRow } from '../screens/applications';
import type { ListedApplication } from '../support/backend/backend';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

/** See specification 3, section 4. */
const DISPLAYED: Record<string, string> = {
  open: 'Unvollständig',
  signature: 'Unterschrift ausstehend',
  internal_review: 'In Prüfung',
  internal_pricing: 'In Prüfung',
  external_pricing: 'In Prüfung',
  submitted: 'In Prüfung',
  pre_check: 'In Prüfung',
  bank_submitted: 'In Prüfung',
  offer_available: 'In Prüfung',
  offer_accepted: 'In Prüfung',
  pricing: 'In Prüfung',
  sales_pre_check: 'In Prüfung',
  sales_pre_check_backlog: 'In Prüfung',
  sales_pre_check_qualitative: 'In Prüfung',
  sales_pre_check_financials: 'In Prüfung',
  internal_review_backlog: 'In Prüfung',
  internal_review_analysis: 'In Prüfung',
  internal_review_approval: 'In Prüfung',
  screening_backlog: 'In Prüfung',
  screening: 'In Prüfung',
  final_sales_check: 'In Prüfung',
  awaiting_payout: 'In letzter Prüfung',
  final_review: 'In letzter Prüfung',
  approved: 'In letzter Prüfung',
  gifts_entry: 'Unterschrieben',
  limit_active: 'Unterschrieben',
  paid_out: 'Ausgezahlt',
  rejected: 'Geschlossen',
};

const displayed = (status: string) => DISPLAYED[status.toLowerCase().replace(/[ -]/g, '_')] ?? 'Unbekannt';

const COMPLETE_APPLICATION_LABEL =
  /Antrag vervollständigen|Complete application|Compléter le dossier|Uzupełnij wniosek/;

Then<PortalWorld>('{int} applications are shown, {string}', async function (count: number, range: string) {
  await expect((await this.page()).getByText(range)).toBeVisible();
  await expect((await this.applications()).rows()).toHaveCount(count);
});

When<PortalWorld>('I go to my applications', async function () {
  const profile = await (await this.frame()).openProfile();
  await (await this.inputMethod()).press(profile.locator('a[href="/dashboard/applications"]'));
});

Then<PortalWorld>('my list shows one application that is being processed', async function () {
  const rows = (await this.applications()).rows();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Wird verarbeitet');
});

Then<PortalWorld>('I see the message that I have no applications', async function () {
  await (await this.applications()).expectEmpty();
});

Then<PortalWorld>('I see that they are being loaded', async function () {
  await expect((await this.page()).locator('main [aria-busy=true]')).toBeVisible();
  await (await this.applications()).expectShown();
  await expect((await this.page()).locator('main [aria-busy=true]')).toHaveCount(0);
});

Then<PortalWorld>(
  'my list shows one application over {number} euros that I can complete',
  async function (amount: number) {
    const applications = await this.applications();
    await this.open('/dashboard/applications');
    await applications.expectShown();
    const [application] = await (await this.backendAfterNavigation()).applicationsOf(this.customer);
    await expect(applications.rows()).toHaveCount(1);
    const [row] = await applications.readRows();
    expect(row?.text).toContain(application?.shortApplicationId ?? 'none');
    expect(row?.text.replace(/[.,\s’]/g, '')).toContain(String(amount));
    expect(row?.button).toMatch(COMPLETE_APPLICATION_LABEL);
  },
);

Then<PortalWorld>(
  'action is required only for applications that are open or wait for signatures',
  async function () {
    const cards = (await this.applications()).cards();
    await expect(cards).toHaveCount(2);
    const texts = await cards.allInnerTexts();
    for (const { shortApplicationId, status } of await (await this.backendAfterNavigation()).applicationsOf(
      this.customer,
    )) {
      const required = /^(open|signature)$/i.test(status);
      expect(texts[0]?.includes(shortApplicationId), `${status} stands among the required`).toBe(required);
      expect(texts[1]?.includes(shortApplicationId), `${status} stands among the others`).toBe(!required);
    }
  },
);

Then<PortalWorld>('every application is listed with its status', async function () {
  await forEachRow(this, ({ text }, { status }) => expect(text, status).toContain(displayed(status)));
});

Then<PortalWorld>('open applications are to be completed, all others to be viewed', async function () {
  await forEachRow(this, ({ button }, { status }) => {
    expect(button, status).toMatch(/^open$/i.test(status) ? /^Antrag vervollständigen/ : /^Ansehen/);
  });
});

Then<PortalWorld>('only open ones and those that wait for signatures are highlighted', async function () {
  const areHighlighted = await (await this.applications()).readHighlights();
  await forEachRow(this, (_, { status }, at) => {
    expect(areHighlighted[at], status).toBe(/^(open|signature)$/i.test(status));
  });
});

Then<PortalWorld>('every application is listed with its creation date in UTC', async function () {
  await forEachRow(this, ({ text }, { created }) => {
    const [year, month, day] = created.slice(0, 10).split('-');
    expect(text).toContain(`${day}.${month}.${year}`);
  });
});

Then<PortalWorld>('my application is closed', async function () {
  const applications = await this.applications();
  await expect(applications.rows()).toHaveCount(1);
  await expect(applications.rows()).toContainText('Geschlossen');
});

async function forEachRow(
  world: PortalWorld,
  expectRow: (row: ApplicationRow, application: ListedApplication, index: number) => void,
): Promise<void> {
  const applications = await world.applications();
  const listedApplications = await (await world.backendAfterNavigation()).applicationsOf(world.customer);
  expect(listedApplications.length).toBeGreaterThan(0);
  await expect(applications.rows()).toHaveCount(listedApplications.length);
  const rows = await applications.readRows();
  for (const application of listedApplications) {
    const applicationRows = rows.filter(({ text }) => text.includes(application.shortApplicationId));
    expect(applicationRows, application.shortApplicationId).toHaveLength(1);
    for (const row of applicationRows) expectRow(row, application, rows.indexOf(row));
  }
}
