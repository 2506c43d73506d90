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

function entry(url: string, text: string, more: object = {}) {
  return {
    startedDateTime: '2026-03-02T09:00:00.000Z',
    request: { method: 'GET', url, headers: [], ...more },
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
    const encoded = entry('https://api.bank.example/user/profile', Buffer.from(PROFILE).toString('base64'));
    Object.assign(encoded.response.content, { encoding: 'base64' });
    const brokenOff = entry('https://api.bank.example/config', '');
    brokenOff.response.status = 0;
    const { exchanges, incomplete } = readHar(file(archive(encoded, brokenOff, { request: {} }, null)));
    expect(incomplete).toBe(3);
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.answered).toEqual({ kind: 'json', body: JSON.parse(PROFILE) });
  });

  it('accepts byte order marks in the file and in bodies', () => {
    const { exchanges } = readHar(
      file(`\uFEFF${archive(entry('https://api.bank.example/user/profile', `\uFEFF${PROFILE}`))}`),
    );
    expect(exchanges[0]?.answered).toEqual({ kind: 'json', body: JSON.parse(PROFILE) });
  });

  it('skips and counts a body nested thousands of levels deep, and reads the remaining responses', () => {
    const deep = '{"a":'.repeat(20_000) + 1 + '}'.repeat(20_000);
    const posted = { method: 'POST', postData: { text: deep } };
    const { exchanges } = readHar(
      file(
        archive(
          entry('https://api.bank.example/config', deep),
          entry('https://api.bank.example/user/applications', '{}', posted),
          entry('https://api.bank.example/user/profile', PROFILE),
        ),
      ),
    );
    const made = processRecording(exchanges, { api: null, name: 'x' });
    expect([made.exchanges, made.texts]).toEqual([2, 1]);
    expect(made.examples.calls.getProfile).toHaveLength(1);
  });

  it.each([
    ['', /is empty/],
    ['{"log":{"entries":[{"request":{"url":"https://a', /is not valid JSON/],
    ['<!doctype html><p>Log in', /is not valid JSON/],
    ['{"a":1}', /is not an HTTP Archive/],
    [archive(), /contains no requests/],
  ])('refuses a file that begins with "%s"', (text, why) => {
    expect(() => readHar(file(text))).toThrow(why);
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
    const others = 'Waltraud Quast, '.repeat(1_700);
    const entries = Array.from({ length: 2_000 }, (_, index) =>
      entry(
        'https://api.bank.example/user/profile',
        JSON.stringify({ ...JSON.parse(PROFILE), user_id: `user-${index}-of-many-others`, others }),
      ),
    );
    const path = file(archive(...entries));
    expect(statSync(path).size).toBeGreaterThan(50 * 1024 * 1024);
    const made = processRecording(readHar(path).exchanges, { api: null, name: 'x' });
    expect(made.exchanges).toBe(2_000);
    expect(JSON.stringify(made)).not.toMatch(/waltraud|quast|of-many-others/i);
  });
});
