import { createApplication } from 'contracts/api/applications';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser } from '../testing/people';
import { TEST_TIME } from '../testing/test-simulator';

const test = exchangeInSandbox();

async function now(): Promise<number> {
  const { body } = await test.sandbox().request('GET', '/simulator/clock');
  return Date.parse((body as { now: string }).now);
}

const TOLERANCE_MS = 20_000;

describe('the virtual clock', () => {
  it('SIM-10 starts at the configured instant', async () => {
    expect((await now()) - Date.parse(TEST_TIME)).toBeLessThan(TOLERANCE_MS);
  });

  it.each(['2031-05-06T07:08:09.000Z', '1999-12-31T23:59:59+01:00'])(
    'SIM-10 accepts the time %s',
    async (instant) => {
      const { status, body } = await test
        .sandbox()
        .request('PUT', '/simulator/clock', { body: { now: instant } });
      expect([status, body]).toEqual([200, { now: new Date(instant).toISOString() }]);
      expect((await now()) - Date.parse(instant)).toBeLessThan(TOLERANCE_MS);
      const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
      const { created } = await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
      expect(Date.parse(created) - Date.parse(instant)).toBeLessThan(TOLERANCE_MS);
    },
  );

  it.each([
    ['P3D', 3 * 86_400_000],
    ['PT90M', 90 * 60_000],
    ['-P1W', -7 * 86_400_000],
    ['P1M', 31 * 86_400_000],
  ])('SIM-10 moves by the duration %s', async (by, milliseconds) => {
    const before = await now();
    await test.sandbox().advance(by);
    const moved = (await now()) - before;
    expect(moved).toBeGreaterThanOrEqual(milliseconds);
    expect(moved).toBeLessThan(milliseconds + TOLERANCE_MS);
  });

  it.each([
    ['PUT', '/simulator/clock', { now: 'yesterday' }, 'now'],
    ['PUT', '/simulator/clock', { now: '1969-12-31T00:00:00Z' }, 'now'],
    ['PUT', '/simulator/clock', {}, 'now'],
    ['POST', '/simulator/clock/advance', { by: '3 days' }, 'by'],
    ['POST', '/simulator/clock/advance', { by: 'P9999Y' }, 'by'],
    ['POST', '/simulator/clock/advance', { by: 3 }, 'by'],
  ])('refuses %s %s with the body %j', async (method, path, body, field) => {
    const response = await test.sandbox().request(method, path, { body });
    expect([response.status, response.body]).toEqual([
      422,
      { errors: [{ code: 'err_validation_failed', field }] },
    ]);
    expect((await now()) - Date.parse(TEST_TIME)).toBeLessThan(TOLERANCE_MS);
  });
});
