import { type LucideIcon, PenLine, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileLink } from '~/dashboard/file-link';
import { visuallyHidden } from '~/theme/text.css';
import { ButtonLink } from '~/ui/layout/button';
import { Icon } from '~/ui/layout/icon';
import { FileRows } from '~/ui/records/file-rows';
import { paperPath } from './paths';
import type { PaperData } from './signing-data.server';
import { Step, type StepPlace } from './step';

/** The papers to be signed besides the contract (SIGN-06). */
export function AgreementsStep({ papers, ...place }: StepPlace & { papers: readonly PaperData[] }) {
  const { t } = useTranslation('signatures');
  const done = papers.filter(({ signed }) => signed).length;
  const next = papers.find(({ open }) => open)?.id;
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
          done: paper.signed,
          actions: <Actions {...paper} next={paper.id === next} />,
        }))}
      />
    </Step>
  );
}

function Note({ way, signed }: PaperData) {
  const { t } = useTranslation('signatures');
  if (signed) return t(way === 'online' ? 'agreements.signedOnline' : 'agreements.signedPaper');
  return t(way === 'online' ? 'agreements.online' : 'agreements.paper');
}

/** `next`: the first with something to be done, whose button stands out. */
function Actions({ id, title: name, file, way, open, replaceable, next }: PaperData & { next: boolean }) {
  const { t } = useTranslation('signatures');
  const icon = (of: LucideIcon) => <Icon of={of} size={18} />;
  return (
    <>
      <FileLink to={file} small>
        <Short text={t('agreements.download')} whole={t('agreements.downloadOf', { name })} />
      </FileLink>
      {open && way === 'online' && (
        <TaskLink to={paperPath('sign', id)} icon={icon(PenLine)} primary={next}>
          <Short text={t('agreements.sign')} whole={t('agreements.signOf', { name })} />
        </TaskLink>
      )}
      {open && way === 'paper' && (
        <TaskLink to={paperPath('upload', id)} icon={icon(Upload)} primary={next}>
          <Short text={t('agreements.upload')} whole={t('agreements.uploadOf', { name })} />
        </TaskLink>
      )}
      {replaceable && (
        <TaskLink to={paperPath('upload', id)} icon={icon(Upload)}>
          <Short text={t('agreements.replace')} whole={t('agreements.replaceOf', { name })} />
        </TaskLink>
      )}
    </>
  );
}

type TaskLinkProps = { to: string; icon: React.ReactNode; primary?: boolean; children: React.ReactNode };

function TaskLink({ primary = false, ...link }: TaskLinkProps) {
  return <ButtonLink {...link} preventScrollReset variant={primary ? 'primary' : 'outline'} size="s" />;
}

/** A short word on a button whose row says the rest; in full for who hears the button alone. */
function Short({ text, whole }: { text: string; whole: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{whole}</span>
    </>
  );
}
