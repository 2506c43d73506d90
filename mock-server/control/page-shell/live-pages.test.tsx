import { Window } from 'happy-dom';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { populateGlobal } from 'vitest/environments';
import type { LoadedPage } from '../../pages/page-app';
import { PAGE_TYPE, type PageDocument } from '../../pages/page-document';
import { PAGES, type PageName } from '../../pages/registry';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { getTexts } from '../../texts/texts';
import { listGherkinFeatures } from '../acceptance/gherkin-scenarios';

const test = exchangeInSandbox({ scenario: 'ready-to-submit' });

const LIVE_PAGES = {
  start: '/simulator/',
  situations: '/simulator/situations',
  development: '/simulator/development',
  history: '/simulator/course',
  film: '/simulator/film',
  shared: '/simulator/shared',
  acceptance: '/simulator/script',
  acceptanceScenario: '/simulator/script/:key',
  demo: '/simulator/demo',
  demoPresenter: '/simulator/demo/presenter',
  mail: '/simulator/mails/',
} as const satisfies Partial<Record<PageName, string>>;

let reportChange: (() => void) | null;

class Events {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  addEventListener(name: string, listener: () => void) {
    if (name === 'changed') reportChange = listener;
  }
  close() {}
}

let nextPage: PageDocument;

async function documentAt(path: string, world: string): Promise<PageDocument> {
  const address = `${test.origin()}${path}?${new URLSearchParams({ sandbox: world, lang: 'en' })}`;
  const response = await fetch(address, { headers: { accept: PAGE_TYPE } });
  return response.json();
}

const [someScenario] = listGherkinFeatures().flatMap(({ scenarios }) => scenarios);

async function pathOf(path: string): Promise<string> {
  if (path.endsWith('/:key')) return path.replace(':key', someScenario?.key ?? '');
  if (!path.endsWith('/mails/')) return path;
  const body = { email: 'a@b.example', language: 'en' };
  await test.sandbox().request('POST', '/simulator/invitations', { body });
  const { body: outbox } = await test.sandbox().request('GET', '/simulator/outbox?to=a@b.example');
  return `${path}${(outbox as { id: string }[])[0]?.id}`;
}

async function worldFor(path: string): Promise<string> {
  if (!path.startsWith('/simulator/demo')) return test.sandbox().id;
  const begun = await fetch(`${test.origin()}/simulator/demo?lang=en`, { redirect: 'manual' });
  return new URL(begun.headers.get('location') ?? '', begun.url).searchParams.get('sandbox') ?? '';
}

async function loadedPage(name: PageName): Promise<LoadedPage> {
  const { default: Page } = await PAGES[name].load();
  // Safe cast: the test renders the page with the simulator's data.
  return { Page, texts: (namespace) => getTexts(namespace, 'en') } as LoadedPage;
}

const TYPED = 'input[type=search], input[type=text], input:not([type]), textarea, input[type=datetime-local]';

function firstStop(): HTMLElement {
  const main = document.querySelector<HTMLElement>('main');
  const found =
    main?.querySelector<HTMLElement>(TYPED) ?? main?.querySelector<HTMLElement>('a[href], button');
  if (!found) throw new Error('The page has nothing to focus');
  return found;
}

// The simulator runs in Node, so only its pages get browser globals.
let root: Root;
let removeBrowser: () => void;
beforeAll(() => {
  const window = new Window({ url: 'http://localhost/simulator/' });
  const { keys, originals } = populateGlobal(globalThis, window, { bindFunctions: true });
  removeBrowser = () => {
    for (const key of keys) Reflect.deleteProperty(globalThis, key);
    for (const [key, value] of originals) Reflect.set(globalThis, key, value);
    void window.happyDOM.close();
  };
});
afterAll(() => removeBrowser());

beforeEach(() => {
  reportChange = null;
  vi.stubGlobal('EventSource', Events);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const RENDERING_TIMEOUT = { timeout: 20_000 };

describe('SIM-14 a live update', { timeout: 60_000 }, () => {
  it.each(Object.entries(LIVE_PAGES) as [PageName, string][])(
    'keeps focus, selection and typed text on the page %s',
    async (name, place) => {
      const path = await pathOf(place);
      const { createRoot } = await import('react-dom/client');
      const { PageApp } = await import('../../pages/page-app');
      const world = await worldFor(path);
      const firstPage = await documentAt(path, world);
      expect([firstPage.page, firstPage.shell.isLive]).toEqual([name, true]);
      const loadedPages = new Map([[name, await loadedPage(name)]]);
      root = createRoot(document.body.appendChild(document.createElement('div')));
      root.render(<PageApp document={firstPage} loadedPages={loadedPages} load={async () => {}} />);
      await vi.waitFor(() => expect(reportChange).not.toBeNull(), RENDERING_TIMEOUT);

      const firstFocusable = firstStop();
      firstFocusable.focus();
      const isField =
        firstFocusable instanceof HTMLInputElement || firstFocusable instanceof HTMLTextAreaElement;
      const isText = isField && firstFocusable.type !== 'datetime-local';
      if (isField) firstFocusable.value = isText ? 'half a sentence' : '2026-05-04T10:30';
      if (isText) firstFocusable.setSelectionRange(5, 6);

      await test.sandbox().request('PUT', `/simulator/clock?sandbox=${world}`, { body: { by: 'P2D' } });
      nextPage = await documentAt(path, world);
      vi.stubGlobal(
        'fetch',
        async () => new Response(JSON.stringify(nextPage), { headers: { 'content-type': PAGE_TYPE } }),
      );
      nextPage = { ...nextPage, shell: { ...nextPage.shell, title: 'After the update' } };
      reportChange?.();
      await vi.waitFor(() => expect(document.title).toBe('After the update'), RENDERING_TIMEOUT);
      await new Promise((resolve) => setTimeout(resolve, 50));

      expect(document.activeElement).toBe(firstFocusable);
      expect(firstFocusable.isConnected).toBe(true);
      if (isField) expect(firstFocusable.value).toBe(isText ? 'half a sentence' : '2026-05-04T10:30');
      if (isText) expect([firstFocusable.selectionStart, firstFocusable.selectionEnd]).toEqual([5, 6]);
    },
  );
});
