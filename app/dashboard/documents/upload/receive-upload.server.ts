import { applications, categoriesOf } from '~/api/applications.server';
import { answerScript } from '~/build-version/script-answer.server';
import { needsAsOfDate } from '~/dashboard/documents/rules/document-types';
import { FORM_KEY, readFormKey } from '~/domain/form-key';
import { uploadLimits } from '~/forms/upload-limits.server';
import { requireUser } from '~/request/guards.server';
import { explain, statusOf, textsOf } from '~/request/problem.server';
import type { RequestArgs } from '~/request/visit.server';
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
  const visit = await requireUser(args);
  const query = visit.facts.url.searchParams;
  const application = await applications.get(visit.api, id);
  if (!application.ok) {
    const messages = textsOf(explain(visit, application.error));
    return answer({ ok: false, at: 'file', messages, mayRetry: true }, statusOf(application.error));
  }
  const type = query.get('type') ?? '';
  const length = Number(args.request.headers.get('Content-Length') ?? Number.NaN);
  const bytes = bytesOf(args.request);
  const received = await receiveDocument(visit, id, {
    name: query.get('name') ?? '',
    type,
    asOfDate: query.get('asOfDate') ?? '',
    isAsOfDateRequired: needsAsOfDate(categoriesOf(application.data), type),
    bytes,
    size: Number.isInteger(length) ? length : null,
    formKey: readFormKey(query.get(FORM_KEY)),
    signal: args.request.signal,
  });
  await drain(bytes, uploadLimits(visit).maxBytes);
  if (!received.ok) {
    const { at, messages, mayRetry, documentId, isRecordUseless } = received;
    if (isRecordUseless) await removeFailed(visit, application.data, documentId);
    return answer({ ok: false, at, messages, mayRetry, documentId }, received.status);
  }
  await removeFailed(visit, application.data, query.get('replaces') ?? undefined);
  const { document_id: documentId, document_name: name } = received.document;
  return answer({ ok: true, documentId, name }, 201);
}

async function* bytesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}
