import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { InputMethod } from './input-method';
import type { Locator, Page } from './test-browser/test-browser';

const EFFORT_KINDS = ['forms', 'clicks', 'fields', 'dialogs', 'page changes by hand', 'screens'] as const;
type EffortKind = (typeof EFFORT_KINDS)[number];

export type Effort = Record<EffortKind, number>;

const REPORT_FILE = '.reports/effort.json';

export class EffortCounter {
  readonly journeyPart: string;
  readonly input: InputMethod;
  readonly #page: Page;
  readonly #dialogs = new Set<string>();
  readonly #screens = new Set<string>();
  readonly #counts = { forms: 0, clicks: 0, fields: 0, 'page changes by hand': 0 };

  constructor(journeyPart: string, input: InputMethod, page: Page) {
    this.journeyPart = journeyPart;
    this.#page = page;
    const counts = this.#counts;
    this.input = {
      write: (field, text) => this.#countAfter(field, input.write(field, text), () => (counts.fields += 1)),
      choose: (select, value) =>
        this.#countAfter(select, input.choose(select, value), () => (counts.fields += 1)),
      moveSlider: (slider, value) =>
        this.#countAfter(slider, input.moveSlider(slider, value), () => (counts.fields += 1)),
      tick: (control) => this.#countAfter(control, input.tick(control), () => (counts.clicks += 1)),
      untick: (checkbox) => this.#countAfter(checkbox, input.untick(checkbox), () => (counts.clicks += 1)),
      pick: (suggestion) => this.#press(suggestion, input.pick),
      attachFiles: input.attachFiles,
      press: (target) => this.#press(target, input.press),
    };
  }

  async chooseFile(control: Locator, giveFile: () => Promise<void>): Promise<void> {
    await this.#noteScreen(control);
    await giveFile();
    this.#counts.clicks += 1;
  }

  async effort(): Promise<Effort> {
    this.#screens.add(new URL(this.#page.url()).pathname);
    return { ...this.#counts, dialogs: this.#dialogs.size, screens: this.#screens.size };
  }

  async #countAfter(control: Locator, actionDone: Promise<void>, count: () => void): Promise<void> {
    await actionDone;
    await this.#noteScreen(control);
    count();
  }

  async #press(target: Locator, press: (target: Locator) => Promise<void>): Promise<void> {
    await target.waitFor();
    await this.#noteScreen(target);
    const { isSend, isNavigation } = await target.evaluate((element) => ({
      isSend: element instanceof HTMLButtonElement && element.type === 'submit' && element.name !== 'intent',
      isNavigation: element.closest('nav') !== null,
    }));
    await press(target);
    this.#counts.clicks += 1;
    this.#counts.forms += Number(isSend);
    this.#counts['page changes by hand'] += Number(isNavigation);
  }

  async #noteScreen(control: Locator): Promise<void> {
    this.#screens.add(new URL(this.#page.url()).pathname);
    const dialog = await control.evaluate((element) => element.closest('dialog')?.textContent ?? null);
    if (dialog !== null) this.#dialogs.add(dialog);
  }
}

export function isCounted(name: string): name is EffortKind {
  return EFFORT_KINDS.some((kind) => kind === name);
}

export function reportEffort(journeyPart: string, effort: Effort): void {
  mkdirSync('.reports', { recursive: true });
  const earlierReport: object = existsSync(REPORT_FILE) ? JSON.parse(readFileSync(REPORT_FILE, 'utf8')) : {};
  writeFileSync(REPORT_FILE, JSON.stringify({ ...earlierReport, [journeyPart]: effort }));
}
