import { expect, it } from 'vitest';
import { readValidationAttempt } from './form';

it.each([
  ['{"type":"validate","payload":{"name":"address.street"}}', { type: 'validate', name: 'address.street' }],
  ['{"type":"validate","payload":{}}', null],
  ['{"type":"reset"}', null],
  ['null', null],
  ['validate/street', null],
])('readValidationAttempt for the intent %s returns %j', (intent, expected) => {
  expect(readValidationAttempt(intent)).toEqual(expected);
});
