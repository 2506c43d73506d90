import { readFileSync } from 'node:fs';
import { LANGUAGES } from 'contracts/api/enumerations';
import { buildSync } from 'esbuild';
import type { Page, Request } from 'playwright';
import { isRouterIdle } from './router-idle';
import { expect } from './test-browser/expect';

/**
 * `lost`: not spoken, because the region is new or hidden, or another region changed just before.
 */
export type HeardEvent =
  | { kind: 'says' | 'lost'; text: string }
  | { kind: 'focus'; role: string; name: string; description: string; byKey: boolean };

export interface HeardStep {
  step: string;
  pageTitle: string;
  events: readonly HeardEvent[];
  /** True after a successful POST other than autosave. */
  hasSaved: boolean;
  /** The next page of an application form confirms the previous one. */
  opensNextStage: boolean;
  isFocusOnBody: boolean;
}

const STORAGE_KEY = 'heard by the screen reader';
/** Paths of POST requests that save nothing, or announce their save themselves (autosave). */
const PATHS_WITHOUT_SAVING: readonly string[] = ['/application/keep', '/dashboard/bank-name'];
const CALM_MS = 100;
const IDLE_MS = 300;
/** Limits the wait for requests, because those of a closed page never end. */
const MAX_REQUEST_MS = 5_000;
const TAB_DATA_PATH = /^\/dashboard\/applications\/[\w-]+(\/[a-z-]+)?\.data$/;
/** Waiting texts, which only slow machines announce. Those of buttons are in `data-text`. */
const WAITING = LANGUAGES.map((language): string => {
  const path = `app/i18n/locales/${language}/fields.json`;
  return JSON.parse(readFileSync(path, 'utf8')).combobox.loading;
});

interface AccessibleNames {
  computeAccessibleName: (element: Element) => string;
  computeAccessibleDescription: (element: Element) => string;
  getRole: (element: Element) => string | null;
}

interface ListeningWindow {
  accessibleNames: AccessibleNames;
  /** Timers that may announce a text. Longer ones hide messages or poll. */
  timers: Set<number>;
  changedAt: number;
  hadFocus?: boolean;
}

interface BrowserTimers {
  setTimeout(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): number;
  clearTimeout(timer?: number): void;
}

