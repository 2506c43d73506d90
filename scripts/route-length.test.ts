import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROUTES = join(import.meta.dirname, '../app/routes');

const MAX_LINES = 80;

it('no route has more than 80 lines', () => {
  const lines = readdirSync(ROUTES).map((file): [string, number] => [
    file,
    readFileSync(join(ROUTES, file), 'utf8').trimEnd().split('\n').length,
  ]);
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter(([, count]) => count > MAX_LINES)).toEqual([]);
});
