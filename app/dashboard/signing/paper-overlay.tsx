import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FileLink } from '~/dashboard/file-link';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { FileField } from '~/ui/fields/file-field';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import { Row, Stack } from '~/ui/layout/layout';
import type { Overlay } from '~/ui/overlays/with-overlay';
import { signPaperSchema } from './paper-form';
import type { PaperData } from './signing-data.server';
import { useStepForm } from './use-step-form';

/** What is done with one paper, above the steps. Travels to the browser. */
export interface PaperTask {
  kind: 'upload' | 'sign';
  paper: PaperData;
  /** What a file input accepts, in its own terms and in words. */
  accept: string;
  kinds: string;
  maxSize: string;
}

/** What a task is called, as a dialog and as a page. */
export function taskTitle(t: TFunction<'signatures'>, { kind, paper: { title: name } }: PaperTask): string {
  return kind === 'sign' ? t('agreements.signTitle', { name }) : t('agreements.uploadTitle', { name });
}

/** The overlay of a paper's task; null without one. `closeTo`: the page without it. */
export function usePaperOverlay(task: PaperTask | null, closeTo: string): Overlay | null {
  const { t } = useTranslation('signatures');
  if (task === null) return null;
  const Task = task.kind === 'sign' ? SignForm : UploadForm;
  return { title: taskTitle(t, task), closeTo, children: <Task {...task} closeTo={closeTo} /> };
}

type FormProps = PaperTask & { closeTo: string };

function SignForm({ paper, closeTo }: FormProps) {
  const { t } = useTranslation('signatures');
  const [form, fields] = useStepForm('signPaper', signPaperSchema);
  const read = t('agreements.read');
  return (
    // What was ticked was ticked for what was shown: when that changes, the form begins anew.
    <PortalForm key={paper.seal} form={form}>
      <Stack gap="s4">
        <ErrorSummary form={form} labels={{ read }} />
        <p>{t('agreements.signLead')}</p>
        <Row>
          <FileLink to={paper.file}>{t('agreements.downloadOf', { name: paper.title })}</FileLink>
        </Row>
        <input type="hidden" name="intent" value="signPaper" />
        <input type="hidden" name="paper" value={paper.id} />
        <input type="hidden" name="seal" value={paper.seal} />
        <CheckboxField field={fields.read} label={read} />
        <Buttons closeTo={closeTo} send={t('agreements.signSend')} sending={t('terms.signing')} />
      </Stack>
    </PortalForm>
  );
}

/** What is wrong with a file, the server says. */
const UPLOAD = z.object({ file: z.unknown() });

function UploadForm({ paper, accept, kinds, maxSize, closeTo }: FormProps) {
  const { t } = useTranslation('signatures');
  const [form, fields] = useStepForm('uploadPaper', UPLOAD);
  const label = t('agreements.file');
  return (
    <PortalForm form={form} encType="multipart/form-data" makesOne>
      <Stack gap="s4">
        <ErrorSummary form={form} labels={{ file: label }} />
        <p>{t('agreements.uploadLead')}</p>
        <input type="hidden" name="paper" value={paper.id} />
        <FileField
          field={fields.file}
          label={label}
          hint={t('agreements.fileHint', { kinds, max: maxSize })}
          accept={accept}
        />
        <Buttons closeTo={closeTo} send={t('agreements.uploadSend')} sending={t('agreements.uploading')} />
      </Stack>
    </PortalForm>
  );
}

function Buttons({ closeTo, send, sending }: { closeTo: string; send: string; sending: string }) {
  const { t } = useTranslation('signatures');
  return (
    <Row wrap>
      <SubmitButton pendingLabel={sending}>{send}</SubmitButton>
      <ButtonLink to={closeTo} preventScrollReset>
        {t('agreements.cancel')}
      </ButtonLink>
    </Row>
  );
}
