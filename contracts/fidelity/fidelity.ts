import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const FIDELITY_FILE = fileURLToPath(new URL('./fidelity.json', import.meta.url));

const knownCall = z.strictObject({
  state: z.enum(['verified', 'drifted']),
  against: z.string().min(1),
  /** YYYY-MM-DD, UTC. */
  on: z.iso.date(),
  differences: z.array(z.string()).optional(),
});

export type Fidelity = z.output<typeof knownCall> | { state: 'assumed' };

const file = z.record(z.string(), knownCall);
export type KnownCalls = z.output<typeof file>;

export function readFidelity(): KnownCalls {
  return file.parse(JSON.parse(readFileSync(FIDELITY_FILE, 'utf8')));
}

export function writeFidelity(calls: KnownCalls): void {
  const sorted = Object.fromEntries(Object.entries(calls).sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(FIDELITY_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

interface VerificationOutcome {
  causes: readonly { drift: { exchange: string; field: string }; consequences: readonly string[] }[];
  drifts: readonly { exchange: string; field: string }[];
  unprepared: readonly { exchanges: readonly string[] }[];
}

/** A call keeps its state if one of its exchanges could not be verified, and none differs. */
export function updateFidelity(
  before: KnownCalls,
  { causes, drifts, unprepared }: VerificationOutcome,
  { tried, against, on }: { tried: readonly string[]; against: string; on: string },
): KnownCalls {
  const differing = [...causes.map(({ drift }) => drift), ...drifts];
  const inconclusive = new Set([
    ...causes.flatMap(({ consequences }) => consequences.map(callName)),
    ...unprepared.flatMap(({ exchanges }) => exchanges.map(callName)),
  ]);
  const after = { ...before };
  for (const call of tried) {
    const differences = differing
      .filter(({ exchange }) => callName(exchange) === call)
      .map(({ exchange, field }) => `${exchange}: ${field}`);
    if (differences.length > 0) after[call] = { state: 'drifted', against, on, differences };
    else if (!inconclusive.has(call)) after[call] = { state: 'verified', against, on };
  }
  return after;
}

export function describeFidelity(fidelity: Fidelity): string {
  if (fidelity.state === 'assumed') return 'assumed: no lending API has been verified';
  const { state, against, on, differences = [] } = fidelity;
  return `${state} on ${on} against ${against}${differences.length > 0 ? ` (${differences.join('; ')})` : ''}`;
}

export function calculateVerifiedShare(names: readonly string[]): string {
  const known = readFidelity();
  return `${names.filter((name) => known[name]?.state === 'verified').length}/${names.length}`;
}

const callName = (exchange: string): string => exchange.split(' ', 1)[0] ?? '';
