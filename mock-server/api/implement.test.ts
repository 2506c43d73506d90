import { CALLS } from 'contracts/api';
import { defineCall } from 'contracts/api/call';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createSimulator } from '../simulator';
import { TEST_SETTINGS } from '../testing/test-simulator';
import { endpoints } from '.';
import { type Implementation, implement, implementForUser } from './implement';

afterEach(() => vi.restoreAllMocks());

async function responseTo(implementation: Implementation) {
  const simulator = createSimulator(TEST_SETTINGS);
  const sandbox = simulator.sandboxes.find(null);
  if (sandbox === undefined) throw new Error('no sandbox');
  const request = new Request('http://simulator/thing');
  const response = await implementation(simulator).respond({
    request,
    pathname: '/thing',
    search: '',
    params: {},
    body: '',
    sandbox,
  });
  return { status: response.status, body: await response.text() };
}

const exampleCall = defineCall({
  name: 'thing',
  summary: 'A thing',
  method: 'GET',
  path: '/thing',
  response: z.object({ size: z.number() }),
});

it('SIM-01 every call of the contract, and no other, has a handler', () => {
  const served = endpoints(createSimulator(TEST_SETTINGS)).map(({ call }) => call.name);
  expect(served.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe('implement (turns a function into the handler of an API call)', () => {
  it('drops fields of the response that the contract does not define', async () => {
    const response = await responseTo(implement(exampleCall, () => ({ size: 3, secret: 'x' })));
    expect(response).toEqual({ status: 200, body: '{"size":3}' });
  });

  it('returns 500 for a response that breaks the contract, and writes the reason only to the log', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const response = await responseTo(implement(exampleCall, () => JSON.parse('{"size":"big"}')));
    expect(response).toEqual({ status: 500, body: '{"errors":[{"code":null}]}' });
    expect(String(log.mock.calls[0])).toMatch(/"thing".*"breach":\["size"\]/);
  });

  it('returns 500 without a stack trace if the handler fails', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const response = await responseTo(
      implement(exampleCall, () => {
        throw new Error('secret detail');
      }),
    );
    expect(response).toEqual({ status: 500, body: '{"errors":[{"code":null}]}' });
  });
});

it('implement throws for a call that needs a session, and implementForUser for a call that needs none', () => {
  const callForUsers = defineCall({ ...exampleCall, access: 'user' });
  expect(() => implement(callForUsers, () => ({ size: 1 }))).toThrow('Call thing has access "user"');
  expect(() => implementForUser(exampleCall, () => ({ size: 1 }))).toThrow('Call thing has access "anyone"');
});
