import type { MiniatureData, StatusTone } from '../../pages/parts/miniature';
import type { DisplayedStatus } from '../../pages/parts/status-tag';
import type { ScenarioSummary } from './scenario-summary';

export const TONE_BY_STATUS: Readonly<Record<DisplayedStatus, StatusTone>> = {
  not_completed: 'warn',
  in_review: 'info',
  waiting_for_signatures: 'sign',
  in_review_after_signature: 'info',
  signed: 'ok',
  paid_out: 'ok',
  closed: 'bad',
  unknown: 'none',
};

export function createMiniatureData({
  displayedStatuses,
  newestApplication,
}: ScenarioSummary): MiniatureData {
  return {
    tones: displayedStatuses.map((status) => TONE_BY_STATUS[status]),
    application: newestApplication && {
      progress: newestApplication.progress,
      pending: newestApplication.pending,
      signatures: newestApplication.signatures,
    },
  };
}
