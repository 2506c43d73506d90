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
  const sortedCalls = Object.fromEntries(Object.entries(calls).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FIDELITY_FILE, `${JSON.stringify(sortedCalls, null, 2)}\n`);
}

interface VerificationOutcome {
  causes: readonly { drift: { exchange: string; field: string }; consequences: readonly string[] }[];
  drifts: readonly { exchange: string; field: string }[];
  unprepared: readonly { exchanges: readonly string[] }[];
}

/** A call keeps its state if one of its exchanges could not be verified, and none differs. */
export function updateFidelity(
  knownCalls: KnownCalls,
  { causes, drifts, unprepared }: VerificationOutcome,
  { testedCalls, against, on }: { testedCalls: readonly string[]; against: string; on: string },
): KnownCalls {
  const differingFields = [...causes.map(({ drift }) => drift), ...drifts];
  const inconclusiveCalls = new Set([
    ...causes.flatMap(({ consequences }) => consequences.map(callNameOfExchange)),
    ...unprepared.flatMap(({ exchanges }) => exchanges.map(callNameOfExchange)),
  ]);
  const updatedCalls = { ...knownCalls };
  for (const call of testedCalls) {
    const differences = differingFields
      .filter(({ exchange }) => callNameOfExchange(exchange) === call)
      .map(({ exchange, field }) => `${exchange}: ${field}`);
    if (differences.length > 0) updatedCalls[call] = { state: 'drifted', against, on, differences };
    else if (!inconclusiveCalls.has(call)) updatedCalls[call] = { state: 'verified', against, on };
  }
  return updatedCalls;
}

export function describeFidelity(fidelity: Fidelity): string {
  if (fidelity.state === 'assumed') return 'assumed: no lending API has been verified';
  const { state, against, on, differences = [] } = fidelity;
  return `${state} on ${on} against ${against}${differences.length > 0 ? ` (${differences.join('; ')})` : ''}`;
}

export function calculateVerifiedShare(names: readonly string[]): string {
  const knownCalls = readFidelity();
  return `${names.filter((name) => knownCalls[name]?.state === 'verified').length}/${names.length}`;
}

const callNameOfExchange = (exchange: string): string => exchange.split(' ', 1)[0] ?? '';
