import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREED_PACT } from '../pact-file';
import { inWords } from './drift';
import { offeredPart } from './offered';
import { listen } from './recording-proxy';
import { type RunningBank, startBank } from './second/server';
import { statesOf } from './second/states/state-table';
import { stateHandler } from './state-handler/server';
import { verify } from './verification';

const LIST = fileURLToPath(new URL('./second/offered.json', import.meta.url));
const offered: string[] = JSON.parse(readFileSync(LIST, 'utf8'));

let running: RunningBank;
let handler: ReturnType<typeof stateHandler>;
let stateHandlerUrl: string;
const failures: Error[] = [];

beforeAll(async () => {
  running = await startBank({ port: 0, onFailure: (failure) => failures.push(failure) });
  handler = stateHandler(running.origin, statesOf(running.bank));
  stateHandlerUrl = await listen(handler);
});

afterAll(async () => {
  handler.close();
  await running.close();
});

describe('QA-02 a lending API that shares nothing with the simulator', () => {
  it('keeps the pact, and the contract in every member, in each call it offers', async () => {
    const part = offeredPart(AGREED_PACT, LIST);
    const found = await verify({ pact: part.pact, providerBaseUrl: running.origin, stateHandlerUrl });
    part.remove();
    expect(failures).toEqual([]);
    expect(found.unprepared).toEqual([]);
    expect(found.drifts.map(inWords)).toEqual([]);
    const left = part.notOffered.flatMap(({ exchanges }) => exchanges).length;
    expect(Object.keys(found.answers)).toHaveLength(part.exchanges - left);
  });

  it.each(Object.values<Call>(CALLS).map((call) => [call.name, call] as const))(
    'has %s where its list says so, and not where it does not',
    async (name, { method, path }) => {
      const address =
        running.origin + path.replace(':entities', 'applications').replaceAll(/:\w+/g, 'unknown');
      const answer = await fetch(address, { method });
      const text = await answer.text();
      expect(text === UNKNOWN_CALL).toBe(!offered.includes(name));
    },
  );
});

/** The second provider's answer to an unknown path. */
const UNKNOWN_CALL = JSON.stringify({ errors: [{}] });
