import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page as BrowserPage } from 'playwright';
import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { Locator, Page, UploadedFile } from '../support/test-browser/test-browser';

const MEGABYTE = 1024 * 1024;

export function readFixtureFile(fixture: string, name: string): UploadedFile {
  const path = fileURLToPath(new URL(`../../fixtures/files/${fixture}`, import.meta.url));
  return { name, mimeType: '', buffer: readFileSync(path) };
}

export function createLargePdf(megabytes: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(megabytes * MEGABYTE, 'x')]);
}

/** Sending a large file's content to the browser is slow. */
export function writeTemporaryFile(name: string, bytes: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'documents-')), name);
  writeFileSync(path, bytes);
  return path;
}

export class DocumentsScreen {
  readonly #page: Page;
  readonly #input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.#page = page;
    this.#input = input;
  }

  async expectShown(): Promise<void> {
    await expect(this.#page).toHaveURL((url) => url.pathname.endsWith('/documents'));
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  card(id: 'required' | 'optional' | 'others'): Locator {
    return this.#page.locator(`section[aria-labelledby=${id}]`);
  }

  type(type: string): Locator {
    return this.#page.locator(`[id="${type}"]`);
  }

  input(type: string): Locator {
    return this.type(type).locator('input[type=file][name=file]');
  }

  anotherFileButton(type: string): Locator {
    return this.type(type)
      .locator('summary')
      .filter({ hasText: /Weitere Datei/ });
  }

  zone(type: string): Locator {
    return this.type(type).locator('form > div').last();
  }

  date(type: string): Locator {
    return this.type(type).locator('input[name=asOfDate]');
  }

  get uploadForms(): Locator {
    return this.#page.locator('main li form');
  }

  rows(name: string, type?: string): Locator {
    const place = type === undefined ? this.#page.getByRole('main') : this.type(type);
    return place.getByRole('listitem').filter({ hasText: name });
  }

  get inbox(): Locator {
    return this.#page.locator('section[aria-label="Mehrere Dateien auf einmal"]');
  }

  sortedRow(name: string): Locator {
    return this.inbox.locator('tbody tr').filter({ hasText: name });
  }

  async chooseInboxFiles(files: UploadedFile[]): Promise<void> {
    await this.inbox.locator('input[type=file][name=file]').setInputFiles(files);
  }

  async uploadFiles(
    type: string,
    files: UploadedFile[] | string,
    { send }: { send: boolean },
  ): Promise<void> {
    await this.#input.attachFiles(this.input(type), files);
    if (send)
      await this.#input.press(this.type(type).locator('form:has(input[name=file]) button[type=submit]'));
  }

  async drop(page: BrowserPage, type: string, files: readonly UploadedFile[]): Promise<void> {
    const dataTransfer = await page.evaluateHandle(
      (uploads) => {
        const transfer = new DataTransfer();
        for (const { name, mimeType, bytes } of uploads) {
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        }
        return transfer;
      },
      files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
    );
    const zone = requirePlaywrightLocator(this.zone(type));
    await zone.dispatchEvent('dragover', { dataTransfer });
    await zone.dispatchEvent('drop', { dataTransfer });
  }

  async press(target: Locator): Promise<void> {
    await this.#input.press(target);
  }
}
