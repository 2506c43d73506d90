import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { CsvError, parse } from 'csv-parse/sync';
import { cutText } from '../../rules/cut-text';
import { MAX_TEXT_CHARACTERS } from '../../rules/own-form/form-document';
import type { Draft } from '../draft/draft';
import { type LocalizedText, setLocalizedText } from '../field/localized';
import type { FormText } from '../field/texts';
import { setFormText } from '../findings/set-form-text';
import { listKeyedTexts } from './text-keys';
import { KEY_COLUMN, removeFormulaEscape, textInLanguage } from './texts-csv';

export const FILE_PROBLEMS = [
  'not_utf8',
  'empty',
  'no_key',
  'no_language',
  'column_twice',
  'too_many_columns',
  'too_many_rows',
  'row_too_long',
  'quotes',
] as const;
/** Problems that exclude only their row from the import. */
export const ROW_PROBLEMS = ['unknown_key', 'key_twice', 'text_too_long', 'too_many_cells'] as const;

export interface CsvFinding {
  /** Line of the file where the row begins, from 1. */
  readonly line: number;
  readonly problem: (typeof FILE_PROBLEMS)[number] | (typeof ROW_PROBLEMS)[number];
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface CsvReading {
  readonly draft: Draft;
  /** Number of changed texts. Each language counts. */
  readonly changes: number;
  readonly findings: readonly CsvFinding[];
  readonly omittedFindings: number;
  /** Columns that are neither the key nor a language. */
  readonly ignoredColumns: readonly string[];
}

const MAX_FINDINGS = 50;
const MAX_COLUMNS = 50;
/** In characters, far above the longest allowed row. */
const MAX_ROW_CHARACTERS = 100_000;
const MAX_SHOWN_KEY_LENGTH = 300;
/** Rows beyond twice the number of texts. Reading 300,000 rows blocks requests for a second. */
const MAX_EXTRA_ROWS = 2_000;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** An empty cell keeps the present text. */
export function readTextsCsv(file: string | Uint8Array, draft: Draft): CsvReading {
  const createFailedReading = (finding: CsvFinding): CsvReading => ({
    draft,
    changes: 0,
    findings: [finding],
    omittedFindings: 0,
    ignoredColumns: [],
  });
  const text = decodeTextsCsv(file);
  if (text === null) return createFailedReading({ line: 1, problem: 'not_utf8' });
  const texts = textsByKey(draft);
  const rows = rowsOf(text, 2 * texts.size + MAX_EXTRA_ROWS);
  if ('problem' in rows) return createFailedReading(rows);
  const [head, ...body] = rows;
  if (head === undefined) return createFailedReading({ line: 1, problem: 'empty' });
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const namedColumns = names.filter((name) => name !== '');
  const headPosition = { line: head.line };
  if (names.length > MAX_COLUMNS)
    return createFailedReading({
      ...headPosition,
      problem: 'too_many_columns',
      values: { max: MAX_COLUMNS },
    });
  const seenNames = new Set<string>();
  const repeated = namedColumns.find((name) => seenNames.size === seenNames.add(name).size);
  if (repeated !== undefined)
    return createFailedReading({ ...headPosition, problem: 'column_twice', values: { column: repeated } });
  if (!names.includes(KEY_COLUMN)) return createFailedReading({ ...headPosition, problem: 'no_key' });
  const languages = LANGUAGES.filter((language) => names.includes(language));
  if (languages.length === 0) return createFailedReading({ ...headPosition, problem: 'no_language' });
  return {
    ...takeRows(body, { columns: { names, languages }, texts }, draft),
    ignoredColumns: namedColumns.filter(
      (name) => name !== KEY_COLUMN && !languages.some((language) => language === name),
    ),
  };
}

/** Returns null unless the file is UTF-8. Spreadsheets may save UTF-16 or the system's code page. */
export function decodeTextsCsv(file: string | Uint8Array): string | null {
  try {
    const text = typeof file === 'string' ? file : new TextDecoder('utf-8', { fatal: true }).decode(file);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function textsByKey(draft: Draft): Map<string, FormText> {
  return new Map(
    listKeyedTexts(draft).flatMap(({ key, otherKeys, text }) =>
      [key, ...otherKeys].map((textKey) => [textKey, text] as const),
    ),
  );
}

class TooManyRowsError extends Error {}

class TooManyColumnsError extends Error {}

function rowsOf(text: string, maxRows: number): Row[] | CsvFinding {
  const [head = ''] = text.slice(0, MAX_ROW_CHARACTERS).split(/[\r\n]/, 1);
  const delimiter = delimiterIn(head);
  // A quoted separator is no column, so the names are counted again after parsing.
  if (head.split(delimiter, 2 * MAX_COLUMNS).length === 2 * MAX_COLUMNS)
    return { line: 1, problem: 'too_many_columns', values: { max: MAX_COLUMNS } };
  const rows: Row[] = [];
  let before = 0;
  let count = 0;
  try {
    parse(text, {
      bom: true,
      delimiter,
      max_record_size: MAX_ROW_CHARACTERS,
      on_record(cells: string[], { lines }) {
        count += 1;
        if (count > maxRows + 1) throw new TooManyRowsError();
        if (cells.length > 2 * MAX_COLUMNS) throw new TooManyColumnsError();
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: before + 1, cells });
        before = lines;
        return null;
      },
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    return rows;
  } catch (error) {
    if (error instanceof TooManyRowsError)
      return { line: before + 1, problem: 'too_many_rows', values: { max: maxRows } };
    if (error instanceof TooManyColumnsError)
      return { line: before + 1, problem: 'too_many_columns', values: { max: MAX_COLUMNS } };
    if (!(error instanceof CsvError)) throw error;
    const problem = error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_long' : 'quotes';
    return { line: Number(error.lines ?? 1), problem };
  }
}

function delimiterIn(head: string): string {
  const count = (sign: string) => head.split(sign).length;
  return [';', ',', '\t'].toSorted((left, right) => count(right) - count(left))[0] ?? ';';
}

interface TableColumns {
  readonly names: readonly string[];
  readonly languages: readonly Language[];
}

type Change = readonly [Language, string];

function takeRows(
  rows: readonly Row[],
  { columns, texts }: { columns: TableColumns; texts: ReadonlyMap<string, FormText> },
  initialDraft: Draft,
): Pick<CsvReading, 'draft' | 'changes' | 'findings' | 'omittedFindings'> {
  const lines = new Map<FormText, number>();
  const findings: CsvFinding[] = [];
  let omittedFindings = 0;
  let draft = initialDraft;
  let changes = 0;
  for (const row of rows) {
    const read = readRow(row, columns, { texts, lines });
    if ('textChanges' in read) {
      changes += read.textChanges.length;
      draft = writeText(draft, read.text, read.textChanges);
    } else if (findings.length < MAX_FINDINGS) findings.push(read);
    else omittedFindings += 1;
  }
  // Safe cast: only texts have changed.
  return { draft, changes, findings, omittedFindings };
}

/** Notes the line of the row's text in `lines`. */
function readRow(
  { line, cells }: Row,
  { names, languages }: TableColumns,
  { texts, lines }: { texts: ReadonlyMap<string, FormText>; lines: Map<FormText, number> },
): { text: FormText; textChanges: readonly Change[] } | CsvFinding {
  const cell = (name: string) => cells[names.indexOf(name)] ?? '';
  if (cells.slice(names.length).some((extraCell) => extraCell.trim() !== ''))
    return { line, problem: 'too_many_cells', values: { count: names.length } };
  const key = cell(KEY_COLUMN).trim();
  const text = texts.get(key);
  if (text === undefined)
    return { line, problem: 'unknown_key', values: { key: cutText(key, MAX_SHOWN_KEY_LENGTH) } };
  const earlierLine = lines.get(text);
  if (earlierLine !== undefined) return { line, problem: 'key_twice', values: { key, earlier: earlierLine } };
  lines.set(text, line);
  const textChanges = languages
    .map((language): Change => [language, withLineFeeds(removeFormulaEscape(cell(language)))])
    .filter(([language, value]) => value !== '' && value !== withLineFeeds(textInLanguage(text, language)));
  const longChange = textChanges.find(([, value]) => value.length > MAX_TEXT_CHARACTERS);
  if (longChange !== undefined)
    return { line, problem: 'text_too_long', values: { column: longChange[0], max: MAX_TEXT_CHARACTERS } };
  return { text, textChanges };
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function writeText(draft: Draft, formText: FormText, textChanges: readonly Change[]): Draft {
  if (textChanges.length === 0) return draft;
  const text = textChanges.reduce<LocalizedText>(
    (now, [language, value]) => setLocalizedText(now, language, value),
    formText.text,
  );
  return setFormText(draft, formText, text);
}
