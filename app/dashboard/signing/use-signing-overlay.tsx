import { useTranslation } from 'react-i18next';
import { CheckboxField } from 'ui/fields/checkbox/checkbox-field';
import { FileField } from 'ui/fields/file/file-field';
import { PortalForm } from 'ui/fields/form/form';
import { Row } from 'ui/layout/layout';
import { z } from 'zod';
import { FileLink } from '~/dashboard/file-link';
import { useTaskForm, useTaskOverlay } from '~/dashboard/task-form';
import { SIGNED_VERSION_FIELD, signPaperSchema } from './consents';
import type { PaperView } from './signing-view.server';
import type { SigningTaskView } from './tasks.server';
import { SIGN_PAPER_FORM_ID, signingTaskUrls, UPLOAD_PAPER_FORM_ID } from './urls';

export function useSigningOverlay(task: SigningTaskView | null, applicationId: string) {
  const { t } = useTranslation('signatures');
  return useTaskOverlay(task, signingTaskUrls.path(applicationId), {
    signPaper: ({ paper }) => ({
      submit: { label: t('agreements.signSend'), pending: t('terms.signing') },
      children: <SignForm key={paper.version} paper={paper} />,
    }),
    uploadPaper: (upload) => ({
      submit: { label: t('agreements.uploadSend'), pending: t('agreements.uploading') },
      children: <SignedCopyForm {...upload} />,
    }),
  });
}

function SignForm({ paper }: { paper: PaperView }) {
  const { t } = useTranslation('signatures');
  const { form, fields } = useTaskForm<'read'>(SIGN_PAPER_FORM_ID, () => signPaperSchema, {
    startsEmpty: true,
  });
  const consentLabel = t('agreements.read');
  return (
    <PortalForm form={form} labels={{ read: '' }} gap="s4">
      <p>{t('agreements.signLead')}</p>
      <Row>
        <FileLink to={paper.file}>{t('agreements.downloadOf', { name: paper.title })}</FileLink>
      </Row>
      <input type="hidden" name={SIGNED_VERSION_FIELD} value={paper.version} />
      <CheckboxField consent field={fields.read} label={consentLabel} />
    </PortalForm>
  );
}

const UPLOAD_SCHEMA = z.object({ file: z.unknown() });

type SignedCopyFormProps = Pick<
  Extract<SigningTaskView, { kind: 'uploadPaper' }>,
  'accept' | 'kinds' | 'max'
>;

function SignedCopyForm({ accept, kinds, max }: SignedCopyFormProps) {
  const { t } = useTranslation('signatures');
  const { form, fields } = useTaskForm<'file'>(UPLOAD_PAPER_FORM_ID, () => UPLOAD_SCHEMA, {
    startsEmpty: true,
  });
  const label = t('agreements.file');
  return (
    <PortalForm form={form} encType="multipart/form-data" sendsFormKey labels={{ file: label }} gap="s4">
      <p>{t('agreements.uploadLead')}</p>
      <FileField
        field={fields.file}
        label={label}
        hint={t('agreements.fileHint', { kinds, max })}
        accept={accept}
      />
    </PortalForm>
  );
}
