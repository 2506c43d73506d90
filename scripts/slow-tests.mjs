// Stores durations for npm test -- --changed. Run after npm run unit on an idle machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const MIN_SLOW_SECONDS = 2;

/** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
const { testResults } = JSON.parse(readFileSync('.reports/unit.json', 'utf8'));
const slowFiles = testResults
  .map(({ name, startTime, endTime }) => ({
    file: relative('.', name).replaceAll('\\', '/'),
    seconds: Math.round((endTime - startTime) / 1_000),
  }))
  .filter(({ seconds }) => seconds >= MIN_SLOW_SECONDS)
  .sort((a, b) => a.file.localeCompare(b.file));
const durations = Object.fromEntries(slowFiles.map(({ file, seconds }) => [file, seconds]));
writeFileSync('scripts/unit/slow-tests.json', `${JSON.stringify(durations, null, 2)}\n`);
console.info(`${slowFiles.length} files take ${MIN_SLOW_SECONDS} seconds or more.`);
