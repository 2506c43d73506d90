import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENTS = ['docs/requirements.md', 'docs/decisions.md'];
const AREAS = 'SHELL|HTTP|ACC|DYN|CLA|LIST|OVER|REP|SIGN|DOC|OBJ|FACT|APPT|ENUM|SIM|QA|D';
const CITED_ID = new RegExp(`\\b(?:${AREAS})-\\d\\d\\b`, 'g');
const DEFINED_ID = new RegExp(`^\\| ((?:${AREAS})-\\d\\d) +\\|`, 'gm');

const readText = (file: string) => readFileSync(file, 'utf8');

it('every cited requirement and decision is defined exactly once', () => {
  const defined = DOCUMENTS.flatMap((file) =>
    [...readText(file).matchAll(DEFINED_ID)].map(([, id = '']) => id),
  );
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);

  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.feature', '*.md'], {
    encoding: 'utf8',
    maxBuffer: 8_000_000,
  })
    .split('\n')
    .filter((file) => file !== '');
  const unknownIds = files.flatMap((file) =>
    [...new Set(readText(file).match(CITED_ID) ?? [])]
      .filter((id) => !defined.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknownIds).toEqual([]);
});
