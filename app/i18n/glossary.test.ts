import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import glossary from './glossary.md?raw';

type Texts = { readonly [key: string]: string | Texts };

const portal = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' });
const simulator = import.meta.glob<Texts>('../../mock-server/texts/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function textsOf(files: Record<string, Texts>, language: Language): [key: string, text: string][] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, texts]) => flatten(texts, `${path.replace(/^.*\/([\w-]+)\.json$/, '$1')}:`))
    .map(([key, text]): [string, string] => [key, text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')]);
}

function readTableAfter(heading: string): string[][] {
  const [, textAfterHeading = ''] = glossary.split(`\n${heading}\n`);
  const [section = ''] = textAfterHeading.split(/\n#+ /);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const createWordStartPattern = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${words.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}`, 'iu');

const [headerRow = []] = readTableAfter('## Terms');

describe.each(LANGUAGES)('glossary terms in %s', (language) => {
  const terms = readTableAfter('## Terms')
    .slice(2)
    .map((row) => row[headerRow.indexOf(language)] ?? '');

  it('glossary terms exist for each concept', () => {
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.filter((term) => term === '')).toEqual([]);
  });

  it('each glossary term occurs in at least one text', () => {
    const all = textsOf(portal, language).map(([, text]) => text.toLowerCase());
    expect(terms.filter((term) => !all.some((text) => text.includes(term.toLowerCase())))).toEqual([]);
  });
});

describe.each(LANGUAGES)('forbidden words in %s', (language) => {
  const rows = readTableAfter(`### ${language}`).slice(2);
  const texts = textsOf(portal, language);
  // The search also has synonyms that the glossary forbids.
  const simulatorTexts = textsOf(simulator, language).filter(([key]) => !key.startsWith('search:'));

  it('forbidden words exist in the glossary', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows)('"%s" does not occur; the term is "%s"', (words, _replacement, namespaceList) => {
    const namespacesToCheck = namespaceList?.split(',').map((name) => name.trim()) ?? [];
    const counts = (key: string) => !namespaceList || namespacesToCheck.includes(key.replace(/:.*$/, ''));
    expect(
      texts.filter(([key, text]) => counts(key) && createWordStartPattern(words ?? '').test(text)),
    ).toEqual([]);
  });

  it.each(rows.filter(([, , namespaceList]) => !namespaceList))(
    '"%s" does not occur in the simulator; the term is "%s"',
    (words) => {
      expect(simulatorTexts.filter(([, text]) => createWordStartPattern(words ?? '').test(text))).toEqual([]);
    },
  );
});
