import { categoriesOf } from '~/api/applications.server';
import { documentAddresses, uploadFormOf } from '~/dashboard/documents/addresses';
import { documentPermissions } from '~/dashboard/documents/rules/document-permissions';
import { needsAsOfDate } from '~/dashboard/documents/rules/document-types';
import type { ApplicationToChange } from '~/dashboard/open-application.server';
import type { SentForm } from '~/dashboard/tab-tasks.server';
import { task, updateNotAllowed } from '~/forms/run-task.server';
import { fileOf, receiveDocument } from './receive-document.server';
import { removeFailed } from './remove-failed.server';

/** DOC-02 */
export function uploadFile(on: ApplicationToChange & SentForm) {
  const { request, application, form } = on;
  const type = String(form.get('type') ?? '');
  const id = application.applicationId;
  return task({
    form: uploadFormOf(type),
    refusal: documentPermissions(application).upload ? null : updateNotAllowed,
    fields: ['file', 'asOfDate'],
    call: async () => {
      const received = await receiveDocument(request, id, {
        ...fileOf(on),
        type,
        asOfDate: String(form.get('asOfDate') ?? ''),
        isAsOfDateRequired: needsAsOfDate(categoriesOf(application), type),
      });
      if (received.ok) return { kind: 'done', data: received.document, already: received.already };
      const { status, at, messages, isRecordUseless, documentId } = received;
      if (isRecordUseless) await removeFailed(request, application, documentId);
      return { kind: 'refused', status, reasons: { formErrors: [], fieldErrors: { [at]: messages } } };
    },
    words: { done: ({ document_name: name }) => request.t('upload')('done', { name }) },
    next: documentAddresses.path(id),
  });
}
