import { buffer } from 'node:stream/consumers';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { afterEach, expect, it } from 'vitest';
import { listen, type RunningServer } from '../proxy/forward-request';
import { discoverConfiguration } from './discover-configuration';
import type { Pickle } from './plan';

const { publicFeatures, partner } = DEPLOYMENTS.demo;

let api: RunningServer;
const receivedCalls: string[] = [];
afterEach(async () => {
  await api.close();
  receivedCalls.length = 0;
});

async function lendingApi(documents: readonly string[]): Promise<string> {
  api = await listen(0, async (incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    const body = (await buffer(incoming)).toString();
    receivedCalls.push(`${method} ${url} ${/"allBanksLoanPurpose":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim());
    const responses: Record<string, unknown> = {
      'GET /config': {
        public_features: publicFeatures.filter(({ name }) => name !== 'appointments'),
      },
      'GET /partner/key/demo/config': partner,
      'POST /user/users': {},
      'POST /user/account/login': {},
      'POST /user/applications': documents.length > 0 ? { applicationId: 'a1' } : undefined,
      'GET /user/applications/a1': {
        document_configurations: {
          document_categories: documents.map((document_type) => ({ document_type, name: 'a paper' })),
        },
      },
    };
    const response = responses[`${method} ${url}`];
    outgoing
      .writeHead(response === undefined ? 422 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(response ?? { errors: [{ code: 'err_feature_not_enabled' }] }));
  });
  return api.origin;
}

const scenario = (...steps: string[]): Pickle => ({
  uri: 'features/a.feature',
  name: 'A scenario',
  tags: [],
  steps: steps.map((text) => ({ text })),
});

const UPLOAD = scenario('an application with half of its documents', 'I upload "a.pdf" as debt_ledger');

it('discoverConfiguration lists missing configuration, using one application per loan type', async () => {
  const { knownDeployment, lines } = await discoverConfiguration(
    await lendingApi(['annual_statement_2024', 'other']),
    [UPLOAD, UPLOAD],
  );
  expect(lines).toEqual([
    'features: it lacks appointments',
    'documents: for working_capital it asks for no debt_ledger, bwa_susa',
    expect.stringMatching(
      /^answers of createApplication, getApplication: \w+, \w+, \w+ and 10 more: missing: the portal cannot show it$/,
    ),
  ]);
  expect(knownDeployment.documents).toEqual({ working_capital: ['annual_statement_2024', 'other'] });
  expect(receivedCalls.filter((call) => call.startsWith('POST /user/applications'))).toEqual([
    'POST /user/applications working_capital',
  ]);
});

it('discoverConfiguration creates no application if no scenario is about documents', async () => {
  const { knownDeployment } = await discoverConfiguration(await lendingApi([]), [
    scenario('I open the login'),
  ]);
  expect([knownDeployment.documents, receivedCalls]).toEqual([
    null,
    ['GET /config', 'GET /partner/key/demo/config'],
  ]);
});

it('discoverConfiguration reports checks that could not run, and treats their requirements as met', async () => {
  const { knownDeployment, lines } = await discoverConfiguration(await lendingApi([]), [UPLOAD]);
  expect(lines.at(-1)).toMatch(/^documents: unknown, because POST \/user\/applications was refused: 422/);
  expect(knownDeployment.documents).toBeNull();
});
