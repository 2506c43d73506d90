import { appendFileSync, rmSync, utimesSync } from 'node:fs';
import { type DataTable, defineParameterType, Then, When } from '@cucumber/cucumber';
import { createLargePdf, DocumentsScreen, readFixtureFile, writeTemporaryFile } from '../screens/documents';
import type { ListedDocument } from '../support/backend/backend';
import { requireTag } from '../support/deployment/needs';
import { sendAndFollow } from '../support/http-shortcuts';
import { pointer } from '../support/input-method';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { Locator, UploadedFile } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

const documentsOf = async (world: PortalWorld) =>
  new DocumentsScreen(await world.page(), await world.inputMethod());

const FIXTURE_BY_EXTENSION: Record<string, string> = { pdf: 'annual-statement.pdf', png: 'receipt.png' };
const createFileNamed = (name: string) => {
  const fixture =
    FIXTURE_BY_EXTENSION[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'annual-statement.pdf';
  return readFixtureFile(fixture, name);
};

const CONTENT_BY_FILE_KIND: Record<string, Buffer> = {
  'a program': Buffer.from('MZ and so on'),
  'a photo of an iPhone': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'),
};

defineParameterType({
  name: 'file',
  useForSnippets: false,
  regexp: [
    /"[^"]*"/,
    /a (?:PDF|JPEG|WebP picture|program|photo of an iPhone) that calls itself "[^"]*"/,
    /an empty file/,
    /a PDF with a script/,
    /a PDF with a password/,
    /a PDF from a printer/,
    /a file of \d+ MB/,
  ],
  transformer: (words) => {
    const [, name = ''] = /"(.*)"/.exec(words) ?? [];
    const [, size] = /^a file of (\d+) MB$/.exec(words) ?? [];
    if (size !== undefined) return writeTemporaryFile('gross.pdf', createLargePdf(Number(size)));
    if (words === 'an empty file') return [{ name: 'leer.pdf', mimeType: '', buffer: Buffer.alloc(0) }];
    if (words === 'a PDF with a script') return [readFixtureFile('scripted.pdf', 'Skript.pdf')];
    if (words === 'a PDF with a password') return [readFixtureFile('password.pdf', 'Geheim.pdf')];
    if (words === 'a PDF from a printer')
      return [addPrinterPreamble(readFixtureFile('annual-statement.pdf', 'Ausdruck.pdf'))];
    const [fileKind = ''] = words.split(' that calls itself');
    const buffer = CONTENT_BY_FILE_KIND[fileKind];
    if (buffer) return [{ name, mimeType: '', buffer }];
    if (words.startsWith('a JPEG')) return [readFixtureFile('receipt.jpg', name)];
    if (words.startsWith('a PDF')) return [readFixtureFile('annual-statement.pdf', name)];
    if (words.startsWith('a WebP')) return [readFixtureFile('receipt.webp', name)];
    return [createFileNamed(name)];
  },
});

function addPrinterPreamble(file: UploadedFile): UploadedFile {
  return {
    ...file,
    buffer: Buffer.concat([Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), file.buffer]),
  };
}

async function giveFiles(
  world: PortalWorld,
  type: string,
  files: ReturnType<typeof createFileNamed>[] | string,
) {
  await (await documentsOf(world)).uploadFiles(type, files, { send: !world.visitor.hasJavaScript });
}

When<PortalWorld>(
  'I upload {file} as {word}',
  async function (file: ReturnType<typeof createFileNamed>[] | string, type: string) {
    await giveFiles(this, type, file);
  },
);

When<PortalWorld>(
  'I drop {string} and {string} onto {word}',
  async function (firstName: string, secondName: string, type: string) {
    await (await documentsOf(this)).drop(await this.browserPage(), type, [
      createFileNamed(firstName),
      createFileNamed(secondName),
    ]);
  },
);

When<PortalWorld>('I choose these files at once:', async function (table: DataTable) {
  await (await documentsOf(this)).chooseInboxFiles(table.raw().map(([name = '']) => createFileNamed(name)));
});

Then<PortalWorld>('the files are sorted like this:', async function (table: DataTable) {
  const documents = await documentsOf(this);
  for (const { file = '', document = '', 'as-of date': date = '', match = '' } of table.hashes()) {
    const row = documents.sortedRow(file);
    await expect(row.locator('select')).toHaveValue(document);
    if (date === '') await expect(row.getByRole('textbox')).toHaveCount(0);
    else await expect(row.getByRole('textbox')).toHaveValue(date === 'none' ? '' : date);
    await expect(row).toContainText(match);
  }
});

