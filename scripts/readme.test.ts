import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const readmes = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*README.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** Code spans that look like a file or folder of the project: they have a slash or an ending, and nothing of an address or a pattern. */
const PATH = /^\.?[\w.-]+(\/[\w.@-]+)*\/?$/;
/** Networks are written as a path is. */
const NETWORK = /^[\d.]+\/\d+$/;
/** Generated paths, absent before the commands have run. */
const MADE = /^(\.reports|\.data|build)\//;
const looksLikePath = (span: string) =>
  PATH.test(span) &&
  !MADE.test(span) &&
  !NETWORK.test(span) &&
  (/\//.test(span) || /\.(ts|tsx|mjs|json|md|feature)$/.test(span));

describe.each(readmes)('%s', (readme) => {
  const text = readFileSync(readme, 'utf8');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const images = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');

  it('names only files and folders that exist', () => {
    const paths = [...spans.filter(looksLikePath), ...images];
    const gone = paths.filter((path) => !existsSync(path) && !existsSync(join(dirname(readme), path)));
    expect(gone).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const named = spans.flatMap((span) =>
      [...span.matchAll(/npm (?:run )?([\w:-]+)/g)].map((match) => match[1] ?? ''),
    );
    const gone = named.filter((name) => !['ci', 'install'].includes(name) && !(name in scripts));
    expect(gone).toEqual([]);
  });
});

describe('README.md', () => {
  const text = readFileSync('README.md', 'utf8');

  it('names every script', () => {
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(text))).toEqual(
      [],
    );
  });

  it.each([
    ['portal', 'app/settings/settings.server.ts'],
    ['simulator', 'mock-server/settings.ts'],
  ])('names every setting the %s reads', (_, file) => {
    const settings = [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1]);
    expect(settings.length).toBeGreaterThan(4);
    expect(settings.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    const example = readFileSync('.env.example', 'utf8');
    expect(settings.filter((name) => !example.includes(`\n#${name}=`))).toEqual([]);
  });

  it('tells of every setting of the portal the default it has in the code', () => {
    const told = new Map(
      [...text.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', cell = '']) => [
        name,
        cell.replaceAll('`', ''),
      ]),
    );
    const wrong = [...defaultsIn('app/settings/settings.server.ts')].flatMap(([name, value]) => {
      const cell = told.get(name) ?? '';
      // Words may follow: `64: sixty-four`.
      const right = value === null ? cell !== '' : cell === value || cell.startsWith(`${value}: `);
      return right ? [] : [`${name} is ${value ?? 'not set'}, told is "${cell}"`];
    });
    expect(wrong).toEqual([]);
  });
});

/** The settings that a schema reads, with the text of each default; null: none. */
function defaultsIn(file: string): Map<string, string | null> {
  const source = readFileSync(file, 'utf8');
  const parts = source.split(/^ {2}(?=[A-Z_]+:)/m).slice(1);
  return new Map(
    parts.map((part) => {
      const [name = ''] = part.split(':', 1);
      const [, value = null] = /\.default\('?(.*?)'?\)/.exec(part.split(/\n\}\);/)[0] ?? '') ?? [];
      return [name, value === null ? null : value.replaceAll(/(?<=\d)_(?=\d)/g, '')];
    }),
  );
}
