import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Interaction } from './pact-matching';

/** A call of the pact that an API does not have (yet), with the exchanges that are not tried because of it. */
export interface NotOffered {
  call: string;
  exchanges: readonly string[];
}

/** The part of a pact that is verified. */
export interface OfferedPart {
  /** Its file. */
  pact: string;
  /** Names of the calls that are verified. */
  calls: readonly string[];
  /** Exchanges of the whole pact. */
  exchanges: number;
  notOffered: readonly NotOffered[];
  /** Takes the file away, where there is one of its own. */
  remove: () => void;
}

const names = z.array(z.string());

/**
 * The exchanges of the calls an API offers.
 *
 * @param pact file of the whole pact
 * @param list file with the names of the calls as a JSON list; undefined when all are offered
 * @throws Error when the list names what the pact does not have, or is none
 */
export function offeredPart(pact: string, list: string | undefined): OfferedPart {
  const whole: { interactions: Interaction[] } = JSON.parse(readFileSync(pact, 'utf8'));
  const exchanges = whole.interactions.length;
  const calls = [...new Set(whole.interactions.map(callName))];
  if (list === undefined) return { pact, calls, exchanges, notOffered: [], remove: () => undefined };
  const offered = readNames(list);
  const unknown = offered.filter((name) => !calls.includes(name));
  if (unknown.length > 0)
    throw new Error(`${list} names calls that the pact does not have: ${unknown.join(', ')}`);
  const interactions = whole.interactions.filter((interaction) => offered.includes(callName(interaction)));
  const folder = mkdtempSync(join(tmpdir(), 'pact-offered-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ ...whole, interactions }));
  return {
    pact: file,
    calls: offered,
    exchanges,
    notOffered: calls
      .filter((call) => !offered.includes(call))
      .map((call) => ({ call, exchanges: exchangesOf(call, whole.interactions) })),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The call's name is the first word of what an exchange is called. */
const callName = ({ description }: Interaction) => description.split(' ', 1)[0] ?? '';

function exchangesOf(call: string, interactions: readonly Interaction[]): string[] {
  return interactions.filter((one) => callName(one) === call).map(({ description }) => description);
}

function readNames(list: string): string[] {
  const { data, error } = names.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  if (error) throw new Error(`${list} is no list of the names of calls`);
  return [...new Set(data)];
}
