import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationHead } from '~/dashboard/application-head';
import { formatDate } from '~/domain/dates';
import { useFrame } from '~/page/use-frame';
import { SupportLine } from '~/ui/frame/support-line';
import { TitledCard } from '~/ui/layout/card';
import { Timeline, type TimelineEntry } from '~/ui/records/timeline';
import type { TimelineStep } from './rules/timeline';

interface TimelineCardProps {
  application: ApplicationHead;
  steps: TimelineStep[] | null;
  /** SIGN-09 */
  isApplicant: boolean;
  action?: ReactNode;
}

export function TimelineCard({
  application: { status, created },
  steps,
  isApplicant,
  action,
}: TimelineCardProps) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const { support } = useFrame();
  return (
    <TitledCard id="standing" title={t('timeline.title')} action={action} gap="s4">
      {steps ? (
        <Steps {...{ created, steps, isApplicant }} />
      ) : (
        <p>{t(`dashboard:overview.nextStep.${statusOutsideFlow(status)}`)}</p>
      )}
      <SupportLine question={t('dashboard:overview.question')} phone={support.phone} email={support.email} />
    </TitledCard>
  );
}

const statusOutsideFlow = (status: ApplicationHead['status']) =>
  status === 'closed' || status === 'unknown' ? status : 'withoutSteps';

function Steps({
  created,
  steps,
  isApplicant,
}: {
  created: string;
  steps: TimelineStep[];
  isApplicant: boolean;
}) {
  const { t, i18n } = useTranslation('overview');
  const last = steps.at(-1);
  const entries = steps.map((step): TimelineEntry => {
    const { phase, state } = step;
    const name = t(`timeline.phase.${phase}.name`);
    if (state === 'later') return { name, state };
    const stateName = t(`timeline.state.${state}`);
    if (phase === 'completion' && state !== 'done' && !isApplicant) {
      return { name, state, stateName, text: t('timeline.byApplicant') };
    }
    if (state === 'current') return { name, state, stateName, text: t(`timeline.phase.${phase}.now`) };
    if (state === 'next') return { name, state, stateName, text: t(`timeline.phase.${phase}.next`) };
    const isEnd = step === last && (phase === 'payout' || phase === 'limit');
    return { name, state, stateName, text: isEnd ? t(`timeline.end.${phase}`) : undefined };
  });
  const requested: TimelineEntry = {
    name: t('timeline.requested'),
    state: 'done',
    stateName: t('timeline.state.done'),
    text: t('timeline.requestedOn', { date: formatDate(created, i18n.language) }),
  };
  return <Timeline entries={[requested, ...entries]} />;
}
