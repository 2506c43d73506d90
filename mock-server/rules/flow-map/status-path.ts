import type { ApplicationStatus } from 'contracts/api/enumerations';
import { type FlowName, listAllowedTransitions } from '../status-flow';

const OWNERS = ['customer', 'server', 'back_office'] as const;

export function findStatusPathTo(
  flow: FlowName,
  start: string,
  goal: ApplicationStatus,
): readonly ApplicationStatus[] | null {
  if (start === goal) return [];
  const ways = new Map<string, readonly ApplicationStatus[]>([[start, []]]);
  for (const [status, way] of ways) {
    for (const mover of OWNERS) {
      for (const next of listAllowedTransitions(flow, status, mover)) {
        if (next === goal) return [...way, next];
        if (!ways.has(next)) ways.set(next, [...way, next]);
      }
    }
  }
  return null;
}
