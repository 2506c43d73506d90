import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportLine } from 'ui/frame/support-line';
import { TitledCard } from 'ui/layout/card';
import { Timeline, type TimelineEntry } from 'ui/records/timeline';
import type { ApplicationHeader } from '~/dashboard/application-header';
import { formatDate } from '~/domain/dates';
import { usePageFrame } from '~/page/use-page-frame';
import type { ApplicationProgress } from './records.server';
import type { TimelineStep } from './rules/timeline';

interface TimelineCardProps {
  application: ApplicationHeader;
  progress: ApplicationProgress;
  hidesPastSteps?: boolean;
  action?: ReactNode;
}

export function TimelineCard({ application, progress, hidesPastSteps = false, action }: TimelineCardProps) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const { support } = usePageFrame();
  const { status, created } = application;
  const { steps } = progress;
  return (
    <TitledCard
      id="standing"
      title={t(hidesPastSteps ? 'receipt.next' : 'timeline.title')}
      action={action}
      gap="s4"
    >
      {steps ? (
        <Steps {...{ created, progress, steps, hidesPastSteps }} />
      ) : (
        <p>{t(`dashboard:overview.nextStep.${statusOutsideFlow(status)}`)}</p>
      )}
      {!hidesPastSteps && (
        <SupportLine
          question={t('dashboard:overview.question')}
          phone={support.phone}
          email={support.email}
        />
      )}
    </TitledCard>
  );
}

const statusOutsideFlow = (status: ApplicationHeader['status']) =>
  status === 'closed' || status === 'unknown' ? status : 'withoutSteps';

interface StepsProps {
  created: string;
  progress: ApplicationProgress;
  steps: TimelineStep[];
  hidesPastSteps: boolean;
}

function Steps({ created, progress, steps, hidesPastSteps }: StepsProps) {
  const { t, i18n } = useTranslation('overview');
  const { isApplicant, submitted } = progress;
  const noteOf = useStepNotes(progress);
  const last = steps.at(-1);
  const entries = steps.map((step): TimelineEntry => {
    const { phase, state } = step;
    const name = t(`timeline.phase.${phase}.name`);
    const note = noteOf(step);
    if (state === 'later') return { name, state, note };
    const stateName = t(`timeline.state.${state}`);
    if (phase === 'completion') {
      if (state !== 'done' && !isApplicant)
        return { name, state, stateName, text: t('timeline.byApplicant'), note };
      if (state === 'done' && submitted)
        return { name, state, stateName, text: t('timeline.submittedOn', { date: submitted }) };
    }
    if (state === 'current') return { name, state, stateName, text: t(`timeline.phase.${phase}.now`), note };
    if (state === 'next') return { name, state, stateName, text: t(`timeline.phase.${phase}.next`), note };
    const isEnd = step === last && (phase === 'payout' || phase === 'limit');
    return { name, state, stateName, text: isEnd ? t(`timeline.end.${phase}`) : undefined };
  });
  const requestedEntry: TimelineEntry = {
    name: t('timeline.requested'),
    state: 'done',
    stateName: t('timeline.state.done'),
    text: t('timeline.requestedOn', { date: formatDate(created, i18n.language) }),
  };
  const allEntries = [requestedEntry, ...entries];
  const lastDoneIndex = allEntries.findLastIndex(({ state }) => state === 'done');
  return <Timeline entries={hidesPastSteps ? allEntries.slice(lastDoneIndex) : allEntries} />;
}

function useStepNotes({ isApplicant, signers, days }: ApplicationProgress) {
  const { t } = useTranslation('overview');
  const { partnerName } = usePageFrame();
  return ({ phase, state }: TimelineStep): string | undefined => {
    if (state === 'done' || phase === 'completion') return undefined;
    const people = isApplicant && signers ? signers : null;
    const actorName = phase === 'signature' ? people : partnerName;
    const usualDays = days[phase];
    return (
      [actorName, usualDays && t('timeline.usual', { count: usualDays })].filter(Boolean).join(', ') ||
      undefined
    );
  };
}