When<PortalWorld>('I say that {string} is {word}', async function (name: string, type: string) {
  const documents = await documentsOf(this);
  await (await this.inputMethod()).choose(documents.sortedRow(name).locator('select'), type);
});

When<PortalWorld>('I confirm the {int} sorted files', async function (count: number) {
  const documents = await documentsOf(this);
  const name = count === 1 ? '1 Datei hochladen' : `${count} Dateien hochladen`;
  await documents.press(documents.inbox.getByRole('button', { name }));
});

Then<PortalWorld>('{string} in the table says {string}', async function (name: string, words: string) {
  await expect((await documentsOf(this)).sortedRow(name)).toContainText(words);
});

Then<PortalWorld>('nothing sticks out of the table of files', async function () {
  const { inbox } = await documentsOf(this);
  const measureOverflow = () => inbox.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(measureOverflow).toBe(0);
});

Then<PortalWorld>('several files at once are not offered', async function () {
  await expect((await documentsOf(this)).inbox.locator('input')).toHaveCount(0);
});

When<PortalWorld>(
  /^I choose a file as (\w+), which is then (changed|deleted)$/,
  async function (type: string, change: string) {
    requireTag(this.tags, '@needs-devtools');
    const path = writeTemporaryFile('Bankenspiegel.pdf', createLargePdf(1));
    await giveFiles(this, type, path);
    await expect((await documentsOf(this)).uploadForms).toBeVisible();
    if (change === 'deleted') rmSync(path);
    else {
      appendFileSync(path, 'more');
      // Browsers compare modification times in whole seconds.
      const changedAt = Date.now() / 1000 + 60;
      utimesSync(path, changedAt, changedAt);
    }
  },
);

When<PortalWorld>('my connection takes its time', async function () {
  requireTag(this.tags, '@needs-devtools');
  await this.playwrightBrowser.changePage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400_000,
    });
  });
});

When<PortalWorld>('I take {string} back while it is on its way', async function (name: string) {
  const documents = await documentsOf(this);
  const bar = documents.rows(name).getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await documents.press(documents.rows(name).getByRole('button'));
});

When<PortalWorld>('I want to leave for another tab', async function () {
  await (await documentsOf(this)).press((await this.page()).getByRole('link', { name: 'Vertretung' }));
});

Then<PortalWorld>('I am asked whether to leave, and stay', async function () {
  const dialog = (await this.page()).getByRole('dialog', { name: 'Seite verlassen?' });
  await expect(dialog).toBeVisible();
  await (await documentsOf(this)).press(dialog.getByRole('button', { name: 'Hier bleiben' }));
  await expect(dialog).toBeHidden();
  await (await documentsOf(this)).expectShown();
});

When<PortalWorld>('the virus scan is over', async function () {
  await (await this.backendAfterNavigation()).waitForVirusScan(this.customer, await readApplicationId(this));
});

const readApplicationId = async (world: PortalWorld) =>
  (await world.currentUrl()).pathname.split('/')[3] ?? '';

const SCAN_TEXTS = {
  not_scanned: { row: 'Virenprüfung steht noch aus', mark: ', wird geprüft' },
  scanning: { row: 'Virenprüfung läuft', mark: ', wird geprüft' },
  not_infected: { row: 'virenfrei', mark: ', vollständig' },
} as const;
type ScanStatus = keyof typeof SCAN_TEXTS;

const isScanStatus = (status: string): status is ScanStatus => Object.hasOwn(SCAN_TEXTS, status);

async function expectAsScanned(
  world: PortalWorld,
  isExpectedScan: (document: ListedDocument) => boolean,
  expectedText: (scan: ScanStatus) => Promise<Locator>,
): Promise<void> {
  const id = await readApplicationId(world);
  const readScanState = async () => {
    if (!world.visitor.hasJavaScript) await (await world.page()).reload();
    const matchingDocuments = (
      await (await world.backendAfterNavigation()).documentsOf(world.customer, id)
    ).filter(isExpectedScan);
    if (!matchingDocuments.some((document) => document.is_upload_successful))
      return 'nothing that has arrived';
    const unscannedDocument =
      matchingDocuments.find((document) => document.virus_scan_status !== 'not_infected') ??
      matchingDocuments[0];
    const scan = unscannedDocument?.virus_scan_status ?? 'nothing';
    if (!isScanStatus(scan)) return `a scan that is ${scan}`;
    return (await (await expectedText(scan)).count()) === 1 ? 'what the lender says' : 'something else';
  };
  await expect.poll(readScanState, { intervals: [100, 400, 1_000, 2_000] }).toBe('what the lender says');
}

