import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/request/guards.server';
import { fileAnswer } from './file-answer.server';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

/** `/dashboard/applications/:id/files/:documentId`, by GET or POST (HTTP-06): a file, `?view=inline` to look at it. No page. */
export async function loader({ request, context, params }: Args): Promise<Response> {
  const visit = await requireUser({ request, context });
  return fileAnswer(visit, params.id ?? '', params.documentId ?? '', request.signal);
}

export const action = (args: ActionFunctionArgs) => loader(args);
