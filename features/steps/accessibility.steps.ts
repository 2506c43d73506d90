import { setTimeout } from 'node:timers/promises';
import { Then, When } from '@cucumber/cucumber';
import { STAGES } from '../screens/details';
import { readTree } from '../support/accessibility-tree';
import { AGREEING, agreedTree, keepTree, treeFile } from '../support/agreed-trees';
import { backendKind } from '../support/settings';
import { beginApplication, logIn, pathAfter } from '../support/shortcuts';
import { expect } from '../support/visitor/expect';
import type { PortalWorld } from '../support/world';

/** Days that a page tells are counted from here. */
const LOOKED_AT = '2026-09-17T09:00:00Z';

/** How to get to each screen in each of its states. */
const SCREENS: Record<string, (world: PortalWorld) => Promise<void>> = {
  'the loan request': (world) => world.open(STAGES['the loan request']),
  'the refused loan request': async (world) => {
    await world.open(STAGES['the loan request']);
    await sendEmpty(world);
  },
  'the company name': (world) => beginApplication(world, 'the company name'),
  'the company suggestions': async (world) => {
    await beginApplication(world, 'the company name');
    const wizard = await world.wizard();
    await wizard.form.controls('company name').pressSequentially('Metall');
    await expect(wizard.suggestions().first()).toBeVisible();
  },
  'the company details': (world) => beginApplication(world, 'the company details'),
  'the refused company details': async (world) => {
    await beginApplication(world, 'the company details');
    await sendEmpty(world);
  },
  'the check of my answers': (world) => beginApplication(world, 'the check of my answers'),
  'the practice': async (world) => openPractice(world),
  'the refused practice': async (world) => {
    await openPractice(world);
    await sendEmpty(world);
  },
  'the account creation': (world) => beginApplication(world, 'the account creation'),
  'the refused account creation': async (world) => {
    await beginApplication(world, 'the account creation');
    await sendEmpty(world);
  },
  'the login': (world) => world.open('/login'),
  'the refused login': async (world) => {
    await world.open('/login');
    await (await world.account()).logIn({ email: 'niemand@example.com', password: 'Falsch-2026!' });
    await expect((await world.page()).getByRole('main').getByRole('alert')).toBeVisible();
  },
  'the registration': (world) => world.open('/register'),
  'the refused registration': async (world) => {
    await world.open('/register');
    await sendEmpty(world);
  },
  'the not-found page': (world) => world.open('/nowhere'),
  'the cookie settings': async (world) => {
    await world.open('/login');
    await (await world.frame()).openCookieSettings();
    await expect((await world.page()).locator('input[name=analytics]:visible')).toBeVisible();
  },
  'the help': async (world) => {
    await world.open(STAGES['the loan request']);
    await (await world.frame()).help();
  },
  'the indicative offer': (world) => apply(world, 'Nordlicht Optik GmbH'),
  'the rejection': (world) => apply(world, 'Testfall Ablehnung GmbH'),
  'the empty list': (world) => openList(world, 'empty'),
  'the list': (world) => openList(world, 'demo'),
  'the documents': (world) => openTab(world, 'documents', 'documents'),
  'the objects': (world) => openTab(world, 'object-financing', 'objects'),
  'the form of an object': (world) => openTab(world, 'object-financing', 'objects?add'),
  'the factoring details': (world) => openTab(world, 'factoring-complete', 'factoring'),
  'the risk protection': (world) => openTab(world, 'factoring-complete', 'factoring?edit=risk_protection'),
  'the new debtor': (world) => openTab(world, 'factoring-complete', 'factoring?add'),
  'the new company': (world) => openTab(world, 'factoring-complete', 'factoring?company'),
  'the profile menu': async (world) => {
    await openList(world, 'demo');
    await (await world.frame()).openProfile();
  },
};

When<PortalWorld>(/^I look at (the .+)$/, async function (name: string) {
  const show = SCREENS[name];
  if (!show) throw new Error(`there is no screen called ${name}`);
  this.now ??= LOOKED_AT;
  await show(this);
});

Then<PortalWorld>('the page has no barriers', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Read when it is needed: every run of any feature would load it.
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
  ).toEqual([]);
});

Then<PortalWorld>(/^a screen reader finds in (the .+) what was agreed$/, async function (screen: string) {
  // A real deployment has data of its own.
  if (backendKind() !== 'simulator') return;
  const page = await this.browserPage();
  const unstable = new Map([[this.customer.email, 'customer@example.com']]);
  const file = treeFile(screen, this.visit.device);
  const look = async () => {
    const tree = await readTree(page, unstable);
    keepTree(file, tree);
    return tree;
  };
  if (process.env[AGREEING]) return atRest(look);
  const message = `A screen reader finds ${screen} changed (${file}). If that is meant: npm run features:agree`;
  // What is announced comes a moment after what is shown.
  await expect.poll(look, { message, timeout: 5_000 }).toBe(agreedTree(file) ?? '');
});

/** Looks until nothing has changed for longer than an announcement takes. */
async function atRest(look: () => Promise<string>): Promise<void> {
  for (let last = ''; ; ) {
    const tree = await look();
    if (tree === last) return;
    last = tree;
    await setTimeout(2_000);
  }
}

async function sendEmpty(world: PortalWorld): Promise<void> {
  await (await world.form()).send();
  await expect((await world.page()).getByRole('main').getByRole('alert')).toBeVisible();
}

async function apply(world: PortalWorld, company: string): Promise<void> {
  await beginApplication(world, 'the account creation', { 'the company name': { 'company name': company } });
  await (await world.account()).register(world.customer);
  await (await world.result()).expectShown();
}

async function openList(world: PortalWorld, situation: string): Promise<void> {
  await world.become('katrin', situation);
  await logIn(world);
  await world.open('/dashboard/applications');
  await (await world.applications()).expectShown();
}

async function openTab(world: PortalWorld, situation: string, tab: string): Promise<void> {
  await world.become('katrin', situation);
  await logIn(world);
  const [own] = await (await world.backend()).applicationsOf(world.customer);
  await world.open(`/dashboard/applications/${own?.applicationId}/${tab}`);
}

/** The step of the practices' form that has most kinds of questions. */
async function openPractice(world: PortalWorld): Promise<void> {
  world.partner = 'medic';
  const named = { companyName: 'Praxis am Park' };
  await pathAfter(world, '/application/new/company-name', named);
  await world.open('/application/new/company-data');
}
