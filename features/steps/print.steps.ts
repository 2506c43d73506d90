import { Given, Then } from '@cucumber/cucumber';
import { getTranslatedText } from '../screens/texts';
import { readAgreedPdf, saveFoundPdf, savePdfDifference } from '../support/agreed-pdfs';
import { AGREE_SETTING } from '../support/agreed-texts';
import { DEVICE_SETTINGS } from '../support/browser';
import { requireTag } from '../support/deployment/needs';
import { LANGUAGES, type LanguageCode } from '../support/locales';
import { drawDifference, findDifferingRegions, renderPdf } from '../support/pdf-picture';
import { backendKind } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const PAPER = { width: 658, height: 1024 };

const PRINT_TIME = '2026-09-17T09:00:00Z';

const hasAgreedPaper = () => backendKind() === 'simulator';

Given<PortalWorld>('it is the day of the agreed papers', function () {
  if (hasAgreedPaper()) this.now = PRINT_TIME;
});

Then<PortalWorld>('it prints on {int} page(s), without anything to press', async function (pages: number) {
  expectPages(await printPage(this), pages);
});

Then<PortalWorld>('the bar at the foot of small screens is not on paper', async function () {
  const page = await this.browserPage();
  const bar = page.locator('[data-bottom-bar]');
  await page.setViewportSize(PAPER);
  await expect(bar).toBeVisible();
  await this.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

Then<PortalWorld>(
  /^in each language it prints on (\d) page with its foot in single lines(?:, as the agreed "(.+)")?$/,
  async function (pages: string, paper: string | null) {
    for (const [language, code] of Object.entries(LANGUAGES)) {
      await this.emulateMedia({ media: 'screen' });
      await (await this.browserPage()).setViewportSize(DEVICE_SETTINGS.desk.viewport);
      await (await this.frame()).switchLanguage(code);
      await expectOfferIn(this, code);
      const pdf = await printPage(this);
      expectPages(pdf, Number(pages));
      if (paper) await expectAgreed(`${paper} in ${language}`, pdf);
      await expectFooter(this);
      await expectNothingWider(this);
    }
  },
);

Then<PortalWorld>('the offer is in {language}', async function (language: LanguageCode) {
  await expectOfferIn(this, language);
});

async function expectOfferIn(world: PortalWorld, language: LanguageCode): Promise<void> {
  const page = await world.page();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(await getTranslatedText(page, 'application:offer.title'));
}

async function printPage(world: PortalWorld): Promise<Buffer> {
  requireTag(world.tags, '@needs-devtools');
  await world.emulateMedia({ media: 'print' });
  const page = await world.browserPage();
  await expect(page.locator(':is(button, input, nav, main a):visible')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return page.pdf({ format: 'A4' });
}

function expectPages(pdf: Buffer, pages: number): void {
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
}

async function expectAgreed(paper: string, pdf: Buffer): Promise<void> {
  if (!hasAgreedPaper()) return;
  const foundPicture = await renderPdf(pdf);
  await saveFoundPdf(paper, foundPicture);
  if (process.env[AGREE_SETTING]) return;
  const agreedPicture = await readAgreedPdf(paper);
  if (!agreedPicture) throw new Error(`No agreed picture of the ${paper}: run npm run features:agree`);
  const places = findDifferingRegions(agreedPicture, foundPicture);
  if (places.length === 0) return;
  const placeTexts = places.map(
    ({ left, right, top, bottom }) => `${left}–${right} mm from the left, ${top}–${bottom} mm from the top`,
  );
  const file = savePdfDifference(paper, await drawDifference(agreedPicture, foundPicture));
  throw new Error(
    `The paper "${paper}" differs from the agreed picture, see ${file} (agreed, found, difference):\n${placeTexts.join('\n')}\n` +
      'If the change is intended, run npm run features:agree',
  );
}

async function expectFooter(world: PortalWorld): Promise<void> {
  const page = await world.browserPage();
  const [application] = await (await world.backendAfterNavigation()).applicationsOf(world.customer);
  const id = application?.shortApplicationId ?? 'no application';
  await page.setViewportSize(PAPER);
  const texts = page.locator('main p').filter({ visible: true });
  const readLastTexts = () =>
    texts.evaluateAll((all) =>
      all.slice(-2).map((text) => {
        const { height, left, right } = text.getBoundingClientRect();
        const lines = Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
        return { words: text.textContent ?? '', lines, left: Math.round(left), right: Math.round(right) };
      }),
    );
  await expect.poll(readLastTexts).toMatchObject([
    { words: 'Lindhof Bank AG', lines: 1, left: 0 },
    { words: expect.stringContaining(id), lines: 1, right: PAPER.width },
  ]);
}

async function expectNothingWider(world: PortalWorld): Promise<void> {
  const page = await world.browserPage();
  const listWideTexts = () =>
    page
      .locator('main :is(h1, h2, p, dt, dd, th, td)')
      .filter({ visible: true })
      .evaluateAll((all, width) => {
        const range = document.createRange();
        return all
          .filter((element) => {
            range.selectNodeContents(element);
            return [...range.getClientRects()].some(({ left, right }) => left < -0.5 || right > width + 0.5);
          })
          .map((element) => element.textContent);
      }, PAPER.width);
  await expect.poll(listWideTexts).toEqual([]);
}

Then<PortalWorld>(
  'on paper each application is a row of a table, under the names of its columns',
  async function () {
    const page = await this.browserPage();
    await this.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    const columnHeads = page.locator('main [aria-hidden=true]:has(> span + span + span + span)');
    await expect(columnHeads.first()).toBeVisible();
    const rows = page.locator('main li:has(> p > b)');
    await expect(rows.first()).toBeVisible();
    const areTableRows = () =>
      rows.evaluateAll((all) =>
        all.every((row) => {
          const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
          const visibleBoxes = boxes.filter(({ width }) => width > 0);
          return (
            Math.max(...visibleBoxes.map(({ top }) => top)) <
            Math.min(...visibleBoxes.map(({ bottom }) => bottom))
          );
        }),
      );
    await expect.poll(areTableRows).toBe(true);

    const applications = await (await this.backendAfterNavigation()).applicationsOf(this.customer);
    const [columns = []] = await columnHeads.evaluateAll(cellsOf);
    const cellsOfRows = await rows.evaluateAll(cellsOf);
    const rowTexts = await rows.evaluateAll((all) => all.map((row) => row.textContent ?? ''));
    expect(rowTexts).toHaveLength(applications.length);
    for (const [index, text] of rowTexts.entries()) {
      const cells = cellsOfRows[index] ?? [];
      expect(cells.map(({ left }) => left)).toEqual(columns.map(({ left }) => left));
      expect(cells.map(({ words }) => words)).toEqual([
        expect.stringMatching(/^\d{1,3}(\.\d{3})*\s€/),
        expect.stringMatching(/\p{L}{4}/u),
        expect.stringMatching(/\d\d\.\d\d\.\d{4}$/),
        expect.stringMatching(/[A-Z\d]{4}/),
      ]);
      expect(applications.some(({ shortApplicationId }) => text.includes(shortApplicationId))).toBe(true);
    }
  },
);

Then<PortalWorld>(
  'the box of the terms is on paper once it is ticked, with its tick in black',
  async function () {
    const page = await this.browserPage();
    const box = page.locator('main [name=acceptedTerms]');
    const label = page.locator('main label').filter({ has: page.locator('[name=acceptedTerms]') });
    await this.emulateMedia({ media: 'print' });
    await expect(label).toBeHidden();
    await this.emulateMedia({ media: 'screen' });
    await (await this.inputMethod()).tick(box);
    await this.emulateMedia({ media: 'print' });
    await expect(label).toBeVisible();
    await expect(label.locator('svg')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

function cellsOf(rows: Element[]): { words: string; left: number }[][] {
  return rows.map((row) =>
    [...row.children]
      .filter((cell) => cell.checkVisibility() && cell.clientWidth > 0 && cell.clientHeight > 0)
      .map((cell) => ({
        words: (cell.textContent ?? '').trim(),
        left: Math.round(cell.getBoundingClientRect().left),
      })),
  );
}