function listen(store: string, waitingTexts: readonly string[]): void {
  if (window.top !== window) return;
  const DROPPED_WITHIN_MS = 100;
  const ANNOUNCEMENT_DELAY_MS = 1_500;
  const LIVE_REGIONS = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const page = window as unknown as ListeningWindow;
  const normalizeSpaces = (text: string | null) =>
    (text ?? '')
      .replace(/[\u2060\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  let changedAt = Number.NEGATIVE_INFINITY;
  let isTabbing = false;
  const pendingTexts = new Set<string | null>(waitingTexts);
  let knownRegions = new WeakSet<Element>();

  const storeEvent = (event: object) => {
    const storedEvents = JSON.parse(sessionStorage.getItem(store) ?? '[]');
    sessionStorage.setItem(store, JSON.stringify([...storedEvents, event]));
  };
  const isExposed = (region: Element) => {
    const modal = document.querySelector('dialog:modal');
    return (
      region.isConnected &&
      region.checkVisibility() &&
      region.closest('[aria-hidden=true], [inert]') === null &&
      (modal === null || modal.contains(region))
    );
  };
  const noteRegions = () => {
    knownRegions = new WeakSet(document.querySelectorAll(LIVE_REGIONS));
    for (const button of document.querySelectorAll('[data-text]'))
      pendingTexts.add(button.getAttribute('data-text'));
  };

  const timers = window as unknown as BrowserTimers;
  const start = timers.setTimeout.bind(window);
  const stop = timers.clearTimeout.bind(window);
  page.timers = new Set();
  const watchedTimers: BrowserTimers = {
    setTimeout(run, delay = 0, ...args) {
      const timer = start(() => {
        page.timers.delete(timer);
        run(...args);
      }, delay);
      if (delay <= ANNOUNCEMENT_DELAY_MS) page.timers.add(timer);
      return timer;
    },
    clearTimeout(timer) {
      if (timer !== undefined) page.timers.delete(timer);
      stop(timer);
    },
  };
  Object.assign(window, watchedTimers);

  page.changedAt = performance.now();
  new MutationObserver((changes) => {
    page.changedAt = performance.now();
    const regions = changes.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(LIVE_REGIONS) ?? [];
    });
    const newRegions = [...document.querySelectorAll(LIVE_REGIONS)].filter(
      (region) => !knownRegions.has(region),
    );
    for (const region of new Set([...regions, ...newRegions])) {
      const text = normalizeSpaces(region.textContent);
      const now = performance.now();
      const isDropped = now - changedAt < DROPPED_WITHIN_MS;
      if (knownRegions.has(region)) changedAt = now;
      if (text === '' || pendingTexts.has(text)) continue;
      storeEvent({
        kind: knownRegions.has(region) && isExposed(region) && !isDropped ? 'says' : 'lost',
        text,
      });
    }
    noteRegions();
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('DOMContentLoaded', noteRegions);

  addEventListener(
    'keydown',
    ({ key }) => {
      page.changedAt = performance.now();
      isTabbing = key === 'Tab';
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target === document.body) return;
      page.hadFocus = true;
      const names = page.accessibleNames;
      const name = normalizeSpaces(
        names.computeAccessibleName(target) || (target.matches('h1, h2, h3') ? target.textContent : ''),
      );
      const description = normalizeSpaces(names.computeAccessibleDescription(target));
      storeEvent({
        kind: 'focus',
        role: target.getAttribute('role') ?? names.getRole(target) ?? target.localName,
        name,
        // Browsers leave out a description that repeats the name.
        description: description === name ? '' : description,
        byKey: isTabbing,
      });
      isTabbing = false;
    },
    true,
  );
}

const NAMES_VARIABLE = 'accessibleNames';
let bundledScript: string | undefined;

function namesScript(): string {
  bundledScript ??= buildSync({
    stdin: { contents: "export * from 'dom-accessibility-api'", resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: NAMES_VARIABLE,
    write: false,
  }).outputFiles[0]?.text;
  return bundledScript ?? '';
}

export class ScreenReader {
  readonly #page: Page;
  readonly #steps: HeardStep[] = [];
  readonly #requestTimes = new Map<Request, number>();
  #hasStarted = false;
  #hasSaved = false;
  #previousPath = '';

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#requestTimes.set(request, performance.now()));
    const close = (request: Request) => this.#requestTimes.delete(request);
    page.on('requestfinished', close);
    page.on('requestfailed', close);
    page.on('response', (response) => {
      const request = response.request();
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && isSuccessfulSave(pathname, response.status())) this.#hasSaved = true;
    });
  }

  get script(): string {
    return `${namesScript()};window.${NAMES_VARIABLE}=${NAMES_VARIABLE};(${listen})(${JSON.stringify(STORAGE_KEY)},${JSON.stringify(WAITING)})`;
  }

  async waitUntilQuiet(): Promise<void> {
    const calmExpression = `performance.now() - (window.changedAt ?? 0) > ${CALM_MS}`;
    const quietExpression = `(${isRouterIdle})() && (window.timers?.size ?? 0) === 0 && ${calmExpression}`;
    // React renders some time after the router is idle.
    const idleExpression = `new Promise((tell) => requestIdleCallback(() => tell(${quietExpression}), { timeout: ${IDLE_MS} }))`;
    const isWaiting = () =>
      [...this.#requestTimes.values()].some((startedAt) => performance.now() - startedAt < MAX_REQUEST_MS);
    const isIdle = async () =>
      !isWaiting() && (await this.#page.evaluate<boolean>(idleExpression).catch(() => false));
    const staysIdle = async () => (await isIdle()) && (await isIdle());
    await expect.poll(staysIdle, { intervals: [0, 20, 50], timeout: 20_000 }).toBe(true);
  }

  async endStep(step: string): Promise<void> {
    const page = this.#page;
    // Omits the step that starts the listener.
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      return;
    }
    await this.waitUntilQuiet();
    const { events, pageTitle, isFocusOnBody } = await page.evaluate((store) => {
      const events = JSON.parse(sessionStorage.getItem(store) ?? '[]') as HeardEvent[];
      sessionStorage.removeItem(store);
      const { hadFocus } = window as unknown as ListeningWindow;
      return {
        events,
        pageTitle: document.title,
        isFocusOnBody: hadFocus === true && document.activeElement === document.body,
      };
    }, STORAGE_KEY);
    const { pathname } = new URL(page.url());
    const opensNextStage = !this.#previousPath.startsWith('/dashboard/') && pathname !== this.#previousPath;
    this.#steps.push({
      step,
      pageTitle,
      events: withoutPassedStops(events),
      hasSaved: this.#hasSaved,
      opensNextStage,
      isFocusOnBody,
    });
    this.#hasSaved = false;
    this.#previousPath = pathname;
  }

  get steps(): readonly HeardStep[] {
    return this.#steps;
  }
}

