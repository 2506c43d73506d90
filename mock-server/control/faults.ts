import { Hono } from 'hono';
import type { Simulator } from '../api/implement';
import { refusal } from '../api/refusal';
import { newFault } from '../store/faults';
import { bodyOf, sandboxOf } from './read';

/** What shall go wrong in the sandbox (SIM-08). */
export function faultControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/faults', (c) => c.json(sandboxOf(simulator, c).faults.list()))
    .post('/faults', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      const body = await bodyOf(c, newFault);
      const added = sandbox.faults.add({ ...body, id: sandbox.ids.next() });
      sandbox.touch();
      return c.json(added, 201);
    })
    .delete('/faults', (c) => {
      const sandbox = sandboxOf(simulator, c);
      sandbox.faults.clear();
      sandbox.touch();
      return c.json([]);
    })
    .delete('/faults/:id', (c) => {
      const sandbox = sandboxOf(simulator, c);
      if (!sandbox.faults.remove(c.req.param('id'))) throw refusal('err_entity_not_found');
      sandbox.touch();
      return c.json(sandbox.faults.list());
    });
}
