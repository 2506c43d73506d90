import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const CITED_PATH = /`((?:\.?[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:md|yaml))`/g;
const QUOTED_TITLE = /`([\w./-]+\.\w+)` \("([^"]+)"\)/g;
const STATUSES = ['met', 'partly met', 'not met', 'not applicable', 'lending API', 'operator'];

const files = ['docs/security.md', ...readdirSync('docs/security').map((name) => `docs/security/${name}`)];

const rows = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(
    ([, id = '', cells = '']) => {
      const [level = '', , status = '', evidence = ''] = cells.split(' | ').map((cell) => cell.trim());
      return { id, level, status, evidence };
    },
  ),
);

describe.each([...files, 'docs/operations.md', 'SECURITY.md'])('security document %s', (file) => {
  it('the document names only files and folders that exist', () => {
    const citedPaths = [...readFileSync(file, 'utf8').matchAll(CITED_PATH)].map((match) => match[1] ?? '');
    expect(citedPaths.filter((path) => !path.startsWith('/') && !existsSync(path))).toEqual([]);
  });

  it('the document quotes only titles that exist in the named file', () => {
    const quotes = [...readFileSync(file, 'utf8').matchAll(QUOTED_TITLE)];
    const missingQuotes = quotes.filter(
      ([, path = '', title = '']) => !readFileSync(path, 'utf8').includes(title),
    );
    expect(missingQuotes.map(([quote]) => quote)).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  it('docs/operations.md explains every event of the log', () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    const [, declared = ''] =
      /const LOG_EVENTS = \{(.*?)\n\} as const/s.exec(readFileSync('app/telemetry/log.server.ts', 'utf8')) ??
      [];
    const events = [...declared.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map((match) => match[1] ?? '');
    expect(events.length).toBeGreaterThan(10);
    expect(events.filter((event) => !text.includes(`\`${event}\``))).toEqual([]);
  });
});

describe('docs/security/limits.md', () => {
  const text = readFileSync('docs/security/limits.md', 'utf8');
  const BY: Record<string, string> = {
    account: 'account and network',
    accountSite: 'account and site',
    strangers: 'account, from unknown networks',
    browser: 'browser known to the account',
    mailLink: 'browser after a mail link',
  };

  afterEach(() => vi.unstubAllEnvs());

  it('lists every rate limit with its value in the code', async () => {
    // Without a secret, the settings would generate and store one.
    vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
    const { RATE_LIMITS } = await import('../app/request/rate-limit.server');
    const documentedLimits = [...text.matchAll(/^\| (\w+) +\| ([^|]+?) +\| (\d+) +\| (\d+) +\|$/gm)].map(
      (row) => row.slice(1),
    );
    const enforcedLimits = Object.entries(RATE_LIMITS).flatMap(([what, limits]) =>
      limits.map(({ by, maximum, seconds }) => [what, BY[by] ?? by, String(maximum), String(seconds / 60)]),
    );
    expect(documentedLimits).toEqual(enforcedLimits);
  });
});

describe('docs/security/data.md', () => {
  const text = readFileSync('docs/security/data.md', 'utf8');
  const [classes = ''] = text.split('| class        | in transit');

  it('docs/security/data.md classifies every file of the contract that declares calls', () => {
    const files = readdirSync('contracts/api')
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `contracts/api/${name}`);
    const declaringFiles = files.filter((file) => /\bmethod: '/.test(readFileSync(file, 'utf8')));
    expect(declaringFiles.length).toBeGreaterThan(10);
    expect(declaringFiles.filter((file) => !classes.includes(`\`${file}\``))).toEqual([]);
  });

  it('docs/security/data.md classifies every field of a session', () => {
    const members = [
      ...readFileSync('app/request/session.server.ts', 'utf8').matchAll(
        /^ {2}(\w+): (?:z$|z\.|storedObjectSchema\()/gm,
      ),
    ].map((match) => match[1] ?? '');
    const sessionMembers = members.slice(members.indexOf('apiCookies'));
    expect(sessionMembers.length).toBeGreaterThan(15);
    expect(sessionMembers.filter((member) => !classes.includes(`\`${member}\``))).toEqual([]);
  });
});

describe('docs/security for ASVS 5.0', () => {
  it('The list has every requirement of levels 1 and 2 exactly once', () => {
    expect(rows.length).toBe(253);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
  });

  it('The list has a status and evidence for each requirement', () => {
    expect(rows.filter(({ status, evidence }) => !STATUSES.includes(status) || evidence === '')).toEqual([]);
  });

  it('docs/security.md shows totals that match the list', () => {
    const sums = /^\| \*\*all\*\* +\|(.*)\|$/m.exec(readFileSync('docs/security.md', 'utf8'))?.[1] ?? '';
    const statedSums = sums.split('|').map((cell) => Number.parseInt(cell, 10));
    const countedSums = STATUSES.map(
      (countedStatus) => rows.filter(({ status }) => status === countedStatus).length,
    );
    expect(statedSums).toEqual([...countedSums, rows.length]);
  });
});
