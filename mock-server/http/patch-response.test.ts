import { describe, expect, test } from 'vitest';
import { patchResponse } from './patch-response';

const ORIGINAL_RESPONSE = {
  purposes: [
    { name: 'a', steps: [1, 2] },
    { name: 'b', steps: [] },
  ],
  'x/y~': { z: null },
};

function patched(...patch: Parameters<typeof patchResponse>[1]): unknown {
  return JSON.parse(patchResponse(JSON.stringify(ORIGINAL_RESPONSE), patch));
}

describe('patchResponse (edits the JSON of a response)', () => {
  test.each([
    ['loses a member', { op: 'remove', path: '/purposes' }, { 'x/y~': { z: null } }],
    [
      'lacks the member in every element',
      { op: 'remove', path: '/purposes/*/steps' },
      { ...ORIGINAL_RESPONSE, purposes: [{ name: 'a' }, { name: 'b' }] },
    ],
    [
      'loses an element',
      { op: 'remove', path: '/purposes/0' },
      { ...ORIGINAL_RESPONSE, purposes: [{ name: 'b', steps: [] }] },
    ],
    [
      'has another value',
      { op: 'replace', path: '/purposes/1/name', value: 3 },
      { ...ORIGINAL_RESPONSE, purposes: [ORIGINAL_RESPONSE.purposes[0], { name: 3, steps: [] }] },
    ],
    ['has a new member', { op: 'add', path: '/new', value: 1 }, { ...ORIGINAL_RESPONSE, new: 1 }],
    [
      'lacks the member with the escaped name',
      { op: 'remove', path: '/x~1y~0/z' },
      { ...ORIGINAL_RESPONSE, 'x/y~': {} },
    ],
  ] as const)('changes a response, which then %s', (_, operation, expected) => {
    expect(patched(operation)).toEqual(expected);
  });

  test.each([
    { op: 'remove', path: '/nothing/here' },
    { op: 'remove', path: '/purposes/7' },
    { op: 'replace', path: '/nothing', value: 1 },
    { op: 'add', path: '/purposes', value: 1 },
    { op: 'remove', path: '/toString' },
    { op: 'remove', path: '' },
  ] as const)('changes nothing if the path does not exist: %o', (operation) => {
    expect(patched(operation)).toEqual(ORIGINAL_RESPONSE);
  });

  test('applies the operations in order, and treats names of Object.prototype as ordinary names', () => {
    const answer = patched(
      { op: 'add', path: '/__proto__', value: { polluted: true } },
      { op: 'remove', path: '/purposes' },
    );
    expect(Object.keys(answer as object)).toEqual(['x/y~', '__proto__']);
    expect({}).not.toHaveProperty('polluted');
  });

  test('changes nothing in invalid JSON', () => {
    expect(patchResponse('<p>', [{ op: 'remove', path: '/a' }])).toBe('<p>');
  });
});
