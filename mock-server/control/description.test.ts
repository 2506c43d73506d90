import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { CONTROL_CALLS, describeControl } from './description';

const test = exchangeInSandbox({ scenario: 'medical-practice' });

describe('SIM-14 the description of the control calls', () => {
  it('the description of the control calls appears next to the OpenAPI description of the lending API', async () => {
    const { status, body } = await test.sandbox().request('GET', '/simulator/control.json');
    expect([status, body]).toMatchObject([200, { info: { title: 'Control of the simulated lending API' } }]);
  });

  it('passes the recommended rules of a public linter', { timeout: 60_000 }, async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(describeControl()), config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
  });

  const readable = CONTROL_CALLS.filter(({ method }) => method === 'GET');
  it.each(readable.map((call) => [call.path, call] as const))(
    'the description of the control calls has a schema that the responses of %s match',
    async (path, call) => {
      const { status, body } = await test.sandbox().request('GET', path.replace(':name', 'application'));
      expect(status).toBe(call.status);
      expect(call.response.safeParse(body).error).toBeUndefined();
    },
  );

  it('contains every control call except calls that return pages', () => {
    const described = CONTROL_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual([...new Set(controlRoutes())].toSorted());
  });
});

const PAGES = ['portal-entrance.ts', 'error-catalogue.ts', 'openapi.ts', 'deployment-logo.ts'];

function controlRoutes(): string[] {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file) && !PAGES.includes(file))
    .flatMap((file) => {
      const routes = readFileSync(`${folder}${file}`, 'utf8').matchAll(
        /\.(get|post|put|delete)\('(\/[^']*)'/g,
      );
      return Array.from(routes, ([, method = '', path]) => `${method.toUpperCase()} /simulator${path}`);
    });
}
