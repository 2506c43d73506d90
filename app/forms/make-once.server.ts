import { randomUUID } from 'node:crypto';
import type { ApiError, ApiResult } from '~/api/result';
import type { Visit } from '~/request/visit.server';
import { type Claim, type Claimed, claimForm } from './form-claim.server';
import {
  changeRecord,
  digest,
  isSameRecord,
  type MadeRecord,
  recordName,
  type Sent,
} from './sent-form-record.server';

/** What a form makes at the lending API, which takes no key of the form's for it. */
export interface Making<Made> {
  /** All that is sent. */
  content: unknown;
  /** By which the lending API's own list shows it; all of the content, where nothing else is said. */
  identity?: unknown;
  /** The lending API refuses a second one of the same identity: whatever is found was made by this form. */
  isUnique: boolean;
  /** What the lending API lists now. */
  entries: () => Promise<ApiResult<ListedEntry<Made>[]>>;
  /** The entry that something made stands under; left out where the list does not show everything. */
  idOf?: (made: Made) => string | null;
  /** @param note keeps what tells a file's bytes from others', once all of them have gone out */
  send: (note: (fingerprint: string) => Promise<void>) => Promise<ApiResult<Made>>;
  /** Reads a file in place of sending it, for what tells its bytes from others'; null when they did not all come in. */
  fingerprint?: () => Promise<string | null>;
  /** Clears away what a failed send has left behind, before it is sent again. */
  clear?: (id: string) => Promise<void>;
}

interface ListedEntry<Made> {
  id: string;
  /** In the terms of the making's. */
  identity: unknown;
  /** Null for what is only begun: left behind by a send that failed. */
  made: { is: Made } | null;
}

/** What came of a form that makes something. */
export type MakingOutcome<Made> =
  /** `already`: an earlier send of the same form had made it, and nothing was made now. */
  | { kind: 'made'; data: Made; already: boolean }
  /** An earlier send of the form, with other contents, has made something: nothing was made now, and the next send makes another one. */
  | { kind: 'madeBefore' }
  | { kind: 'failed'; error: ApiError };

/** A key for a form that is about to be shown, for `FORM_KEY`. */
export const newFormKey = (): string => randomUUID();

type MadeBefore = Extract<Claimed, { state: 'made' }>;

type Sender = Pick<Visit, 'partnerKey' | 'sandbox' | 'session' | 'url' | 'orOutage'>;

/**
 * Makes one thing, however often its form arrives, over all instances of the portal. One that is being sent is waited for; where an earlier send
 * may have come through, the lending API's list is compared first. Without a `key` (`FORM_KEY`) the form is just sent.
 */
export async function makeOnce<Made>(
  visit: Sender,
  key: string | null,
  making: Making<Made>,
): Promise<MakingOutcome<Made>> {
  if (key === null) return outcomeOf(await making.send(async () => undefined));
  const name = recordName(visit, key);
  const now: Sent = {
    content: digest(making.content),
    identity: digest(making.identity ?? making.content),
    before: [],
    fingerprint: null,
  };
  let instead: MadeRecord | null = null;
  for (;;) {
    const claimed: Claimed = await visit.orOutage(claimForm(name, instead));
    if (claimed.state === 'busy') return { kind: 'failed', error: { kind: 'timeout' } };
    if (claimed.state === 'made') {
      const outcome = await madeBefore(visit, name, { now, claimed, making });
      if (outcome !== null) return outcome;
      instead = claimed.record;
      continue;
    }
    const { claim, doubtful } = claimed;
    try {
      const outcome = await settle(visit, claim, now, doubtful, making);
      if (outcome !== null) return outcome;
    } finally {
      claim.stop();
    }
  }
}

/** True when the lending API may have done what it was asked for, although it did not say so. */
export function isOutcomeUnknown(error: ApiError): boolean {
  if (error.kind === 'timeout' || error.kind === 'unreachable') return true;
  if (error.kind === 'sessionExpired') return false;
  // Also an answer of success that cannot be read; whatever else is a 4xx is a refusal.
  return error.status < 400 || error.status === REQUEST_TIMEOUT || error.status >= 500;
}

const REQUEST_TIMEOUT = 408;