Then<PortalWorld>(
  'the file {string} has arrived, and says how far its virus scan is',
  async function (name: string) {
    await expectAsScanned(
      this,
      ({ document_name }) => document_name === name,
      async (scan) => (await documentsOf(this)).rows(name).filter({ hasText: SCAN_TEXTS[scan].row }),
    );
  },
);

Then<PortalWorld>('{word} is marked with how far that is', async function (type: string) {
  await expectAsScanned(
    this,
    ({ document_type }) => document_type === type,
    async (scan) =>
      (await documentsOf(this)).type(type).getByRole('heading').filter({ hasText: SCAN_TEXTS[scan].mark }),
  );
});

When<PortalWorld>('I try to upload {string} again', async function (name: string) {
  const documents = await documentsOf(this);
  await documents.press(documents.rows(name).getByRole('button', { name: 'Erneut versuchen' }));
});

When<PortalWorld>('I date {word} {string}', async function (type: string, date: string) {
  await (await this.inputMethod()).write((await documentsOf(this)).date(type), date);
});

When<PortalWorld>('I send it on, dated {string}', async function (date: string) {
  const { uploadForms: dateForm } = await documentsOf(this);
  const input = await this.inputMethod();
  await input.write(dateForm.getByRole('textbox'), date);
  await input.press(dateForm.getByRole('button', { name: 'Hochladen' }));
});

When<PortalWorld>('I take the date {string}', async function (date: string) {
  const { uploadForms: dateForm } = await documentsOf(this);
  await (await this.inputMethod()).press(dateForm.getByRole('button', { name: date, exact: true }));
  await expect(dateForm.getByRole('textbox')).toHaveValue(date);
  await (await this.inputMethod()).press(dateForm.getByRole('button', { name: 'Hochladen' }));
});

Then<PortalWorld>(
  /^the date of (\S+) is asked for as (\S+)$/,
  async function (type: string, placeholder: string) {
    await expect((await documentsOf(this)).date(type)).toHaveAttribute('placeholder', placeholder);
  },
);

Then<PortalWorld>('{string} is still the date of {word}', async function (date: string, type: string) {
  await expect((await documentsOf(this)).date(type)).toHaveValue(date);
});

Then<PortalWorld>('the lending system received no upload', async function () {
  const { control } = await this.backendAfterNavigation();
  const documentRequests = (await control.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/documents'),
  );
  expect(documentRequests).toEqual([]);
});

When<PortalWorld>('I open {string} to look at it', async function (name: string) {
  const documents = await documentsOf(this);
  await documents.press(documents.rows(name).getByRole('link', { name, exact: true }));
});

When<PortalWorld>('I hide {string} from clients', async function (name: string) {
  const documents = await documentsOf(this);
  await documents.press(documents.rows(name).getByRole('switch'));
});

When<PortalWorld>('I change the base year to {int}', async function (year: number) {
  const page = await this.page();
  await (await this.inputMethod()).choose(page.locator('select[name=baseYear]'), String(year));
  await (await this.inputMethod()).press(page.getByRole('button', { name: 'Ändern' }));
  await expect(page.getByText(/werden dabei gelöscht|wird dabei gelöscht/)).toBeVisible();
  await (await this.inputMethod()).press(page.locator('button[form=base-year]:visible'));
});

Then<PortalWorld>(
  'the required documents come first, {int} of {int} of them complete',
  async function (doneCount: number, all: number) {
    const documents = await documentsOf(this);
    await expect(documents.card('required')).toContainText(`${doneCount} von ${all} vollständig`);
    const cards = (await this.page()).locator('main section[aria-labelledby]');
    await expect(cards.first()).toHaveAttribute('aria-labelledby', 'required');
  },
);

Then<PortalWorld>(
  'what may be uploaded for {word} is said beside it: {string}',
  async function (type: string, words: string) {
    const documents = await documentsOf(this);
    const descriptionId = await documents.input(type).getAttribute('aria-describedby');
    await expect(documents.zone(type).locator(`[id="${descriptionId}"]`)).toContainText(words);
  },
);

Then<PortalWorld>('these types are asked for in this order: {string}', async function (types: string) {
  const parts = (await this.page()).locator('main [id]:has(> div h3)');
  const ids = () => parts.evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(ids).toEqual(types.split(', '));
});

