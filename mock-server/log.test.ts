import { afterEach, expect, it, vi } from 'vitest';
import { ContractBreach, logFailure } from './log';

afterEach(() => {
  vi.restoreAllMocks();
});

function captureLoggedError(error: unknown): unknown {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  logFailure('login', error);
  return JSON.parse(String(write.mock.calls[0]?.[0]));
}

it('logFailure writes one JSON line with the name of the error and its stack frames in the simulator, without its message', () => {
  const line = captureLoggedError(Object.assign(new TypeError('anna@firma.example'), { input: 'geheim' }));
  expect(line).toMatchObject({
    level: 'error',
    what: 'login',
    error: {
      name: 'TypeError',
      stack: expect.arrayContaining([expect.stringMatching(/^mock-server\/log\.test\.ts:\d+/)]),
    },
  });
  expect(JSON.stringify(line)).not.toMatch(/anna|geheim/);
});

it('logFailure logs the path at which a response breaks the contract', () => {
  expect(captureLoggedError(new ContractBreach(['user.id']))).toMatchObject({
    error: { breach: ['user.id'] },
  });
});
