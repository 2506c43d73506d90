import type { ClientActionFunctionArgs } from '@remix-run/react';
import { message } from '~/domain/message';

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
    return { result: { status: 'error', error: { '': [message('connectionLost')] } } };
  }
}