/** Status 200 means that the task asks another question. */
export function isSuccessfulSave(pathname: string, status: number): boolean {
  if (status >= 400 || PATHS_WITHOUT_SAVING.includes(pathname)) return false;
  return !(status === 200 && TAB_DATA_PATH.test(pathname));
}

/** Keeps the last of several Tab stops, where the user acts. */
export function withoutPassedStops(events: readonly HeardEvent[]): HeardEvent[] {
  return events.filter((event, index) => {
    if (event.kind !== 'focus' || !event.byKey) return true;
    const next = events.slice(index + 1).find(({ kind }) => kind === 'focus');
    return !(next?.kind === 'focus' && next.byKey);
  });
}

export function formatTranscript(
  steps: readonly HeardStep[],
  placeholders: ReadonlyMap<string, string>,
): string {
  let title = '';
  const lines = steps.flatMap(({ step, pageTitle, events, isFocusOnBody }) => {
    const eventLines = events.map((event) =>
      event.kind === 'focus'
        ? `  focus: ${event.role} "${event.name}"${event.description && `, "${event.description}"`}`
        : `  ${event.kind}: "${event.text}"`,
    );
    const page = pageTitle === title ? [] : [`  title: "${pageTitle}"`];
    title = pageTitle;
    return [step, ...page, ...eventLines, ...(isFocusOnBody ? ['  focus: body'] : [])];
  });
  return [...placeholders].reduce(
    (text, [value, word]) => text.replaceAll(value, word),
    `${lines.join('\n')}\n`,
  );
}

export function findAnnouncementFaults(steps: readonly HeardStep[]): string[] {
  return steps.flatMap(({ step, events, hasSaved, opensNextStage, isFocusOnBody }) => {
    const spokenTexts = events.flatMap((event) => (event.kind === 'says' ? event.text : []));
    const stops = events.flatMap((event) => (event.kind === 'focus' ? event : []));
    const focusTexts = stops.flatMap(({ name, description }) => [name, description]);
    const repeatedTexts = spokenTexts.filter(
      (text, index) => spokenTexts.indexOf(text) !== index || focusTexts.includes(text),
    );
    return [
      ...(hasSaved && !opensNextStage && spokenTexts.length === 0 ? ['nothing confirms what was saved'] : []),
      ...repeatedTexts.map((text) => `"${text}" is heard twice`),
      ...events.flatMap((event) => (event.kind === 'lost' ? `"${event.text}" is not heard` : [])),
      ...stops.flatMap(({ role, name }) => (name === '' ? `a ${role} has no name` : [])),
      ...(isFocusOnBody ? ['the focus is on body'] : []),
    ].map((fault) => `${step}: ${fault}`);
  });
}
