import type { ApplicationStatus } from 'contracts/api/enumerations';
import { type FlowName, listAllowedTransitions, nextStatusOf, parseStatus } from './status-flow';

export function findNextBackOfficeStatus(flow: FlowName, status: string): ApplicationStatus | undefined {
  const nextStatus = parseStatus(status) === 'Reopened' ? 'Open' : nextStatusOf(flow, status);
  if (nextStatus === undefined) return undefined;
  return listAllowedTransitions(flow, status, 'back_office').includes(nextStatus) ? nextStatus : undefined;
}
