import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { documents } from '~/api/documents.server';
import { ApplicationPage } from '~/dashboard/application-page';
import {
  LoanContractCard,
  OptionalCard,
  OthersCard,
  RequiredCard,
} from '~/dashboard/documents/documents-cards';
import { taskTitle, useDocumentsOverlay } from '~/dashboard/documents/documents-overlay';
import { documentsView } from '~/dashboard/documents/documents-view.server';
import { useScanProgress } from '~/dashboard/documents/look-again';
import { shownTask } from '~/dashboard/documents/shown-task.server';
import { doTask } from '~/dashboard/documents/tasks.server';
import { receiveForm } from '~/dashboard/documents/upload/upload-form.server';
import { UploadsProvider } from '~/dashboard/documents/upload/uploads';
import { openApplication, openApplicationForChange } from '~/dashboard/open-application.server';
import { readForm } from '~/forms/form-body.server';
import { joinNames } from '~/i18n/join-names';
import { page } from '~/page/page';
import { problemPage } from '~/request/problem.server';
import { Notice } from '~/ui/feedback/notice';
import { Stack } from '~/ui/layout/layout';

export const handle = { i18n: ['dashboard', 'enums', 'documents', 'upload'] };

/** `/dashboard/applications/:id/documents`: which documents are asked for, which are there, and the way to send them (DOC-01). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const opened = await openApplication({ request, context }, params.id, 'documents');
  const { visit, head } = opened;
  const listed = await documents.list(visit.api, head.id);
  if (!listed.ok) throw problemPage(visit, listed.error);
  const today = visit.today();
  const view = documentsView(opened, listed.data.result, today);
  const task = await shownTask(visit, head.id, view);
  const t = visit.t('documents');
  return page(visit, {
    title: joinNames(task && taskTitle(t, task), t('pageTitle', { number: head.number })),
    application: head,
    view,
    task,
  });
}

/** A file sent by a form, or one of the tab's tasks. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const inHand = await openApplicationForChange({ request, context }, params.id);
  const isFile = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return isFile ? receiveForm(inHand, request) : doTask(inHand, await readForm(request));
}

export default function ApplicationDocuments() {
  const { t } = useTranslation('documents');
  const { application, view, task } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer?.kind === 'task' ? answer.messages : [];
  const failedUpload = answer?.kind === 'upload' ? answer : null;
  useScanProgress(view.isChanging);
  const overlay = useDocumentsOverlay({ application, task, problem });
  return (
    <ApplicationPage application={application} overlay={overlay}>
      <UploadsProvider applicationId={application.id} limits={view.limits} kinds={view.kinds}>
        <Stack>
          {problem.length > 0 && overlay === null && (
            <Notice tone="danger" role="alert" title={t('failed')}>
              {problem.join(' ')}
            </Notice>
          )}
          {view.hasLoanContract && <LoanContractCard applicationId={application.id} />}
          <RequiredCard applicationId={application.id} view={view} problem={failedUpload} />
          <OptionalCard applicationId={application.id} view={view} problem={failedUpload} />
          <OthersCard applicationId={application.id} view={view} />
        </Stack>
      </UploadsProvider>
    </ApplicationPage>
  );
}
