import { Given, Then, When } from '@cucumber/cucumber';
import { FormEditor } from '../screens/form-editor';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const editorOf = async (world: PortalWorld) => {
  const page = await world.page();
  const sandbox = new URL(page.url()).searchParams.get('sandbox') ?? '';
  return new FormEditor(page, sandbox);
};

Given<PortalWorld>('they open the form editor', async function () {
  await (await editorOf(this)).open();
});

When<PortalWorld>('they start from the template {string}', async function (template: string) {
  await (await editorOf(this)).start(template);
});

When<PortalWorld>('they name the field {string} {string}', async function (field: string, name: string) {
  const editor = await editorOf(this);
  await editor.choose(field);
  await editor.write('Beschriftung', name);
  if (!this.visitor.hasJavaScript) await editor.press('Speichern');
});

When<PortalWorld>(
  'they ask for {string} after it, and name the new field {string}',
  async function (query: string, name: string) {
    const editor = await editorOf(this);
    const page = await this.browserPage();
    await editor.press('Feld danach einfügen');
    await page.getByRole('searchbox', { name: 'Was möchten Sie fragen?' }).fill(query);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Neue Zahl' }).waitFor();
    await editor.write('Beschriftung', name);
  },
);

When<PortalWorld>('they move the field up', async function () {
  await (await editorOf(this)).press('Nach oben');
});

When<PortalWorld>(
  'they allow at most {string} for the field {string}',
  async function (limit: string, field: string) {
    const editor = await editorOf(this);
    await editor.choose(field);
    await editor.write('Höchstens', limit);
  },
);

When<PortalWorld>('they choose {string}', async function (button: string) {
  await (await editorOf(this)).press(button);
});

Then<PortalWorld>('they undo the change', async function () {
  await (await editorOf(this)).press('Rückgängig');
});

When<PortalWorld>('they look for {string} among the questions', async function (query: string) {
  await (await editorOf(this)).press('Feld danach einfügen');
  await (await this.browserPage()).getByRole('searchbox', { name: 'Was möchten Sie fragen?' }).fill(query);
});

When<PortalWorld>(
  'they read a file whose vehicle field has the component {string}',
  async function (component: string) {
    await (await editorOf(this)).readFile(component);
  },
);

When<PortalWorld>('they decide on {string}', async function (remedy: string) {
  const page = await this.page();
  await page.getByLabel(remedy).first().check();
  await page.getByRole('button', { name: 'Formular übernehmen' }).click();
  await page.getByRole('heading', { name: 'Aufbau' }).waitFor();
});

When<PortalWorld>(
  'another tab names the field {string} {string}',
  async function (field: string, name: string) {
    const first = await this.browserPage();
    const tab = await first.context().newPage();
    await tab.goto(first.url());
    const link = tab.getByRole('link', { name: field, exact: true });
    await link.first().click();
    await tab.getByLabel('Beschriftung', { exact: true }).fill(name);
    await tab.getByText(/^Gespeichert, /).waitFor();
    const editor = await editorOf(this);
    await expect.poll(() => editor.readShownLabels()).toContain(name);
    await tab.close();
  },
);

When<PortalWorld>('they open the tab {string} of the form editor', async function (tab: string) {
  const page = await this.browserPage();
  const viewTabs = page.getByRole('navigation', { name: 'Ansicht' });
  await viewTabs.getByRole('link', { name: tab }).click();
  await expect(viewTabs.locator('[aria-current]')).toContainText(tab);
});

When<PortalWorld>(
  'they replace {string} with {string} in the JSON',
  async function (oldText: string, newText: string) {
    const editor = await editorOf(this);
    await editor.writeJson(await this.browserPage(), (text) => text.replaceAll(oldText, newText));
  },
);

When<PortalWorld>('they leave the JSON unfinished', async function () {
  const editor = await editorOf(this);
  await editor.writeJson(await this.browserPage(), (text) => text.slice(0, -20));
});

Then<PortalWorld>('the JSON is unfinished', async function () {
  const [editor, page] = [await editorOf(this), await this.browserPage()];
  await expect.poll(() => editor.isJsonFinished(page)).toBe(false);
});

Then<PortalWorld>('the JSON is that of the form', async function () {
  const [editor, page] = [await editorOf(this), await this.browserPage()];
  await expect.poll(() => editor.isJsonFinished(page)).toBe(true);
});

When<PortalWorld>('they reload the form editor', async function () {
  const page = await this.page();
  await page.goto(page.url());
});

Then<PortalWorld>('the editor shows the field {string}', async function (field: string) {
  const page = await this.page();
  await page.getByRole('heading', { name: field, exact: true }).waitFor();
});

Then<PortalWorld>('the editor marks the end of the JSON', async function () {
  const page = await this.browserPage();
  const errorMarks = page.locator(':is(.cm-lintRange-error, .cm-lintPoint-error)');
  await expect.poll(() => errorMarks.count()).toBeGreaterThan(0);
});

When<PortalWorld>(
  'they try the pattern of the field {string} with {string}',
  async function (field: string, example: string) {
    const editor = await editorOf(this);
    await editor.choose(field);
    await editor.write('Muster ausprobieren', example);
    if (!this.visitor.hasJavaScript) await editor.press('Ausprobieren');
  },
);

When<PortalWorld>('they add a choice to the field {string} and move it up', async function (field: string) {
  const editor = await editorOf(this);
  await editor.choose(field);
  await editor.press('Antwort');
  await editor.press('Neue Antwort nach oben');
});

