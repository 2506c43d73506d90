import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const DOCUMENTS = [
  '*README.md',
  'CONTRIBUTING.md',
  'docs/acceptance-tests.md',
  'docs/commands.md',
  'docs/configuration.md',
  'docs/contracts.md',
  'docs/operations.md',
  'docs/simulator.md',
];
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...DOCUMENTS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const FILE_PATH = /^\.?[\w.-]+(\/[\w.@-]+)*\/?$/;
const NETWORK_MASK = /^[\d.]+\/\d+$/;
const GENERATED_PATH = /^(\.reports|\.data|build)\//;
const looksLikePath = (span: string) =>
  FILE_PATH.test(span) &&
  !GENERATED_PATH.test(span) &&
  !NETWORK_MASK.test(span) &&
  (/\//.test(span) || /\.(ts|tsx|mjs|json|md|feature)$/.test(span));

describe.each(documents)('the document %s', (document) => {
  const text = readFileSync(document, 'utf8');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const images = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');

  it('the document names only files and folders that exist', () => {
    const paths = [...spans.filter(looksLikePath), ...images];
    const missingPaths = paths.filter(
      (path) => !existsSync(path) && !existsSync(join(dirname(document), path)),
    );
    expect(missingPaths).toEqual([]);
  });

  it('the document names only scripts that exist', () => {
    const scriptNames = spans.flatMap((span) =>
      [...span.matchAll(/npm (?:run )?([\w:-]+)/g)].map((match) => match[1] ?? ''),
    );
    const missingScripts = scriptNames.filter(
      (name) => !['ci', 'install', 'audit'].includes(name) && !(name in scripts),
    );
    expect(missingScripts).toEqual([]);
  });
});

describe('README.md', () => {
  it('README.md has at most 120 lines', () => {
    expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(121);
  });
});

describe('docs/commands.md', () => {
  const text = readFileSync('docs/commands.md', 'utf8');

  it('lists every npm script', () => {
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(text))).toEqual(
      [],
    );
  });
});

describe('docs/configuration.md', () => {
  const text = readFileSync('docs/configuration.md', 'utf8');

  it.each([
    ['portal', 'app/settings/settings.server.ts'],
    ['simulator', 'mock-server/settings.ts'],
  ])('lists every setting that the %s reads', (_, file) => {
    const settings = [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1]);
    expect(settings.length).toBeGreaterThan(4);
    expect(settings.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    const example = readFileSync('.env.example', 'utf8');
    expect(settings.filter((name) => !example.includes(`\n#${name}=`))).toEqual([]);
  });

  it('docs/configuration.md states the default in the code for every setting of the portal', () => {
    const documentedDefaults = new Map(
      [...text.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', cell = '']) => [
        name,
        cell.replaceAll('`', ''),
      ]),
    );
    const wrongDefaults = [...defaultsIn('app/settings/settings.server.ts')].flatMap(([name, value]) => {
      const cell = documentedDefaults.get(name) ?? '';
      // An explanation may follow the value: `64: sixty-four`.
      const isRight = value === null ? cell !== '' : cell === value || cell.startsWith(`${value}: `);
      return isRight ? [] : [`${name} is ${value ?? 'not set'}, documented is "${cell}"`];
    });
    expect(wrongDefaults).toEqual([]);
  });
});

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
