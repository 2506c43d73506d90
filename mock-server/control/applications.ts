import type { ApplicationStatus } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import { createApplicationResponse } from '../api/application-response';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import { enterStatus, type StatusChangeContext } from '../api/status-change';
import { listAllowedTransitions, parseStatus, statusFlowOf } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { parseBody, requireSandbox } from './read-request';

export function createApplicationControl(simulator: Simulator): Hono {
  return new Hono().post('/applications/:id/status', async (c) => {
    const sandbox = requireSandbox(simulator, c);
    const row = requireApplication(sandbox, c.req.param('id'));
    const { status } = await parseBody(c, z.strictObject({ status: z.string() }));
    const movedApplication = moveApplication({ sandbox, settings: simulator.settings }, row, status);
    return c.json(
      createApplicationResponse(sandbox, movedApplication, { role: 'applicant', language: 'de' }),
    );
  });
}

export function listNextStatuses({ facts }: ApplicationRow): ApplicationStatus[] {
  const flow = statusFlowOf(facts.allBanksLoanPurpose);
  return (['customer', 'server', 'back_office'] as const).flatMap((actor) =>
    listAllowedTransitions(flow, facts.status, actor),
  );
}

export function moveApplication(
  context: StatusChangeContext,
  row: ApplicationRow,
  targetStatus: string,
): ApplicationRow {
  const status = parseStatus(targetStatus);
  if (status === undefined) throw createRefusal('err_validation_failed', 'status');
  if (!listNextStatuses(row).includes(status)) throw createRefusal('err_status_change_not_allowed', 'status');
  return enterStatus(context, row, status);
}

export function requireApplication({ store: { applications } }: Sandbox, id: string): ApplicationRow {
  const row = applications.get(id) ?? applications.findFirstBy('shortId', id.toUpperCase());
  if (row === undefined) throw createRefusal('err_entity_not_found');
  return row;
}
