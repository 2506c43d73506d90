import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PATH = /`((?:\.?[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:md|yaml))`/g;
const STATUSES = ['held', 'partly', 'not met', 'does not apply', 'lending API', 'operator'];

const files = ['docs/security.md', ...readdirSync('docs/security').map((name) => `docs/security/${name}`)];

/** The rows of the chapters' tables: id, level, what it asks, status, evidence. */
const rows = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(
    ([, id = '', cells = '']) => {
      const [level = '', , status = '', evidence = ''] = cells.split(' | ').map((cell) => cell.trim());
      return { id, level, status, evidence };
    },
  ),
);

describe.each([...files, 'docs/operations.md', 'SECURITY.md'])('%s', (file) => {
  it('names only files and folders that exist', () => {
    const named = [...readFileSync(file, 'utf8').matchAll(PATH)].map((match) => match[1] ?? '');
    expect(named.filter((path) => !path.startsWith('/') && !existsSync(path))).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  it('explains every event of the log', () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    const declared = readFileSync('app/telemetry/events.ts', 'utf8').matchAll(/^ {2}'?([a-z-]+)'?:/gm);
    const events = [...declared].map((match) => match[1] ?? '');
    expect(events.length).toBeGreaterThan(10);
    expect(events.filter((event) => !text.includes(`\`${event}\``))).toEqual([]);
  });
});

describe('the walk through ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2, once each', () => {
    expect(rows.length).toBe(253);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
  });

  it('says of each how it stands, and why', () => {
    expect(rows.filter(({ status, evidence }) => !STATUSES.includes(status) || evidence === '')).toEqual([]);
  });

  it('adds up', () => {
    const sums = /^\| \*\*all\*\* +\|(.*)\|$/m.exec(readFileSync('docs/security.md', 'utf8'))?.[1] ?? '';
    const told = sums.split('|').map((cell) => Number.parseInt(cell, 10));
    const counted = STATUSES.map((wanted) => rows.filter(({ status }) => status === wanted).length);
    expect(told).toEqual([...counted, rows.length]);
  });
});
