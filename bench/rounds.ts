import type { MeasuredProcess } from './measured-process';
import { type Asked, repeat } from './requests';

/** A server and what it is asked. */
export interface Contestant {
  readonly server: MeasuredProcess;
  readonly asked: Asked;
}

/** How long it is measured. */
export interface Length {
  rounds: number;
  /** Requests before the first round, which nobody counts. */
  warmUp: number;
  /** Requests of each server in each round. */
  requests: number;
}

/** Processor time a request, in microseconds, and its ratio to another server's in the same round. */
export interface Compared {
  own: number;
  other: number;
  ratio: number;
  /** The smallest and the largest ratio of all rounds. */
  spread: readonly [number, number];
}

/** Measures two servers in turn, A B A B …, so that both have the machine's good and bad moments. Medians of all rounds. */
export async function compare(own: Contestant, other: Contestant, length: Length): Promise<Compared> {
  for (const { asked } of [own, other]) await repeat(asked, length.warmUp);
  const rounds: { own: number; other: number }[] = [];
  for (let round = 0; round < length.rounds; round += 1) {
    rounds.push({ own: await costOf(own, length), other: await costOf(other, length) });
  }
  return summary(rounds);
}

/** Medians and spread of rounds. @param rounds microseconds a request */
export function summary(rounds: readonly { own: number; other: number }[]): Compared {
  const ratios = rounds.map((round) => round.own / round.other);
  return {
    own: median(rounds.map((round) => round.own)),
    other: median(rounds.map((round) => round.other)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}

async function costOf({ server, asked }: Contestant, { requests }: Length): Promise<number> {
  const before = await server.cpu();
  await repeat(asked, requests);
  return ((await server.cpu()) - before) / requests;
}

/** The middle of values that are ordered, or of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
