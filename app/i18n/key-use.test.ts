import { describe, expect, it } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

const catalogues = import.meta.glob<Texts>('./locales/de/*.json', { eager: true, import: 'default' });
const code = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const source = Object.values(code).join('\n');

/** Keys of a catalogue, without the suffix of a plural form. */
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

/** Every text of the code between quotes that can be a key. */
const literals = new Set(
  [...source.matchAll(/(['"])([\w.:-]+)\1/g)].map(([, , text = '']) => withoutNamespace(text)),
);

/** Every key of the code that is made while it runs, as a pattern: `status.${name}` is `status.` and anything without a dot. */
const patterns = [...source.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)]
  .map(([, text = '']) => withoutNamespace(text).split(/\$\{[^}]*\}/))
  .filter(
    (parts) => parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => /\w\.|\.\w/.test(part)),
  )
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`));

const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));

describe('keys and the code that uses them', () => {
  // Server codes come over the wire; that each has a text, and each text a code, is compared with their list.
  it.each(namespaces.filter((name) => name !== 'errors'))(
    'SHELL-23: %s has no text that nothing shows',
    (name) => {
      expect(keysOf(name).filter((key) => !isUsed(key))).toEqual([]);
    },
  );

  it('SHELL-23: every message that a rule gives has a text', () => {
    const given = [...source.matchAll(/\b(?:invalid|message|ticked)\('(\w+)'/g)].map(([, key = '']) => key);
    expect(given).toContain('required');
    expect([...new Set(given)].filter((key) => !keysOf('validation').includes(key))).toEqual([]);
  });

  it.each(['errors', 'replies'])('no page asks for texts that browsers never load: %s', (namespace) => {
    const asked = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].map(([, names = '']) => names);
    const declared = [...source.matchAll(/i18n: \[([^\]]*)\]/g)].map(([, names = '']) => names);
    expect(asked.join() + declared.join()).toContain("'problem'");
    expect([...asked, ...declared].filter((names) => names.includes(`'${namespace}'`))).toEqual([]);
  });
});
