import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/request/guards.server';
import { respondWithFile } from './file-response.server';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

export async function loader({ request: httpRequest, context, params }: Args): Promise<Response> {
  const request = await requireUser({ request: httpRequest, context });
  return respondWithFile(request, params.id ?? '', params.documentId ?? '', httpRequest.signal);
}

export const action = (args: ActionFunctionArgs) => loader(args);
