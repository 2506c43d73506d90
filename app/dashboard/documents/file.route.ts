import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/request/guards.server';
import { fileAnswer } from './file-answer.server';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

/** HTTP-06 */
export async function loader({ request, context, params }: Args): Promise<Response> {
  const visit = await requireUser({ request, context });
  return fileAnswer(visit, params.id ?? '', params.documentId ?? '', request.signal);
}

export const action = (args: ActionFunctionArgs) => loader(args);
