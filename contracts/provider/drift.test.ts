import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('./verify.ts', import.meta.url));

/** A lending API that has drifted: the profile lost a member and changed a type, the partner is a web page, the rest fails. */
const drifted = createServer((request, response) => {
  const json = { 'Content-Type': 'application/json' };
  if (request.url === '/states') {
    response.writeHead(200, json).end('{"cookie":"lending_session=x"}');
  } else if (request.url === '/user/profile') {
    const profile = { user_id: '1', email: 'katrin.brandt@metallbau-brandt.example', emailVerified: 'yes' };
    const languages = { interface_language: 'de', communication_language: 'de' };
    response.writeHead(200, json).end(JSON.stringify({ ...profile, ...languages }));
  } else if (request.url?.startsWith('/partner/')) {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
  } else {
    response.writeHead(500, json).end('{}');
  }
});

describe('QA-05 verifying an API that has drifted', () => {
  let result: { code: number; output: string };

  beforeAll(async () => {
    const address = await listen(drifted);
    result = await run(['--provider-base-url', address, '--state-handler-url', `${address}/states`]);
  });

  afterAll(() => drifted.close());

  it.each([
    [
      'a type',
      'GET /user/profile (getProfile of the person who is logged in): $.emailVerified expected true, got "yes"',
    ],
    [
      'a member',
      'GET /user/profile (getProfile of the person who is logged in): $.is_email_confirmed expected a value, got nothing',
    ],
    ['a status', 'GET /user/profile (getProfile without a session): status expected 401, got 200'],
    [
      'the kind of answer',
      'GET /partner/key/:subdomain/config (getPartnerConfig of a partner): content type expected application/json, got text/html',
    ],
  ])('says call, field, expected and got of %s that differs', (_, line) => {
    expect(result.output).toContain(line);
  });

  it('says nothing of what is as agreed, and fails', () => {
    const profile = result.output.split('\n').filter((line) => line.includes('(getProfile of the person'));
    expect(profile.filter((line) => line.includes('$.user_id') || line.includes('$.email '))).toEqual([]);
    expect(result.code).toBe(1);
  });
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

function run(args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', COMMAND, ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: `${stderr}${stdout}` }),
    );
  });
}
