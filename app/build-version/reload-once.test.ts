import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { claimReload, createReloadScript, INTERRUPTED_DESTINATION_KEY } from './reload-once';

function createTabStorage() {
  const storedItems = new Map<string, string>();
  return {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
  };
}

const MISSING_MODULE = { type: 'module' };
const MISSING_STYLESHEET = { href: 'http://demo.example/assets/root-Ab12.css' };

function missing(
  file: object,
  { build = 'a', storage = createTabStorage(), isLoaded = false, form = '', onLine = true, typed = '' } = {},
): boolean {
  const replace = vi.fn();
  let report: (event: { target: object }) => void = () => {};
  const sandbox = {
    addEventListener: (event: string, listener: typeof report) => {
      if (event === 'error') report = listener;
    },
    document: {
      documentElement: { dataset: { form } },
      querySelectorAll: () => [{ value: typed, defaultValue: '', checked: false, defaultChecked: false }],
    },
    navigator: { onLine },
    window: isLoaded ? { __remixRouter: {} } : {},
    sessionStorage: storage,
    location: { pathname: '/login', search: '?a=b', replace },
  };
  runInContext(createReloadScript(build), createContext(sandbox));
  report({ target: file });
  if (replace.mock.calls.length > 0) expect(replace.mock.calls).toEqual([['/login?a=b']]);
  return replace.mock.calls.length > 0;
}

describe('createReloadScript in a browser without session storage', () => {
  class BlockedError extends Error {}

  it.each([
    ['blocks it', { sessionStorage: { get: () => throwError(new BlockedError()) } }],
    ['has none', { sessionStorage: { value: null } }],
  ])(
    'D-282: gives the framework an empty session storage that stores nothing if the browser $0',
    (_, property) => {
      const window: { sessionStorage?: Storage } = {};
      const sandbox = Object.defineProperties({ addEventListener: () => {}, location: {}, window }, property);
      runInContext(createReloadScript('a'), createContext(sandbox));
      const storage = window.sessionStorage;
      expect(storage?.getItem('remix-manifest-version')).toBeNull();
      expect(() => storage?.removeItem('remix-manifest-version')).not.toThrow();
      expect(() => storage?.setItem('remix-manifest-version', 'a')).toThrow();
      expect(claimReload('a', storage as Storage)).toBe(false);
    },
  );

  function throwError(error: Error): never {
    throw error;
  }
});

describe('createReloadScript after a reload of the page', () => {
  const CURRENT_URL = 'http://demo.example/login';
  function findReloadTarget(from: string, navigationType: string): unknown {
    const storage = new Map([[INTERRUPTED_DESTINATION_KEY, JSON.stringify([from, '/next?a=b'])]]);
    const replace = vi.fn();
    const sandbox = {
      addEventListener: () => {},
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        removeItem: (key: string) => storage.delete(key),
      },
      performance: { getEntriesByType: () => [{ type: navigationType }] },
      window: {},
      location: { href: CURRENT_URL, replace },
    };
    runInContext(createReloadScript('a'), createContext(sandbox));
    expect(storage.size).toBe(0);
    return replace.mock.calls[0]?.[0] ?? null;
  }

  it("continues to the user's destination after a reload by Remix", () => {
    expect(findReloadTarget(CURRENT_URL, 'reload')).toBe('/next?a=b');
  });

  it.each([
    [CURRENT_URL, 'navigate'],
    ['http://demo.example/other', 'reload'],
  ])(
    'does not continue to the destination after any other navigation: previous page %s, navigation type %s',
    (from, navigationType) => {
      expect(findReloadTarget(from, navigationType)).toBe(null);
    },
  );
});

describe('createReloadScript when the back button changes the URL', () => {
  function changeUrl(address: Partial<Location>, window: Partial<Window> = {}) {
    const reload = vi.fn();
    const location = { pathname: '/login', search: '?a=b', hash: '', reload };
    let popState = () => {};
    const addEventListener = (event: string, listener: typeof popState) => {
      if (event === 'popstate') popState = listener;
    };
    runInContext(createReloadScript('a'), createContext({ addEventListener, window, location }));
    expect(window.isPageLeft?.()).toBe(false);
    Object.assign(location, address);
    popState();
    return { isReloaded: reload.mock.calls.length > 0, isLeft: window.isPageLeft?.() };
  }

  it.each<Partial<Location>>([{ pathname: '/register' }, { search: '' }])(
    'reloads if the URL now names another page: %o',
    (address) => {
      expect(changeUrl(address)).toEqual({ isReloaded: true, isLeft: true });
    },
  );

  it('does not reload if only the anchor of the URL changed', () => {
    expect(changeUrl({ hash: '#content' })).toEqual({ isReloaded: false, isLeft: false });
  });

  it('leaves the navigation to the router once the router has started', () => {
    const router = { __remixRouter: {} } as Partial<Window>;
    expect(changeUrl({ pathname: '/register' }, router)).toEqual({ isReloaded: false, isLeft: true });
  });
});

describe('createReloadScript if a file of the build is missing', () => {
  it.each([MISSING_MODULE, MISSING_STYLESHEET])('reloads the page for the missing file %o', (file) => {
    expect(missing(file)).toBe(true);
  });

  it('reloads once per build, so that two alternating builds cause no loop', () => {
    const storage = createTabStorage();
    const reloads = ['a', 'b', 'a', 'b', 'a'].map((build) => missing(MISSING_MODULE, { build, storage }));
    expect(reloads).toEqual([true, true, false, false, false]);
    expect(claimReload('a', storage)).toBe(false);
    expect(claimReload('c', storage)).toBe(true);
    expect(missing(MISSING_MODULE, { build: 'c', storage })).toBe(false);
  });

  it.each<[string, object, Parameters<typeof missing>[1]]>([
    ['the user has typed a value', MISSING_MODULE, { typed: 'Am Wall' }],
    ['the page is the response to a form', MISSING_MODULE, { form: 'refused' }],
    ['the browser is offline', MISSING_MODULE, { onLine: false }],
    ['the scripts of the page run', MISSING_MODULE, { isLoaded: true }],
    ['the file is not the portal’s', { src: 'https://www.googletagmanager.com/gtm.js' }, {}],
  ])('keeps the page if %s', (_, file, page) => {
    expect(missing(file, page)).toBe(false);
  });

  it('does not reload if the browser blocks session storage', () => {
    const throwOnAccess = () => {
      throw new Error('refused');
    };
    expect(missing(MISSING_MODULE, { storage: { getItem: throwOnAccess, setItem: throwOnAccess } })).toBe(
      false,
    );
    expect(claimReload('a', { getItem: throwOnAccess, setItem: throwOnAccess })).toBe(false);
  });
});
