import { describe, expect, it } from 'vitest';
import { createTimeline } from './timeline';

const LOAN = [
  'pre_check',
  'Open',
  'Submitted',
  'Internal_Review',
  'Pricing',
  'offer_available',
  'offer_accepted',
  'Signature',
  'Final_Review',
  'Approved',
  'Awaiting_Payout',
  'Paid_Out',
];
const FACTORING = [
  'Open',
  'Submitted',
  'sales_pre_check_backlog',
  'screening',
  'Signature',
  'gifts_entry',
  'limit_active',
];

const formatSteps = (flow: string[], status: string) =>
  createTimeline(flow, status)
    ?.map(({ phase, state }) => `${phase}:${state}`)
    .join(' ');

describe('timeline (OVER-01)', () => {
  it.each([
    [
      'Open',
      'preCheck:done completion:current review:next offer:later signature:later finalReview:later payout:later',
    ],
    [
      'internal review',
      'preCheck:done completion:done review:current offer:next signature:later finalReview:later payout:later',
    ],
    [
      'PRICING',
      'preCheck:done completion:done review:current offer:next signature:later finalReview:later payout:later',
    ],
    [
      'Signature',
      'preCheck:done completion:done review:done offer:done signature:current finalReview:next payout:later',
    ],
    [
      'Awaiting_Payout',
      'preCheck:done completion:done review:done offer:done signature:done finalReview:done payout:current',
    ],
    [
      'Paid_Out',
      'preCheck:done completion:done review:done offer:done signature:done finalReview:done payout:done',
    ],
  ])('shows progress and order of the phases of a loan in status %s', (status, steps) => {
    expect(formatSteps(LOAN, status)).toBe(steps);
  });

  it.each([
    ['screening', 'completion:done review:current signature:next limit:later'],
    ['gifts_entry', 'completion:done review:done signature:done limit:current'],
    ['limit_active', 'completion:done review:done signature:done limit:done'],
  ])('shows progress and order of the phases of factoring in status %s', (status, steps) => {
    expect(formatSteps(FACTORING, status)).toBe(steps);
  });

  it.each(['Rejected', 'Reopened', 'awaiting_the_moon', ''])(
    'the result is null for %j, which is no status of the normal flow',
    (status) => {
      expect(createTimeline(LOAN, status)).toBeNull();
    },
  );

  it('maps an unknown status to the phase of the preceding status of the application', () => {
    expect(formatSteps(['Open', 'Submitted', 'quantum_check', 'Signature'], 'quantum_check')).toBe(
      'completion:done review:current signature:next',
    );
  });
});
