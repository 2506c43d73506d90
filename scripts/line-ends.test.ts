import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

it.skipIf(!existsSync('.git'))('Git checks out every text with LF, whatever its settings are', () => {
  const fileLines = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).trim().split('\n');
  const texts = fileLines.filter((line) => !line.startsWith('i/-text'));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((line) => !/^i\/(lf|none) .*eol=lf/.test(line))).toEqual([]);
});
