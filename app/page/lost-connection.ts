import { parse } from '@conform-to/react';
import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { message } from '~/domain/message';
import { FORM_ID } from '~/domain/typed';
import { secretFields } from '~/forms/secret-fields';

/** Marks an answer the browser gave itself: nothing can be loaded anew just now. */
const LOST = { connectionLost: true } as const;

/** True for what a form's action comes to when the portal could not be reached. */
export function isConnectionLost(actionResult: unknown): boolean {
  return typeof actionResult === 'object' && actionResult !== null && 'connectionLost' in actionResult;
}

/** True for the problem that the session store is out of reach: what was sent was not kept. */
function hasStoreOutage(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && 'storeOutage' in problem;
}

/** A form's action in the browser: when portal or store cannot be reached, the page stays with what was typed and says so at the form sent. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  // Asking the server uses the request up.
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const isUnkept = isRouteErrorResponse(error) && hasStoreOutage(error.data);
    // Only a request without an answer fails by itself; redirects and refusals are answers.
    const isUnsent =
      error instanceof TypeError || (error instanceof DOMException && error.name !== 'AbortError');
    if (!isUnkept && !isUnsent) throw error;
    const readable = await sent.formData().catch(() => null);
    // A file that has been changed, moved or deleted since it was chosen cannot be read. Its form can.
    const file = readable ? null : document.querySelector<HTMLInputElement>('[aria-busy] [type=file]');
    const typed = readable ?? new FormData(file?.form ?? undefined);
    const text = message(isUnkept ? 'notKept' : file ? 'fileUnreadable' : 'connectionLost');
    // With what was typed, as the page may answer with another form than the one that was sent.
    const result = parse(typed, { resolve: () => ({ value: {} }) }).reply({
      ...(file ? { fieldErrors: { [file.name]: [text] } } : { formErrors: [text] }),
      hideFields: secretFields(typed.keys()),
    });
    // As a response its status counts, so that no loader is asked anew.
    return Response.json({ form: typed.get(FORM_ID), result, ...(!file && LOST) }, { status: 503 });
  }
}