Then<PortalWorld>(
  'what is asked for is called as the lender calls it in {language}, and not in German',
  async function (language: LanguageCode) {
    const lender = await this.backendAfterNavigation();
    const readCategories = async (requestedLanguage: LanguageCode) => {
      const application = await lender.applicationOf(
        this.customer,
        await readApplicationId(this),
        requestedLanguage,
      );
      return application.document_configurations?.document_categories ?? [];
    };
    const [ownCategories, germanCategories] = [await readCategories(language), await readCategories('de')];
    expect(ownCategories).not.toHaveLength(0);
    for (const [index, { document_type, name }] of ownCategories.entries()) {
      expect(name).not.toBe(germanCategories[index]?.name);
      await expect((await documentsOf(this)).type(document_type).getByRole('heading')).toContainText(name);
    }
  },
);

Then<PortalWorld>(
  '{word} has a template to download and {word} more to say',
  async function (template: string, tooltip: string) {
    const documents = await documentsOf(this);
    await expect(documents.type(template).getByRole('link', { name: /Vorlage/ })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(documents.type(tooltip).locator('summary', { hasText: 'Mehr dazu' })).toHaveCount(1);
  },
);

Then<PortalWorld>(/^"(.+)" is (not there|there once)$/, async function (name: string, frequency: string) {
  await expect((await documentsOf(this)).rows(name)).toHaveCount(frequency === 'there once' ? 1 : 0);
});

Then<PortalWorld>(
  'the lending system was informed that the upload of a file {word}',
  async function (outcome: string) {
    const { control } = await this.backendAfterNavigation();
    const readReports = async () =>
      (await control.requests())
        .filter(({ path }) => path.endsWith('/upload_success'))
        .map(({ body }) => JSON.stringify(body));
    await expect.poll(async () => (await readReports()).at(-1)).toContain(String(outcome === 'succeeded'));
  },
);

Then<PortalWorld>('I see the {word} {string}', async function (kind: string, name: string) {
  const page = await this.page();
  const preview =
    kind === 'picture'
      ? page.getByRole('img', { name: `Bild: ${name}` })
      : page.locator(`iframe[title="Inhalt von ${name}"]`);
  await expect(preview).toBeVisible();
  if (kind !== 'picture') return;
  await expect
    .poll(() => preview.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
    .toBe(64);
});

Then<PortalWorld>('nothing can be hidden from clients', async function () {
  await (await documentsOf(this)).expectShown();
  await expect((await this.page()).getByRole('main').getByRole('switch')).toHaveCount(0);
});

Then<PortalWorld>('nothing can be uploaded, deleted or hidden', async function () {
  await (await documentsOf(this)).expectShown();
  const main = (await this.page()).getByRole('main');
  await expect(main.locator('input[type=file]')).toHaveCount(0);
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.locator('a[href*="?delete="]')).toHaveCount(0);
});

async function fetchLink(world: PortalWorld, href: string | null, method: 'GET' | 'POST' = 'GET') {
  const address = new URL(href ?? '', (await world.page()).url());
  const { url, headers, bytes } = await sendAndFollow(world, address, method === 'POST' ? {} : undefined);
  return { path: url.pathname, headers, bytes, begins: bytes.subarray(0, 5).toString('latin1') };
}

Then<PortalWorld>(
  '{string} comes back whole, all {int} MB of it',
  async function (name: string, megabytes: number) {
    const link = (await documentsOf(this)).rows(name).getByRole('link', { name: `${name} herunterladen` });
    const { bytes } = await fetchLink(this, await link.getAttribute('href'));
    const sentFile = createLargePdf(megabytes);
    expect(bytes.length).toBe(sentFile.length);
    expect(bytes.equals(sentFile), 'every byte is as it was sent').toBe(true);
  },
);

Then<PortalWorld>('{string} can be downloaded in a new tab, and runs nothing', async function (name: string) {
  const link = (await documentsOf(this)).rows(name).getByRole('link', { name: `${name} herunterladen` });
  await expect(link).toHaveAttribute('target', '_blank');
  for (const method of ['GET', 'POST'] as const) {
    const { headers, begins } = await fetchLink(this, await link.getAttribute('href'), method);
    expect(begins).toBe('%PDF-');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="?\w/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  }
});

Then<PortalWorld>(
  '{string} as {word} cannot be downloaded, even by its address',
  async function (name: string, type: string) {
    const row = (await documentsOf(this)).rows(name, type);
    await expect(row.locator('a[href*="/files/"]')).toHaveCount(0);
    const remove = await row.locator('a[href*="?delete="]').getAttribute('href');
    const currentPath = (await this.currentUrl()).pathname;
    const { path } = await fetchLink(
      this,
      currentPath.replace(/documents$/, `files/${remove?.split('delete=')[1]}`),
    );
    expect(path).toBe(currentPath);
  },
);

Then<PortalWorld>('I can download the loan contract', async function () {
  const link = (await this.page()).getByRole('link', { name: 'Finanzierungsvertrag herunterladen' });
  const { begins, headers } = await fetchLink(this, await link.getAttribute('href'));
  expect(begins).toBe('%PDF-');
  expect(headers['content-disposition']).toContain('Finanzierungsvertrag.pdf');
});

Then<PortalWorld>('what stands in its place is {string}', async function (words: string) {
  await expect((await this.browserPage()).frameLocator('iframe').locator('body')).toContainText(words);
});

Then<PortalWorld>('{word} is marked {string}', async function (type: string, mark: string) {
  const heading = (await documentsOf(this)).type(type).getByRole('heading');
  await expect(heading).toContainText(`, ${mark}`);
});

Then<PortalWorld>('{word} is not marked', async function (type: string) {
  await expect((await documentsOf(this)).type(type).getByRole('heading')).not.toContainText(',');
});

Then<PortalWorld>('{word} offers one more file, and nothing to drop it on', async function (type: string) {
  const documents = await documentsOf(this);
  await expect(documents.anotherFileButton(type)).toBeVisible();
  await expect(documents.zone(type)).toBeHidden();
});

Then<PortalWorld>('the way to send one more {word} has the focus', async function (type: string) {
  await expect(requirePlaywrightLocator((await documentsOf(this)).anotherFileButton(type))).toBeFocused();
});

When<PortalWorld>('I ask to send one more {word}', async function (type: string) {
  const documents = await documentsOf(this);
  await documents.press(documents.anotherFileButton(type));
  await expect(documents.zone(type)).toBeVisible();
});

Then<PortalWorld>('no more than {int} files are seen at once', async function (maxFiles: number) {
  const rows = (await documentsOf(this)).rows('.pdf');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(maxFiles);
});

const FILES = 'main li[data-state]';
const UNFOLDING_LINK = 'main a[aria-expanded]';

Then<PortalWorld>(
  'the lists hold {int} files when I unfold each and go through its pages',
  async function (all: number) {
    const page = await this.page();
    const foldedCount = await page.locator(FILES).count();
    let files = foldedCount;
    for (let list = 0; list < (await page.locator(UNFOLDING_LINK).count()); list += 1) {
      await page.locator(UNFOLDING_LINK).nth(list).click();
      await expect(page.locator(UNFOLDING_LINK).nth(list)).toHaveAttribute('aria-expanded', 'true');
      files += (await page.locator(FILES).count()) - foldedCount;
      const next = page.locator('main a[rel="next"]');
      for (let pageNumber = 2; (await next.count()) > 0; pageNumber += 1) {
        await next.click();
        await expect(page).toHaveURL((url) => url.searchParams.get('page') === String(pageNumber));
        await expect(page.locator('main a[rel="prev"]')).toHaveAttribute(
          'href',
          new RegExp(`page=${pageNumber - 1}#`),
        );
        files += (await page.locator(FILES).count()) - foldedCount;
      }
    }
    expect(files).toBe(all);
  },
);

const unfoldedCounts = new WeakMap<PortalWorld, number>();

async function findUnfoldedFiles(world: PortalWorld) {
  const page = await world.page();
  const link = page.locator(UNFOLDING_LINK).first();
  return { link, rows: page.locator(`${UNFOLDING_LINK} + div li[data-state]`) };
}

When<PortalWorld>('I unfold the first list', async function () {
  const { link, rows } = await findUnfoldedFiles(this);
  await (await this.inputMethod()).press(link);
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  unfoldedCounts.set(this, await rows.count());
  expect(unfoldedCounts.get(this)).toBeGreaterThan(1);
});

When<PortalWorld>('I view the last of its files', async function () {
  const { rows } = await findUnfoldedFiles(this);
  await (await this.inputMethod()).press(rows.last().locator('a[href*="preview="]'));
});

When<PortalWorld>('I delete the last of its files', async function () {
  const { rows } = await findUnfoldedFiles(this);
  const input = await this.inputMethod();
  await input.press(rows.last().locator('a[href*="delete="]'));
  await input.press((await this.page()).locator('button[form=document-removal]'));
  await this.waitForNavigation();
});

Then<PortalWorld>('the list is still unfolded', async function () {
  await expectUnfolded(this, 0);
});

Then<PortalWorld>('the list is still unfolded, with one file fewer', async function () {
  await expectUnfolded(this, 1);
});

async function expectUnfolded(world: PortalWorld, deletedCount: number) {
  const { link, rows } = await findUnfoldedFiles(world);
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await expect(rows).toHaveCount((unfoldedCounts.get(world) ?? 0) - deletedCount);
}

Then<PortalWorld>(
  'I read {string} there, but not {string}',
  async function (expectedText: string, unexpectedText: string) {
    const main = (await this.browserPage()).getByRole('main');
    await expect(main).toContainText(expectedText, { useInnerText: true });
    await expect(main).not.toContainText(unexpectedText, { useInnerText: true });
  },
);

Then<PortalWorld>('no form for a file sticks out of its place', async function () {
  const forms = (await this.browserPage()).locator('main form[enctype]');
  const measureOverflow = () =>
    forms.evaluateAll((all) =>
      all.map((form) => {
        const [formRight, parentRight] = [form.lastElementChild, form.parentElement].map(
          (element) => element?.getBoundingClientRect().right ?? Number.NaN,
        );
        return Math.round((formRight ?? Number.NaN) - (parentRight ?? Number.NaN));
      }),
    );
  await expect(forms).not.toHaveCount(0);
  await expect.poll(async () => (await measureOverflow()).filter((pixels) => pixels !== 0)).toEqual([]);
});

Then<PortalWorld>('each control for a file is at least {int} pixels wide', async function (minWidth: number) {
  const controls = (await this.browserPage()).locator('main input[type=file]');
  const widths = () => controls.evaluateAll((all) => all.map((control) => control.clientWidth));
  await expect(controls).not.toHaveCount(0);
  await expect.poll(async () => (await widths()).filter((width) => width < minWidth)).toEqual([]);
});

Then<PortalWorld>('the details of each required file are on one line', async function () {
  const page = await this.browserPage();
  const facts = page.locator('section[aria-labelledby=required] li[data-state=clean] p');
  await expect(facts).not.toHaveCount(0);
  const lines = () =>
    facts.evaluateAll((all) =>
      all.map((fact) => {
        const { height } = fact.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(fact).lineHeight));
      }),
    );
  await expect.poll(async () => new Set(await lines())).toEqual(new Set([1]));
});

