import { expect, test } from 'vitest';
import { callsOfPortal } from './scenario-recorder';

test('callsOfPortal omits calls of the test suite itself', () => {
  const portal = { headers: { 'x-forwarded-host': 'demo.localhost:3000' } };
  const suiteRequest = { headers: {} };
  const requests = [
    { id: 1, call: 'getApplication', request: portal },
    { id: 2, call: 'login', request: suiteRequest },
    { id: 3, call: null, request: portal },
    { id: 4, call: 'changeStatus', request: portal },
  ];
  expect(callsOfPortal(requests)).toEqual(['getApplication', 'changeStatus']);
});
