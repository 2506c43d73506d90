import PenLine from 'virtual:icon/pen-line';
import Upload from 'virtual:icon/upload';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import type { IconDrawing } from 'ui/layout/icon';
import { FileRows } from 'ui/records/file-rows';
import { visuallyHidden } from 'ui/theme/text.css';
import { FileLink } from '~/dashboard/file-link';
import type { PaperView } from './signing-view.server';
import { Step, type StepPosition } from './step';
import { signingTaskUrls } from './urls';

type AgreementsStepProps = StepPosition & { applicationId: string; papers: readonly PaperView[] };

export function AgreementsStep({ applicationId, papers, ...stepPosition }: AgreementsStepProps) {
  const { t } = useTranslation('signatures');
  const signedCount = papers.filter(({ isSigned }) => isSigned).length;
  const nextPaperId = stepPosition.isNextStep ? papers.find(({ isOpen }) => isOpen)?.id : undefined;
  return (
    <Step
      {...stepPosition}
      title={t('agreements.title')}
      tag={
        stepPosition.state === 'done'
          ? undefined
          : t('tag.signed', { done: signedCount, total: papers.length })
      }
      introText={stepPosition.state === 'done' ? undefined : t('agreements.lead')}
    >
      <FileRows
        label={t('agreements.list')}
        rows={papers.map((paper) => ({
          key: paper.id,
          name: paper.title,
          note: <Note {...paper} />,
          isDone: paper.isSigned,
          actions: <Actions {...paper} applicationId={applicationId} isNext={paper.id === nextPaperId} />,
        }))}
      />
    </Step>
  );
}

function Note({ method, isSigned }: PaperView) {
  const { t } = useTranslation('signatures');
  const methodTexts = {
    online: isSigned ? t('agreements.signedOnline') : t('agreements.online'),
    paper: isSigned ? t('agreements.signedPaper') : t('agreements.paper'),
  };
  return <span>{methodTexts[method]}</span>;
}

type ActionsProps = PaperView & {
  applicationId: string;
  isNext: boolean;
};

function Actions({
  applicationId,
  id,
  title: name,
  file,
  method,
  isOpen,
  isReplaceable,
  isNext,
}: ActionsProps) {
  const { t } = useTranslation('signatures');
  const upload = signingTaskUrls.path(applicationId, 'uploadPaper', id);
  return (
    <>
      <FileLink to={file} small>
        <AbbreviatedText text={t('agreements.download')} fullText={t('agreements.downloadOf', { name })} />
      </FileLink>
      {isOpen && method === 'online' && (
        <TaskLink to={signingTaskUrls.path(applicationId, 'signPaper', id)} icon={PenLine} primary={isNext}>
          <AbbreviatedText text={t('agreements.sign')} fullText={t('agreements.signOf', { name })} />
        </TaskLink>
      )}
      {isOpen && method === 'paper' && (
        <TaskLink to={upload} icon={Upload} primary={isNext}>
          <AbbreviatedText text={t('agreements.upload')} fullText={t('agreements.uploadOf', { name })} />
        </TaskLink>
      )}
      {isReplaceable && (
        <TaskLink to={upload} icon={Upload}>
          <AbbreviatedText text={t('agreements.replace')} fullText={t('agreements.replaceOf', { name })} />
        </TaskLink>
      )}
    </>
  );
}

type TaskLinkProps = { to: string; icon: IconDrawing; primary?: boolean; children: React.ReactNode };

function TaskLink({ primary = false, ...link }: TaskLinkProps) {
  return <ButtonLink {...link} preventScrollReset variant={primary ? 'primary' : 'outline'} size="s" />;
}

function AbbreviatedText({ text, fullText }: { text: string; fullText: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{fullText}</span>
    </>
  );
}
