import type { MeasuredProcess } from './measured-process';
import { type MeasuredRequest, repeatRequest } from './requests';

export interface ComparedServer {
  readonly server: MeasuredProcess;
  readonly asked: MeasuredRequest;
}

export interface Schedule {
  rounds: number;
  warmUp: number;
  requests: number;
}

export interface ComparisonResult {
  own: number;
  other: number;
  ratio: number;
  spread: readonly [number, number];
}

/** Alternates between both servers (A B A B …), so that other load affects both. */
export async function compareRequestCost(
  own: ComparedServer,
  reference: ComparedServer,
  length: Schedule,
): Promise<ComparisonResult> {
  for (const { asked } of [own, reference]) await repeatRequest(asked, length.warmUp);
  const rounds: { own: number; other: number }[] = [];
  for (let round = 0; round < length.rounds; round += 1) {
    rounds.push({ own: await costOf(own, length), other: await costOf(reference, length) });
  }
  return summarizeCosts(rounds);
}

/** @param rounds in microseconds per request */
export function summarizeCosts(rounds: readonly { own: number; other: number }[]): ComparisonResult {
  const ratios = rounds.map((round) => round.own / round.other);
  return {
    own: medianOf(rounds.map((round) => round.own)),
    other: medianOf(rounds.map((round) => round.other)),
    ratio: medianOf(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}

async function costOf({ server, asked }: ComparedServer, { requests }: Schedule): Promise<number> {
  const before = await server.cpuMicroseconds();
  await repeatRequest(asked, requests);
  return ((await server.cpuMicroseconds()) - before) / requests;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
