import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../openapi/strict-schema';
import { createMainJourney } from '../provider/compare/journey';
import { runJourney } from '../provider/compare/run-journey';
import { LendingSession } from '../provider/lending-session';
import { type RunningSecondApi, startSecondApi } from '../provider/second-api/server';
import { processRecording, type RecordingResult } from './process-recording';
import { type Recording, recordApi } from './record-api';

let bank: RunningSecondApi;
let simulator: Awaited<ReturnType<typeof startSimulator>>;
let recording: Recording;
let recordingResult: RecordingResult;

beforeAll(async () => {
  bank = await startSecondApi({ port: 0, onFailure: () => undefined });
  simulator = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
  recording = await recordApi(bank.origin, 0);
  await runJourney(recording.origin);
  recording.stop();
  recordingResult = processRecording(recording.exchanges, { api: bank.origin, name: 'the second bank' });
});

afterAll(async () => {
  await simulator.close();
  await bank.close();
});

function originalTexts(): string[] {
  const recordedText = JSON.stringify(recording.exchanges);
  const journeyTexts = createMainJourney('nobody').flatMap(({ body }) => textsOf(body?.({})));
  const ids = recordedText.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
  const mails = recordedText.match(/vergleich-[\w-]+@example\.com/g) ?? [];
  const cookies = recording.exchanges.flatMap(({ setCookies }) =>
    setCookies.map((line) => line.split(/[=;]/)[1] ?? ''),
  );
  const shortIds = [...recordedText.matchAll(/"shortApplicationId":"(\w+)"/g)].map(([, id = '']) => id);
  return [...new Set([...journeyTexts, ...ids, ...mails, ...cookies, ...shortIds])].filter(
    (text) => text.length >= 4 && !WORDS.includes(text),
  );
}

const WORDS = [
  'working_capital',
  'operating_expenses',
  'GMBH',
  'annual_statement_2024',
  'Submitted',
  'nobody',
  'password',
];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('a recorded journey', () => {
  it('contains no personal data', () => {
    const texts = originalTexts();
    expect(texts.length).toBeGreaterThan(25);
    expect(texts).toEqual(expect.arrayContaining(['Brandt', 'Schwachhauser Ring', '1976-09-03']));
    const writtenText = JSON.stringify([
      recordingResult.examples,
      recordingResult.world.snapshot,
    ]).toLowerCase();
    expect(texts.filter((text) => writtenText.includes(text.toLowerCase()))).toEqual([]);
  });

  it('yields examples of each call that match the contract', () => {
    expect(recordingResult.differences).toEqual([]);
    expect(Object.keys(recordingResult.examples.calls)).toEqual(
      expect.arrayContaining([
        'addSignatories',
        'createApplication',
        'getProfile',
        'login',
        'validateNextStatus',
      ]),
    );
    const calls: Readonly<Record<string, Call>> = CALLS;
    for (const [name, examples] of Object.entries(recordingResult.examples.calls)) {
      const call = calls[name];
      expect(call, name).toBeDefined();
      for (const { status, answer: response } of examples) {
        expect(call && findViolations(call, status, response), `${name} ${status}`).toEqual([]);
      }
    }
  });

  it('yields a simulator sandbox in which the customer finds the same data', async () => {
    const loadResponse = await fetch(`${simulator.origin}/simulator/snapshot`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(recordingResult.world.snapshot),
    });
    expect(await loadResponse.text()).toContain('recorded-1');
    expect(loadResponse.status).toBe(200);
    const [persona] = recordingResult.world.snapshot?.personas ?? [];
    const session = await LendingSession.logIn(
      simulator.origin,
      persona?.email ?? '',
      persona?.password ?? '',
    );
    const [application] = await session.list<{ applicationId: string }>('/user/applications');
    const applicationPath = `/user/applications/${application?.applicationId}`;
    const response = await fetch(simulator.origin + applicationPath, { headers: { cookie: session.cookie } });
    const { companyName, loanSize, loanDuration, iban, taxIdNumber, street } = Object(
      recordingResult.examples.calls.updateApplication?.[0]?.answer,
    );
    expect(await response.json()).toMatchObject({
      companyName,
      loanSize,
      loanDuration,
      iban,
      taxIdNumber,
      street,
    });
    expect(loanSize).toBe(250_000);
    const [person] = await session.list<{ last_name: string; email: string }>(
      `${applicationPath}/signatories`,
    );
    const [signatoryExample] = Object(recordingResult.examples.calls.listSignatories?.[0]?.answer);
    expect(person).toMatchObject({ last_name: signatoryExample.last_name, email: persona?.email });
    const documents = await session.list<{ document_type: string }>(`${applicationPath}/documents`);
    expect(documents.map(({ document_type }) => document_type)).toEqual(['annual_statement_2024']);
  });

  it('keeps the exchanges captured before an interruption', async () => {
    const partialResult = processRecording(recording.exchanges.slice(0, 15), { api: null, name: 'x' });
    expect(partialResult.world.snapshot?.personas).toHaveLength(1);
    expect(partialResult.exchanges).toBe(15);
    expect(() => processRecording([], { api: null, name: 'x' })).toThrow('nothing was recorded');
  });
});
