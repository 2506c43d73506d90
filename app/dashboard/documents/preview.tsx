import { useTranslation } from 'react-i18next';
import { FileLink } from '~/dashboard/file-link';
import { Row, Stack } from '~/ui/layout/layout';
import * as css from './documents.css';
import { filePath } from './paths';

interface PreviewProps {
  applicationId: string;
  id: string;
  name: string;
  isPicture: boolean;
}

/** A picture or a PDF to be looked at; nothing in it runs (the file comes with a policy that forbids everything). */
export function Preview({ applicationId, id, name, isPicture }: PreviewProps) {
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
