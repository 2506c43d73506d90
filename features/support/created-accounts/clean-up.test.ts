import { describe, expect, it } from 'vitest';
import { LendingApi } from '../backend/lending-api';
import { listen, type RunningServer } from '../proxy/forward-request';
import { cleanUp, formatCleanUpReport } from './clean-up';

async function startBank(refusedKind = 'nothing'): Promise<RunningServer & { receivedCalls: string[] }> {
  const lists: Readonly<Record<string, unknown>> = {
    '/user/applications': [{ applicationId: 'a1' }],
    '/user/applications/a1/documents': { result: [{ document_id: 'd1' }, { document_id: 'd2' }] },
    '/user/applications/a1/factoring/debitors': [],
    '/user/applications/a1/finance_objects': [{ finance_object_id: 'o1' }],
    '/user/applications/a1/signatories': [{ signatory_id: 's1' }],
  };
  const receivedCalls: string[] = [];
  const listening = await listen(0, async (incoming, outgoing) => {
    const { method, url = '' } = incoming;
    const respond = (status: number, body: unknown = {}) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url === '/user/account/login') {
      let body = '';
      for await (const chunk of incoming) body += chunk;
      if (!body.includes('right')) return void respond(401);
      outgoing.setHeader('set-cookie', 'session=1');
      return void respond(200);
    }
    if (method === 'DELETE') {
      receivedCalls.push(`${incoming.headers['x-forwarded-host'] ?? ''} ${url}`);
      return void respond(url.includes(refusedKind) ? 422 : 200);
    }
    if (url in lists) respond(200, lists[url]);
    else respond(404);
  });
  return { ...listening, receivedCalls };
}

const validAccount = { email: 'kunde-r1-a@example.com', password: 'right', partner: 'demo' };
const closedAccount = { email: 'kunde-r1-b@example.com', password: 'changed', partner: null };

describe('cleanUp (deletes the data that a run created)', () => {
  it("deletes the run's data as a customer of the partner", async () => {
    const api = await startBank();
    const result = await cleanUp(new LendingApi(api.origin), [validAccount, closedAccount], null);
    await api.close();
    expect(api.receivedCalls).toEqual([
      'demo.localhost /user/applications/a1/documents/d1',
      'demo.localhost /user/applications/a1/documents/d2',
      'demo.localhost /user/applications/a1/finance_objects/o1',
      'demo.localhost /user/applications/a1/signatories/s1',
    ]);
    expect(result).toEqual({
      removedCounts: { documents: 2, debtors: 0, objects: 1, representatives: 1 },
      refusedCount: 0,
      accounts: 1,
      applications: 1,
      closedCount: 1,
    });
  });

  it('keeps data if the API refuses the deletion or has no call for it', async () => {
    const api = await startBank('signatories');
    const offered = ['deleteDocument', 'deleteSignatory'];
    const result = await cleanUp(new LendingApi(api.origin), [validAccount], offered);
    await api.close();
    expect(result).toMatchObject({
      removedCounts: { documents: 2, objects: 0, representatives: 0 },
      refusedCount: 1,
    });
    expect(api.receivedCalls.join()).not.toContain('finance_objects');
  });

  it('formatCleanUpReport lists deleted and remaining data, with the commands to find or keep the data', () => {
    const text = formatCleanUpReport(
      {
        removedCounts: { documents: 2, debtors: 0, objects: 1, representatives: 0 },
        refusedCount: 1,
        accounts: 3,
        applications: 2,
        closedCount: 1,
      },
      { run: 'r1', emailPrefix: 'kunde-r1-' },
    );
    expect(text).toContain('Removed data of this run: 2 documents, 1 objects.');
    expect(text).toContain('3 accounts, whose addresses begin with "kunde-r1-", and their 2 applications');
    expect(text).toContain('companies that were prepared end with "r1"');
    expect(text).toContain('kept 1');
    expect(text).toContain('KEEP_DATA=true');
  });
});
