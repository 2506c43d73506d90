import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHar } from './har-file';
import { processRecording } from './process-recording';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'har-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'session.har');
  writeFileSync(path, text);
  return path;
}

function entry(url: string, text: string, requestFields: object = {}) {
  return {
    startedDateTime: '2026-03-02T09:00:00.000Z',
    request: { method: 'GET', url, headers: [], ...requestFields },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', text } },
  };
}

const archive = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });

const PROFILE = JSON.stringify({
  user_id: 'u1',
  email: 'waltraud@quast.example',
  emailVerified: true,
  is_email_confirmed: true,
  interface_language: 'de',
  communication_language: 'de',
});

describe('readHar', () => {
  it('reads base64 bodies and counts aborted requests', () => {
    const encodedEntry = entry(
      'https://api.bank.example/user/profile',
      Buffer.from(PROFILE).toString('base64'),
    );
    Object.assign(encodedEntry.response.content, { encoding: 'base64' });
    const abortedEntry = entry('https://api.bank.example/config', '');
    abortedEntry.response.status = 0;
    const { exchanges, incompleteCount } = readHar(
      file(archive(encodedEntry, abortedEntry, { request: {} }, null)),
    );
    expect(incompleteCount).toBe(3);
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.responseContent).toEqual({ kind: 'json', body: JSON.parse(PROFILE) });
  });

  it('accepts byte order marks in the file and in bodies', () => {
    const { exchanges } = readHar(
      file(`\uFEFF${archive(entry('https://api.bank.example/user/profile', `\uFEFF${PROFILE}`))}`),
    );
    expect(exchanges[0]?.responseContent).toEqual({ kind: 'json', body: JSON.parse(PROFILE) });
  });

  it('skips and counts a body nested thousands of levels deep, and reads the remaining responses', () => {
    const deepJson = '{"a":'.repeat(20_000) + 1 + '}'.repeat(20_000);
    const postRequest = { method: 'POST', postData: { text: deepJson } };
    const { exchanges } = readHar(
      file(
        archive(
          entry('https://api.bank.example/config', deepJson),
          entry('https://api.bank.example/user/applications', '{}', postRequest),
          entry('https://api.bank.example/user/profile', PROFILE),
        ),
      ),
    );
    const result = processRecording(exchanges, { api: null, name: 'x' });
    expect([result.exchanges, result.textCount]).toEqual([2, 1]);
    expect(result.examples.calls.getProfile).toHaveLength(1);
  });

  it.each([
    ['', /is empty/],
    ['{"log":{"entries":[{"request":{"url":"https://a', /is not valid JSON/],
    ['<!doctype html><p>Log in', /is not valid JSON/],
    ['{"a":1}', /is not an HTTP Archive/],
    [archive(), /contains no requests/],
  ])('refuses a file that begins with "%s"', (text, expectedError) => {
    expect(() => readHar(file(text))).toThrow(expectedError);
    expect(() => readHar(file(text))).not.toThrow(/https:\/\/a/);
  });

  it('refuses a missing file', () => {
    expect(() => readHar(join(folder, 'none.har'))).toThrow(/does not exist/);
  });

  it('refuses a file of more than 100 MB without reading it', () => {
    const path = file('{');
    truncateSync(path, 100 * 1024 * 1024 + 1);
    expect(() => readHar(path)).toThrow(/has 101 MB, and at most 100 are read/);
  });

  it('refuses a recording of another API and lists its hosts', () => {
    const { exchanges } = readHar(file(archive(entry('https://shop.example/cart/7', '{}'))));
    expect(() => processRecording(exchanges, { api: null, name: 'x' })).toThrow(
      /none of the 1 requests to shop\.example is a call of the contract/,
    );
  });

  it('refuses a recording in which every response differs from the contract', () => {
    const { exchanges } = readHar(
      file(archive(entry('https://api.bank.example/user/profile', '{"name":7}'))),
    );
    expect(() => processRecording(exchanges, { api: null, name: 'x' })).toThrow(
      /none of the 1 answers is a call of the contract: getProfile/,
    );
  });

  it('refuses a recording of URLs without a host', () => {
    const { exchanges } = readHar(file(archive(entry('data:text/plain,hello', 'hello'))));
    expect(() => processRecording(exchanges, { api: null, name: 'x' })).toThrow(/requests to data: is/);
  });

  it('refuses a recording of web pages', () => {
    const { exchanges } = readHar(
      file(archive(entry('https://api.bank.example/config', '<html>Log in</html>'))),
    );
    expect(() => processRecording(exchanges, { api: null, name: 'x' })).toThrow(
      /all 1 calls returned HTML or text/,
    );
  });

  it('reads a recording of 50 MB and leaves no personal data', () => {
    const otherNames = 'Waltraud Quast, '.repeat(1_700);
    const entries = Array.from({ length: 2_000 }, (_, index) =>
      entry(
        'https://api.bank.example/user/profile',
        JSON.stringify({
          ...JSON.parse(PROFILE),
          user_id: `user-${index}-of-many-others`,
          others: otherNames,
        }),
      ),
    );
    const path = file(archive(...entries));
    expect(statSync(path).size).toBeGreaterThan(50 * 1024 * 1024);
    const result = processRecording(readHar(path).exchanges, { api: null, name: 'x' });
    expect(result.exchanges).toBe(2_000);
    expect(JSON.stringify(result)).not.toMatch(/waltraud|quast|of-many-others/i);
  });
});
