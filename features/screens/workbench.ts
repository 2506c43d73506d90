import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import type { LanguageCode } from '../support/locales';
import { serverAddress } from '../support/settings';
import type { Locator, Page } from '../support/test-browser/test-browser';

const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><script>alert(1)</script><path fill="#ff6f52" d="M14 1 27 14 14 27 1 14z"/></svg>';

const OPEN_PORTAL: Readonly<Record<LanguageCode, string>> = {
  de: 'Portal öffnen',
  en: 'Open portal',
  fr: 'Ouvrir le portail',
  pl: 'Otwórz portal',
};

export class WorkbenchScreen {
  readonly #page: Page;
  readonly #sandbox: string;
  readonly #language: LanguageCode;

  constructor(page: Page, sandbox: string, language: LanguageCode = 'de') {
    this.#page = page;
    this.#sandbox = sandbox;
    this.#language = language;
  }

  static async newWorld(scenario: string): Promise<string> {
    const answer = await fetch(`${serverAddress('API_BASE_URL')}/simulator/sandboxes`, {
      method: 'POST',
      body: JSON.stringify({ scenario }),
    });
    const { sandbox } = (await answer.json()) as { sandbox: string };
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

  async saveBank(name: string, { branded = false } = {}): Promise<void> {
    await this.open();
    await this.#page.locator('#name').fill(name);
    if (branded) {
      const buffer = Buffer.from(LOGO_SVG);
      await this.#page
        .locator('#logo')
        .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
      await this.#page.locator('#colour').fill('#ff6f52');
    }
    await this.#page.getByRole('button', { name: 'Übernehmen' }).first().click();
    await this.#page.getByText('Gilt in Ihrer Welt.').first().waitFor();
  }

  async chooseColour(colour: string): Promise<void> {
    await this.#page.locator('#colour').fill(colour);
    const look = this.#page.getByRole('button', { name: 'Farbe prüfen' });
    if ((await look.count()) > 0) await look.click();
  }

  get colourNote(): Locator {
    return this.#page.locator('#colour-note');
  }

  get notSavedYet(): Locator {
    return this.#page.getByText('Noch nicht übernommen.');
  }

  async previewColour(): Promise<string> {
    return this.#page
      .locator('[data-sample=button]')
      .evaluate((sample) => getComputedStyle(sample).backgroundColor);
  }

  async colours(): Promise<unknown> {
    const answer = await fetch(`${serverAddress('API_BASE_URL')}/simulator/deployment`, {
      headers: { 'X-Sandbox': this.#sandbox },
    });
    return ((await answer.json()) as { colours?: unknown }).colours ?? {};
  }

  async portal(): Promise<string> {
    await this.open();
    const link = this.#page.getByRole('link', { name: OPEN_PORTAL[this.#language] });
    return new URL((await link.getAttribute('href')) ?? '', this.#page.url()).href;
  }

  async link(): Promise<string> {
    await this.open();
    await this.#page.getByRole('button', { name: /^Link erstellen/ }).click();
    const link = this.#page.getByRole('link', { name: /^Link kopieren/ });
    await link.waitFor();
    return (await link.getAttribute('href')) ?? '';
  }

  async giveForm(text = JSON.stringify(FLEET_FORM)): Promise<void> {
    await this.open('/form/editor', 'start');
    const buffer = Buffer.from(text);
    await this.#page
      .locator('input[name=file]')
      .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer });
    await this.#page.locator('button[value=import]').click();
    await this.#page.locator('[data-column=outline], #refused').first().waitFor();
  }

  async stepsOfPurposes(): Promise<number[]> {
    const form = (await this.form()) as typeof FLEET_FORM;
    return form.ui_config.config.loan_purposes.map(({ steps }) => steps.length);
  }

  async form(): Promise<unknown> {
    const answer = await fetch(`${serverAddress('API_BASE_URL')}/simulator/forms/application`, {
      headers: { 'X-Sandbox': this.#sandbox },
    });
    return answer.json();
  }

  async appliedFor(): Promise<Record<string, unknown>> {
    const answer = await fetch(`${serverAddress('API_BASE_URL')}/simulator/snapshot`, {
      headers: { 'X-Sandbox': this.#sandbox },
    });
    const { applications } = (await answer.json()) as { applications: { sent: Sent | null }[] };
    const values = applications.at(-1)?.sent?.custom_fields_list ?? [];
    return Object.fromEntries(values.map(({ field_id, field_value }) => [field_id, field_value]));
  }
}

interface Sent {
  custom_fields_list?: readonly { field_id: string; field_value: string }[];
}
