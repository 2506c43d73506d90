import { CALLS } from 'contracts/api';
import { ERROR_STATUS } from 'contracts/api/error-codes';
import { closest } from 'fastest-levenshtein';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { createRefusal, Refusal } from '../api/refusal';
import { FAULT_PATH } from '../blob';
import { canApplyTo, newFaultSchema } from '../store/faults';
import { parseBody, requireSandbox } from './read-request';

export function createFaultControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/faults', (c) => c.json(requireSandbox(simulator, c).faults.list()))
    .post('/faults', async (c) => {
      const sandbox = requireSandbox(simulator, c);
      const body = await parseBody(c, newFaultSchema);
      if (body.path !== undefined) requireCallAt(body.path);
      const addedFault = sandbox.faults.add({ ...body, id: sandbox.ids.next() });
      sandbox.touch();
      return c.json(addedFault, 201);
    })
    .delete('/faults', (c) => {
      const sandbox = requireSandbox(simulator, c);
      sandbox.faults.clear();
      sandbox.touch();
      return c.json([]);
    })
    .delete('/faults/:id', (c) => {
      const sandbox = requireSandbox(simulator, c);
      if (!sandbox.faults.remove(c.req.param('id'))) throw createRefusal('err_entity_not_found');
      sandbox.touch();
      return c.json(sandbox.faults.list());
    });
}

const PATHS = [...new Set([...Object.values(CALLS).map(({ path }) => path), FAULT_PATH])];

function requireCallAt(path: string): void {
  if (PATHS.some((callPath) => canApplyTo(path, callPath))) return;
  throw new Refusal(ERROR_STATUS.err_validation_failed, [
    { code: 'err_validation_failed', field: 'path', values: { nearest: closest(path, PATHS) } },
  ]);
}
