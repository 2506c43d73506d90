import { useTranslation } from 'react-i18next';
import { Row, Stack } from 'ui/layout/layout';
import { FileLink } from '~/dashboard/file-link';
import { useListQuery } from '~/dashboard/list-links';
import { filePath } from '~/dashboard/rules/file-path';
import { ConfirmationForm, useTaskOverlay } from '~/dashboard/task-form';
import * as css from './documents.css';
import type { DocumentsTaskView } from './tasks.server';
import { BASE_YEAR_FORM_ID, documentTaskUrls, REMOVAL_FORM_ID } from './urls';

export function useDocumentsOverlay(task: DocumentsTaskView | null, applicationId: string) {
  const { t } = useTranslation(['documents', 'dashboard']);
  const withPlace = useListQuery();
  return useTaskOverlay(task, withPlace(documentTaskUrls.path(applicationId)), {
    remove: ({ name }) => ({
      submit: { label: t('remove.yes'), pending: t('dashboard:task.removing'), isDestructive: true },
      children: (
        <ConfirmationForm id={REMOVAL_FORM_ID}>
          <p>{t('remove.text', { name })}</p>
        </ConfirmationForm>
      ),
    }),
    baseYear: ({ files }) => ({
      submit: { label: t('baseYear.yes'), isDestructive: true },
      children: (
        <ConfirmationForm id={BASE_YEAR_FORM_ID}>
          <p>{files === 0 ? t('baseYear.textNone') : t('baseYear.text', { count: files })}</p>
        </ConfirmationForm>
      ),
    }),
    preview: ({ id, title, isPicture }) => ({
      children: <Preview {...{ applicationId, id, isPicture }} name={title} />,
    }),
  });
}

interface PreviewProps {
  applicationId: string;
  id: string;
  name: string;
  isPicture: boolean;
}

function Preview({ applicationId, id, name, isPicture }: PreviewProps) {
  const { t } = useTranslation('documents');
  const source = filePath(applicationId, id, { inline: true });
  return (
    <Stack gap="s4">
      {isPicture ? (
        <img src={source} alt={t('preview.picture', { name })} className={css.previewPicture} />
      ) : (
        <iframe
          src={`${source}#navpanes=0&view=FitH`}
          title={t('preview.page', { name })}
          className={css.previewPage}
        />
      )}
      <Row>
        <FileLink to={filePath(applicationId, id)}>{t('preview.download')}</FileLink>
      </Row>
    </Stack>
  );
}
