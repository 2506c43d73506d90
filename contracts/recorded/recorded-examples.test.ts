import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RecordedExamples, readRecordedExamples, writeRecordedExamples } from './recorded-examples';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
  file = join(folder, 'recorded-examples.json');
});
beforeEach(() => writeFileSync(file, 'as before'));
afterAll(() => rmSync(folder, { recursive: true }));

const createExamples = (parts: Partial<RecordedExamples> = {}): RecordedExamples => ({
  of: 'a bank',
  on: '2026-03-02',
  calls: { getConfig: [{ status: 200, answer: { a: 1 } }] },
  ...parts,
});

describe('recorded examples', () => {
  it('Recorded examples are read exactly as they were written', () => {
    expect(writeRecordedExamples(createExamples(), file)).toBe(file);
    expect(readRecordedExamples(file)).toEqual(createExamples());
  });

  it('recorded examples leave the existing file unchanged if the recording has no examples', () => {
    expect(writeRecordedExamples(createExamples({ calls: {} }), file)).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe('as before');
  });

  it.each([{ of: '' }, { on: 'today' }, { calls: { getConfig: [] } }])(
    'recorded examples leave the existing file unchanged if the new examples contain the invalid value %o',
    (invalidPart) => {
      expect(() => writeRecordedExamples(createExamples(invalidPart), file)).toThrow();
      expect(readFileSync(file, 'utf8')).toBe('as before');
    },
  );

  it('Recorded examples are null if the file does not exist', () => {
    rmSync(file);
    expect(existsSync(file)).toBe(false);
    expect(readRecordedExamples(file)).toBeNull();
  });
});
