import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAIN_LIMITS, discardBody } from './discard-body';

const MB = 1024 * 1024;
const SECOND_MS = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function refuse({ keepsConnection }: { keepsConnection: boolean }) {
  const request = new IncomingMessage(new Socket());
  request.headers['content-length'] = String(100 * MB);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = keepsConnection;
  const closing = once(request, 'close').catch(() => []);
  discardBody(request, response, DRAIN_LIMITS);
  response.end('refused');
  if (keepsConnection) response.emit('finish');
  return {
    isAnswered: () => response.writableEnded,
    async send(megabytes: number) {
      for (let sent = 0; sent < megabytes && !request.destroyed; sent += 1) {
        request.push(Buffer.alloc(MB));
        await setImmediate();
      }
      return request.destroyed;
    },
    async finish() {
      request.complete = true;
      request.push(null);
      await setImmediate();
    },
    closing,
  };
}

describe('D-284: discardBody (reads and drops the rest of a refused body)', () => {
  it.each([true, false])(
    'ends the connection after 64 MB, but not before (connection kept: %s)',
    async (keepsConnection) => {
      const { send, closing, isAnswered } = refuse({ keepsConnection });
      expect(await send(64)).toBe(false);
      expect(await send(1)).toBe(true);
      await closing;
      expect(isAnswered()).toBe(true);
    },
  );

  it('answers at once if the connection is kept', () => {
    expect(refuse({ keepsConnection: true }).isAnswered()).toBe(true);
  });

  it('answers after the body if the connection closes with the response', async () => {
    const { send, finish, isAnswered } = refuse({ keepsConnection: false });
    await send(2);
    expect(isAnswered()).toBe(false);
    await finish();
    expect(isAnswered()).toBe(true);
  });

  it('answers 5 seconds after the last byte', async () => {
    const { send, isAnswered } = refuse({ keepsConnection: false });
    vi.advanceTimersByTime(4 * SECOND_MS);
    await send(1);
    vi.advanceTimersByTime(5 * SECOND_MS - 1);
    expect(isAnswered()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isAnswered()).toBe(true);
  });

  it('answers after 30 seconds although bytes still arrive', async () => {
    const { send, isAnswered } = refuse({ keepsConnection: false });
    for (let seconds = 0; seconds < 28; seconds += 4) {
      vi.advanceTimersByTime(4 * SECOND_MS);
      await send(1);
    }
    vi.advanceTimersByTime(2 * SECOND_MS - 1);
    expect(isAnswered()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isAnswered()).toBe(true);
  });
});
