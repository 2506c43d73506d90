// Stores durations for npm test -- --changed. Run after npm run unit on an idle machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOW_FROM_SECONDS = 2;

/** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
const { testResults } = JSON.parse(readFileSync('.reports/unit.json', 'utf8'));
const slow = testResults
  .map(({ name, startTime, endTime }) => ({
    file: relative('.', name).replaceAll('\\', '/'),
    seconds: Math.round((endTime - startTime) / 1_000),
  }))
  .filter(({ seconds }) => seconds >= SLOW_FROM_SECONDS)
  .sort((one, other) => one.file.localeCompare(other.file));
const durations = Object.fromEntries(slow.map(({ file, seconds }) => [file, seconds]));
writeFileSync('scripts/unit/slow-tests.json', `${JSON.stringify(durations, null, 2)}\n`);
console.info(`${slow.length} files take ${SLOW_FROM_SECONDS} seconds or more.`);
