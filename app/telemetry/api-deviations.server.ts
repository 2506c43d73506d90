import { log } from './log.server';
import { metrics } from './metrics.server';

interface Tolerated {
  kind: string;
  path: string;
}

interface CountedDeviation {
  call: string;
  kind: string;
  path: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

const EVERY_MS = 60_000;

/** Counts deviations of answers. Logs each call, kind and member at once, and then once a minute at most. */
export function deviationReporter() {
  const counted = new Map<string, CountedDeviation & { logged: number; loggedAt: number }>();
  return {
    report(call: string, deviations: readonly Tolerated[]): void {
      for (const { kind, path } of deviations) {
        metrics.deviationTolerated({ call, kind });
        const now = new Date();
        const key = `${call} ${kind} ${path}`;
        const entry = counted.get(key) ?? {
          ...{ call, kind, path, times: 0, firstAt: now, lastAt: now },
          ...{ logged: 0, loggedAt: Number.NEGATIVE_INFINITY },
        };
        counted.set(key, entry);
        entry.times += 1;
        entry.lastAt = now;
        if (now.getTime() - entry.loggedAt < EVERY_MS) continue;
        log.warn('api-answer-tolerated', { call, kind, at: path, times: entry.times - entry.logged });
        entry.logged = entry.times;
        entry.loggedAt = now.getTime();
      }
    },
    /** Since the start of this instance, by call. */
    list: (): readonly CountedDeviation[] =>
      [...counted.values()].sort((a, b) => `${a.call} ${a.path}`.localeCompare(`${b.call} ${b.path}`, 'en')),
  };
}

export const apiDeviations = deviationReporter();

const HEADINGS = ['CALL', 'MEMBER', 'DEVIATION', 'TIMES', 'FIRST', 'LAST'];

/** Plain text for operators. */
export function deviationsPage(deviations: readonly CountedDeviation[]): string {
  if (deviations.length === 0) return 'No answer of the lending API has deviated from the contract.\n';
  const rows = deviations.map(({ call, path, kind, times, firstAt, lastAt }) => [
    ...[call, path, kind, String(times), firstAt.toISOString(), lastAt.toISOString()],
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[HEADINGS, ...rows].map(line).join('\n')}\n`;
}
