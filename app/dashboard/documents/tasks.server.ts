import { applicationProgress } from '~/api/application-progress.server';
import { documentCategoriesOf } from '~/api/applications.server';
import { type DocumentRecord, documents } from '~/api/documents.server';
import { type ApiResult, hasCode, mapResult } from '~/api/result';
import {
  type ApplicationToChange,
  type LoadedApplication,
  loadApplicationForChange,
} from '~/dashboard/load-application.server';
import type { TaskKind } from '~/dashboard/rules/tabs';
import { addListQuery, listQueryOf } from '~/dashboard/rules/tabs';
import type { LoadedTask, SubmittedForm, TabTask, TaskData } from '~/dashboard/tab-tasks.server';
import { verifyApplication, verifyList } from '~/dashboard/tab-tasks.server';
import { createSuccess, defineTask, type TaskOutcome, UPDATE_NOT_ALLOWED } from '~/forms/run-task.server';
import { addFlashMessage } from '~/request/session.server';
import type { DocumentsView, FileView } from './documents-view.server';
import { isPicture, isPreviewable } from './previewable';
import { documentPermissionsOf, type FilePermissions, filePermissionsOf } from './rules/document-permissions';
import { needsAsOfDate } from './rules/document-types';
import { findUploadRefusal, readSentFile, storeDocument } from './upload/receive-document.server';
import type { SentDocument } from './upload/send-once.server';
import {
  BASE_YEAR_FORM_ID,
  DOCUMENT_FIELD,
  documentTaskUrls,
  REMOVAL_FORM_ID,
  UPLOAD_INTENT,
  uploadFormIdOf,
  VISIBILITY_FORM_ID,
  VISIBILITY_INTENT,
  VISIBLE_FIELD,
} from './urls';

interface DocumentsPage extends LoadedApplication {
  readonly view: DocumentsView;
}

type Input = ApplicationToChange & SubmittedForm;
type DocumentsTask = TabTask<DocumentsPage, ApplicationToChange, TaskData, object>;

export const documentsTab = {
  addresses: documentTaskUrls,
  load: loadApplicationForChange,
  takesFiles: true,
  tasks: {
    remove: {
      show: ({ request, view }, id) => {
        const file = fileOf(view, id);
        if (!file?.mayRemove) return null;
        return { title: request.t('documents')('remove.title'), form: REMOVAL_FORM_ID, name: file.name };
      },
      change: (input) =>
        defineTask({
          ...declarationOf(input, 'removed'),
          form: REMOVAL_FORM_ID,
          call: () =>
            change(input, input.id, {
              permission: 'remove',
              outcomeIfGone: createSuccess(null),
              call: async (document) => {
                const result = await documents.delete(input.request.api, document);
                return !result.ok && hasCode(result.error, NOT_FOUND) ? createSuccess(null) : result;
              },
            }),
          verify: () => verifyDocument(input, input.id, (document) => document === undefined),
        }),
    },
    preview: {
      show: async (page, id) => {
        const file = fileOf(page.view, id);
        if (file?.state !== 'clean' || !isPreviewable(file.name)) throw await previewRefusal(page, file);
        return { title: file.name, form: null, isPicture: isPicture(file.name) };
      },
    },
    baseYear: {
      show: ({ request, view }, id) => {
        const year = Number(id);
        if (!view.baseYears.includes(year) || year === view.baseYear) return null;
        const title = request.t('documents')('baseYear.title', { year });
        return { title, form: BASE_YEAR_FORM_ID, files: view.yearBoundFiles };
      },
      change: (input) => {
        const { request, application } = input;
        if (!/^\d{4}$/.test(input.id)) throw new Response(null, { status: 400 });
        const year = Number(input.id);
        return defineTask({
          ...declarationOf(input, 'baseYearChanged'),
          form: BASE_YEAR_FORM_ID,
          refusal: documentPermissionsOf(application).changeBaseYear ? null : UPDATE_NOT_ALLOWED,
          call: async () =>
            year === application.documents_base_year
              ? createSuccess(null)
              : applicationProgress.saveBaseYear(request.api, application.applicationId, year),
          verify: () =>
            verifyApplication(input, (currentApplication) => currentApplication.documents_base_year === year),
        });
      },
    },
  } satisfies Record<TaskKind<typeof documentTaskUrls>, DocumentsTask>,
  intents: { [VISIBILITY_INTENT]: changeVisibility, [UPLOAD_INTENT]: (input: Input) => uploadFile(input) },
};

export type DocumentsTaskView = LoadedTask<typeof documentsTab.tasks>;

