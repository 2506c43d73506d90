import type { MeasuredProcess } from './measured-process';
import { type MeasuredRequest, repeatRequest } from './requests';

export interface ComparedServer {
  readonly server: MeasuredProcess;
  readonly request: MeasuredRequest;
}

export interface Schedule {
  rounds: number;
  warmUpRequests: number;
  requests: number;
}

export interface ComparisonResult {
  ownCost: number;
  referenceCost: number;
  ratio: number;
  ratioRange: readonly [number, number];
}

/** Alternates between both servers (A B A B …), so that other load affects both. */
export async function compareRequestCost(
  ownServer: ComparedServer,
  reference: ComparedServer,
  schedule: Schedule,
): Promise<ComparisonResult> {
  for (const { request } of [ownServer, reference]) await repeatRequest(request, schedule.warmUpRequests);
  const rounds: { ownCost: number; referenceCost: number }[] = [];
  for (let round = 0; round < schedule.rounds; round += 1) {
    rounds.push({
      ownCost: await costOf(ownServer, schedule),
      referenceCost: await costOf(reference, schedule),
    });
  }
  return summarizeCosts(rounds);
}

/** @param rounds in microseconds per request */
export function summarizeCosts(
  rounds: readonly { ownCost: number; referenceCost: number }[],
): ComparisonResult {
  const ratios = rounds.map((round) => round.ownCost / round.referenceCost);
  return {
    ownCost: medianOf(rounds.map((round) => round.ownCost)),
    referenceCost: medianOf(rounds.map((round) => round.referenceCost)),
    ratio: medianOf(ratios),
    ratioRange: [Math.min(...ratios), Math.max(...ratios)],
  };
}

async function costOf({ server, request }: ComparedServer, { requests }: Schedule): Promise<number> {
  const startMicroseconds = await server.cpuMicroseconds();
  await repeatRequest(request, requests);
  return ((await server.cpuMicroseconds()) - startMicroseconds) / requests;
}

export function medianOf(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const upper = sortedValues[middle] ?? 0;
  return sortedValues.length % 2 === 1 ? upper : ((sortedValues[middle - 1] ?? 0) + upper) / 2;
}