const codes = new WeakMap<PortalWorld, string>();

const PHONE_LINK = /\/phone\/[\w-]{43}/;

When<PortalWorld>('I show the code for my phone', async function () {
  const page = await this.page();
  await page.getByRole('link', { name: 'Am Handy weitermachen' }).first().click();
  await page.getByRole('button', { name: 'Code anzeigen' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für Ihr Handy' })).toBeVisible();
  const [path = ''] = PHONE_LINK.exec(await page.content()) ?? [];
  codes.set(this, path);
});

When<PortalWorld>('my phone opens the code', async function () {
  const phone = await this.otherUserPage();
  await phone.goto(this.url(codes.get(this) ?? ''));
  await expect(phone).toHaveURL((url) => url.pathname === '/phone');
});

When<PortalWorld>('my phone sends {string} as {word}', async function (name: string, type: string) {
  const phone = await this.otherUserPage();
  await new DocumentsScreen(phone, pointer).uploadFiles(type, [createFileNamed(name)], { send: true });
  await expect(phone.getByRole('main')).toContainText(name);
});

Then<PortalWorld>('the code is gone, and one file has arrived', async function () {
  const page = await this.page();
  await page.goto(page.url());
  await expect(page.getByRole('main')).toContainText(/1\sDatei angekommen/);
  await expect(page.getByRole('img', { name: 'QR-Code für Ihr Handy' })).toHaveCount(0);
});

Then<PortalWorld>('another phone cannot open the code', async function () {
  const response = await sendAndFollow(this, new URL(this.url(codes.get(this) ?? '')));
  expect(response.status).toBe(410);
});

When<PortalWorld>('I end the link', async function () {
  await (await this.page()).getByRole('button', { name: 'Link deaktivieren' }).click();
});

Then<PortalWorld>('my phone can send nothing more', async function () {
  const phone = await this.otherUserPage();
  await phone.goto(phone.url());
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  await expect(phone.locator('input[type=file]')).toHaveCount(0);
});
