import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { documents } from '~/api/documents.server';
import { DocumentLinks } from '~/dashboard/documents/documents-cards';
import { useScanProgress } from '~/dashboard/documents/documents-tab';
import { collapseDocumentsView, createDocumentsView } from '~/dashboard/documents/documents-view.server';
import { RequirementRow } from '~/dashboard/documents/requirement-row';
import { ScanAnnouncements } from '~/dashboard/documents/scan-announcements';
import { documentsTab } from '~/dashboard/documents/tasks.server';
import { FileInbox } from '~/dashboard/documents/upload/file-inbox';
import { UploadsProvider } from '~/dashboard/documents/upload/uploads';
import { uploadFormIdOf } from '~/dashboard/documents/urls';
import { pathAfterSave } from '~/dashboard/rules/completion';
import { DEBT_LEDGER_TYPE } from '~/dashboard/rules/pending-items';
import { listQueryOf } from '~/dashboard/rules/tabs';
import { createTabProblem } from '~/dashboard/tab-problem.server';
import * as css from './completion.css';
import { CompletionPage, SkipToActions } from './completion-page';
import { createCompletionAction, createCompletionPage, loadCompletion } from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = {
  i18n: ['dashboard', 'enums', 'overview', 'documents', 'upload', 'complete', 'terms'],
};

type Part = 'documents' | 'debt-ledger';

const partOf = ({ url }: Request): Part =>
  new URL(url).pathname.endsWith('/debt-ledger') ? 'debt-ledger' : 'documents';

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const part = partOf(httpRequest);
  const loadedCompletion = await loadCompletion({ request: httpRequest, context }, params.id, part);
  const { request, header } = loadedCompletion;
  const listResult = await documents.list(request.api, header.id);
  if (!listResult.ok) throw createTabProblem(loadedCompletion, 'documents', listResult.error);
  const documentsView = createDocumentsView(loadedCompletion, listResult.data.result, request.today());
  const belongsToPart = ({ type }: { type: string }) =>
    (type === DEBT_LEDGER_TYPE) === (part === 'debt-ledger');
  const partView = {
    ...documentsView,
    required: documentsView.required.filter(belongsToPart),
    optional: [],
    others: [],
  };
  const view = collapseDocumentsView(partView, listQueryOf(request.facts.url.searchParams));
  return createCompletionPage(loadedCompletion, part, null, { view });
}

export const action = (args: ActionFunctionArgs) =>
  createCompletionAction(partOf(args.request), documentsTab)(args);

export default function CompleteDocuments() {
  const { application, completion, part, view } = useLoaderData<typeof loader>();
  const { t } = useTranslation('complete');
  useScanProgress(view.isChanging);
  const missingCount = view.required.filter(
    ({ requirementStatus }) => requirementStatus === 'open' || requirementStatus === 'attention',
  ).length;
  return (
    <UploadsProvider key={part} applicationId={application.id} limits={view.limits}>
      <CompletionPage
        application={application}
        completion={completion}
        typed={null}
        part={part}
        action={
          missingCount === 0 && (
            <ButtonLink variant="primary" size="l" to={pathAfterSave(application.id, part)}>
              {t('next')}
            </ButtonLink>
          )
        }
        shownForms={view.required.map(({ type }) => uploadFormIdOf(type))}
        hidesLaterButton={missingCount === 0}
        isLong
        laterLabel={
          missingCount > 0 && missingCount < view.required.length
            ? t('without', { count: missingCount })
            : null
        }
      >
        <DocumentLinks applicationId={application.id} view={view} from={part} />
        <div className={css.rows}>
          {part === 'documents' && view.mayUpload && view.types.length > 1 && <FileInbox view={view} />}
          <SkipToActions>{t('skipList')}</SkipToActions>
          {view.required.map((requirement) => (
            <RequirementRow
              key={requirement.type}
              applicationId={application.id}
              requirement={requirement}
              view={view}
              heading="h2"
            />
          ))}
        </div>
        <ScanAnnouncements files={view.scans} />
      </CompletionPage>
    </UploadsProvider>
  );
}
