import type { Page as BrowserPage } from 'playwright';

export type Role = Parameters<BrowserPage['getByRole']>[0];

export interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
  includeHidden?: boolean;
}

export interface Filter {
  has?: Locator;
  hasText?: string | RegExp;
}

interface Search {
  locator(selector: string, options?: Filter): Locator;
  getByRole(role: Role, options?: RoleOptions): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
  getByLabel(text: string | RegExp): Locator;
}

export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Finds elements again at each use. Actions require exactly one match. */
export interface Locator extends Search {
  filter(options?: Filter & { visible?: boolean }): Locator;
  and(other: Locator): Locator;
  or(other: Locator): Locator;
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  all(): Promise<Locator[]>;
  count(): Promise<number>;

  fill(text: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  setInputFiles(files: UploadedFile[] | UploadedFile | string): Promise<void>;
  check(): Promise<void>;
  uncheck(): Promise<void>;
  click(): Promise<void>;
  dblclick(): Promise<void>;
  press(key: string): Promise<void>;
  blur(): Promise<void>;

  textContent(): Promise<string | null>;
  innerHTML(): Promise<string>;
  allTextContents(): Promise<string[]>;
  allInnerTexts(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  inputValue(): Promise<string>;
  isChecked(): Promise<boolean>;
  waitFor(options?: { state?: 'attached' | 'visible' }): Promise<void>;
  /** @param read runs in the page and must not use outer variables */
  evaluate<T>(read: (element: Element) => T): Promise<T>;
  evaluateAll<T>(read: (elements: Element[]) => T): Promise<T>;
}

export interface DocumentHead {
  status(): number;
  headers(): Record<string, string>;
}

export interface Page extends Search {
  goto(address: string): Promise<DocumentHead | null>;
  reload(): Promise<DocumentHead | null>;
  goBack(): Promise<DocumentHead | null>;
  url(): string;
  title(): Promise<string>;
  content(): Promise<string>;
}

export interface LivePage extends Page {
  readonly keyboard: {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}

export interface TestBrowser {
  page(): Promise<Page>;
  readonly openPage: Page | null;
  waitUntilHydrated(page: Page): Promise<void>;
  waitForNavigation(): Promise<void>;
  sendHeaders(headers: Record<string, string>): Promise<void>;
  cookieHeader(url: URL): Promise<string>;
  keepCookies(url: URL, setCookies: readonly string[]): Promise<void>;
  deleteCookies(name?: string): Promise<void>;
  restart(): Promise<void>;
  readonly consoleErrors: readonly string[];
  ignoreConsoleErrors(pattern: RegExp): void;
  screenshot(): Promise<{ data: Buffer; mediaType: string } | null>;
  /** @param origins keeps profiles that visited only these; null discards all */
  close(origins: readonly string[] | null): Promise<void>;
}
