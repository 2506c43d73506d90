import { data } from '@remix-run/node';
import { categoriesOf } from '~/api/applications.server';
import { needsAsOfDate } from '~/dashboard/document-types';
import { tabPath } from '~/dashboard/tabs';
import { withFlash } from '~/session/flash';
import { readUploadForm } from '~/session/upload-form.server';
import type { ApplicationInHand } from '../../open-application.server';
import { receiveDocument } from './receive-document.server';

/** What an upload by a form answers when it failed; said at the type it was for. */
export interface UploadProblem {
  kind: 'upload';
  type: string;
  at: 'file' | 'asOfDate';
  messages: string[];
  /** As it was typed. */
  asOfDate: string;
}

/**
 * Takes in a file sent by a form, which is how it goes without scripts (DOC-02).
 *
 * @throws redirect to the tab when it has arrived
 */
export async function receiveForm({ visit, application }: ApplicationInHand, request: Request) {
  const { fields, file } = await readUploadForm(request);
  const type = String(fields.get('type') ?? '');
  const asOfDate = String(fields.get('asOfDate') ?? '');
  const id = application.applicationId;
  const received = await receiveDocument(
    visit,
    id,
    {
      name: file?.name ?? '',
      type,
      asOfDate,
      isAsOfDateRequired: needsAsOfDate(categoriesOf(application), type),
      bytes: file?.bytes ?? nothing(),
      size: file ? file.size : 0,
    },
    { today: visit.today(), signal: request.signal },
  );
  if (received.ok) {
    const text = visit.t('upload')('done', { name: received.document.document_name });
    await visit.change((session) => withFlash(session, { tone: 'success', text }));
    throw visit.redirect(tabPath(id, 'documents'), 303);
  }
  const problem: UploadProblem = {
    kind: 'upload',
    type,
    at: received.at,
    messages: received.messages,
    asOfDate,
  };
  return data(problem, { status: received.status });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
