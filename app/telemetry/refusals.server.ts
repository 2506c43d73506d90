import { log } from './log.server';
import { metrics } from './metrics.server';

export type Refusal =
  | 'long-address'
  | 'unreadable-address'
  | 'large-headers'
  | 'slow-body'
  | 'large-form'
  | 'held-forms';

const EVERY_MS = 60_000;

const unreported = new Map<Refusal, number>();

/** The first one immediately, the following ones once a minute. */
export function reportRefusal(why: Refusal): void {
  metrics.refused(why);
  const times = unreported.get(why);
  if (times !== undefined) {
    unreported.set(why, times + 1);
    return;
  }
  log.warn('request-refused', { why, times: 1 });
  reportLater(why);
}

function reportLater(why: Refusal): void {
  unreported.set(why, 0);
  setTimeout(() => {
    const times = unreported.get(why) ?? 0;
    unreported.delete(why);
    if (times === 0) return;
    log.warn('request-refused', { why, times });
    reportLater(why);
  }, EVERY_MS).unref();
}
