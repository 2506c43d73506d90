import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { applications } from '~/api/applications.server';
import { respondToScriptRequest } from '~/build-version/script-response.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import { explainError, statusOfApiError, textsOfErrors } from '~/request/problem.server';
import { respondToUpload } from './receive-document.server';
import type { UploadResponse } from './send-file';

/** CSRF-safe: HTML forms cannot send PUT. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method === 'PUT') return respondToPut({ request, context }, params.id ?? '');
  const headers = { Allow: 'PUT', 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response('405 Method Not Allowed', { status: 405, headers });
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(tabPath(params.id ?? '', 'documents'));

async function respondToPut(args: RequestArgs, id: string): Promise<Response> {
  try {
    return await respondToUser(args, id);
  } catch (thrown) {
    // Scripts cannot show the login page. After a failed upload, the page's reload redirects there.
    const isRedirect = thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
    if (!isRedirect) throw thrown;
    const endedResponse: UploadResponse = { ok: false, at: 'file', messages: [], mayRetry: true };
    return respondToScriptRequest(args.request, endedResponse, 401);
  }
}

async function respondToUser(args: RequestArgs, id: string): Promise<Response> {
  const respond = (body: UploadResponse, status: number) =>
    respondToScriptRequest(args.request, body, status);
  const request = await requireUser(args);
  const application = await applications.get(request.api, id);
  if (!application.ok) {
    const messages = textsOfErrors(explainError(request, application.error));
    return respond({ ok: false, at: 'file', messages, mayRetry: true }, statusOfApiError(application.error));
  }
  return respondToUpload(args.request, { request, application: application.data });
}
