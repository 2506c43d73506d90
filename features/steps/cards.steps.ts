import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { CardName } from '../screens/texts';
import { listRequestBodies } from '../support/lender-requests';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I press Escape', async function () {
  const page = await this.browserPage();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
});

Then<PortalWorld>('the card about {card} says:', async function (subject: CardName, table: DataTable) {
  const card = await (await this.overview()).card(subject);
  const readRows = () =>
    card
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      );
  await expect.poll(readRows).toEqual(table.raw());
});

Then<PortalWorld>('no label breaks that has room beside its value', async function () {
  const page = await this.browserPage();
  const rows = page.locator('dl > div:visible').filter({ has: page.locator('dt') });
  const brokenLabels = await rows.evaluateAll((all) => {
    const lineWidthOf = (part: Element | null) => {
      if (!(part instanceof HTMLElement)) return 0;
      const copy = part.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return 0;
      copy.style.cssText = 'position: absolute; width: max-content; max-width: none; white-space: nowrap';
      part.after(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    };
    return all.flatMap((row) => {
      const label = row.querySelector('dt');
      const style = getComputedStyle(row);
      if (!label || style.display !== 'flex') return [];
      const neededWidth =
        lineWidthOf(label) + lineWidthOf(row.querySelector('dd')) + Number.parseFloat(style.columnGap);
      const isBroken = label.getBoundingClientRect().width < lineWidthOf(label) - 1;
      return isBroken && neededWidth <= row.clientWidth ? [label.textContent] : [];
    });
  });
  expect(await rows.count()).toBeGreaterThan(0);
  expect(brokenLabels).toEqual([]);
});

Then<PortalWorld>('the card about {card} cannot be changed', async function (subject: CardName) {
  const card = await (await this.overview()).card(subject);
  await expect(card).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
});

Then<PortalWorld>(
  'I am shown the IBAN {string} in {string} before it is saved',
  async function (iban: string, country: string) {
    const page = await this.page();
    await expect(page.getByRole('heading', { name: 'Stimmt die Bankverbindung?' })).toBeVisible();
    await expect(page.getByText(iban)).toBeVisible();
    await expect(page.getByText(country)).toBeVisible();
    expect(await listRequestBodies(this, 'save a bank account')).toEqual([]);
  },
);

Then<PortalWorld>('no task is open', async function () {
  const page = await this.page();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(({ search }) => search === '');
});

Then<PortalWorld>('I am asked whether my entries may be discarded', async function () {
  const question = (await this.browserPage()).getByRole('alertdialog', { name: 'Eingaben verwerfen?' });
  await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
});

Then<PortalWorld>('I see both answers below that question', async function () {
  const question = (await this.browserPage()).getByRole('alertdialog', { name: 'Eingaben verwerfen?' });
  const parts = question.locator('b, button');
  await expect(parts).toHaveCount(3);
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 0.98 });
  const topEdges = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  expect(topEdges[0]).toBe(Math.min(...topEdges));
});

Then<PortalWorld>('{string} is above {string}', async function (upper: string, lower: string) {
  const main = (await this.browserPage()).getByRole('main');
  const [upperTop, lowerTop] = await Promise.all(
    [upper, lower].map((name) =>
      main
        .locator('a, button')
        .filter({ hasText: name })
        .evaluate((control) => control.getBoundingClientRect().top),
    ),
  );
  expect(upperTop).toBeLessThan(lowerTop ?? 0);
});
