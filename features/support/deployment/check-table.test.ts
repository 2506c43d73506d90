import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { listen, type RunningServer } from '../proxy/forward-request';
import { checkDeployment, formatCheckTable } from './check-table';

const KATRIN = { email: 'katrin@stage.example', password: 'right' };

const openServers: RunningServer[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const each of openServers.splice(0)) await each.close();
});

async function serve(responses: Readonly<Record<string, [status: number, body: string]>>): Promise<string> {
  const server = await listen(0, async ({ url = '' }, outgoing) => {
    const [status, body] = responses[url] ?? [404, '{"errors":[]}'];
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  openServers.push(server);
  return server.origin;
}

it('checkDeployment lists the problems of API, mailbox and accounts in one table', async () => {
  const api = await serve({
    '/config': [200, '{"public_features":[]}'],
    '/user/account/login': [401, '{"errors":[{"code":"err_auth_invalid_credentials"}]}'],
  });
  const mailbox = await serve({});
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  const file = join(folder, 'accounts.json');
  writeFileSync(file, JSON.stringify({ sining: {}, signing: { katrin: KATRIN } }));
  vi.stubEnv('MAILBOX_URL', mailbox);
  vi.stubEnv('PREPARED_ACCOUNTS', file);
  const lines = formatCheckTable(await checkDeployment(api)).split('\n');
  expect(lines[0]).toMatch(/^lending API http:\S+ +fine$/);
  expect(lines[1]).toMatch(/^mailbox http:\S+ +does not answer as Mailpit does/);
  expect(lines.slice(2).map((line) => line.replace(/^accounts \S+ +/, ''))).toEqual([
    'sining: the fixtures have no such situation',
    'signing, katrin: the login of katrin@stage.example failed: check the password',
    'signing: no account for jonas',
  ]);
  rmSync(folder, { recursive: true });
});

it('checkDeployment checks no account if the API does not answer', async () => {
  const api = await serve({});
  vi.stubEnv('PREPARED_ACCOUNTS', 'none.json');
  vi.stubEnv('MAILBOX_URL', '');
  expect(formatCheckTable(await checkDeployment(api))).toMatch(
    /^lending API \S+ +has no \/config: another path/,
  );
});
