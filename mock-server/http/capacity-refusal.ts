import { Refusal } from '../api/refusal';
import type { Fullness } from '../store/hosted-limits';

export const ROOM_STATUS = { address_worlds: 429, worlds: 503, world: 507 } as const satisfies Record<
  Fullness,
  number
>;

const RETRY_AFTER = '300';

export function roomRefusal(why: Fullness): Refusal {
  const headers: Record<string, string> = why === 'world' ? {} : { 'retry-after': RETRY_AFTER };
  return new Refusal(ROOM_STATUS[why], [{ code: null, field: why }], headers);
}
