// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGIN_SCRIPTS, deferScripts } from './deferred-scripts.server';
import { OWNER_SCRIPT } from './page-owner.server';

const WRITTEN =
  '<link rel="modulepreload" href="/first.js"/><script nonce="n1" type="module" async="">import "/first.js"</script></body>';

let paint: () => void = () => {};

class Observer {
  static supportedEntryTypes = ['paint'];
  constructor(tell: () => void) {
    paint = tell;
  }
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  document.body.innerHTML = deferScripts(WRITTEN, 'n1');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin() {
  const own = document.createElement('script');
  document.body.append(own);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  new Function(BEGIN_SCRIPTS)();
}

const state = () => ({
  hint: document.querySelector('link')?.rel,
  script: document.querySelector('script')?.type,
});
const BEGUN = { hint: 'modulepreload', script: 'module' };
const WAITING = { hint: 'dns-prefetch', script: 'text/scripts-after-paint' };

describe('scripts of a page', () => {
  it('scripts wait until the page is painted', () => {
    begin();
    expect(state()).toEqual(WAITING);
    paint();
    expect(state()).toEqual(BEGUN);
  });

  it('scripts leave the React markup unchanged', () => {
    const nodes = document.body.childNodes.length;
    begin();
    expect(document.body.childNodes.length).toBe(nodes);
  });

  it('scripts start once', () => {
    begin();
    const parts = () => document.querySelector('script')?.childNodes.length ?? 0;
    const before = parts();
    paint();
    expect(parts()).toBe(before + 1);
    paint();
    vi.runAllTimers();
    expect(parts()).toBe(before + 1);
  });

  it('scripts start after three seconds if the page is never painted', () => {
    begin();
    vi.advanceTimersByTime(2_999);
    expect(state()).toEqual(WAITING);
    vi.advanceTimersByTime(1);
    expect(state()).toEqual(BEGUN);
  });

  it('scripts start at once in a background page', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    begin();
    expect(state()).toEqual(BEGUN);
  });

  it.each([
    ['does not report its first paint', { supportedEntryTypes: [] }],
    ['has no PerformanceObserver', undefined],
  ])('scripts start at once if the browser %s', (_, observer) => {
    vi.stubGlobal('PerformanceObserver', observer);
    begin();
    expect(state()).toEqual(BEGUN);
  });
});

describe('page whose scripts cannot be deferred', () => {
  it.each([
    ['has no script', '<link rel="modulepreload" href="/first.js"/></body>'],
    [
      'has no </body> tag',
      '<link rel="modulepreload" href="/first.js"/><script type="module" async=""></script>',
    ],
  ])('a page is not changed if the page %s', (_, written) => {
    expect(deferScripts(written, 'n1')).toBe(written);
  });
});

it('scripts start before content that the server streams after the end of the page', () => {
  const page = deferScripts(`<p>&lt;/body></p></body>${WRITTEN}<!-- end -->`, 'n2');
  expect(page).toBe(
    '<p>&lt;/body></p></body><link rel="dns-prefetch" data-after-paint="" href="/first.js"/>' +
      '<script nonce="n1" type="text/scripts-after-paint">import "/first.js"</script>' +
      `<script nonce="n2">${OWNER_SCRIPT}</script>` +
      `<script nonce="n2">${BEGIN_SCRIPTS}</script></body><!-- end -->`,
  );
});
