import { log } from './log.server';
import { metrics } from './metrics.server';

/** Why a request was refused before a page answered it, or a form before its task. */
export type Refusal =
  | 'long-address'
  | 'unreadable-address'
  | 'large-headers'
  | 'slow-body'
  | 'large-form'
  | 'held-forms';

const EVERY_MS = 60_000;

/** Refusals since the latest event of each reason. */
const untold = new Map<Refusal, number>();

/** Counts a refusal. The log gets the first one at once, and what follows as one event a minute. */
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
