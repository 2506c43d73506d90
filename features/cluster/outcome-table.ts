import type { LostValue } from './journey';
import type { JourneyOutcome } from './run-journeys';

const KINDS: readonly LostValue['kind'][] = ['value lost', 'logged out', 'duplicate', 'stuck', 'no answer'];
const HEAD = ['disturbance', 'journey', ...KINDS, 'errors seen'];

export function formatOutcomes(outcomes: readonly JourneyOutcome[]): string {
  const rows = outcomes.map(({ disturbance, journey, losses, errors }) => [
    disturbance,
    journey,
    ...KINDS.map((kind) => String(losses.filter((loss) => loss.kind === kind).length || '–')),
    String(errors.length || '–'),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const details = outcomes.flatMap(({ disturbance, journey, losses, errors }) => [
    ...losses.map(({ kind, description }) => `LOST    ${disturbance}, ${journey}: ${kind}: ${description}`),
    ...[...new Set(errors)].map((error) => `errors  ${disturbance}, ${journey}: ${error}`),
  ]);
  return [line(HEAD), ...rows.map(line), '', ...details].join('\n');
}

export const countLosses = (outcomes: readonly JourneyOutcome[]) =>
  outcomes.reduce((sum, { losses }) => sum + losses.length, 0);
