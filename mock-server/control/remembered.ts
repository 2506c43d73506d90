import type { MiddlewareHandler } from 'hono';
import type { Simulator } from '../api/exchange';
import { isForPerson } from './page/lost';

/**
 * Remembers what a control call, a form of the simulator's pages or a provider's page changed in a world; and from the first page that a
 * person opens about a world, whatever changes it.
 */
export function remembered({ sandboxes }: Simulator): MiddlewareHandler {
  return async (c, next) => {
    const id = c.req.header('x-sandbox') ?? c.req.query('sandbox') ?? '';
    const sandbox = sandboxes.has(id) ? sandboxes.find(id) : undefined;
    if (sandbox === undefined || sandboxes.isShared(sandbox)) return next();
    if (c.req.method === 'GET' && isForPerson(c)) sandbox.history.keep();
    const began = sandbox.history.begin();
    await next();
    const { path } = c.req;
    const by = path.startsWith('/simulator/providers/') ? 'provider' : 'simulator';
    sandbox.history.note(began, () => ({ name: path.replace('/simulator/', ''), by, who: null }));
  };
}
