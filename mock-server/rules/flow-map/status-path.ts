import type { ApplicationStatus } from 'contracts/api/enumerations';
import { allowedTransitions, type FlowName } from '../status-flow';

const OWNERS = ['customer', 'server', 'back_office'] as const;

export function statusPathTo(
  flow: FlowName,
  from: string,
  to: ApplicationStatus,
): readonly ApplicationStatus[] | null {
  if (from === to) return [];
  const ways = new Map<string, readonly ApplicationStatus[]>([[from, []]]);
  for (const [status, way] of ways) {
    for (const mover of OWNERS) {
      for (const next of allowedTransitions(flow, status, mover)) {
        if (next === to) return [...way, next];
        if (!ways.has(next)) ways.set(next, [...way, next]);
      }
    }
  }
  return null;
}