Then<PortalWorld>(
  "the portal's form offers {string} before the last choice of the vehicle field",
  async function (choice: string) {
    const editor = await editorOf(this);
    expect((await editor.readShownChoices()).at(-2)).toBe(choice);
  },
);

When<PortalWorld>(
  'they paste the choices {string} into the field {string}',
  async function (choices: string, field: string) {
    const editor = await editorOf(this);
    await editor.choose(field);
    await editor.press('Liste einfügen');
    await (await this.page()).getByLabel('Eine Antwort je Zeile').fill(choices.replaceAll(', ', '\n'));
    await editor.press('Liste lesen');
  },
);

When<PortalWorld>(
  'they divide the choices of the field {string} into two groups and move {string} into the second',
  async function (field: string, choice: string) {
    const editor = await editorOf(this);
    await editor.choose(field);
    for (const _ of ['Häufig', 'Weitere'])
      await (await this.page()).getByRole('button', { name: 'Gruppe', exact: true }).click();
    await editor.press(`${choice} in „Neue Gruppe“`);
  },
);

Then<PortalWorld>(
  "the portal's form offers {string} and {string} in two groups",
  async function (first: string, second: string) {
    const editor = await editorOf(this);
    expect(await editor.readShownGroups()).toEqual([first, second]);
  },
);

When<PortalWorld>('they choose the field {string}', async function (field: string) {
  await (await editorOf(this)).choose(field);
});

When<PortalWorld>('they look at the preview with {string}', async function (state: string) {
  const page = await this.browserPage();
  await page
    .getByRole('navigation', { name: 'Inhalt der Vorschau' })
    .getByRole('link', { name: state })
    .click();
});

Then<PortalWorld>('the preview shows {string}', async function (text: string) {
  const page = await this.browserPage();
  await expect(page.frameLocator('iframe').getByRole('main')).toContainText(text);
});

When<PortalWorld>(
  'they press the link {string} in {string}',
  async function (link: string, navigation: string) {
    const page = await this.browserPage();
    await page
      .getByRole('navigation', { name: navigation })
      .first()
      .getByRole('link', { name: link })
      .click();
  },
);

When<PortalWorld>('they press {string}', async function (button: string) {
  await (await this.browserPage()).getByRole('button', { name: button, exact: true }).press('Enter');
});

When<PortalWorld>('they ask for {string} after it', async function (query: string) {
  await (await editorOf(this)).press('Feld danach einfügen');
  const page = await this.browserPage();
  await page.getByRole('searchbox', { name: 'Was möchten Sie fragen?' }).fill(query);
  await page.keyboard.press('Enter');
});

Then<PortalWorld>(
  /^the focus of the editor is on the (link|button|textbox) "(.+)"$/,
  async function (role: 'link' | 'button' | 'textbox', name: string) {
    const page = await this.browserPage();
    const exact = role !== 'link';
    await expect(page.getByRole('main').getByRole(role, { name, exact }).first()).toBeFocused();
  },
);

When<PortalWorld>('they begin again with an empty form', async function () {
  const page = await this.browserPage();
  await page.getByRole('link', { name: 'Neu beginnen' }).click();
  await (await editorOf(this)).press('Leer beginnen');
  await page.getByRole('heading', { name: 'Neuer Zweck' }).first().waitFor();
});

When<PortalWorld>('they remove the form', async function () {
  const page = await this.page();
  await page.getByRole('link', { name: 'Neu beginnen' }).click();
  await (await editorOf(this)).press('Formular entfernen');
});

When<PortalWorld>(
  'they read a table of texts with the French text {string} for {string}',
  async function (text: string, field: string) {
    const page = await this.page();
    await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Texte' }).click();
    await (await editorOf(this)).readTexts(field, text);
  },
);

Then<PortalWorld>('the page around the preview is still at its top', async function () {
  const page = await this.browserPage();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

When<PortalWorld>('the connection is lost', async function () {
  const page = await this.browserPage();
  // The browser logs each file of the preview that it cannot load.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
});

When<PortalWorld>('the connection is back', async function () {
  await (await this.browserPage()).context().setOffline(false);
});

When<PortalWorld>('the world of the bank is reset', async function () {
  await (await editorOf(this)).reset();
});

Then<PortalWorld>('the editor says {string}', async function (sentence: string) {
  await expect((await this.page()).getByRole('main')).toContainText(sentence);
});

Then<PortalWorld>('the editor counts {int} gaps in other languages', async function (count: number) {
  await expect((await this.page()).getByRole('navigation', { name: 'Ansicht' })).toContainText(
    `Texte${count} Lücken`,
  );
});

Then<PortalWorld>("the portal's form asks for, in this order, {string}", async function (names: string) {
  const editor = await editorOf(this);
  const expectedLabels = names.split(', ');
  const readLabels = async () =>
    (await editor.readShownLabels()).filter((label) => expectedLabels.includes(label));
  await expect.poll(readLabels).toEqual(expectedLabels);
});

Then<PortalWorld>("the portal's form allows at most {int} kilometres", async function (limit: number) {
  const editor = await editorOf(this);
  const readMaximum = async () =>
    (await editor.shownFields())
      .find(({ id }) => id === 'mileage')
      ?.validations?.find(({ type }) => type === 'max')?.value;
  await expect.poll(readMaximum).toBe(limit);
});

Then<PortalWorld>(
  "the portal's form shows the vehicle field as {string}",
  async function (component: string) {
    const editor = await editorOf(this);
    const readComponent = async () => (await editor.shownFields())[3]?.component;
    await expect.poll(readComponent).toBe(component);
  },
);
