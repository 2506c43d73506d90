import type { ApplicationStatus } from 'contracts/api/enumerations';
import { type FlowName, listAllowedTransitions } from '../status-flow';

const OWNERS = ['customer', 'server', 'back_office'] as const;

export function findStatusPathTo(
  flow: FlowName,
  start: string,
  goal: ApplicationStatus,
): readonly ApplicationStatus[] | null {
  if (start === goal) return [];
  const paths = new Map<string, readonly ApplicationStatus[]>([[start, []]]);
  for (const [status, path] of paths) {
    for (const owner of OWNERS) {
      for (const nextStatus of listAllowedTransitions(flow, status, owner)) {
        if (nextStatus === goal) return [...path, nextStatus];
        if (!paths.has(nextStatus)) paths.set(nextStatus, [...path, nextStatus]);
      }
    }
  }
  return null;
}