/** What a call that is just made comes to. */
export function outcomeOf<Made>(result: ApiResult<Made>): MakingOutcome<Made> {
  return result.ok
    ? { kind: 'made', data: result.data, already: false }
    : { kind: 'failed', error: result.error };
}

/** What a form comes to that has made its thing before; null when it is to make one anew: it was deleted, or the sender was told of it. */
async function madeBefore<Made>(
  visit: Sender,
  name: string,
  { now, claimed, making }: { now: Sent; claimed: MadeBefore; making: Making<Made> },
): Promise<MakingOutcome<Made> | null> {
  const { record, waited } = claimed;
  // Written by this function of whichever instance, for a form of this kind.
  const made = record.made as Made;
  const isAlike = record.sent.content === now.content;
  if (record.isTold && (!isAlike || record.sent.fingerprint !== null)) return null;
  const id = making.idOf?.(made);
  // Whoever has waited for it gets the answer that the other request gets.
  if (!waited && typeof id === 'string') {
    const listed = await making.entries();
    if (!listed.ok) return { kind: 'failed', error: listed.error };
    if (!listed.data.some((entry) => entry.id === id)) return null;
  }
  const comparison = isAlike ? await compared(record.sent, making) : 'other';
  if (comparison === 'same') return { kind: 'made', data: made, already: !waited };
  if (comparison === 'other') {
    const told = changeRecord(name, (present) =>
      present !== null && isSameRecord(present, record) ? { ...record, isTold: true } : present,
    );
    await visit.orOutage(told);
  }
  return { kind: 'madeBefore' };
}

/** Whether a file that is like one that was sent has its bytes; `cut` when they did not all come in. */
async function compared<Made>(
  { fingerprint }: Sent,
  making: Pick<Making<Made>, 'fingerprint'>,
): Promise<'same' | 'other' | 'cut'> {
  if (fingerprint === null || making.fingerprint === undefined) return 'same';
  const own = await making.fingerprint();
  if (own === null) return 'cut';
  return own === fingerprint ? 'same' : 'other';
}

/** Sends what the claim is for. @returns null when the claim was lost before anything had gone out */
async function settle<Made>(
  visit: Sender,
  claim: Claim,
  now: Sent,
  doubtful: Sent | null,
  making: Making<Made>,
): Promise<MakingOutcome<Made> | null> {
  let before: string[] = [];
  if (doubtful !== null || !making.isUnique) {
    const listed = await making.entries().catch(async (thrown: unknown) => {
      await claim.leave(doubtful);
      throw thrown;
    });
    if (!listed.ok) {
      await claim.leave(doubtful);
      return { kind: 'failed', error: listed.error };
    }
    const like = (sent: Sent) => listed.data.filter(({ identity }) => digest(identity) === sent.identity);
    const found = doubtful ? like(doubtful).filter(({ id }) => !doubtful.before.includes(id)) : [];
    const made = found.find((entry) => entry.made !== null)?.made;
    if (doubtful && made) {
      const comparison = doubtful.content === now.content ? await compared(doubtful, making) : 'other';
      await claim.keep(doubtful, made.is, comparison === 'other');
      return comparison === 'same' ? { kind: 'made', data: made.is, already: true } : { kind: 'madeBefore' };
    }
    for (const { id } of found) await making.clear?.(id);
    before = making.isUnique ? [] : like(now).map(({ id }) => id);
  }

  let sent: Sent = { ...now, before };
  // Nothing is sent that nobody could tell of afterwards, nor by whom another request has taken for gone.
  if (!(await visit.orOutage(claim.note(sent)))) return null;
  let result: ApiResult<Made>;
  try {
    result = await making.send(async (fingerprint) => {
      sent = { ...sent, fingerprint };
      await claim.noteFingerprint(fingerprint);
    });
  } catch (thrown) {
    // The lending API's cookies cannot be kept: the thing may be there. A response leads to login: the session was over, and nothing was made.
    await claim.leave(thrown instanceof Response ? null : sent);
    throw thrown;
  }
  if (result.ok) await claim.keep(sent, result.data, false);
  else await claim.leave(isOutcomeUnknown(result.error) ? sent : null);
  return outcomeOf(result);
}
