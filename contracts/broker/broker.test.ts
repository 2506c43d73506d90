import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREED_PACT_FILE } from '../pact/pact-file';
import { startFakeBroker } from './fake-broker';

const COMMAND = fileURLToPath(new URL('./main.ts', import.meta.url));

let broker: Awaited<ReturnType<typeof startFakeBroker>>;

beforeAll(async () => {
  broker = await startFakeBroker({ authorization: 'Bearer a-token' });
});

afterAll(() => broker.close());

function runCommand(args: string[], env: Record<string, string> = {}) {
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    PACT_BROKER_BASE_URL: broker.origin,
    PACT_BROKER_TOKEN: 'a-token',
    PACT_VERSION: '1.4.0',
    ...env,
  };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx/esm', COMMAND, ...args],
      { env: environment },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: `${stderr}${stdout}`.trim() }),
    );
  });
}

const COMMAND_TIMEOUT_MS = 60_000;

describe('QA-05 contracts:broker', { timeout: COMMAND_TIMEOUT_MS }, () => {
  it('publishes the agreed pact with its version and tags', async () => {
    const { code, output } = await runCommand(['publish'], { PACT_TAGS: 'main,test' });
    expect(output).toContain('Published the pact of customer-portal 1.4.0.');
    expect(code).toBe(0);
    expect(broker.pacts.get('1.4.0')).toEqual(JSON.parse(readFileSync(AGREED_PACT_FILE, 'utf8')));
    expect([...(broker.tags.get('1.4.0') ?? [])]).toEqual(['main', 'test']);
  });

  it('tags a published version', async () => {
    expect(await runCommand(['tag', 'prod'])).toEqual({
      code: 0,
      output: 'customer-portal 1.4.0 has the tag prod.',
    });
    expect(broker.tags.get('1.4.0')).toContain('prod');
  });

  it.each([
    [
      'blocks the deployment of an unverified version',
      undefined,
      1,
      'may not go to prod: There is no verified pact',
    ],
    [
      'blocks the deployment of a version whose verification failed',
      false,
      1,
      'may not go to prod: The verification of the pact failed',
    ],
    [
      'allows the deployment of a verified version',
      true,
      0,
      'may go to prod: The verification of the pact was successful',
    ],
  ] as const)('%s', async (_, success, exitCode, text) => {
    await runCommand(['publish']);
    if (success !== undefined) broker.verify('1.4.0', 'prod', success);
    const { code, output } = await runCommand(['can-i-deploy', 'prod']);
    expect(output).toContain(text);
    expect(code).toBe(exitCode);
  });

  it.each([
    ['a broker that cannot be reached', { PACT_BROKER_BASE_URL: 'http://127.0.0.1:1' }, /cannot be reached/],
    ['a wrong token', { PACT_BROKER_TOKEN: 'another' }, /refused POST \/contracts\/publish: 401/],
    [
      'a missing broker address',
      { PACT_BROKER_BASE_URL: '' },
      /^PACT_BROKER_BASE_URL is not an http\(s\) URL$/,
    ],
  ])('fails with a one-line message for %s', async (_, env, line) => {
    const { code, output } = await runCommand(['publish'], env);
    expect(output).toMatch(line);
    expect(output.split('\n')).toHaveLength(1);
    expect(code).toBe(3);
  });

  it('prints its usage', async () => {
    expect(await runCommand(['can-i-deploy'])).toEqual({
      code: 2,
      output: 'npm run contracts:broker -- publish | tag TAG | can-i-deploy TAG',
    });
  });
});
