import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { tabPath } from '~/dashboard/rules/tabs';
import { receiveUpload } from './receive-upload.server';

/** CSRF-safe: HTML forms cannot send PUT. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method === 'PUT') return receiveUpload({ request, context }, params.id ?? '');
  const headers = { Allow: 'PUT', 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response('405 Method Not Allowed', { status: 405, headers });
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(tabPath(params.id ?? '', 'documents'));
