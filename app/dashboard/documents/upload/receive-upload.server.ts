import { applications, categoriesOf } from '~/api/applications.server';
import { answerScript } from '~/build-version/script-answer.server';
import { needsAsOfDate } from '~/dashboard/documents/rules/document-types';
import { FORM_KEY, readFormKey } from '~/domain/form-key';
import { uploadLimits } from '~/forms/upload-limits.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import { explain, statusOf, textsOf } from '~/request/problem.server';
import { receiveDocument } from './receive-document.server';
import { drain } from './received-file.server';
import { removeFailed } from './remove-failed.server';
import type { UploadAnswer } from './upload-answer';

/** DOC-02, DOC-03 */
export async function receiveUpload(args: RequestArgs, id: string): Promise<Response> {
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
  const received = await receiveDocument(request, id, {
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
    const { at, messages, mayRetry, documentId, isRecordUseless } = received;
    if (isRecordUseless) await removeFailed(request, application.data, documentId);
    return answer({ ok: false, at, messages, mayRetry, documentId }, received.status);
  }
  await removeFailed(request, application.data, query.get('replaces') ?? undefined);
  const { document_id: documentId, document_name: name } = received.document;
  return answer({ ok: true, documentId, name }, 201);
}

async function* bytesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}
