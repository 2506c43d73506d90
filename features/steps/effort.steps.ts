import { type DataTable, Then, When } from '@cucumber/cucumber';
import { DocumentsScreen, readFixtureFile } from '../screens/documents';
import { isCounted, reportEffort } from '../support/effort';
import { confirmEmailInAnotherBrowser } from '../support/mail-links';
import { expect } from '../support/test-browser/expect';
import type { Locator } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

When<PortalWorld>(
  'I go from the start to the offer for the known company {string}',
  async function (company: string) {
    await this.open('/');
    await this.countEffort('start to offer');
    const wizard = await this.wizard();
    await press(this, (await this.page()).getByRole('button', { name: /^250\.000/ }));
    await wizard.form.answer('purpose', 'operating_expenses');
    await wizard.form.submit();
    await wizard.expectStage('the company name');
    await this.waitUntilHydrated();
    await wizard.chooseSuggestion(company);
    await wizard.expectStage('the company details');
    await this.waitUntilHydrated();
    await wizard.form.submit();
    await wizard.expectStage('the check of my answers');
    await this.waitUntilHydrated();
    await wizard.form.submit();
    await wizard.expectStage('the account creation');
    await this.waitUntilHydrated();
    await (await this.account()).register(this.customer);
    await (await this.result()).expectShown();
  },
);

When<PortalWorld>(
  'I go from the offer to the submission with one representative and four files',
  async function () {
    await confirmEmailInAnotherBrowser(this);
    await this.countEffort('offer to submission');
    await press(this, (await this.result()).completion());
    await expect(await this.page()).toHaveURL(({ pathname }) => pathname.includes('/complete/'));
    await fillInItems(this);
    await expect((await this.overview()).main()).toContainText('Der Antrag ist eingereicht.');
  },
);

Then<PortalWorld>('that takes at most:', async function (table: DataTable) {
  if (!this.effort) throw new Error('No effort was counted');
  const { journeyPart } = this.effort;
  const effort = await this.effort.effort();
  reportEffort(journeyPart, effort);
  for (const [name = '', limit] of table.raw()) {
    if (!isCounted(name)) throw new Error(`${name} is not counted`);
    expect(effort[name], `${journeyPart}: ${name}`).toBeLessThanOrEqual(Number(limit));
  }
});

async function press(world: PortalWorld, target: Locator): Promise<void> {
  await (await world.inputMethod()).press(target);
}

async function fillInItems(world: PortalWorld): Promise<void> {
  const page = await world.page();
  const completedItems = new Set<string>();
  for (;;) {
    await world.testBrowser.waitForNavigation();
    await world.waitUntilHydrated();
    const part = new URL(page.url()).pathname.split('/complete/')[1];
    if (part === undefined) return;
    if (completedItems.has(part)) throw new Error(`The item ${part} is asked for twice`);
    completedItems.add(part);
    await FILL_IN_BY_ITEM[part]?.(world);
    await expect(page).not.toHaveURL(({ pathname }) => pathname.endsWith(`/complete/${part}`));
  }
}

const FILL_IN_BY_ITEM: Partial<Record<string, (world: PortalWorld) => Promise<void>>> = {
  email: async (world) => press(world, (await world.page()).locator('main a[href*="?after="]')),
  bank: async (world) => {
    await (await world.form()).answer('IBAN', 'DE89370400440532013000');
    await save(world);
  },
  'tax-number': async (world) => {
    await (await world.form()).answer('tax number', '60/271/04538');
    await save(world);
  },
  people: fillInPerson,
  documents: giveDocuments,
  'debt-ledger': giveDocuments,
  ready: async (world) => (await world.actions()).press({ action: 'submit the application' }),
};

const save = async (world: PortalWorld) => (await world.actions()).press({ action: 'save and continue' });

async function fillInPerson(world: PortalWorld): Promise<void> {
  const form = await world.form();
  const answers = {
    'first name': 'Katrin',
    'last name': 'Brandt',
    birthdate: '14.05.1979',
    street: 'Am Wall 8',
    postcode: '28195',
    city: 'Bremen',
    signing: 'alone',
    share: '100',
    telephone: '0421 555012',
  } as const;
  for (const [detail, answer] of Object.entries(answers)) {
    await form.answer(detail as keyof typeof answers, answer);
  }
  await save(world);
}

function fileNameOf(type: string): string {
  const today = new Date();
  const lastMonth = new Date(today.getFullYear(), today.getMonth(), 0);
  const iso = (date: Date) => date.toLocaleDateString('sv-SE');
  const names: Record<string, string> = {
    bwa_susa: `BWA SuSa ${iso(lastMonth)}.pdf`,
    debt_ledger: `Bankenspiegel ${iso(today)}.pdf`,
  };
  const statement = /^annual_statement_(\d{4})$/.exec(type);
  return statement ? `Jahresabschluss ${statement[1]}.pdf` : (names[type] ?? `${type}.pdf`);
}

async function giveDocuments(world: PortalWorld): Promise<void> {
  const page = await world.page();
  const documents = new DocumentsScreen(page, await world.inputMethod());
  const uploadZones = page.locator('main [id]:has(form input[type=file])');
  await expect(uploadZones.first()).toBeVisible();
  const types = new Set(await uploadZones.evaluateAll((all) => all.map(({ id }) => id)));
  types.add('debt_ledger');
  const files = [...types].map((type) => readFixtureFile('annual-statement.pdf', fileNameOf(type)));
  await world.effort?.chooseFile(documents.inbox.locator('input[type=file][name=file]'), () =>
    documents.chooseInboxFiles(files),
  );
  await press(world, documents.inbox.getByRole('button', { name: `${files.length} Dateien hochladen` }));
  await press(world, page.locator('main a[href*="?saved="]'));
}
