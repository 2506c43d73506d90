import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PRIVATE_VALUES_FOLDER = '.reports/features/private-values';

const recordedValues = new Set<string>();

export function recordPrivateValue(value: string): void {
  for (const form of formsOf(value)) if (isIdentifying(form)) recordedValues.add(form);
}

export function savePrivateValues(): void {
  mkdirSync(PRIVATE_VALUES_FOLDER, { recursive: true });
  writeFileSync(join(PRIVATE_VALUES_FOLDER, `${process.pid}.json`), JSON.stringify([...recordedValues]));
}

export function discardPrivateValues(): void {
  rmSync(PRIVATE_VALUES_FOLDER, { recursive: true, force: true });
}

export const listPrivateValues = (): string[] => [...recordedValues];

export function readPrivateValues(): string[] {
  const files = readdirSync(PRIVATE_VALUES_FOLDER, { withFileTypes: true });
  const lists = files.map(
    ({ name }) => JSON.parse(readFileSync(join(PRIVATE_VALUES_FOLDER, name), 'utf8')) as string[],
  );
  return [...new Set(lists.flat())];
}

export function findPrivateValues(log: string, values: readonly string[]): string[] {
  const logText = textsOf(log);
  return values.filter((value) => logText.includes(value));
}

/** A cookie may be logged encoded, decoded, or as its signed value. */
function formsOf(value: string): string[] {
  const decodedValue = decodeValue(value);
  const [signed = ''] = decodedValue.split('.');
  const id = /^"([\w-]{20,})"$/.exec(Buffer.from(signed, 'base64').toString())?.[1];
  return [value, decodedValue, ...(id === undefined ? [] : [id])];
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** False for short numbers, times, common words and public paths. */
function isIdentifying(value: string): boolean {
  const isShortNumber = /^\d{1,7}$/.test(value.replace(/[.,:\s]/g, ''));
  return value.trim().length >= 5 && !isShortNumber && !/^\/?[a-z_/-]+$/.test(value);
}

function textsOf(log: string): string {
  const texts = new Set<string>();
  const collectTexts = (part: unknown): void => {
    if (typeof part === 'string' || typeof part === 'number') texts.add(String(part));
    else if (typeof part === 'object' && part !== null) {
      for (const [name, memberValue] of Object.entries(part)) {
        texts.add(name);
        if (name !== 'time' && name !== 'requestId') collectTexts(memberValue);
      }
    }
  };
  for (const line of log.split('\n')) collectTexts(parseLine(line));
  return [...texts].join('\n');
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}