function changeVisibility(input: Input) {
  const isVisible = input.form.get(VISIBLE_FIELD) === 'true';
  return defineTask({
    ...declarationOf(input, isVisible ? 'shown' : 'hidden'),
    form: VISIBILITY_FORM_ID,
    call: () =>
      change(input, String(input.form.get(DOCUMENT_FIELD)), {
        permission: 'changeVisibility',
        outcomeIfGone: {
          kind: 'failed',
          error: { kind: 'refused', status: 404, errors: [{ code: NOT_FOUND }] },
        },
        call: async (document) =>
          document.is_client_visible === isVisible
            ? createSuccess(null)
            : documents.setVisibility(input.request.api, document, isVisible),
      }),
    verify: () =>
      verifyDocument(
        input,
        String(input.form.get(DOCUMENT_FIELD)),
        (document) => document?.is_client_visible === isVisible,
      ),
  });
}

const NOT_FOUND = 'err_entity_not_found';

function declarationOf(
  { request, application }: Input,
  change: 'removed' | 'shown' | 'hidden' | 'baseYearChanged',
) {
  const t = request.t('documents');
  return {
    messages: { failed: t('failed'), done: t(`done.${change}`) },
    nextPath: addListQuery(
      documentTaskUrls.path(application.applicationId),
      listQueryOf(request.facts.url.searchParams),
    ),
  };
}

interface DocumentChange<Made> {
  permission: keyof FilePermissions;
  outcomeIfGone: TaskOutcome<Made>;
  call: (document: DocumentRecord) => Promise<ApiResult<Made> | TaskOutcome<Made>>;
}

async function change<Made>(
  { request, application }: Input,
  id: string,
  { permission: requiredPermission, outcomeIfGone: goneOutcome, call }: DocumentChange<Made>,
): Promise<ApiResult<Made> | TaskOutcome<Made>> {
  const listResult = await documents.list(request.api, application.applicationId);
  if (!listResult.ok) return listResult;
  const document = listResult.data.result.find(({ document_id }) => document_id === id);
  if (!document) return goneOutcome;
  const permissions = filePermissionsOf(
    document,
    documentPermissionsOf(application),
    documentCategoriesOf(application),
  );
  return permissions[requiredPermission] ? call(document) : UPDATE_NOT_ALLOWED;
}

function verifyDocument(
  { request, application }: Input,
  id: string,
  hasChange: (document: DocumentRecord | undefined) => boolean,
) {
  const listRequest = documents.list(request.api, application.applicationId);
  return verifyList(
    listRequest.then((result) => mapResult(result, ({ result }) => result)),
    (documentRecords) => hasChange(documentRecords.find(({ document_id }) => document_id === id)),
  );
}

export function uploadFile(
  input: ApplicationToChange & Omit<SubmittedForm, 'typed'>,
  nextPath = documentTaskUrls.path(input.application.applicationId),
  remember?: (document: { id: string; type: string }) => Promise<void>,
) {
  const { request, application, form } = input;
  const type = String(form.get('type') ?? '');
  return defineTask({
    form: uploadFormIdOf(type),
    refusal: findUploadRefusal(application),
    fields: ['file', 'asOfDate'],
    call: async () => {
      const outcome = await storeDocument(input, {
        ...readSentFile(input),
        type,
        asOfDate: String(form.get('asOfDate') ?? ''),
        isAsOfDateRequired: needsAsOfDate(documentCategoriesOf(application), type),
      });
      if (outcome.ok) return { kind: 'done', data: outcome.document, wasAlreadyDone: outcome.wasAlreadyDone };
      const { status, at, messages } = outcome;
      return { kind: 'refused', status, reasons: { formErrors: [], fieldErrors: { [at]: messages } } };
    },
    messages: { done: ({ document_name: name }) => request.t('upload')('done', { name }) },
    ...(remember && { remember: ({ document_id: id }: SentDocument) => remember({ id, type }) }),
    nextPath,
  });
}

const fileOf = ({ required, optional, others }: DocumentsView, id: string): FileView | undefined =>
  [...required, ...optional]
    .flatMap(({ files }) => files)
    .concat(others)
    .find((file) => file.id === id);

async function previewRefusal({ request, application }: DocumentsPage, file: FileView | undefined) {
  const state = file?.state === 'waiting' ? 'scanning' : file?.state;
  const reason =
    state === 'uploading' || state === 'infected' || state === 'scanning' ? state : 'unavailable';
  const text = request.t('documents')(`notShown.${reason}`);
  await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
  return request.redirect(documentTaskUrls.path(application.applicationId));
}
