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

export function AgreementsStep({ applicationId, papers, ...place }: AgreementsStepProps) {
  const { t } = useTranslation('signatures');
  const done = papers.filter(({ signed }) => signed).length;
  const next = place.leads ? papers.find(({ open }) => open)?.id : undefined;
  return (
    <Step
      {...place}
      title={t('agreements.title')}
      tag={place.state === 'done' ? undefined : t('tag.signed', { done, total: papers.length })}
      lead={place.state === 'done' ? undefined : t('agreements.lead')}
    >
      <FileRows
        label={t('agreements.list')}
        rows={papers.map((paper) => ({
          key: paper.id,
          name: paper.title,
          note: <Note {...paper} />,
          isDone: paper.signed,
          actions: <Actions {...paper} applicationId={applicationId} next={paper.id === next} />,
        }))}
      />
    </Step>
  );
}

function Note({ method, signed }: PaperView) {
  const { t } = useTranslation('signatures');
  const words = {
    online: signed ? t('agreements.signedOnline') : t('agreements.online'),
    paper: signed ? t('agreements.signedPaper') : t('agreements.paper'),
  };
  return <span>{words[method]}</span>;
}

type ActionsProps = PaperView & {
  applicationId: string;
  next: boolean;
};

function Actions({ applicationId, id, title: name, file, method, open, replaceable, next }: ActionsProps) {
  const { t } = useTranslation('signatures');
  const upload = signingTaskUrls.path(applicationId, 'uploadPaper', id);
  return (
    <>
      <FileLink to={file} small>
        <Short text={t('agreements.download')} whole={t('agreements.downloadOf', { name })} />
      </FileLink>
      {open && method === 'online' && (
        <TaskLink to={signingTaskUrls.path(applicationId, 'signPaper', id)} icon={PenLine} primary={next}>
          <Short text={t('agreements.sign')} whole={t('agreements.signOf', { name })} />
        </TaskLink>
      )}
      {open && method === 'paper' && (
        <TaskLink to={upload} icon={Upload} primary={next}>
          <Short text={t('agreements.upload')} whole={t('agreements.uploadOf', { name })} />
        </TaskLink>
      )}
      {replaceable && (
        <TaskLink to={upload} icon={Upload}>
          <Short text={t('agreements.replace')} whole={t('agreements.replaceOf', { name })} />
        </TaskLink>
      )}
    </>
  );
}

type TaskLinkProps = { to: string; icon: IconDrawing; primary?: boolean; children: React.ReactNode };

function TaskLink({ primary = false, ...link }: TaskLinkProps) {
  return <ButtonLink {...link} preventScrollReset variant={primary ? 'primary' : 'outline'} size="s" />;
}

function Short({ text, whole }: { text: string; whole: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{whole}</span>
    </>
  );
}
