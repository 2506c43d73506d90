import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Interaction } from './pact-matching';

export interface NotOfferedCall {
  call: string;
  exchanges: readonly string[];
}

export interface PactSubset {
  pact: string;
  calls: readonly string[];
  exchanges: number;
  notOffered: readonly NotOfferedCall[];
  remove: () => void;
}

const callNames = z.array(z.string());

/**
 * @param list JSON file with names of calls; undefined for all
 * @throws Error for a malformed list or unknown calls
 */
export function createPactSubset(pact: string, list: string | undefined): PactSubset {
  const fullPact: { interactions: Interaction[] } = JSON.parse(readFileSync(pact, 'utf8'));
  const exchanges = fullPact.interactions.length;
  const calls = [...new Set(fullPact.interactions.map(callName))];
  if (list === undefined) return { pact, calls, exchanges, notOffered: [], remove: () => undefined };
  const offeredCalls = readNames(list);
  const unknownNames = offeredCalls.filter((name) => !calls.includes(name));
  if (unknownNames.length > 0)
    throw new Error(`${list} names calls that the pact does not have: ${unknownNames.join(', ')}`);
  const interactions = fullPact.interactions.filter((interaction) =>
    offeredCalls.includes(callName(interaction)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'pact-offered-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ ...fullPact, interactions }));
  return {
    pact: file,
    calls: offeredCalls,
    exchanges,
    notOffered: calls
      .filter((call) => !offeredCalls.includes(call))
      .map((call) => ({ call, exchanges: exchangesOf(call, fullPact.interactions) })),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const callName = ({ description }: Interaction) => description.split(' ', 1)[0] ?? '';

function exchangesOf(call: string, interactions: readonly Interaction[]): string[] {
  return interactions
    .filter((interaction) => callName(interaction) === call)
    .map(({ description }) => description);
}

function readNames(list: string): string[] {
  const { data, error } = callNames.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  if (error) throw new Error(`${list} is not a JSON list of call names`);
  return [...new Set(data)];
}
