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

const untold = new Map<Refusal, number>();

/** Counts a refusal. Logs the first one immediately and the following ones once a minute. */
export function tellRefusal(why: Refusal): void {
  metrics.refused(why);
  const times = untold.get(why);
  if (times !== undefined) {
    untold.set(why, times + 1);
    return;
  }
  log.warn('request-refused', { why, times: 1 });
  tellAgain(why);
}

function tellAgain(why: Refusal): void {
  untold.set(why, 0);
  setTimeout(() => {
    const times = untold.get(why) ?? 0;
    untold.delete(why);
    if (times === 0) return;
    log.warn('request-refused', { why, times });
    tellAgain(why);
  }, EVERY_MS).unref();
}
