import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.reports/features/private-values';

const noted = new Set<string>();

/** Notes what a visitor types, or a cookie they carry: no server may write it to its log. */
export function notePrivate(value: string): void {
  for (const form of formsOf(value)) if (isTelling(form)) noted.add(form);
}

/** Hands on what this worker noted to whoever searches the logs when all workers have ended. */
export function handOnPrivate(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify([...noted]));
}

/** Forgets what an earlier run noted. */
export function forgetPrivate(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Everything that this process noted. */
export const notedHere = (): string[] => [...noted];

/** Everything that the workers noted. */
export function notedByWorkers(): string[] {
  const files = readdirSync(FOLDER, { withFileTypes: true });
  const lists = files.map(({ name }) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as string[]);
  return [...new Set(lists.flat())];
}

/** Values that a log holds, as they are or within something else. */
export function findPrivate(log: string, values: readonly string[]): string[] {
  const corpus = textsOf(log);
  return values.filter((value) => corpus.includes(value));
}

/** A cookie may be written as it travels, as it is meant, or as what it signs. */
function formsOf(value: string): string[] {
  const meant = decoded(value);
  const [signed = ''] = meant.split('.');
  const id = /^"([\w-]{20,})"$/.exec(Buffer.from(signed, 'base64').toString())?.[1];
  return [value, meant, ...(id === undefined ? [] : [id])];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Short numbers, however they are grouped, times of day, plain words and addresses of the site map, which stand in every log, say nothing of anybody. */
function isTelling(value: string): boolean {
  const isShortNumber = /^\d{1,7}$/.test(value.replace(/[.,:\s]/g, ''));
  return value.trim().length >= 5 && !isShortNumber && !/^\/?[a-z_/-]+$/.test(value);
}

/** Everything a log says, each text once: most lines say the same. */
function textsOf(log: string): string {
  const texts = new Set<string>();
  const gather = (part: unknown): void => {
    if (typeof part === 'string' || typeof part === 'number') texts.add(String(part));
    else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) {
        texts.add(name);
        if (name !== 'time' && name !== 'requestId') gather(inner);
      }
    }
  };
  for (const line of log.split('\n')) gather(parsed(line));
  return [...texts].join('\n');
}

/** A line that is no JSON is a text as a whole. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}
