import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RequestFacts, SessionAccess } from '~/request/portal-request';
import { portalStore } from '~/request/session.server';
import { readStored, storedObject } from '~/request/store/stored-record.server';

/** Lifetime of an idle API session; older pages cannot be submitted. */
const LIFETIME_SECONDS = 8 * 60 * 60;

const sent = storedObject({
  content: z.string(),
  identity: z.string(),
  before: z.array(z.string()),
  fingerprint: z.string().nullable().default(null),
});
export type Sent = z.infer<typeof sent>;

const record = z.discriminatedUnion('state', [
  storedObject({
    state: z.literal('busy'),
    beat: z.number(),
    by: z.string(),
    sent: sent.nullable(),
  }),
  storedObject({ state: z.literal('unknown'), sent }),
  storedObject({
    state: z.literal('made'),
    sent,
    made: z.unknown(),
    isTold: z.boolean().default(false),
  }),
]);

export type SentFormRecord = z.infer<typeof record>;
export type MadeRecord = Extract<SentFormRecord, { state: 'made' }>;

export function isSameRecord(one: SentFormRecord, other: SentFormRecord | null): boolean {
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

export async function changeRecord(
  name: string,
  change: (present: SentFormRecord | null) => SentFormRecord | null,
): Promise<SentFormRecord | null> {
  let before: SentFormRecord | null = null;
  await portalStore().update(name, LIFETIME_SECONDS, (text) => {
    before = text === null ? null : readStored(record, text);
    const next = change(before);
    return next && JSON.stringify(next);
  });
  return before;
}
