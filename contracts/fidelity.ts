import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Where it is kept how each call of the contract is known; `npm run contracts:verify -- … --known-as NAME` writes it. */
export const FIDELITY_FILE = fileURLToPath(new URL('./fidelity.json', import.meta.url));

const known = z.strictObject({
  state: z.enum(['verified', 'drifted']),
  /** The lending API it was verified against, by the name it was given. */
  against: z.string().min(1),
  /** YYYY-MM-DD, UTC. */
  on: z.iso.date(),
  /** Where that API differs, as `exchange: member`. */
  differences: z.array(z.string()).optional(),
});

/** How a call is known: from a lending API that kept it on a day, or differed, or from the specification alone. */
export type Fidelity = z.output<typeof known> | { state: 'assumed' };

const file = z.record(z.string(), known);
export type KnownCalls = z.output<typeof file>;

/** What is known of the contract's calls by their names. @throws Error when the file is not as verification writes it */
export function readFidelity(): KnownCalls {
  return file.parse(JSON.parse(readFileSync(FIDELITY_FILE, 'utf8')));
}

/** Keeps what is known, calls in the order of their names. */
export function writeFidelity(calls: KnownCalls): void {
  const sorted = Object.fromEntries(Object.entries(calls).sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(FIDELITY_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A verification as far as it says how calls are known. */
interface Judged {
  causes: readonly { drift: { exchange: string; field: string }; consequences: readonly string[] }[];
  drifts: readonly { exchange: string; field: string }[];
  unprepared: readonly { exchanges: readonly string[] }[];
}

/**
 * What is known after a verification. A call that was not tried, or of which an exchange could not be judged, stays as it was, unless it
 * differs in another.
 *
 * @param tried names of the calls that were to be tried
 */
export function knownAfter(
  before: KnownCalls,
  { causes, drifts, unprepared }: Judged,
  { tried, against, on }: { tried: readonly string[]; against: string; on: string },
): KnownCalls {
  const differing = [...causes.map(({ drift }) => drift), ...drifts];
  const unjudged = new Set([
    ...causes.flatMap(({ consequences }) => consequences.map(callName)),
    ...unprepared.flatMap(({ exchanges }) => exchanges.map(callName)),
  ]);
  const after = { ...before };
  for (const call of tried) {
    const differences = differing
      .filter(({ exchange }) => callName(exchange) === call)
      .map(({ exchange, field }) => `${exchange}: ${field}`);
    if (differences.length > 0) after[call] = { state: 'drifted', against, on, differences };
    else if (!unjudged.has(call)) after[call] = { state: 'verified', against, on };
  }
  return after;
}

/** In words: `verified on 2026-11-22 against the second lending API`. */
export function fidelityInWords(fidelity: Fidelity): string {
  if (fidelity.state === 'assumed') return 'assumed: no lending API has been verified';
  const { state, against, on, differences = [] } = fidelity;
  return `${state} on ${on} against ${against}${differences.length > 0 ? ` (${differences.join('; ')})` : ''}`;
}

/** How many of the calls named are verified, as `31/45`. */
export function verifiedShare(names: readonly string[]): string {
  const known = readFidelity();
  return `${names.filter((name) => known[name]?.state === 'verified').length}/${names.length}`;
}

/** The call's name is the first word of what an exchange is called. */
const callName = (exchange: string): string => exchange.split(' ', 1)[0] ?? '';
