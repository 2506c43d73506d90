import type { MiddlewareHandler } from 'hono';
import type { Simulator } from '../api/exchange';
import { acceptsHtml } from './page/error-page';

/** Consecutive saves of the form editor are one change. */
const AUTOSAVE_PATH = /^forms\/[a-z]+\/draft$/;

/** Recording starts when a page about the world is opened. */
export function recordChanges({ sandboxes }: Simulator): MiddlewareHandler {
  return async (c, next) => {
    const id = c.req.header('x-sandbox') ?? c.req.query('sandbox') ?? '';
    const sandbox = sandboxes.has(id) ? sandboxes.find(id) : undefined;
    if (sandbox === undefined || sandboxes.isShared(sandbox)) return next();
    if (c.req.method === 'GET' && acceptsHtml(c)) sandbox.history.startRecording();
    const changeStart = sandbox.history.beginChange();
    await next();
    const { path } = c.req;
    const source = path.startsWith('/simulator/providers/') ? 'provider' : 'simulator';
    const name = path.replace('/simulator/', '');
    sandbox.history.recordChange(changeStart, () => ({
      ...{ name, source, userEmail: null },
      ...(AUTOSAVE_PATH.test(name) && { continuedChange: name }),
    }));
  };
}
