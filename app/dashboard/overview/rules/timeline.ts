import { type Phase, phaseOf } from '~/dashboard/rules/display-status';
import { normalizeApplicationStatus } from '~/domain/application-status';

export interface TimelineStep {
  readonly phase: Phase;
  readonly state: 'done' | 'current' | 'next' | 'later';
}

const END_STATUSES = ['paid_out', 'limit_active'];

/** D-22. Unknown statuses join the earlier phase. Null outside the flow. */
export function createTimeline(flow: readonly string[], rawStatus: string): TimelineStep[] | null {
  const status = normalizeApplicationStatus(rawStatus);
  const phases = groupPhases(flow.map(normalizeApplicationStatus));
  const currentStep = phases.find(({ statuses }) => statuses.includes(status));
  if (!currentStep) return null;
  const position = phases.indexOf(currentStep);
  const hasEnded = END_STATUSES.includes(status);
  return phases.map(({ phase }, index) => ({
    phase,
    state: index < position || (hasEnded && index === position) ? 'done' : upcomingStateOf(index - position),
  }));
}

function upcomingStateOf(distance: number): TimelineStep['state'] {
  if (distance === 0) return 'current';
  return distance === 1 ? 'next' : 'later';
}

function groupPhases(flow: readonly string[]): { phase: Phase; statuses: string[] }[] {
  const phases: { phase: Phase; statuses: string[] }[] = [];
  for (const status of flow) {
    const last = phases.at(-1);
    const phase = phaseOf(status) ?? last?.phase;
    if (phase === undefined) continue;
    if (last?.phase === phase) last.statuses.push(status);
    else phases.push({ phase, statuses: [status] });
  }
  return phases;
}
