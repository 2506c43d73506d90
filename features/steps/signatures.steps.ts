import { type DataTable, Then, When } from '@cucumber/cucumber';
import { SIGNED_PDF, SignaturesScreen } from '../screens/signatures';
import { getTranslatedText, SIGNING_STEPS, type SigningStep } from '../screens/texts';
import type { IdentificationOutcome, ListedSigner } from '../support/backend/backend';
import { sendAndFollow, sendForm } from '../support/http-shortcuts';
import { openPlace } from '../support/open-place';
import { expect } from '../support/test-browser/expect';
import type { UploadedFile } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I start the identification', async function () {
  await (await openSignaturesScreen(this)).startIdentification();
});

Then<PortalWorld>('of all buttons only {string} is highlighted', async function (label: string) {
  const main = (await this.browserPage()).locator('main');
  await expect.poll(() => main.evaluate(listHighlightedButtons)).toEqual([label]);
});

function listHighlightedButtons(main: Element): string[] {
  return [...main.querySelectorAll('button, a')]
    .filter((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      const [text, background] = [color, backgroundColor].map(
        (colour) => colour.match(/[\d.]+/g)?.map(Number) ?? [],
      );
      const [textBrightness, backgroundBrightness] = [text, background].map(
        (parts = []) => (parts[0] ?? 0) + (parts[1] ?? 0) + (parts[2] ?? 0),
      );
      return background?.[3] !== 0 && (textBrightness ?? 0) > (backgroundBrightness ?? 0);
    })
    .map((button) => (button.textContent ?? '').trim());
}

When<PortalWorld>('the provider reports {word}', async function (outcome: string) {
  await (await openSignaturesScreen(this)).chooseOutcome(outcome);
  await this.waitUntilHydrated();
});

When<PortalWorld>('I come back without having done anything', async function () {
  await (await this.page()).goBack();
  await openPlace(this, { name: 'my signatures', query: '' });
});

When<PortalWorld>(
  /^elsewhere the identification ends with (SUCCESS|FAILED)$/,
  async function (outcome: IdentificationOutcome) {
    const { control } = await this.backendAfterNavigation();
    await control.pretendIdentification(await fetchOwnRequirements(this), outcome);
  },
);

When<PortalWorld>('I check the state of the identification again', async function () {
  const identification = await (await openSignaturesScreen(this)).step('the identification');
  const retryButton = identification.locator('form[method=get] button');
  const input = await this.inputMethod();
  await input.press(retryButton).catch(async (reason: unknown) => {
    // The page also polls, which may remove the button before a slow keyboard user reaches it.
    if ((await identification.getAttribute('data-state')) !== 'done') throw reason;
  });
  await this.waitUntilHydrated();
});

When<PortalWorld>('I send the {word} form past the page', async function (intent: string) {
  const { pathname } = await this.currentUrl();
  this.formResponses.push(
    await sendForm(this, pathname, {
      intent,
      legalSignature: 'on',
      sepaMandate: 'on',
      version: await (await this.page()).locator('input[name=version]').first().inputValue(),
    }),
  );
});

When<PortalWorld>('I save the tax number {string}', async function (number: string) {
  await (await openSignaturesScreen(this)).saveTaxNumber(number);
});

When<PortalWorld>(/^I accept the terms( by a double click)?$/, async function (doubleClick: string | null) {
  await (await openSignaturesScreen(this)).acceptTerms(undefined, doubleClick ? 2 : 1);
});

When<PortalWorld>(/^I accept only (legalSignature|sepaMandate)$/, async function (name: string) {
  await (await openSignaturesScreen(this)).acceptTerms([name]);
});

When<PortalWorld>('I upload the signed {string}', async function (paper: string) {
  await (await openSignaturesScreen(this)).uploadCopy(paper);
});

When<PortalWorld>('I come to uploading the signed {string}', async function (paper: string) {
  await (await openSignaturesScreen(this)).openTask(paper, 'upload');
});

When<PortalWorld>('I send the signed copy', async function () {
  await (await openSignaturesScreen(this)).sendCopy();
});

const PROGRAM = Buffer.from('MZ and so on');

const FILES: Record<string, UploadedFile> = {
  'a picture': {
    name: 'Unterschrift.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
  },
  'a program': { name: 'Unterschrift.exe', mimeType: 'application/octet-stream', buffer: PROGRAM },
  'a program that calls itself a PDF': { ...SIGNED_PDF, buffer: PROGRAM },
  'an empty file': { ...SIGNED_PDF, buffer: Buffer.alloc(0) },
};

When<PortalWorld>(
  /^I upload (a picture|a program|a program that calls itself a PDF|an empty file) as the signed "(.+)"$/,
  async function (fileKind: string, paper: string) {
    await (await openSignaturesScreen(this)).uploadCopy(paper, FILES[fileKind]);
  },
);

