import type { ApplicationStatus } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import { answerOf } from '../api/application-answer';
import type { Simulator } from '../api/exchange';
import { refusal } from '../api/refusal';
import { enterStatus, type StatusChangeContext } from '../api/status-change';
import { allowedTransitions, flowOf, knownStatus } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { bodyOf, sandboxOf } from './read-request';

/** D-22 */
export function applicationControl(simulator: Simulator): Hono {
  return new Hono().post('/applications/:id/status', async (c) => {
    const sandbox = sandboxOf(simulator, c);
    const row = applicationOf(sandbox, c.req.param('id'));
    const { status } = await bodyOf(c, z.strictObject({ status: z.string() }));
    const moved = moveApplication({ sandbox, settings: simulator.settings }, row, status);
    return c.json(answerOf(sandbox, moved, { role: 'applicant', language: 'de' }));
  });
}

export function nextStatuses({ facts }: ApplicationRow): ApplicationStatus[] {
  const flow = flowOf(facts.allBanksLoanPurpose);
  return (['customer', 'server', 'back_office'] as const).flatMap((mover) =>
    allowedTransitions(flow, facts.status, mover),
  );
}

export function moveApplication(
  context: StatusChangeContext,
  row: ApplicationRow,
  to: string,
): ApplicationRow {
  const status = knownStatus(to);
  if (status === undefined) throw refusal('err_validation_failed', 'status');
  if (!nextStatuses(row).includes(status)) throw refusal('err_status_change_not_allowed', 'status');
  return enterStatus(context, row, status);
}

export function applicationOf({ store: { applications } }: Sandbox, id: string): ApplicationRow {
  const row = applications.get(id) ?? applications.firstBy('shortId', id.toUpperCase());
  if (row === undefined) throw refusal('err_entity_not_found');
  return row;
}
