import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { tabPath } from '~/dashboard/rules/tabs';
import { receiveUpload } from './receive-upload.server';

/**
 * `PUT /dashboard/applications/:id/upload?name=&type=&asOfDate=&replaces=&formKey=` with the file as its whole body: where scripts send files to, so
 * that they can tell how far they are. Not a page. A foreign site cannot make a browser send it: it is no form's method.
 */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method === 'PUT') return receiveUpload({ request, context }, params.id ?? '');
  const headers = { Allow: 'PUT', 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response('405 Method Not Allowed', { status: 405, headers });
}

/** Opened as a page it leads to the one that uploads. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(tabPath(params.id ?? '', 'documents'));
