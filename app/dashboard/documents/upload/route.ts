import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { applications, categoriesOf } from '~/api/applications.server';
import { answerScript } from '~/build-version/script-answer.server';
import { needsAsOfDate } from '~/dashboard/documents/rules/document-types';
import { tabPath } from '~/dashboard/rules/tabs';
import { FORM_KEY, readFormKey } from '~/domain/typed';
import { uploadLimits } from '~/forms/upload-limits.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import { explain, statusOf, textsOf } from '~/request/problem.server';
import { receiveDocument, removeFailed } from './receive-document.server';
import { drain } from './received-file.server';

export type UploadAnswer =
  | {
      ok: true;
      documentId: string;
      name: string;
    }
  | {
      ok: false;
      at: 'file' | 'asOfDate';
      messages: string[];
      mayRetry: boolean;
      documentId?: string | undefined;
      /** The page must reload. */
      sessionOver?: boolean;
    };

/** CSRF-safe: HTML forms cannot send PUT. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method === 'PUT') return receiveUpload({ request, context }, params.id ?? '');
  const headers = { Allow: 'PUT', 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response('405 Method Not Allowed', { status: 405, headers });
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(tabPath(params.id ?? '', 'documents'));

/** DOC-02, DOC-03 */
async function receiveUpload(args: RequestArgs, id: string): Promise<Response> {
  try {
    return await receive(args, id);
  } catch (thrown) {
    // For scripts, a redirect to login becomes an answer that makes the page reload.
    const leadsElsewhere = thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
    if (!leadsElsewhere) throw thrown;
    const ended: UploadAnswer = { ok: false, at: 'file', messages: [], mayRetry: true, sessionOver: true };
    return answerScript(args.request, ended, 401);
  }
}

async function receive(args: RequestArgs, id: string): Promise<Response> {
  const answer = (body: UploadAnswer, status: number) => answerScript(args.request, body, status);
  const request = await requireUser(args);
  const query = request.facts.url.searchParams;
  const application = await applications.get(request.api, id);
  if (!application.ok) {
    const messages = textsOf(explain(request, application.error));
    return answer({ ok: false, at: 'file', messages, mayRetry: true }, statusOf(application.error));
  }
  const type = query.get('type') ?? '';
  const length = Number(args.request.headers.get('Content-Length') ?? Number.NaN);
  const bytes = bytesOf(args.request);
  const changing = { request, application: application.data };
  const received = await receiveDocument(changing, {
    name: query.get('name') ?? '',
    type,
    asOfDate: query.get('asOfDate') ?? '',
    isAsOfDateRequired: needsAsOfDate(categoriesOf(application.data), type),
    bytes,
    size: Number.isInteger(length) ? length : null,
    formKey: readFormKey(query.get(FORM_KEY)),
    signal: args.request.signal,
  });
  await drain(bytes, uploadLimits(request).maxBytes);
  if (!received.ok) {
    const { at, messages, mayRetry, documentId } = received;
    return answer({ ok: false, at, messages, mayRetry, documentId }, received.status);
  }
  await removeFailed(changing, query.get('replaces') ?? undefined);
  const { document_id: documentId, document_name: name } = received.document;
  return answer({ ok: true, documentId, name }, 201);
}

async function* bytesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}
