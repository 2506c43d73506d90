import { readFileSync } from 'node:fs';
import { CALLS } from 'contracts/api';
import { describe, expect, it } from 'vitest';
import { AGREED_PACT, GENERATED_PACT } from '../pact-file';

interface PactFile {
  interactions: {
    description: string;
    request: { method: string; path: string };
    response: { status: number; body?: { content?: unknown } };
  }[];
}

const read = (file: string): PactFile => JSON.parse(readFileSync(file, 'utf8'));
const agreed = read(AGREED_PACT).interactions;

describe('QA-01 the agreed pact', () => {
  it('is what the portal makes of it: else look at the difference, and agree by "npm run contracts:agree"', () => {
    expect(agreed).toEqual(read(GENERATED_PACT).interactions);
  });

  it.each(Object.values(CALLS).map((call) => [call.name, call] as const))(
    'has an exchange for %s, for each of its own errors, and for a missing session',
    (name, call) => {
      const exchanges = agreed.filter(({ description }) => description.startsWith(`${name} `));
      expect(exchanges.some(({ response }) => response.status === call.status)).toBe(true);
      const codes = exchanges.flatMap(({ response }) => codesIn(response.body?.content));
      const wanted = [...call.errors, ...(call.access === 'user' ? ['err_auth_session_not_found'] : [])];
      expect(wanted.filter((code) => !codes.includes(code))).toEqual([]);
    },
  );
});

function codesIn(body: unknown): string[] {
  return [...JSON.stringify(body ?? '').matchAll(/"code":"(\w+)"/g)].map(([, code]) => code ?? '');
}