When<PortalWorld>(
  /^I sign "(.+)" online( without having read it)?$/,
  async function (paper: string, withoutReading: string | null) {
    const screen = await openSignaturesScreen(this);
    await screen.openTask(paper, 'sign');
    await (withoutReading ? screen.signOnline({ read: false }) : screen.signOnline());
  },
);

When<PortalWorld>('{int} seconds pass on the page', async function (seconds: number) {
  const { clock } = await this.browserPage();
  await clock.runFor(seconds * 1_000);
  await (await this.browserPage()).evaluate(() => fetch('/healthz').then((response) => response.text()));
});

When<PortalWorld>('time on the page is in my hand', async function () {
  await this.playwrightBrowser.pauseClock();
});

When<PortalWorld>(/^I (turn to another tab|come back to the page)$/, async function (action: string) {
  await (await this.browserPage()).evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, action === 'turn to another tab');
});

Then<PortalWorld>('my steps are:', async function (table: DataTable) {
  const page = await this.page();
  const expected = await Promise.all(
    table.raw().map(async ([step, state], index) => {
      const name = await getTranslatedText(page, SIGNING_STEPS[step as SigningStep]);
      return `${index + 1} ${name}: ${state}`;
    }),
  );
  await expect.poll(async () => (await openSignaturesScreen(this)).summary()).toEqual(expected);
});

Then<PortalWorld>('there is nothing to sign', async function () {
  const screen = await openSignaturesScreen(this);
  await screen.expectShown();
  await expect(screen.steps()).toHaveCount(0);
  await expect((await this.page()).getByRole('main')).toContainText('Zurzeit ist nichts zu unterschreiben');
});

Then<PortalWorld>('the step of {signing step} is {word}', async function (step: SigningStep, state: string) {
  await expect(await (await openSignaturesScreen(this)).step(step)).toHaveAttribute('data-state', state);
});

Then<PortalWorld>('the terms cannot be accepted yet', async function () {
  const screen = await openSignaturesScreen(this);
  await expect(screen.ticks()).toHaveCount(2);
  for (const tick of await screen.ticks().all()) await expect(tick).toBeDisabled();
  await expect(screen.signButton()).toHaveAttribute('aria-disabled', 'true');
  await expect(screen.signButton()).toHaveAttribute('type', 'button');
});

Then<PortalWorld>('both ticks are gone', async function () {
  const ticks = (await openSignaturesScreen(this)).ticks();
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await expect(tick).not.toBeChecked();
});

Then<PortalWorld>('I land on the overview, which thanks me for my signature', async function () {
  const page = await this.page();
  await expect(page).toHaveURL(
    ({ pathname, search }) =>
      /^\/dashboard\/applications\/[\w-]+$/.test(pathname) && search === '?result=success',
  );
  await expect(page.getByRole('main')).toContainText('Ihre Unterschrift ist da');
});

Then<PortalWorld>('the form was refused with {int}: {string}', function (status: number, words: string) {
  expect(this.formResponse?.status).toBe(status);
  const [, alert = ''] = /(?:role="alert"|data-part="errors")(.*)/s.exec(this.formResponse?.html ?? '') ?? [];
  expect(alert, 'the refusal is said as an alert').toContain(words);
});

Then<PortalWorld>(/^"(.+)" is (not )?signed$/, async function (paper: string, not: string | null) {
  await expect((await openSignaturesScreen(this)).paper(paper)).toContainText(
    not ? 'Auf Papier unterschreiben' : /Online unterschrieben|Unterschrieben hochgeladen/,
  );
});

Then<PortalWorld>(
  /^the download of (?:the contract|"(.+)") is a PDF$/,
  async function (paper: string | null) {
    const link = paper
      ? (await openSignaturesScreen(this)).paper(paper).locator('a[href*="/files/"]')
      : (await this.page()).getByRole('main').locator('a[href*="/files/loan-contract"]');
    await expectPdf(this, (await link.getAttribute('href')) ?? '');
  },
);

async function expectPdf(world: PortalWorld, href: string): Promise<void> {
  const { headers, bytes } = await sendAndFollow(world, new URL(href, (await world.page()).url()));
  expect(headers['content-disposition']).toMatch(/^attachment\b/);
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
}

export async function openSignaturesScreen(world: PortalWorld): Promise<SignaturesScreen> {
  return new SignaturesScreen(await world.page(), await world.inputMethod());
}

async function fetchOwnRequirements(world: PortalWorld): Promise<ListedSigner> {
  const { pathname } = await world.currentUrl();
  const applicationId = pathname.split('/')[3] ?? '';
  const people = await (await world.backendAfterNavigation()).signatoriesOf(world.customer, applicationId);
  const place = people.findIndex((person) => person.is_current_actor);
  const signatoryId = people[place]?.signatory_id;
  if (signatoryId === undefined) throw new Error(`${world.customer.email} does not sign ${applicationId}`);
  return { applicationId, signatoryId, place };
}
