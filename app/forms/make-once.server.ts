import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiError, ApiResult } from '~/api/result';
import { StoreUnavailableError } from '~/request/store/store.server';
import type { Visit } from '~/request/visit.server';
import { changeRecord, digest, recordName, type Sent } from './sent-form-record.server';

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
  send: () => Promise<ApiResult<Made>>;
  /** Clears away what a failed send has left behind, before it is sent again. */
  clear?: (id: string) => Promise<void>;
}

/** One entry of the lending API's list. */
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
  /** An earlier send of the form, with other contents, has made something after all: nothing was made now. */
  | { kind: 'madeBefore' }
  | { kind: 'failed'; error: ApiError };

/** A key for a form that is about to be shown, for `FORM_KEY`. */
export const newFormKey = (): string => randomUUID();

/** How often a request asks whether another one with the same form is done, milliseconds. */
const POLL_MS = 150;

/** How often a request that is sending says that it still is, milliseconds. */
const BEAT_MS = 2_000;

/** An instance of the portal that has said nothing for so long is gone, milliseconds. */
const GONE_MS = 3 * BEAT_MS;

/** A form is not waited for any longer, milliseconds: the slowest upload takes as long. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** The portal instance's name among those that share a store. */
const INSTANCE = randomUUID();

type Sender = Pick<Visit, 'partnerKey' | 'sandbox' | 'session' | 'url' | 'orOutage'>;

/**
 * Makes one thing, however often its form arrives: twice at once, over several instances of the portal, or again after nobody knew what
 * had become of it. A form that is being sent already is waited for; where an earlier send may have come through, the lending API's list
 * is compared before anything is sent again.
 *
 * @param key the form's own, see `FORM_KEY`; without one the form is just sent
 */
export async function makeOnce<Made>(
  visit: Sender,
  key: string | null,
  making: Making<Made>,
): Promise<MakingOutcome<Made>> {
  if (key === null) return outcomeOf(await making.send());
  const name = recordName(visit, key);
  const now: Sent = {
    content: digest(making.content),
    identity: digest(making.identity ?? making.content),
    before: [],
  };
  const claimed = await visit.orOutage(claim<Made>(name, now));
  if ('outcome' in claimed) return claimed.outcome;
  const beating = setInterval(() => void beat(name), BEAT_MS);
  beating.unref();
  try {
    return await settle(visit, name, now, claimed.doubtful, making);
  } finally {
    clearInterval(beating);
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

/**
 * Takes the form on, once no other request has it.
 *
 * @returns what it came to already, or that it is this request's now; `doubtful` is what may have come through before
 */
async function claim<Made>(
  name: string,
  now: Sent,
): Promise<{ outcome: MakingOutcome<Made> } | { doubtful: Sent | null }> {
  const by = `${INSTANCE} ${randomUUID()}`;
  const until = Date.now() + LONGEST_WAIT_MS;
  let heard = { beat: '', at: Date.now() };
  while (Date.now() < until) {
    const isGone = Date.now() - heard.at > GONE_MS;
    const present = await changeRecord(name, (record) => {
      if (record?.state === 'busy' && !(isGone && heard.beat === `${record.by} ${record.beat}`))
        return record;
      if (record?.state === 'made') {
        return record.sent.content === now.content ? record : { state: 'busy', by, beat: 0, sent: null };
      }
      return { state: 'busy', by, beat: 0, sent: record?.sent ?? null };
    });
    if (present?.state === 'made' && present.sent.content === now.content) {
      // Written by this function of whichever instance, for a form of this kind.
      // Whoever has waited for it gets the answer that the other request gets.
      return { outcome: { kind: 'made', data: present.made as Made, already: heard.beat === '' } };
    }
    if (present?.state !== 'busy') return { doubtful: present?.state === 'unknown' ? present.sent : null };
    const said = `${present.by} ${present.beat}`;
    if (said === heard.beat && isGone) return { doubtful: present.sent };
    if (said !== heard.beat) heard = { beat: said, at: Date.now() };
    await wait(POLL_MS);
  }
  return { outcome: { kind: 'failed', error: { kind: 'timeout' } } };
}

/** Says that the form is still being sent. A store that does not answer is none of the sender's business. */
async function beat(name: string): Promise<void> {
  await changeRecord(name, (record) =>
    record?.state === 'busy' ? { ...record, beat: record.beat + 1 } : record,
  ).catch(() => undefined);
}

/** A record that cannot be written any more stays as it was sent: the next send of the form compares before it sends. */
function unlessOut(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}

async function settle<Made>(
  visit: Sender,
  name: string,
  now: Sent,
  doubtful: Sent | null,
  making: Making<Made>,
): Promise<MakingOutcome<Made>> {
  const leave = (sent: Sent | null) =>
    changeRecord(name, () => sent && { state: 'unknown', sent }).catch(unlessOut);
  const keep = (sent: Sent, made: Made) =>
    changeRecord(name, () => ({ state: 'made', sent, made })).catch(unlessOut);

  let before: string[] = [];
  if (doubtful !== null || !making.isUnique) {
    const listed = await making.entries().catch(async (thrown: unknown) => {
      await leave(doubtful);
      throw thrown;
    });
    if (!listed.ok) {
      await leave(doubtful);
      return { kind: 'failed', error: listed.error };
    }
    const like = (sent: Sent) => listed.data.filter(({ identity }) => digest(identity) === sent.identity);
    const found = doubtful ? like(doubtful).filter(({ id }) => !doubtful.before.includes(id)) : [];
    const made = found.find((entry) => entry.made !== null)?.made;
    if (doubtful && made) {
      await keep(doubtful, made.is);
      return doubtful.content === now.content
        ? { kind: 'made', data: made.is, already: true }
        : { kind: 'madeBefore' };
    }
    for (const { id } of found) await making.clear?.(id);
    before = making.isUnique ? [] : like(now).map(({ id }) => id);
  }

  const sent = { ...now, before };
  // Nothing is sent that nobody could tell of afterwards.
  const noted = changeRecord(name, (record) => (record?.state === 'busy' ? { ...record, sent } : record));
  await visit.orOutage(noted);
  let result: ApiResult<Made>;
  try {
    result = await making.send();
  } catch (thrown) {
    // A response is an answer of the portal: the session was over, and nothing was made.
    await leave(thrown instanceof Response ? null : sent);
    throw thrown;
  }
  if (result.ok) await keep(sent, result.data);
  else await leave(isOutcomeUnknown(result.error) ? sent : null);
  return outcomeOf(result);
}
