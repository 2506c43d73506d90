import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPrivateValues } from './private-values';
import { LOG_FOLDER } from './server-process';

const CRASH_LINE = /unhandled ?rejection|uncaughtexception|"event":"crashed"|out of memory/i;

const logsOf = (prefix: string, folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.log'))
    .map((file) => join(folder, file));

export function deleteLogs(prefix: string, folder = LOG_FOLDER): void {
  mkdirSync(folder, { recursive: true });
  for (const log of logsOf(prefix, folder)) rmSync(log, { force: true });
}

/**
 * @param values typed values and cookies
 * @returns a message per log and finding
 */
export function searchLogs(prefix: string, values: readonly string[], folder = LOG_FOLDER): string[] {
  return logsOf(prefix, folder).flatMap((log) => {
    const text = readFileSync(log, 'utf8');
    const crashLine = text.split('\n').find((line) => CRASH_LINE.test(line));
    return [
      ...(crashLine === undefined ? [] : [`${log} reports a crash: ${crashLine}`]),
      ...findPrivateValues(text, values).map(
        (value) => `${log} contains a typed value or a cookie: ${value}`,
      ),
    ];
  });
}
