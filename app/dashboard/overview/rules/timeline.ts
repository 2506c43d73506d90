import { applicationStatus } from '~/domain/application-status';

/** A stretch of an application's way, as its customer knows it. */
export const PHASES = [
  'preCheck',
  'completion',
  'review',
  'offer',
  'signature',
  'finalReview',
  'payout',
  'limit',
] as const;
export type Phase = (typeof PHASES)[number];

/** One phase of an application: behind it, where it is, next, or later. */
export interface TimelineStep {
  readonly phase: Phase;
  readonly state: 'done' | 'current' | 'next' | 'later';
}

const STATUSES_OF: Readonly<Record<Phase, readonly string[]>> = {
  preCheck: ['pre_check'],
  completion: ['open'],
  review: [
    'submitted',
    'internal_review',
    'internal_review_backlog',
    'internal_review_analysis',
    'internal_review_approval',
    'pricing',
    'internal_pricing',
    'external_pricing',
    'bank_submitted',
    'sales_pre_check',
    'sales_pre_check_backlog',
    'sales_pre_check_qualitative',
    'sales_pre_check_financials',
    'screening_backlog',
    'screening',
    'final_sales_check',
    'ubo_check',
  ],
  offer: ['offer_available', 'offer_accepted', 'final_offer'],
  signature: ['signature'],
  finalReview: ['final_review', 'approved'],
  payout: ['awaiting_payout', 'paid_out'],
  limit: ['gifts_entry', 'limit_active'],
};

const PHASE_OF = new Map(
  PHASES.flatMap((phase) => STATUSES_OF[phase].map((status) => [status, phase] as const)),
);

/** Nothing comes after these. */
const ENDS = ['paid_out', 'limit_active'];

/**
 * The way of an application by the flow of statuses it carries itself (D-22), several statuses of one phase as one step. Statuses this
 * portal does not know belong to the phase before them. Null when the application is off its way: rejected, reopened, or in a
 * status its flow does not have.
 *
 * @param flow raw statuses in their order, in any spelling (D-20)
 */
export function timeline(flow: readonly string[], rawStatus: string): TimelineStep[] | null {
  const status = applicationStatus(rawStatus);
  const phases = phasesAlong(flow.map(applicationStatus));
  const here = phases.find(({ statuses }) => statuses.includes(status));
  if (!here) return null;
  const position = phases.indexOf(here);
  const ended = ENDS.includes(status);
  return phases.map(({ phase }, index) => ({
    phase,
    state: index < position || (ended && index === position) ? 'done' : stateAhead(index - position),
  }));
}

function stateAhead(distance: number): TimelineStep['state'] {
  if (distance === 0) return 'current';
  return distance === 1 ? 'next' : 'later';
}

function phasesAlong(flow: readonly string[]): { phase: Phase; statuses: string[] }[] {
  const phases: { phase: Phase; statuses: string[] }[] = [];
  for (const status of flow) {
    const last = phases.at(-1);
    const phase = PHASE_OF.get(status) ?? last?.phase;
    if (phase === undefined) continue;
    if (last?.phase === phase) last.statuses.push(status);
    else phases.push({ phase, statuses: [status] });
  }
  return phases;
}
