import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHar } from './har-file';
import { make } from './make';

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

describe('an HTTP Archive', () => {
  it('is read, base64 too, and what broke off in it is counted', () => {
    const encoded = entry('https://api.bank.example/user/profile', Buffer.from(PROFILE).toString('base64'));
    Object.assign(encoded.response.content, { encoding: 'base64' });
    const brokenOff = entry('https://api.bank.example/config', '');
    brokenOff.response.status = 0;
    const { exchanges, incomplete } = readHar(file(archive(encoded, brokenOff, { request: {} }, null)));
    expect(incomplete).toBe(3);
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.answered).toEqual({ kind: 'json', body: JSON.parse(PROFILE) });
  });

  it('is read with the mark of its byte order, there and in its bodies', () => {
    const { exchanges } = readHar(
      file(`\uFEFF${archive(entry('https://api.bank.example/user/profile', `\uFEFF${PROFILE}`))}`),
    );
    expect(exchanges[0]?.answered).toEqual({ kind: 'json', body: JSON.parse(PROFILE) });
  });

  it('with a body of thousands of levels is made of its other answers, and that one is counted', () => {
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
    const made = make(exchanges, { api: null, name: 'x' });
    expect([made.exchanges, made.texts]).toEqual([2, 1]);
    expect(made.examples.calls.getProfile).toHaveLength(1);
  });

  it.each([
    ['', /is empty/],
    ['{"log":{"entries":[{"request":{"url":"https://a', /is no JSON, or breaks off/],
    ['<!doctype html><p>Log in', /is no JSON/],
    ['{"a":1}', /is no HTTP Archive/],
    [archive(), /holds no requests/],
  ])('that begins %s is refused', (text, why) => {
    expect(() => readHar(file(text))).toThrow(why);
    expect(() => readHar(file(text))).not.toThrow(/https:\/\/a/);
  });

  it('that is not there is refused', () => {
    expect(() => readHar(join(folder, 'none.har'))).toThrow(/is not there/);
  });

  it('of more than 100 MB is refused before it is read', () => {
    const path = file('{');
    truncateSync(path, 100 * 1024 * 1024 + 1);
    expect(() => readHar(path)).toThrow(/has 101 MB, and at most 100 are read/);
  });

  it('of another API is refused, with the hosts that were asked', () => {
    const { exchanges } = readHar(file(archive(entry('https://shop.example/cart/7', '{}'))));
    expect(() => make(exchanges, { api: null, name: 'x' })).toThrow(
      /no call of the contract is among 1 requests to shop\.example/,
    );
  });

  it('of web pages is refused', () => {
    const { exchanges } = readHar(
      file(archive(entry('https://api.bank.example/config', '<html>Log in</html>'))),
    );
    expect(() => make(exchanges, { api: null, name: 'x' })).toThrow(
      /all 1 calls were answered with web pages/,
    );
  });

  it('of 50 MB is read, and nothing of whom it is about is left', () => {
    const others = 'Waltraud Quast, '.repeat(1_700);
    const entries = Array.from({ length: 2_000 }, (_, index) =>
      entry(
        'https://api.bank.example/user/profile',
        JSON.stringify({ ...JSON.parse(PROFILE), user_id: `user-${index}-of-many-others`, others }),
      ),
    );
    const path = file(archive(...entries));
    expect(statSync(path).size).toBeGreaterThan(50 * 1024 * 1024);
    const made = make(readHar(path).exchanges, { api: null, name: 'x' });
    expect(made.exchanges).toBe(2_000);
    expect(JSON.stringify(made)).not.toMatch(/waltraud|quast|of-many-others/i);
  });
});
