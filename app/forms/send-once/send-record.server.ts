import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RequestFacts, SessionAccess } from '~/request/portal-request';
import { portalStore } from '~/request/session.server';
import { readStored, storedObject } from '~/request/store/stored-record.server';

/** Lifetime of an idle API session; older pages cannot be submitted. */
const LIFETIME_SECONDS = 8 * 60 * 60;

/** Two builds share the store during a rollout, so members keep their names. */
const sent = storedObject({
  /** Digests. */
  content: z.string(),
  identity: z.string(),
  /** Ids of equal entries that existed before the send. */
  before: z.array(z.string()),
  /** Hash of the file, once it was sent completely. */
  fingerprint: z.string().nullable().default(null),
});
export type Sent = z.infer<typeof sent>;

const busyRecord = storedObject({
  state: z.literal('busy'),
  /** Heartbeats of the request that holds the lease. */
  beat: z.number(),
  /** Holder of the lease. */
  by: z.string(),
  /** Null until something was sent. */
  sent: sent.nullable(),
});
export type BusyRecord = z.infer<typeof busyRecord>;

const createdRecord = storedObject({
  state: z.literal('made'),
  sent,
  /** The created entry, as the API returned it. */
  made: z.unknown(),
  /** True once a sender of other content has been told about this creation. */
  isTold: z.boolean().default(false),
});
export type CreatedRecord = z.infer<typeof createdRecord>;

const sendRecord = z.discriminatedUnion('state', [
  busyRecord,
  storedObject({ state: z.literal('unknown'), sent }),
  createdRecord,
]);
export type SendRecord = z.infer<typeof sendRecord>;

export function isSameRecord(one: SendRecord, other: SendRecord | null): boolean {
  return other !== null && digest(one) === digest(other);
}

interface RecordOwner {
  readonly facts: Pick<RequestFacts, 'storeScope' | 'url'>;
  readonly session: Pick<SessionAccess, 'data'>;
}

/** Scoped to partner, user, address and key. */
export function recordName({ facts, session }: RecordOwner, key: string): string {
  return `form ${digest([...facts.storeScope, session.data.user?.id, facts.url.pathname, key])}`;
}

export function digest(value: unknown): string {
  const ordered = (_: string, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member;
  return createHash('sha256').update(JSON.stringify(value, ordered)).digest('base64url');
}

/** @returns the record before the change */
export async function changeRecord(
  name: string,
  change: (present: SendRecord | null) => SendRecord | null,
): Promise<SendRecord | null> {
  let before: SendRecord | null = null;
  await portalStore().update(name, LIFETIME_SECONDS, (text) => {
    before = text === null ? null : readStored(sendRecord, text);
    const next = change(before);
    return next && JSON.stringify(next);
  });
  return before;
}
