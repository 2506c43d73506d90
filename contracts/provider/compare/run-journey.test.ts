import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireDialect } from '../dialects';
import { startDialectProxy } from '../dialects/proxy';
import { type Difference, findDifferences } from './differences';
import { runJourney, type StepResponse } from './run-journey';

let api: Awaited<ReturnType<typeof startSimulator>>;
let proxy: Awaited<ReturnType<typeof startDialectProxy>>;
let directResponses: StepResponse[];

beforeAll(async () => {
  api = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
  proxy = await startDialectProxy();
  directResponses = await runJourney(api.origin);
});
afterAll(async () => {
  await proxy.close();
  await api.close();
});

async function compareDialects(...dialects: string[]): Promise<Difference[]> {
  proxy.setTarget({ api: api.origin, dialects: dialects.map(requireDialect) });
  return findDifferences(directResponses, await runJourney(proxy.origin));
}

describe('comparison of an API whose responses have another format (dialect)', () => {
  it.each([['other-cookie', 'several-cookies'], ['statuses-with-spaces'], ['flaky']])(
    'finds no difference for the dialect %s',
    async (...dialects) => {
      expect(await compareDialects(...dialects)).toEqual([]);
    },
  );

  it.each([
    ['numeric-ids', '$.applicationId'],
    ['null-for-absent', '$.custom_fields_list'],
    ['decimal-strings', '$.pricing.offer_rate_low'],
    ['times-without-zone', '$.created'],
    ['times-with-offset', '$.created'],
    ['wrapped-lists', '$'],
    ['paged-lists', '$'],
    ['see-other', 'status'],
    ['redirected-reads', 'status'],
    ['one-error', 'errors'],
  ])('marks the dialect %s as tolerated at %s', async (dialect, member) => {
    const differences = await compareDialects(dialect);
    expect(differences.map((each) => each.member)).toContain(member);
    expect(differences.find((each) => each.member === member)?.isTolerated).toBe(true);
  });

  it('reports a write call that the API refuses with 428 as a difference', async () => {
    const differences = await compareDialects('precondition-required');
    expect(differences.find(({ step }) => step.startsWith('updateBankInfo, an account that'))).toMatchObject({
      member: 'status',
      left: '422 err_invalid_iban at iban',
    });
    expect(differences.some(({ isTolerated }) => !isTolerated)).toBe(true);
  });
});
