import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CALLS } from 'contracts/api';
import { describe, expect, it } from 'vitest';
import { type PactFile, readGeneratedPact } from '../pact/generated-pact';
import { AGREED_PACT_FILE } from '../pact/pact-file';

const agreedInteractions = (JSON.parse(readFileSync(AGREED_PACT_FILE, 'utf8')) as PactFile).interactions;

const CLIENT_FOLDER = fileURLToPath(new URL('../../app/api/', import.meta.url));
const clientCode = readdirSync(CLIENT_FOLDER)
  .filter((file) => file.endsWith('.server.ts'))
  .map((file) => readFileSync(`${CLIENT_FOLDER}${file}`, 'utf8'))
  .join('\n');
const calledNames = [...clientCode.matchAll(/\bapi\.call\(\s*(?:acceptEmptyBody\(\s*)?(\w+)/g)].map(
  ([, name]) => name ?? '',
);
const portalCalls = Object.values(CALLS).filter(({ name }) => calledNames.includes(name));

const CALLS_WITH_FORMS: string[] = [CALLS.createApplication.name];
const FORM_CODES = ['err_custom_field_required', 'err_custom_values_failed'];

describe('QA-01 the agreed pact', () => {
  it('equals the generated pact; otherwise review the difference and run "npm run contracts:agree"', () => {
    expect(agreedInteractions).toEqual(readGeneratedPact().interactions);
  });

  it('contains exchanges only for the calls that the portal makes', () => {
    expect(calledNames.length).toBeGreaterThan(10);
    expect(new Set(calledNames)).toEqual(new Set(portalCalls.map(({ name }) => name)));
    expect(new Set(agreedInteractions.map(({ description }) => description.split(' ', 1)[0]))).toEqual(
      new Set(calledNames),
    );
  });

  it.each(portalCalls.map((call) => [call.name, call] as const))(
    'the agreed pact has an exchange for %s, for each of its error codes, and for a missing session',
    (name, call) => {
      const exchanges = agreedInteractions.filter(({ description }) => description.startsWith(`${name} `));
      expect(exchanges.some(({ response }) => response.status === call.status)).toBe(true);
      const codes = exchanges.flatMap(({ response }) => codesIn(response.body?.content));
      const requiredCodes: string[] = [
        ...call.errors,
        ...(call.access === 'user' ? ['err_auth_session_not_found'] : []),
      ];
      const excludedCodes = CALLS_WITH_FORMS.includes(name) ? [] : FORM_CODES;
      expect(requiredCodes.filter((code) => !codes.includes(code) && !excludedCodes.includes(code))).toEqual(
        [],
      );
    },
  );
});

function codesIn(body: unknown): string[] {
  return [...JSON.stringify(body ?? '').matchAll(/"code":"(\w+)"/g)].map(([, code]) => code ?? '');
}
