// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferScripts, START_SCRIPTS_SCRIPT } from './deferred-scripts.server';
import { OWNER_SCRIPT } from './page-owner.server';

const SERVER_HTML =
  '<link rel="modulepreload" href="/first.js"/><script nonce="n1" type="module" async="">import "/first.js"</script></body>';

let reportPaint: () => void = () => {};

class Observer {
  static supportedEntryTypes = ['paint'];
  constructor(onPaint: () => void) {
    reportPaint = onPaint;
  }
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  document.body.innerHTML = deferScripts(SERVER_HTML, 'n1');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function startScripts() {
  const inlineScript = document.createElement('script');
  document.body.append(inlineScript);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(inlineScript);
  new Function(START_SCRIPTS_SCRIPT)();
}

const state = () => ({
  hint: document.querySelector('link')?.rel,
  script: document.querySelector('script')?.type,
});
const STARTED_STATE = { hint: 'modulepreload', script: 'module' };
const WAITING_STATE = { hint: 'dns-prefetch', script: 'text/scripts-after-paint' };

describe('scripts of a page', () => {
  it('scripts wait until the page is painted', () => {
    startScripts();
    expect(state()).toEqual(WAITING_STATE);
    reportPaint();
    expect(state()).toEqual(STARTED_STATE);
  });

  it('scripts leave the React markup unchanged', () => {
    const nodes = document.body.childNodes.length;
    startScripts();
    expect(document.body.childNodes.length).toBe(nodes);
  });

  it('scripts start once', () => {
    startScripts();
    const parts = () => document.querySelector('script')?.childNodes.length ?? 0;
    const partCountBefore = parts();
    reportPaint();
    expect(parts()).toBe(partCountBefore + 1);
    reportPaint();
    vi.runAllTimers();
    expect(parts()).toBe(partCountBefore + 1);
  });

  it('scripts start after three seconds if the page is never painted', () => {
    startScripts();
    vi.advanceTimersByTime(2_999);
    expect(state()).toEqual(WAITING_STATE);
    vi.advanceTimersByTime(1);
    expect(state()).toEqual(STARTED_STATE);
  });

  it('scripts start at once in a background page', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    startScripts();
    expect(state()).toEqual(STARTED_STATE);
  });

  it.each([
    ['does not report its first paint', { supportedEntryTypes: [] }],
    ['has no PerformanceObserver', undefined],
  ])('scripts start at once if the browser %s', (_, observer) => {
    vi.stubGlobal('PerformanceObserver', observer);
    startScripts();
    expect(state()).toEqual(STARTED_STATE);
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
  const page = deferScripts(`<p>&lt;/body></p></body>${SERVER_HTML}<!-- end -->`, 'n2');
  expect(page).toBe(
    '<p>&lt;/body></p></body><link rel="dns-prefetch" data-after-paint="" href="/first.js"/>' +
      '<script nonce="n1" type="text/scripts-after-paint">import "/first.js"</script>' +
      `<script nonce="n2">${OWNER_SCRIPT}</script>` +
      `<script nonce="n2">${START_SCRIPTS_SCRIPT}</script></body><!-- end -->`,
  );
});
