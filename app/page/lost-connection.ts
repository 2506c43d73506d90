import { parse } from '@conform-to/react';
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { FORM_ID_FIELD, secretFieldsOf } from '~/domain/form-values';
import { encodeMessage } from '~/domain/message';

/** Marks an action result that the browser created offline. Loaders are skipped, because they would fail too. */
const CONNECTION_LOST = { connectionLost: true } as const;

export function isConnectionLost(actionResult: unknown): boolean {
  return typeof actionResult === 'object' && actionResult !== null && 'connectionLost' in actionResult;
}

function hasStoreOutage(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && 'storeOutage' in problem;
}

/** Keeps typed values if the portal or its session store is unreachable. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const requestCopy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const isStoreOutage = isRouteErrorResponse(error) && hasStoreOutage(error.data);
    const isUnsent =
      error instanceof TypeError || (error instanceof DOMException && error.name !== 'AbortError');
    if (!isStoreOutage && !isUnsent) throw error;
    const submittedForm = await requestCopy.formData().catch(() => null);
    // Files changed or deleted since their choice are unreadable.
    const file = submittedForm ? null : document.querySelector<HTMLInputElement>('[aria-busy] [type=file]');
    const typed = submittedForm ?? new FormData(file?.form ?? undefined);
    const text = encodeMessage(isStoreOutage ? 'notKept' : file ? 'fileUnreadable' : 'connectionLost');
    const result = parse(typed, { resolve: () => ({ value: {} }) }).reply({
      ...(file ? { fieldErrors: { [file.name]: [text] } } : { formErrors: [text] }),
      hideFields: secretFieldsOf(typed.keys()),
    });
    // Remix does not revalidate after a Response with an error status.
    return Response.json(
      { form: typed.get(FORM_ID_FIELD), result, ...(!file && CONNECTION_LOST) },
      { status: 503 },
    );
  }
}

/** Revalidates also after refused submits, which may have changed something, but not while offline. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}) => !isConnectionLost(actionResult) && (actionStatus !== undefined || defaultShouldRevalidate);
