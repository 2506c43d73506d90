import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import type { Page as BrowserPage } from 'playwright';
import { serverAddress } from '../support/settings';
import type { Page } from '../support/test-browser/test-browser';

type FieldLabel = string | { de?: string } | undefined;

interface ShownField {
  id: string;
  component: string;
  label?: FieldLabel;
  values?: { label: FieldLabel }[];
  grouped_values?: { values: { label: FieldLabel }[] }[];
  validations?: { type: string; value?: unknown }[];
}

function germanLabel(label: FieldLabel): string {
  return typeof label === 'string' ? label : (label?.de ?? '');
}

export class FormEditor {
  readonly #page: Page;
  readonly #sandbox: string;

  constructor(page: Page, sandbox: string) {
    this.#page = page;
    this.#sandbox = sandbox;
  }

  async open(): Promise<void> {
    const query = new URLSearchParams({ sandbox: this.#sandbox, lang: 'de' });
    await this.#page.goto(`${serverAddress('API_BASE_URL')}/simulator/bank/form/editor?${query}`);
  }

  async start(template: string): Promise<void> {
    await this.#page.getByRole('button', { name: template }).click();
    await this.#page.getByRole('heading', { name: 'Aufbau' }).waitFor();
  }

  async choose(field: string): Promise<void> {
    await this.#page.getByRole('link', { name: field, exact: true }).first().click();
    await this.#page.getByRole('heading', { name: field, exact: true }).waitFor();
  }

  async write(entry: string, text: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: entry, exact: true }).first().fill(text);
  }

  async press(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button }).first().click();
  }

  async readFile(component: string): Promise<void> {
    const form = structuredClone(FLEET_FORM);
    const field = form.ui_config.config.loan_purposes[0]?.steps[0]?.fields[3];
    Object.assign(field ?? {}, { component });
    const buffer = Buffer.from(JSON.stringify(form));
    await this.#page
      .locator('input[type=file]')
      .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer });
    await this.press('Einlesen');
  }

  async readTexts(field: string, french: string): Promise<void> {
    const key = `loan_purposes[fleet.vehicles].steps[vehicle].fields[${field}].label`;
    const buffer = Buffer.from(`\uFEFFkey;fr\r\n${key};${french}\r\n`);
    await this.#page
      .locator('input[type=file]')
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer });
    await this.press('Einlesen');
  }

  async writeJson(page: BrowserPage, change: (text: string) => string): Promise<void> {
    const form = await this.#form();
    await page.getByRole('textbox', { name: 'JSON' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.evaluate(paste, change(JSON.stringify(form, null, 2)));
  }

  /** The code editor renders only the lines in view, so this scrolls to the end. */
  async isJsonFinished(page: BrowserPage): Promise<boolean> {
    const box = page.getByRole('textbox', { name: 'JSON' });
    await box.focus();
    await page.keyboard.press('ControlOrMeta+End');
    return (await box.locator('.cm-line').last().textContent()) === '}';
  }

  async shownFields(): Promise<ShownField[]> {
    const form = await this.#form();
    return (form?.ui_config.config.loan_purposes[0]?.steps[0]?.fields ?? []) as ShownField[];
  }

  async #form(): Promise<typeof FLEET_FORM | null> {
    const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator/forms/application`, {
      headers: { 'X-Sandbox': this.#sandbox },
    });
    // A restarted world has no form.
    return response.ok ? ((await response.json()) as typeof FLEET_FORM) : null;
  }

  async readShownLabels(): Promise<string[]> {
    return (await this.shownFields()).map(({ label }) => germanLabel(label));
  }

  async readShownChoices(): Promise<string[]> {
    const values = (await this.shownFields())[1]?.values ?? [];
    return values.map(({ label }) => germanLabel(label));
  }

  async readShownGroups(): Promise<string[]> {
    const groups = (await this.shownFields())[1]?.grouped_values ?? [];
    return groups.map(({ values }) => values.map(({ label }) => germanLabel(label)).join(', '));
  }

  async reset(): Promise<void> {
    await fetch(`${serverAddress('API_BASE_URL')}/simulator/reset`, {
      method: 'POST',
      headers: { 'X-Sandbox': this.#sandbox },
    });
  }
}

/** Runs in the page. Typing thousands of lines into an editable element takes Chromium seconds. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  const isHandled = !document.activeElement?.dispatchEvent(paste);
  if (!isHandled) document.execCommand('insertText', false, text);
}
