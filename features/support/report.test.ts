import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInstalledBrowser } from '../../scripts/browser.mjs';

const FEATURE = `Feature: A report
  Scenario: One that fails
    When I open "/"
    And the profile answers a server error
  Scenario: One that holds
    When I open "/"
    Then the page is titled "One page"
`;

interface Envelope {
  testCaseStarted?: { workerId?: string };
}

function showPage(response: ServerResponse): void {
  response
    .setHeader('Content-Type', 'text/html')
    .setHeader('Set-Cookie', 'portal_consent=no')
    .end(
      '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>One page</title></head><body><main><h1>One page</h1></main></body></html>',
    );
}

let portal: Server;
let folder: string;
let exit: number | null;

beforeAll(async () => {
  // Cucumber resolves paths against the working directory.
  mkdirSync('.reports', { recursive: true });
  folder = mkdtempSync('.reports/of-itself-');
  // The scenarios must run in parallel: answers both requests only after both arrived.
  const pendingResponses: ServerResponse[] = [];
  let haveBothArrived = false;
  portal = createServer(({ url }, response) => {
    if (url === '/config')
      response.setHeader('Content-Type', 'application/json').end('{"public_features":[]}');
    else if (url !== '/' || haveBothArrived) showPage(response);
    else if (pendingResponses.push(response) === 2) {
      haveBothArrived = true;
      for (const each of pendingResponses) showPage(each);
    }
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => portal.once('listening', ready));
  const address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;

  const config = join(folder, 'cucumber.mjs');
  const feature = join(folder, 'report.feature');
  writeFileSync(feature, FEATURE);
  writeFileSync(
    config,
    `import suite from ${JSON.stringify(resolve('features/support/cucumber.mjs'))};
const inFolder = (format) => (Array.isArray(format) ? [format[0], ${JSON.stringify(`${folder}/`)} + format[0]] : format);
export default { ...suite, retry: 0, paths: [${JSON.stringify(feature)}], format: [...suite.format.map(inFolder), ['message', ${JSON.stringify(join(folder, 'messages'))}]] };`,
  );
  const cucumber = spawn(
    process.execPath,
    ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--config', config],
    {
      env: { ...process.env, NODE_OPTIONS: '--import tsx/esm', BASE_URL: address, API_BASE_URL: address },
      stdio: 'ignore',
    },
  );
  exit = await new Promise((end) => cucumber.once('exit', end));
}, 180_000);

afterAll(() => {
  portal.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(findInstalledBrowser('chromium') === undefined && !process.env.CI)(
  'report of the features',
  () => {
    it('QA-04: fails the run on a failed scenario and embeds its screenshot', () => {
      expect(exit).toBe(1);
      const report = readFileSync(join(folder, 'html'), 'utf8');
      expect(report).toContain('One that fails');
      const pictures = report.match(/"mediaType":"image\/png"/g) ?? [];
      expect(pictures).toHaveLength(1);
    });

    it('QA-04: runs scenarios in parallel workers', () => {
      const lines = readFileSync(join(folder, 'messages'), 'utf8').trim().split('\n');
      const startedCases = lines
        .map((line): Envelope => JSON.parse(line))
        .flatMap((each) => each.testCaseStarted ?? []);
      expect(startedCases).toHaveLength(2);
      expect(new Set(startedCases.map(({ workerId }) => workerId)).size).toBe(2);
    });

    it('QA-03: runs against the servers that BASE_URL and API_BASE_URL name', () => {
      const lines = readFileSync(join(folder, 'messages'), 'utf8');
      expect(lines).toMatch(/"status":"PASSED"/);
    });
  },
);
