import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPrivate } from './private-values';
import { LOGS } from './server-process';

/** Signs of a crash in a server's log. */
const CRASH = /unhandled ?rejection|uncaughtexception|"event":"crashed"|out of memory/i;

/** The servers that wrote a log, by the beginning of their names. */
const logsOf = (beginning: string, folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(beginning) && file.endsWith('.log'))
    .map((file) => join(folder, file));

/** Removes what servers of an earlier run wrote, so that only this run's logs are searched at its end. @param beginning of their names */
export function forgetLogs(beginning: string, folder = LOGS): void {
  mkdirSync(folder, { recursive: true });
  for (const log of logsOf(beginning, folder)) rmSync(log, { force: true });
}

/**
 * Searches every log of a run: of all servers that it started, however often and by which process.
 * @param values what was typed, and the cookies
 * @returns a sentence for each log and each thing found in it; none when all is well
 */
export function searchLogs(beginning: string, values: readonly string[], folder = LOGS): string[] {
  return logsOf(beginning, folder).flatMap((log) => {
    const text = readFileSync(log, 'utf8');
    const crash = text.split('\n').find((line) => CRASH.test(line));
    return [
      ...(crash === undefined ? [] : [`${log} tells of a crash: ${crash}`]),
      ...findPrivate(text, values).map((value) => `${log} holds what a visitor typed or carried: ${value}`),
    ];
  });
}
