import { gzipSync } from 'node:zlib';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import type { LanguageCode } from '../support/locales';
import { serverAddress } from '../support/settings';
import type { Locator, Page } from '../support/test-browser/test-browser';

const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><script>alert(1)</script><path fill="#ff6f52" d="M14 1 27 14 14 27 1 14z"/></svg>';

const drawing = (view: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><path fill="${colour}" d="M0 0h200v10h-90v40h-20v-40h-90z"/></svg>`;

function createBmp(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  for (const [offset, value] of [
    [2, 54 + width * height * 3],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
    [26, 1 + 24 * 65_536],
  ] as const)
    head.writeUInt32LE(value, offset);
  return Buffer.concat([head, Buffer.alloc(width * height * 3, Buffer.from([165, 95, 11]))]);
}

const LOGO_FILES: Readonly<Record<string, { mimeType: string; buffer: Buffer }>> = {
  'a4.svg': { mimeType: 'image/svg+xml', buffer: Buffer.from(drawing('-200 -400 600 850', '#0b5fa5')) },
  'white.svg': { mimeType: 'image/svg+xml', buffer: Buffer.from(drawing('0 0 200 50', '#fff')) },
  'bank.bmp': { mimeType: 'image/bmp', buffer: createBmp(200, 50) },
  'plain.svgz': { mimeType: 'image/svg+xml', buffer: gzipSync(drawing('0 0 200 50', '#0b5fa5')) },
};

const OPEN_PORTAL_LABELS: Readonly<Record<LanguageCode, string>> = {
  de: 'Portal öffnen',
  en: 'Open portal',
  fr: 'Ouvrir le portail',
  pl: 'Otwórz portal',
};

export class OwnBankScreen {
  readonly #page: Page;
  readonly #sandbox: string;
  readonly #language: LanguageCode;

  constructor(page: Page, sandbox: string, language: LanguageCode = 'de') {
    this.#page = page;
    this.#sandbox = sandbox;
    this.#language = language;
  }

  static async newWorld(scenario: string): Promise<string> {
    const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator/sandboxes`, {
      method: 'POST',
      body: JSON.stringify({ scenario }),
    });
    const { sandbox } = (await response.json()) as { sandbox: string };
    return sandbox;
  }

  async open(path: '' | '/form/editor' = '', tab?: string): Promise<void> {
    const query = new URLSearchParams({
      sandbox: this.#sandbox,
      lang: this.#language,
      ...(tab !== undefined && { tab }),
    });
    await this.#page.goto(`${serverAddress('API_BASE_URL')}/simulator/bank${path}?${query}`);
  }

  async saveBank(name: string, { isBranded = false } = {}): Promise<void> {
    await this.open();
    await this.#page.locator('#name').fill(name);
    if (isBranded) {
      const buffer = Buffer.from(LOGO_SVG);
      await this.#page
        .locator('#logo')
        .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
      await this.#page.locator('#colour').fill('#ff6f52');
    }
    await this.#page.getByRole('button', { name: 'Übernehmen' }).first().click();
    await this.#page.getByText('Gilt in Ihrer Welt.').first().waitFor();
  }

  async saveNameAndLogo(name: string, file: string): Promise<string> {
    const logo = LOGO_FILES[file];
    if (logo === undefined) throw new Error(`No logo ${file}`);
    await this.open();
    await this.#page.locator('#name').fill(name);
    await this.#page.locator('#logo').setInputFiles({ name: file, ...logo });
    const changes = this.#page.locator('#logo-changes');
    await changes.waitFor();
    const message = (await changes.textContent()) ?? '';
    await this.#page.getByRole('button', { name: 'Übernehmen' }).first().click();
    await this.#page.getByText('Gilt in Ihrer Welt.').first().waitFor();
    return message;
  }

  async chooseColour(colour: string): Promise<void> {
    await this.#page.locator('#colour').fill(colour);
    const checkButton = this.#page.getByRole('button', { name: 'Farbe prüfen' });
    if ((await checkButton.count()) > 0) await checkButton.click();
  }

  get colourNote(): Locator {
    return this.#page.locator('#colour-note');
  }

  get unsavedNotice(): Locator {
    return this.#page.getByText('Noch nicht übernommen.');
  }

  async readPreviewColour(): Promise<string> {
    return this.#page
      .locator('[data-sample=button]')
      .evaluate((sample) => getComputedStyle(sample).backgroundColor);
  }

  async colours(): Promise<unknown> {
    const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator/deployment`, {
      headers: { 'X-Sandbox': this.#sandbox },
    });
    return ((await response.json()) as { colours?: unknown }).colours ?? {};
  }

  async portal(): Promise<string> {
    await this.open();
    const link = this.#page.getByRole('link', { name: OPEN_PORTAL_LABELS[this.#language] });
    return new URL((await link.getAttribute('href')) ?? '', this.#page.url()).href;
  }

  async link(): Promise<string> {
    await this.open();
    await this.#page.getByRole('button', { name: /^Link erstellen/ }).click();
    const link = this.#page.getByRole('link', { name: /^Link kopieren/ });
    await link.waitFor();
    return (await link.getAttribute('href')) ?? '';
  }

  async enterForm(text = JSON.stringify(FLEET_FORM)): Promise<void> {
    await this.open('/form/editor', 'start');
    const buffer = Buffer.from(text);
    await this.#page
      .locator('input[name=file]')
      .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer });
    await this.#page.locator('button[value=import]').click();
    await this.#page.locator('[data-column=outline], #refused').first().waitFor();
  }

  async countStepsOfPurposes(): Promise<number[]> {
    const form = (await this.form()) as typeof FLEET_FORM;
    return form.ui_config.config.loan_purposes.map(({ steps }) => steps.length);
  }

  async form(): Promise<unknown> {
    const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator/forms/application`, {
      headers: { 'X-Sandbox': this.#sandbox },
    });
    return response.json();
  }

  async readAppliedValues(): Promise<Record<string, unknown>> {
    const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator/snapshot`, {
      headers: { 'X-Sandbox': this.#sandbox },
    });
    const { applications } = (await response.json()) as { applications: { sent: SentApplication | null }[] };
    const values = applications.at(-1)?.sent?.custom_fields_list ?? [];
    return Object.fromEntries(values.map(({ field_id, field_value }) => [field_id, field_value]));
  }
}

interface SentApplication {
  custom_fields_list?: readonly { field_id: string; field_value: string }[];
}
