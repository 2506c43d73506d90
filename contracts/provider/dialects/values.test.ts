import { CALLS } from 'contracts/api';
import { expect, it } from 'vitest';
import { createJsonResponse } from './dialect';
import { requireDialect } from './index';

it.each([
  ['decimal-strings', { loanSize: 250_000 }, { loanSize: '250000.00' }],
  ['decimal-strings', { loanSize: 1000.06 }, { loanSize: '1000.06' }],
  ['decimal-strings', { loanSize: null }, { loanSize: null }],
])('the dialect %s turns %j of an application into %j', (name, originalBody, expected) => {
  const call = CALLS.getApplication;
  const request = { method: call.method, url: '/', headers: new Headers(), body: undefined };
  const response = requireDialect(name)
    .startSession()
    .response?.(createJsonResponse(200, originalBody), { call, request });
  expect(response?.body).toEqual(expected);
});
