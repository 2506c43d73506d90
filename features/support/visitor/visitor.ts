import type { Page as BrowserPage } from 'playwright';

/** A role of WAI-ARIA. */
export type Role = Parameters<BrowserPage['getByRole']>[0];

/** How a part of a page is asked for by its role: its accessible name, and the level of a heading. */
export interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
  includeHidden?: boolean;
}

/** Which parts are meant, by what is in them. */
export interface Filter {
  has?: Locator;
  hasText?: string | RegExp;
}

interface Search {
  /** CSS, with `:visible` for what is seen. */
  locator(selector: string, options?: Filter): Locator;
  getByRole(role: Role, options?: RoleOptions): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
  getByLabel(text: string | RegExp): Locator;
}

/** A file as it is given to a file input; an empty `mimeType` leaves it to the visitor. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Parts of a page, looked up anew with each use. What works them, or reads one thing from them, takes exactly one.
 * Playwright's locators are such; the plain visitor has its own.
 */
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
  /** Types key by key, after what is there. */
  pressSequentially(text: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  setInputFiles(files: GivenFile[] | GivenFile | string): Promise<void>;
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
  /** Reads the element; the function runs where the element is, and sees nothing else. */
  evaluate<T>(read: (element: Element) => T): Promise<T>;
  evaluateAll<T>(read: (elements: Element[]) => T): Promise<T>;
}

/** What came back for an address that was opened. */
export interface Answer {
  status(): number;
  headers(): Record<string, string>;
}

/** The page a visitor looks at. */
export interface Page extends Search {
  goto(address: string): Promise<Answer | null>;
  reload(): Promise<Answer | null>;
  goBack(): Promise<Answer | null>;
  url(): string;
  title(): Promise<string>;
  /** The document as it stands. */
  content(): Promise<string>;
}

/** The page of a visitor with a screen and keys. */
export interface LivePage extends Page {
  readonly keyboard: {
    /** Presses a key, or keys together as `ControlOrMeta+A`, where the focus is. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}

/** Somebody who visits the portal: in a browser, or by plain HTTP. */
export interface Visitor {
  page(): Promise<Page>;
  /** The page when one was opened. */
  readonly openPage: Page | null;
  /** Waits until a page reacts. */
  settled(page: Page): Promise<void>;
  /** Waits until what was begun in the visitor's page has come to its end: no page is on its way, nothing is being sent. */
  arrived(): Promise<void>;
  /** Sets the headers that every request carries from now on. */
  carry(headers: Record<string, string>): Promise<void>;
  /** The `Cookie` header of a request to an address. */
  cookieHeader(url: URL): Promise<string>;
  /** Keeps what an answer's `Set-Cookie` headers say. */
  keepCookies(url: URL, setCookies: readonly string[]): Promise<void>;
  /** Forgets cookies: one, or all. */
  forgetCookies(name?: string): Promise<void>;
  /** Closes the browser and opens it again: only cookies with an end of their own are still there. */
  restart(): Promise<void>;
  /** What pages complained about, unless it was forgiven. */
  readonly noise: readonly string[];
  forgiveNoise(pattern: RegExp): void;
  /** What the visitor sees now, for the report; null when nothing was opened. */
  picture(): Promise<{ data: Buffer; mediaType: string } | null>;
  /** Ends the visit. @param origins of portal and simulator; null when nothing of the visit may be used again. */
  close(origins: readonly string[] | null): Promise<void>;
}
