import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREED_PACT_FILE } from '../../pact/pact-file';
import type { Interaction } from '../pact-matching';
import { listen } from '../recording-proxy';
import { listStateNames } from '../state-source';
import { verifyProvider } from '../verification';
import { createStateHandler } from './server';
import { STATES } from './state-table';

const pact: { interactions: Interaction[] } = JSON.parse(readFileSync(AGREED_PACT_FILE, 'utf8'));

let simulator: Awaited<ReturnType<typeof startSimulator>>;
let handler: ReturnType<typeof createStateHandler>;
let url: string;

beforeAll(async () => {
  simulator = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
  handler = createStateHandler(simulator.origin, STATES);
  url = await listen(handler);
});

afterAll(async () => {
  handler.close();
  await simulator.close();
});

const post = async (body: string) => {
  const response = await fetch(url, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
};

describe('QA-05 the example state handler', () => {
  it('The example state handler has exactly the states of the pact', () => {
    expect(Object.keys(STATES).toSorted()).toEqual(listStateNames(pact.interactions).toSorted());
  });

  it('returns the values that a provider state generates', async () => {
    const { status, text } = await post('{"state":"empty","params":{"loggedIn":"katrin"},"action":"setup"}');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ cookie: expect.stringMatching(/^lending_session=./) });
  });

  it.each([
    ['an unknown state', '{"state":"full moon"}', 501, 'Unknown state: "full moon".'],
    ['a request without a state', '{"params":{}}', 400, 'Invalid request for a state'],
    ['a body that is not JSON', 'state=empty', 400, 'The request body is not JSON.'],
    [
      'an unknown person',
      '{"state":"empty","params":{"loggedIn":"nobody"}}',
      500,
      'no person with the key nobody',
    ],
  ])('returns a one-line message for %s', async (_, body, status, line) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(response.text).toContain(line);
    expect(response.text).not.toContain('\n');
  });

  it('answers a teardown request with success and changes nothing', async () => {
    expect(await post('{"state":"empty","action":"teardown"}')).toEqual({ status: 200, text: '{}' });
  });

  it('prepares the provider states of a verification, whose report separates failed states from drift', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pact-states-'));
    const file = join(folder, 'pact.json');
    const chosenInteractions = pact.interactions.filter(({ description }) =>
      /^(getProfile of the logged-in user|listDocuments of an application with documents|login with the right)/.test(
        description,
      ),
    );
    const [first] = chosenInteractions;
    const unknownInteraction = {
      ...first,
      description: 'getProfile at full moon',
      providerStates: [{ name: 'full moon' }],
    };
    writeFileSync(
      file,
      JSON.stringify({ ...pact, interactions: [...chosenInteractions, unknownInteraction] }),
    );
    const findings = await verifyProvider({
      pact: file,
      providerBaseUrl: simulator.origin,
      stateHandlerUrl: url,
    });
    rmSync(folder, { recursive: true });
    expect(chosenInteractions).toHaveLength(3);
    expect(findings.drifts).toEqual([]);
    expect(findings.unprepared).toMatchObject([
      {
        exchange: 'getProfile at full moon',
        reason: 'the state handler answered 501: Unknown state: "full moon".',
      },
    ]);
  });
});
