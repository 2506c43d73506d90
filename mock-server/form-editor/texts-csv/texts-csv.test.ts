import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { changeDraft } from '../draft/change';
import { type Draft, type Field, findField } from '../draft/draft';
import { readTextsCsv } from './read-texts-csv';
import { listKeyedTexts } from './text-keys';
import { formatTextsCsv } from './texts-csv';

const FORM = structuredClone(FLEET_FORM) as Draft;
const MILEAGE = { purpose: 0, step: 0, field: 4 };
const KEY = 'loan_purposes[fleet.vehicles].steps[vehicle].fields[mileage].label';

const labelled = (label: string | Record<string, string>): Draft =>
  changeDraft(FORM, {
    kind: 'set_field',
    address: MILEAGE,
    field: { ...findField(FORM, MILEAGE), id: 'mileage', component: 'number', label },
    scope: 'here',
  });

const FREQUENT_MAKERS = { label: { de: 'Häufig', en: 'Frequent' }, values: [{ key: 'hoff', label: 'Hoff' }] };
const OTHER_MAKERS = {
  label: { de: 'Weitere', en: 'Others' },
  values: [{ key: 'lindner', label: 'Lindner' }],
};

const draftWithMakers = (groups: NonNullable<Field['grouped_values']>): Draft =>
  changeDraft(FORM, {
    kind: 'set_field',
    address: MILEAGE,
    field: { id: 'mileage', component: 'select', label: 'Maker', grouped_values: structuredClone(groups) },
    scope: 'here',
  });

const keysOf = (draft: Draft): string[] =>
  listKeyedTexts(draft).flatMap(({ key, otherKeys }) => [key, ...otherKeys]);

const labelIn = (draft: Draft) => findField(draft, MILEAGE)?.label;

describe('SIM-15 texts of a form as CSV', () => {
  it.each([
    ['de', ';'],
    ['en', ','],
    ['fr', ';'],
    ['pl', ';'],
  ] as const)(
    'texts as CSV have a byte order mark, a header row and the separator of spreadsheets in %s',
    (language, sign) => {
      const csv = formatTextsCsv(FORM, language);
      const row = (...cells: string[]) => `${cells.map((cell) => `"${cell}"`).join(sign)}\r\n`;
      expect(csv.startsWith(`\uFEFF${row('key', 'de', 'en', 'fr', 'pl')}`)).toBe(true);
      expect(csv).toContain(row(KEY, 'Kilometerstand', 'Mileage', 'Kilométrage', 'Przebieg'));
    },
  );

  it.each([
    '=1+1',
    '+49 40',
    '-5',
    '@home',
    "'=x",
    'a;b,"c"',
    'two\nlines',
    'x,=1+1',
    '\tTab',
    '„Zitat“ – ł',
  ])('texts as CSV keep the text %j through export and import', (text) => {
    const form = labelled({ de: text, en: text });
    const csv = formatTextsCsv(form, 'de');
    expect(csv).not.toMatch(/(^|;)"?[=+\-@\t]/m);
    const { draft, changes, findings } = readTextsCsv(csv, form);
    expect({ draft, changes, findings }).toEqual({ draft: form, changes: 0, findings: [] });
    expect(labelIn(readTextsCsv(csv, labelled({ de: 'x', en: 'y' })).draft)).toEqual({
      de: text,
      en: text,
    });
  });

  it.each(['two\r\nlines', 'two\rlines'])(
    'texts as CSV keep the line breaks of an unchanged text %j',
    (text) => {
      const form = labelled({ de: text, en: text });
      expect(readTextsCsv(formatTextsCsv(form, 'de'), form)).toMatchObject({
        draft: form,
        changes: 0,
        findings: [],
      });
    },
  );

  it('a text that contains a formula after another separator is quoted', () => {
    expect(formatTextsCsv(labelled({ de: 'x,=1+1' }), 'de')).toContain(';"x,=1+1";');
  });

  it('texts as CSV keep the headings of choice groups after the groups have been swapped', () => {
    const swappedDraft = draftWithMakers([OTHER_MAKERS, FREQUENT_MAKERS]);
    const csv = formatTextsCsv(draftWithMakers([FREQUENT_MAKERS, OTHER_MAKERS]), 'de');
    const { draft, changes, findings } = readTextsCsv(csv, swappedDraft);
    expect({ draft, changes, findings }).toEqual({ draft: swappedDraft, changes: 0, findings: [] });
  });

  it('texts as CSV name a choice group without choices by its position', () => {
    const keys = listKeyedTexts(draftWithMakers([{ ...FREQUENT_MAKERS, values: [] }, OTHER_MAKERS])).map(
      ({ key }) => key,
    );
    expect(keys.filter((key) => /mileage.*grouped_values\[[^\]]+\]\.label/.test(key))).toEqual([
      expect.stringContaining('grouped_values[1].label'),
      expect.stringContaining('grouped_values[lindner].label'),
    ]);
  });

  it('texts as CSV keep every form of the fixtures unchanged through export and import', () => {
    const { draft, changes } = readTextsCsv(Buffer.from(formatTextsCsv(FORM, 'en')), FORM);
    expect({ draft, changes }).toEqual({ draft: FORM, changes: 0 });
  });
});

