import { describe, expect, it } from 'vitest';
import { describeError } from './log-fields';

const SECRET = 'session-id-and-anna@firma.example';

describe('describeError (error for the log, without personal data)', () => {
  it('returns name, code and stack frames of the portal’s own files', () => {
    const error = Object.assign(new TypeError(SECRET), { code: 'ERR_SOMETHING' });
    error.stack = [
      `TypeError: ${SECRET}`,
      '    at openVisit (file:///srv/portal/build/server/index.js:10:3)',
      '    at Object.read (/srv/portal/app/request/session.server.ts:4:1)',
      '    at parse (/srv/portal/node_modules/zod/index.js:1:1)',
      '    at node:internal/process/task_queues:95:5',
    ].join('\n');
    expect(describeError(error)).toEqual({
      name: 'TypeError',
      code: 'ERR_SOMETHING',
      stack: ['openVisit build/server/index.js:10:3', 'Object.read app/request/session.server.ts:4:1'],
    });
  });

  it('omits extra properties, such as the command of the store’s client', () => {
    const error = Object.assign(new Error(`READONLY ${SECRET}`), {
      command: { name: 'set', args: [SECRET] },
      input: SECRET,
      url: `https://api.example/?token=${SECRET}`,
    });
    error.name = 'ReplyError';
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain(SECRET);
    expect(described).toMatchObject({ name: 'ReplyError', code: 'READONLY' });
  });

  it('returns the error code of a Lua script that fails in Redis 6', () => {
    const scriptErrorPrefix =
      'ERR Error running script (call to f_085b95535bfb0e3e20f6f8e5223bfb3be0ad3db7):';
    const error = new Error(
      `${scriptErrorPrefix} @user_script:1: @user_script: 1: -OOM command not allowed.`,
    );
    error.name = 'ReplyError';
    expect(describeError(error)).toMatchObject({ name: 'ReplyError', code: 'OOM' });
  });

  it.each([
    ["Cannot read properties of undefined (reading 'language')"],
    ['form.values is not a function'],
    ['connect ECONNREFUSED 127.0.0.1:6379'],
    ['Command timed out'],
  ])('keeps a safe message: %s', (message) => {
    expect(describeError(new Error(message)).message).toBe(message);
  });

  it.each([
    [`Unexpected token 'a', "${SECRET}" is not valid JSON`],
    [`Failed to parse URL from https://files.example/?sig=${SECRET}`],
    [`Invalid time zone specified: ${SECRET}`],
    [`connect ECONNREFUSED 127.0.0.1:6379\n${SECRET}`],
  ])('omits any message that may contain data: %s', (message) => {
    expect(describeError(new Error(message))).not.toHaveProperty('message');
  });

  it('includes the causes of the error', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' });
    const described = describeError(new TypeError('fetch failed', { cause }));
    expect(described).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
  });

  it('stops at circular causes', () => {
    const error = new Error('fetch failed');
    error.cause = error;
    expect(() => describeError(error)).not.toThrow();
  });

  it.each([[SECRET], [{ secret: SECRET }], [null], [undefined]])(
    'names the type of a thrown value that is no error: %o',
    (thrown) => {
      expect(describeError(thrown)).toEqual({ name: 'NotAnError' });
    },
  );

  it('omits malformed names and codes', () => {
    const error = Object.assign(new Error('x'), { name: `Error of ${SECRET}`, code: SECRET });
    expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
  });
});
