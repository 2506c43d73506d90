import { CALLS } from 'contracts/api';
import { defineCall } from 'contracts/api/call';
import { findScenario } from 'fixtures/worlds';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Sandboxes } from '../store/sandboxes';
import { SETTINGS } from '../testing/test-simulator';
import { endpoints } from '.';
import { type Implementation, implement, implementForUser, type Simulator } from './implement';

afterEach(() => vi.restoreAllMocks());

function simulator(): Simulator {
  const scenario = findScenario('demo');
  if (scenario === undefined) throw new Error('no scenario');
  return { settings: SETTINGS, sandboxes: new Sandboxes({ scenario, seed: 1, now: null }) };
}

async function answerTo(implementation: Implementation) {
  const { handler } = implementation(simulator());
  const request = new Request('http://simulator/thing');
  const context = { baseUrl: 'http://simulator' };
  const result = await handler.run({ request, requestId: '1', resolutionContext: context });
  return { status: result?.response?.status, body: await result?.response?.text() };
}

const thing = defineCall({
  name: 'thing',
  summary: 'A thing',
  method: 'GET',
  path: '/thing',
  answer: z.object({ size: z.number() }),
});

it('SIM-01 has one handler for each call of the contract and none besides', () => {
  const served = endpoints(simulator()).map(({ call }) => call.name);
  expect(served.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

it('SIM-02 has handlers of msw for exactly the contract’s methods and paths', () => {
  for (const { call, handler } of endpoints(simulator())) {
    expect(handler.info).toMatchObject({ method: call.method, path: call.path });
  }
});

describe('an answer', () => {
  it('loses what the contract does not name', async () => {
    const answer = await answerTo(implement(thing, () => ({ size: 3, secret: 'x' })));
    expect(answer).toEqual({ status: 200, body: '{"size":3}' });
  });

  it('that breaks the contract is 500 with the reason in the log only', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await answerTo(implement(thing, () => JSON.parse('{"size":"big"}')));
    expect(answer).toEqual({ status: 500, body: '{"errors":[{"code":null}]}' });
    expect(String(log.mock.calls[0])).toMatch(/"thing".*"breach":\["size"\]/);
  });

  it('is 500 without a stack trace when the handler fails', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await answerTo(
      implement(thing, () => {
        throw new Error('secret detail');
      }),
    );
    expect(answer).toEqual({ status: 500, body: '{"errors":[{"code":null}]}' });
  });
});

it('does not let a call that needs a session be answered for anyone, nor the reverse', () => {
  const forUsers = defineCall({ ...thing, access: 'user' });
  expect(() => implement(forUsers, () => ({ size: 1 }))).toThrow('thing is a call for user');
  expect(() => implementForUser(thing, () => ({ size: 1 }))).toThrow('thing is a call for anyone');
});
