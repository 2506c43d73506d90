import { Refusal } from '../api/refusal';
import type { ExceededLimit } from '../store/hosted-limits';

export const CAPACITY_STATUS = {
  address_worlds: 429,
  worlds: 503,
  links: 503,
  world: 507,
} as const satisfies Record<ExceededLimit, number>;

const RETRY_AFTER_SECONDS = '300';

export function createCapacityRefusal(exceededLimit: ExceededLimit): Refusal {
  const headers: Record<string, string> =
    exceededLimit === 'world' ? {} : { 'retry-after': RETRY_AFTER_SECONDS };
  return new Refusal(CAPACITY_STATUS[exceededLimit], [{ code: null, field: exceededLimit }], headers);
}
