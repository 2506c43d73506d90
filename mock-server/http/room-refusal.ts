import { Refusal } from '../api/refusal';
import type { Fullness } from '../store/room';

/** Too many for one address; the server has no more room; this world has no more room. */
export const ROOM_STATUS = { address_worlds: 429, worlds: 503, world: 507 } as const satisfies Record<
  Fullness,
  number
>;

/** Seconds after which a world that is not used any more makes room. */
const RETRY_AFTER = '300';

/** The refusal for a store that is full. */
export function roomRefusal(why: Fullness): Refusal {
  const headers: Record<string, string> = why === 'world' ? {} : { 'retry-after': RETRY_AFTER };
  return new Refusal(ROOM_STATUS[why], [{ code: null, field: why }], headers);
}
