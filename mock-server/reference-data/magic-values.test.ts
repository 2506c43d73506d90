import { expect, test } from 'vitest';
import { findMagicValue } from './magic-values';

test.each([
  ['createApplication', '  testfall ABLEHNUNG gmbh', { kind: 'reject' }],
  ['createApplication', 'Testfall Zeitu\u0308berschreitung GmbH', { kind: 'slow', latencyMs: 35_000 }],
  ['searchCompanies', 'suche 503', { kind: 'error', status: 503, code: null }],
  ['login', 'LOCKED@magic.example', { kind: 'error', status: 403, code: 'err_auth_entity_locked' }],
  ['register', 'locked@magic.example', undefined],
  ['searchCompanies', 'Testfall Ablehnung GmbH', undefined],
  ['createApplication', 'Metallbau Brandt GmbH', undefined],
  ['confirmUpload', 'Infected Bilanz.PDF', { kind: 'scan', result: 'infected', seconds: 5 }],
  ['createDocument', 'infected.pdf', undefined],
  ['createDocument', 'record-503.pdf', { kind: 'error', status: 503, code: null }],
  [
    'upload',
    'upload-413 Scan.png',
    { kind: 'error', status: 413, code: 'err_validation_failed', field: 'file' },
  ],
  ['upload', 'Bilanz upload-413.pdf', undefined],
] as const)('findMagicValue for the call %s with "%s" returns %o (D-32)', (call, text, outcome) => {
  expect(findMagicValue(call, text)).toEqual(outcome);
});
