// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasRequiredFeatures } from './required-features';

afterEach(() => void vi.unstubAllGlobals());

const FEATURES: readonly (readonly [string, object, string])[] = [
  ['Array.prototype.at', Array.prototype, 'at'],
  ['Array.prototype.findLast', Array.prototype, 'findLast'],
  ['Array.prototype.findLastIndex', Array.prototype, 'findLastIndex'],
  ['String.prototype.replaceAll', String.prototype, 'replaceAll'],
  ['Object.hasOwn', Object, 'hasOwn'],
  ['HTMLFormElement.prototype.requestSubmit', HTMLFormElement.prototype, 'requestSubmit'],
  ['HTMLDialogElement.prototype.showModal', HTMLDialogElement.prototype, 'showModal'],
];

const INTL_APIS = ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'];

describe('D-282: hasRequiredFeatures', () => {
  it.each(['de', 'en', 'fr', 'pl'])('accepts a current browser in the language %s', (language) => {
    expect(hasRequiredFeatures(language)).toBe(true);
  });

  it.each(FEATURES)('rejects a browser without %s', (_, owner, name) => {
    const feature = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    Reflect.deleteProperty(owner, name);
    try {
      expect(hasRequiredFeatures('de')).toBe(false);
    } finally {
      Object.defineProperty(owner, name, feature);
    }
  });

  it('rejects a browser without dialog elements', () => {
    vi.stubGlobal('HTMLDialogElement', undefined);
    expect(hasRequiredFeatures('de')).toBe(false);
  });

  it.each(INTL_APIS)('rejects a browser without Intl.%s', (name) => {
    vi.stubGlobal('Intl', { ...intlParts(), [name]: undefined });
    expect(hasRequiredFeatures('de')).toBe(false);
  });

  it.each(INTL_APIS)('rejects a browser whose Intl.%s lacks the language of the page', (name) => {
    const supportedLocalesOf = (locale: string) => (locale === 'pl' ? [] : [locale]);
    vi.stubGlobal('Intl', { ...intlParts(), [name]: Object.assign(() => {}, { supportedLocalesOf }) });
    expect(hasRequiredFeatures('pl')).toBe(false);
    expect(hasRequiredFeatures('de')).toBe(true);
  });
});

function intlParts(): object {
  return Object.fromEntries(INTL_APIS.map((name) => [name, Reflect.get(Intl, name)]));
}

/** Features newer than 2020, which the build does not replace. */
const NEWER_FEATURES: Readonly<Record<string, RegExp>> = {
  at: /\.at\(/,
  findLast: /\.findLast\(/,
  findLastIndex: /\.findLastIndex\(/,
  toReversed: /\.toReversed\(/,
  toSorted: /\.toSorted\(/,
  toSpliced: /\.toSpliced\(/,
  replaceAll: /\.replaceAll\(/,
  hasOwn: /Object\.hasOwn\(/,
  groupBy: /(Object|Map)\.groupBy\(/,
  structuredClone: /\bstructuredClone\(/,
  withResolvers: /\.withResolvers\(/,
  fromAsync: /\.fromAsync\(/,
  isWellFormed: /\.(is|to)WellFormed\(/,
  randomUUID: /\.randomUUID\(/,
  showModal: /\.showModal\(/,
  showPopover: /\.(show|hide|toggle)Popover\(/,
  requestSubmit: /\.requestSubmit\(/,
  'size of URLSearchParams': /\b(query|params|searchParams|carried)\.size\b/,
};

const SERVER_ONLY_PATH =
  /\.server\.|\.route\.ts$|\.test\.|\/testing\/|^app\/(api|server|settings|telemetry)\//;

function sourcesIn(folder: string): string[] {
  const foundPaths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path),
  );
  return foundPaths.filter((path) => /\.tsx?$/.test(path) && !SERVER_ONLY_PATH.test(path));
}

it('D-282: the scripts use no newer feature that hasRequiredFeatures leaves out', () => {
  const knownNames = FEATURES.map(([, , name]) => name);
  const sources = ['app', 'ui'].flatMap(sourcesIn);
  expect(sources.length).toBeGreaterThan(300);
  const usedFeatures = sources.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return Object.entries(NEWER_FEATURES).flatMap(([name, pattern]) =>
      pattern.test(source) && !knownNames.includes(name) ? [`${path}: ${name}`] : [],
    );
  });
  expect(usedFeatures).toEqual([]);
});
