import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPrivateValues } from './private-values';
import { LOGS } from './server-process';

const CRASH = /unhandled ?rejection|uncaughtexception|"event":"crashed"|out of memory/i;

const logsOf = (prefix: string, folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.log'))
    .map((file) => join(folder, file));

export function deleteLogs(prefix: string, folder = LOGS): void {
  mkdirSync(folder, { recursive: true });
  for (const log of logsOf(prefix, folder)) rmSync(log, { force: true });
}

/**
 * @param values typed values and cookies
 * @returns a message per log and finding
 */
export function searchLogs(prefix: string, values: readonly string[], folder = LOGS): string[] {
  return logsOf(prefix, folder).flatMap((log) => {
    const text = readFileSync(log, 'utf8');
    const crash = text.split('\n').find((line) => CRASH.test(line));
    return [
      ...(crash === undefined ? [] : [`${log} reports a crash: ${crash}`]),
      ...findPrivateValues(text, values).map(
        (value) => `${log} contains a typed value or a cookie: ${value}`,
      ),
    ];
  });
}
