import type { ClientActionFunctionArgs } from '@remix-run/react';
import { message } from '~/domain/message';

/** Marks an answer the browser gave itself: nothing can be loaded anew just now. */
const LOST = { connectionLost: true } as const;

/** True for what a form's action comes to when the portal could not be reached. */
export function isConnectionLost(actionResult: unknown): boolean {
  return typeof actionResult === 'object' && actionResult !== null && 'connectionLost' in actionResult;
}

/**
 * A form's action in the browser: when the portal cannot be reached, the page stays with everything that was typed, and says so. For
 * routes whose action answers conform's `result`.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // Only a request that found nobody is a TypeError; redirects and refusals are answers.
    if (!(error instanceof TypeError)) throw error;
    const result = { status: 'error', error: { '': [message('connectionLost')] } };
    // As a response its status counts, so that no loader is asked anew.
    return Response.json({ result, ...LOST }, { status: 503 });
  }
}
