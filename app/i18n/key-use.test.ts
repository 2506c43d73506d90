import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHARED_NAMESPACES } from './namespaces';

type Texts = { readonly [key: string]: string | Texts };

const catalogues = import.meta.glob<Texts>('./locales/de/*.json', { eager: true, import: 'default' });
const code = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../ui/**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);
const source = Object.values(code).join('\n');

function keysOf(namespace: string): string[] {
  const paths = (texts: Texts): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [key] : paths(value).map((rest) => `${key}.${rest}`),
    );
  const keys = paths(catalogues[`./locales/de/${namespace}.json`] ?? {});
  return [...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, '')))];
}

const namespaces = Object.keys(catalogues).map((path) => path.replace(/^.*\/(\w+)\.json$/, '$1'));
const withoutNamespace = (key: string) => key.replace(/^\w+:/, '');

const keyLiterals = new Set(
  [...source.matchAll(/(['"])([\w.:-]+)\1/g)].map(([, , text = '']) => withoutNamespace(text)),
);

const patterns = [...source.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)]
  .map(([, text = '']) => withoutNamespace(text).split(/\$\{[^}]*\}/))
  .filter(
    (parts) => parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => /\w\.|\.\w/.test(part)),
  )
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`));

const isUsed = (key: string) => keyLiterals.has(key) || patterns.some((pattern) => pattern.test(key));

describe('keys in code and catalogues', () => {
  it.each(namespaces.filter((name) => name !== 'errors'))('SHELL-23: %s contains no unused text', (name) => {
    expect(keysOf(name).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('SHELL-23: every message of a validation rule has a text', () => {
    const usedKeys = [...source.matchAll(/\b(?:invalid|encodeMessage)\('(\w+)'/g)].map(([, key = '']) => key);
    expect(usedKeys).toContain('required');
    expect([...new Set(usedKeys)].filter((key) => !keysOf('validation').includes(key))).toEqual([]);
  });

  it.each(['errors', 'replies'])('no page uses the server-only texts: %s', (namespace) => {
    const usedNamespaces = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].map(([, names = '']) => names);
    const declaredNamespaces = [...source.matchAll(/i18n: \[([^\]]*)\]/g)].map(([, names = '']) => names);
    expect(usedNamespaces.join() + declaredNamespaces.join()).toContain("'problem'");
    expect(
      [...usedNamespaces, ...declaredNamespaces].filter((names) => names.includes(`'${namespace}'`)),
    ).toEqual([]);
  });
});

const IMPORT_STATEMENT = /^(?:import|export) (?!type\b)[^;']*'((?:~\/|ui\/|\.)[^']*)';/gm;
const namesIn = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
const routes = Object.keys(code).filter((path) => /export const handle = \{\s*i18n:/.test(code[path] ?? ''));

function listImports(path: string): string[] {
  return [...(code[path] ?? '').matchAll(IMPORT_STATEMENT)].flatMap(([, name = '']) => {
    const modulePath = name.startsWith('~/')
      ? `../${name.slice(2)}`
      : name.startsWith('ui/')
        ? `../../${name}`
        : posix.join(posix.dirname(path), name);
    const foundPath = [`${modulePath}.ts`, `${modulePath}.tsx`].find((file) => file in code);
    return foundPath && !modulePath.endsWith('.server') ? [foundPath] : [];
  });
}

function findReachedFiles(route: string): Set<string> {
  const reachedFiles = new Set([route]);
  for (const path of reachedFiles) for (const imported of listImports(path)) reachedFiles.add(imported);
  return reachedFiles;
}

describe('texts of a page', () => {
  // A missing catalogue suspends hydration: React then renders the whole document again.
  it.each(routes)('%s declares the catalogues of all its components', (route) => {
    const declaredNamespaces = namesIn(/i18n: \[([^\]]*)\]/.exec(code[route] ?? '')?.[1] ?? '');
    const knownNamespaces = new Set<string>([...declaredNamespaces, ...SHARED_NAMESPACES]);
    const missing = [...findReachedFiles(route)].flatMap((path) =>
      [...(code[path] ?? '').matchAll(/useTranslation(?:<[^>]*>)?\(([^)]*)\)/g)]
        .flatMap(([, names = '']) => namesIn(names))
        .filter((name) => !knownNamespaces.has(name))
        .map((name) => `${name}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('the texts of a page include the catalogues of imported components', () => {
    expect(routes.length).toBeGreaterThan(20);
    const completion = findReachedFiles('../dashboard/complete/details.route.tsx');
    expect([...completion]).toContain('../dashboard/appointments/use-booking.tsx');
    expect([...completion]).toContain('../../ui/layout/button.tsx');
  });
});
