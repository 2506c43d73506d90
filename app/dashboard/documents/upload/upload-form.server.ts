import { data } from '@remix-run/node';
import { categoriesOf } from '~/api/applications.server';
import { needsAsOfDate } from '~/dashboard/documents/rules/document-types';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { FORM_KEY, readFormKey } from '~/domain/form-key';
import { readUploadForm } from '~/forms/upload-form.server';
import { withFlash } from '~/request/flash';
import type { Visit } from '~/request/visit.server';
import { receiveDocument } from './receive-document.server';

/** What an upload by a form answers when it failed; said at the type it was for. */
export interface UploadProblem {
  kind: 'upload';
  type: string;
  at: 'file' | 'asOfDate';
  messages: string[];
  /** As it was typed. */
  asOfDate: string;
  /** Of the form, which goes on being the same one; null for none. */
  formKey: string | null;
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
  const formKey = readFormKey(fields.get(FORM_KEY));
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
      formKey,
    },
    { today: visit.today(), signal: request.signal },
  );
  if (received.ok) {
    const done = visit.t('upload')('done', { name: received.document.document_name });
    const text = doneText(visit, received, done);
    await visit.change((session) => withFlash(session, { tone: 'success', text }));
    throw visit.redirect(tabPath(id, 'documents'), 303);
  }
  const problem: UploadProblem = {
    kind: 'upload',
    type,
    at: received.at,
    messages: received.messages,
    asOfDate,
    formKey,
  };
  return data(problem, { status: received.status });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** What is said when it is made: by this send, or by an earlier one. */
function doneText(visit: Visit, { already }: { already: boolean }, text: string): string {
  return already ? visit.t('problem')('sentAgain.already') : text;
}
