import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROUTES = join(import.meta.dirname, '../app/routes');

/** A route opens, shows and runs; what is longer belongs into the room of its subject. */
const MOST_LINES = 80;

it('no route is longer than 80 lines', () => {
  const lines = readdirSync(ROUTES).map((file): [string, number] => [
    file,
    readFileSync(join(ROUTES, file), 'utf8').trimEnd().split('\n').length,
  ]);
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter(([, count]) => count > MOST_LINES)).toEqual([]);
});
