import { posix } from 'node:path';
import { SCENARIOS } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { readCatalogues } from './catalogues';

type Texts = { readonly [key: string]: string | Texts };

const code = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const CATALOGUES: Record<string, Texts> = readCatalogues('de');

function keysOf(namespace: string): string[] {
  const paths = (texts: Texts): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [key] : paths(value).map((rest) => `${key}.${rest}`),
    );
  const keys = paths(CATALOGUES[namespace] ?? {});
  return [...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, '')))];
}

const FOLDERS_WITHOUT_NAME: Record<string, string> = { shell: '../pages/live' };

function codeOf(namespace: string): string {
  const names = Object.keys(code).filter(
    (path) => !path.includes('/locales/') && code[path]?.includes(`'${namespace}'`),
  );
  const folders = new Set([...names.map((path) => posix.dirname(path)), FOLDERS_WITHOUT_NAME[namespace]]);
  return Object.keys(code)
    .filter((path) => folders.has(posix.dirname(path)))
    .map((path) => code[path])
    .join('\n');
}

const STRING_LITERAL = /(['"])([\w.-]+)\1/g;

/** Template with a fixed part: `status.${code}`, `${action}Of`. */
const TEMPLATE_LITERAL = /`((?:[\w.-]|\$\{[^`{}]*\})+)`/g;

function listUnusedKeys(namespace: string, source = codeOf(namespace)): string[] {
  const literals = new Set([...source.matchAll(STRING_LITERAL)].map(([, , text = '']) => text));
  const templates = [...source.matchAll(TEMPLATE_LITERAL)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1 && parts.some((part) => /\w{2}/.test(part)))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`));
  return keysOf(namespace).filter((key) => !literals.has(key) && !templates.some((each) => each.test(key)));
}

describe('catalogues of the simulator', () => {
  it.each(Object.keys(CATALOGUES).filter((name) => name !== 'situations'))(
    'SIM-14: %s contains no unused text',
    (namespace) => {
      expect(listUnusedKeys(namespace)).toEqual([]);
    },
  );

  it('SIM-14: the catalogue of situations has texts of existing situations only', () => {
    const known = SCENARIOS.flatMap(({ id }) => [`title.${id}`, `description.${id}`]);
    expect(listUnusedKeys('situations').filter((key) => !known.includes(key))).toEqual([]);
  });

  it('SIM-14: the check reports an unused key', () => {
    const source = `t('where'); t(\`kinds.\${kind}\`)`;
    expect(listUnusedKeys('magic', source)).toContain('value');
    expect(listUnusedKeys('magic', source)).not.toContain('where');
    expect(listUnusedKeys('magic', source)).not.toContain('kinds.iban');
  });
});
