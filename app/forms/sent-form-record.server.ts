import { createHash } from 'node:crypto';
import { z } from 'zod';
import { portalStore } from '~/request/session.server';
import { readStored, storedObject } from '~/request/store/stored-record.server';
import type { Visit } from '~/request/visit.server';

/** As long as a session of the lending API lives without use: nobody sends the same page again after that. */
const LIFETIME_SECONDS = 8 * 60 * 60;

/** What a form has sent, as digests: what it was, and what it is to be found by. */
const sent = storedObject({
  content: z.string(),
  identity: z.string(),
  /** Ids of entries like it that were there before it was sent. */
  before: z.array(z.string()),
  /** Of a file's bytes; null while they are not known to have all gone out, and for what holds none. */
  fingerprint: z.string().nullable().default(null),
});
export type Sent = z.infer<typeof sent>;

const record = z.discriminatedUnion('state', [
  storedObject({
    state: z.literal('busy'),
    /** Counts up while its instance of the portal is alive. */
    beat: z.number(),
    by: z.string(),
    /** What has gone out, of which nobody knows yet what became of it. */
    sent: sent.nullable(),
  }),
  storedObject({ state: z.literal('unknown'), sent }),
  storedObject({
    state: z.literal('made'),
    sent,
    made: z.unknown(),
    /** Whoever sent something else by the same form was told that this is there: the next send makes another one. */
    isTold: z.boolean().default(false),
  }),
]);

/** What is known of one form by its key, in the session store for some hours: it is being sent, nobody knows, or what it has made. */
export type SentFormRecord = z.infer<typeof record>;
export type MadeRecord = Extract<SentFormRecord, { state: 'made' }>;

/** True for two records that say the same. */
export function isSameRecord(one: SentFormRecord, other: SentFormRecord | null): boolean {
  return other !== null && digest(one) === digest(other);
}

/** Of whose form, sent where, with which key: the keys of two users, two worlds of a demo or two applications never meet. */
export function recordName(
  { partnerKey, sandbox, session, url }: Pick<Visit, 'partnerKey' | 'sandbox' | 'session' | 'url'>,
  key: string,
): string {
  return `form ${digest([partnerKey, sandbox, session.user?.id, url.pathname, key])}`;
}

/** A short text that stands for a value: equal for equal values, whatever order their members have. */
export function digest(value: unknown): string {
  const ordered = (_: string, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member;
  return createHash('sha256').update(JSON.stringify(value, ordered)).digest('base64url');
}

/** Changes the record as one step; null removes it. @returns the former one @throws StoreUnavailableError, also for an unreadable record */
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
