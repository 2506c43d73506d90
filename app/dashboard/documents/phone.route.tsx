import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { usePoll, useRefresh } from 'ui/feedback/use-refresh';
import { Stack } from 'ui/layout/layout';
import { h1, mutedText } from 'ui/theme/text.css';
import { documents } from '~/api/documents.server';
import { listQueryOf } from '~/dashboard/rules/tabs';
import { ActionErrors } from '~/dashboard/task-form';
import { replyToRefusedForm } from '~/forms/refused-form.server';
import { runTask } from '~/forms/run-task.server';
import { uploadLimitsOf } from '~/forms/upload-limits.server';
import { page } from '~/page/page';
import { readUploadForm } from '~/request/body/upload-form.server';
import { openRequest } from '~/request/open-request.server';
import * as css from './documents.css';
import { collapseDocumentsView, createDocumentsView } from './documents-view.server';
import { openPhoneUpload, requireLinkEndingError } from './phone-link.server';
import { PhoneLinkRefused } from './phone-link-refused';
import { RequirementRow } from './requirement-row';
import { calculateMinutesWarning } from './rules/minutes-warning';
import { uploadFile } from './tasks.server';
import { drainBody } from './upload/received-file.server';
import { UploadsProvider } from './upload/uploads';
import { PHONE_PATH, PHONE_UPLOAD_PATH, uploadFormIdOf } from './urls';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'documents', 'upload'] };

export async function loader(args: LoaderFunctionArgs) {
  const phoneRequest = await openRequest(args);
  const t = phoneRequest.t('documents');
  const phone = await openPhoneUpload(args);
  const listResult = phone && (await documents.list(phone.request.api, phone.application.applicationId));
  if (listResult && !listResult.ok) requireLinkEndingError(phoneRequest, listResult.error);
  if (!phone || !listResult?.ok)
    return data(page(phoneRequest, { title: t('phone.refused.over.title'), shown: null }));
  const { request, application, sentFiles, minutes } = phone;
  const { result } = listResult.data;
  const documentsView = createDocumentsView(phone, result, request.today());
  const isListed = ({ type, requirementStatus }: (typeof documentsView.required)[number]) =>
    requirementStatus === 'open' ||
    requirementStatus === 'attention' ||
    sentFiles.some((file) => file.type === type);
  const listedTypes = new Set(
    [...documentsView.required, ...documentsView.optional].filter(isListed).map(({ type }) => type),
  );
  const sentDocuments = result.filter(({ document_id }) => sentFiles.some(({ id }) => id === document_id));
  const { required, optional, ...phoneView } = createDocumentsView(phone, sentDocuments, request.today());
  const types = [...required, ...optional]
    .filter(({ type }) => listedTypes.has(type))
    .map((requirement) => ({
      ...requirement,
      files: requirement.files.map((file) => ({
        ...file,
        mayDownload: false,
        mayPreview: false,
        mayRemove: false,
        mayChangeVisibility: false,
      })),
    }));
  const view = collapseDocumentsView(
    {
      ...phoneView,
      required: phoneView.mayUpload ? types : [],
      optional: [],
      others: [],
      types: [],
      archive: { files: 0, bytes: null },
    },
    listQueryOf(phoneRequest.facts.url.searchParams),
  );
  const { shortApplicationId: number, companyName: company } = application;
  const title = t('phone.upload.title', { number });
  return data(page(phoneRequest, { title, shown: { number, company, minutes, view } }));
}

export async function action(args: ActionFunctionArgs) {
  try {
    const phone = await openPhoneUpload(args);
    if (phone === null) throw (await openRequest(args)).redirect(PHONE_PATH, 303);
    const { fields: form, file } = await readUploadForm(args.request);
    const { phoneRequest, request, application, recordSentFile } = phone;
    const { signal } = args.request;
    try {
      return await runTask(phoneRequest, { form, file }, () =>
        uploadFile({ request, application, form, file, signal }, PHONE_PATH, recordSentFile),
      );
    } finally {
      if (file) await drainBody(file.bytes, uploadLimitsOf(request).maxBytes);
    }
  } catch (thrown) {
    const refusedForm = await replyToRefusedForm(args, thrown);
    if (refusedForm === null) throw thrown;
    const { status, ...actionData } = refusedForm;
    return data(actionData, { status });
  }
}

const POLL_MS = 20_000;

export default function PhoneUploads() {
  const { shown: uploadPage } = useLoaderData<typeof loader>();
  const { t } = useTranslation('documents');
  usePoll(uploadPage !== null, POLL_MS, useRefresh());
  const warning = uploadPage && calculateMinutesWarning(uploadPage.minutes);
  useAnnouncement(warning ? t('phone.upload.left', { count: warning }) : '');
  if (uploadPage === null) return <PhoneLinkRefused reason="over" />;
  const { number, company, minutes, view } = uploadPage;
  const types = view.required;
  return (
    <UploadsProvider applicationId="" address={PHONE_UPLOAD_PATH} limits={view.limits}>
      <Stack>
        <Stack as="header" gap="s2">
          <h1 className={h1}>{t('phone.upload.title', { number })}</h1>
          <p className={mutedText} translate="no">
            {company}
          </p>
          <p>{t('phone.upload.lead', { count: minutes })}</p>
        </Stack>
        <ActionErrors shownForms={types.map(({ type }) => uploadFormIdOf(type))} />
        {types.length === 0 && <p>{t('phone.upload.nothing')}</p>}
        <div className={css.phoneTypes}>
          {types.map((requirement) => (
            <RequirementRow
              key={requirement.type}
              applicationId=""
              requirement={requirement}
              view={view}
              heading="h2"
            />
          ))}
        </div>
        <p className={mutedText}>{t('phone.upload.end')}</p>
      </Stack>
    </UploadsProvider>
  );
}