describe('SIM-15 readTextsCsv (import of the texts of a form from CSV)', () => {
  const read = (file: string | Uint8Array, form = FORM) => readTextsCsv(file, form);
  const findingsIn = (file: string | Uint8Array) => read(file).findings;

  it.each([
    ['semicolons', `key;fr\n${KEY};Distance\n`],
    ['commas', `key,fr\r\n${KEY},Distance`],
    ['tabs', `fr\tkey\nDistance\t${KEY}`],
    ['a byte order mark and capitals', `\uFEFFKey; FR \n"${KEY}";"Distance"`],
  ])('accepts a column with %s', (_, file) => {
    const { draft, changes, findings } = read(file);
    expect({ changes, findings }).toEqual({ changes: 1, findings: [] });
    expect(labelIn(draft)).toEqual({ ...Object(labelIn(FORM)), fr: 'Distance' });
  });

  it('changes a text in every purpose that shares it', () => {
    const title = 'loan_purposes[fleet.vehicles].steps[company].title';
    const { draft } = read(`key;fr\n${title};Société\n`);
    expect(JSON.stringify(draft).split('Société').length).toBeGreaterThan(2);
    const elsewhere = 'loan_purposes[machines & plant].steps[company].title';
    expect(read(`key;fr\n${elsewhere};Société\n`).draft).toEqual(draft);
  });

  it('keeps the current text for an empty or missing cell', () => {
    expect(read(`key;de;fr\n${KEY};;\n${KEY.replace('label', 'hint')}\n`).draft).toBe(FORM);
  });

  it('turns a text for all languages into one text per language if the table changes one language', () => {
    const form = labelled('Km');
    expect(read(formatTextsCsv(form, 'de'), form).draft).toEqual(form);
    const { draft } = read(`key;pl\n${KEY};Przebieg\n`, form);
    expect(labelIn(draft)).toEqual({ de: 'Km', en: 'Km', fr: 'Km', pl: 'Przebieg' });
  });

  it('lists the columns that it ignores', () => {
    expect(read(`key;fr;comment\n${KEY};Distance;short\n`).ignoredColumns).toEqual(['comment']);
  });

  it.each<[string, string | Uint8Array, object]>([
    ['of a file in another encoding', Buffer.from('key;de\nä', 'latin1'), { line: 1, problem: 'not_utf8' }],
    ['of UTF-16', Buffer.from('key;de\n', 'utf16le'), { line: 1, problem: 'not_utf8' }],
    ['of an empty file', '', { line: 1, problem: 'empty' }],
    ['of a file without keys', 'de;en\nx;y', { line: 1, problem: 'no_key' }],
    ['of a file without languages', `key;it\n${KEY};x`, { line: 1, problem: 'no_language' }],
    ['of a repeated column', 'key;de;DE\n', { line: 1, problem: 'column_twice', values: { column: 'de' } }],
    ['of an open quotation mark', `key;de\n${KEY};"open\n\n`, { problem: 'quotes' }],
    [
      'of an unknown key',
      'key;de\n\nnothing;x\n',
      { line: 3, problem: 'unknown_key', values: { key: 'nothing' } },
    ],
    [
      'after a text of several lines',
      `key;de\n${KEY};"a\nb\nc"\nnothing;x\n`,
      { line: 5, problem: 'unknown_key' },
    ],
    [
      'of a repeated key',
      `key;de\n${KEY};a\n${KEY};b\n`,
      { line: 3, problem: 'key_twice', values: { key: KEY, earlier: 2 } },
    ],
    [
      'of a text above the longest allowed one',
      `key;de;fr\n${KEY};a;${'x'.repeat(1_001)}\n`,
      { line: 2, problem: 'text_too_long', values: { column: 'fr', max: 1_000 } },
    ],
    ['of a string with null characters', 'key;de\0\n', { line: 1, problem: 'not_utf8' }],
    [
      'of a row that is too long',
      `key;de\n${KEY};a;b\n`,
      { line: 2, problem: 'too_many_cells', values: { count: 2 } },
    ],
  ])('reports the line %s', (_, file, finding) => {
    expect(findingsIn(file)).toEqual([expect.objectContaining(finding)]);
  });

  it('keeps an unchanged text that exceeds the maximum length', () => {
    const form = labelled({ de: 'x'.repeat(1_001), en: 'Mileage' });
    expect(readTextsCsv(formatTextsCsv(form, 'de'), form)).toMatchObject({
      draft: form,
      changes: 0,
      findings: [],
    });
  });

  it('applies the valid rows although other rows are invalid', () => {
    const { draft, changes, findings } = read(`key;fr\nnothing;x\n${KEY};Distance\n`);
    expect(findings).toHaveLength(1);
    expect(changes).toBe(1);
    expect(Object(labelIn(draft)).fr).toBe('Distance');
  });

  it('returns the first 50 problems of 2,000 rows and counts the remaining problems', () => {
    const { findings, omittedFindings } = read(`key;de\n${'nothing;x\n'.repeat(2_000)}`);
    expect([findings.length, omittedFindings]).toEqual([50, 1_950]);
  });

  it.each<[string, string, object]>([
    [
      'many columns',
      `key;de;${Array.from({ length: 100_000 }, (_, index) => `c${index}`).join(';')}\n`,
      { line: 1, problem: 'too_many_columns', values: { max: 50 } },
    ],
    ['many empty columns', `key;de${';'.repeat(5_000_000)}\n`, { line: 1, problem: 'too_many_columns' }],
    [
      'many empty columns below the head',
      `key;de\n${`${';'.repeat(99_000)}\n`.repeat(55)}`,
      { line: 2, problem: 'too_many_columns', values: { max: 50 } },
    ],
    ['300,000 unknown rows', `key;de\n${'x;y\n'.repeat(300_000)}`, { problem: 'too_many_rows' }],
    ['300,000 empty rows', `key;de\n${';\n'.repeat(300_000)}`, { problem: 'too_many_rows' }],
    ['an oversized row', `key;de\n${KEY};${'x'.repeat(200_000)}\n`, { line: 2, problem: 'row_too_long' }],
  ])('refuses a table with %s within five seconds', (_, file, finding) => {
    const cpuBefore = process.cpuUsage();
    expect(findingsIn(file)).toEqual([expect.objectContaining(finding)]);
    expect(process.cpuUsage(cpuBefore).user).toBeLessThan(5_000_000);
  });

  it('reads at most two rows for each text and 2,000 further rows', () => {
    const max = 2 * keysOf(FORM).length + 2_000;
    const table = (rows: number) => `key;de\n${'x;y\n'.repeat(rows)}`;
    expect(read(table(max)).omittedFindings).toBe(max - 50);
    expect(findingsIn(table(max + 1))).toEqual([
      { line: max + 2, problem: 'too_many_rows', values: { max } },
    ]);
  });

  it('listKeyedTexts lists the keys of 20,000 choices with the same key within ten seconds', () => {
    const values = Array.from({ length: 20_000 }, () => ({ key: 'same', label: 'Same' }));
    const form = changeDraft(FORM, {
      kind: 'set_field',
      address: MILEAGE,
      field: { ...findField(FORM, MILEAGE), id: 'mileage', component: 'select', values },
      scope: 'here',
    });
    const cpuBefore = process.cpuUsage();
    expect(new Set(listKeyedTexts(form).map(({ key }) => key)).size).toBe(listKeyedTexts(form).length);
    expect(process.cpuUsage(cpuBefore).user).toBeLessThan(10_000_000);
  });
});
