import { expect, it } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { requireOptionLists } from './guards.server';
import type { PortalRequest } from './portal-request';

const request = { facts: { partnerKey: 'nordbank' }, t: () => (key: string) => key } as unknown as Pick<
  PortalRequest,
  't' | 'facts'
>;

it('DYN-11, D-78: requireOptionLists logs missing lists and throws an error page with the support contact', () => {
  const log = captureLog();
  expect(() => requireOptionLists(request, [])).not.toThrow();
  expect(log.lines).toEqual([]);
  let thrown: unknown;
  try {
    requireOptionLists(request, ['countries', 'company types of DE']);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ data: { messages: ['dynamicForm'] }, init: { status: 500 } });
  expect(log.lines).toMatchObject([
    {
      level: 'error',
      event: 'configuration-incomplete',
      partner: 'nordbank',
      finding: 'missing countries, missing company types of DE',
    },
  ]);
  log.release();
});
