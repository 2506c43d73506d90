import { expect, test } from 'vitest';
import { callsOfPortal } from './recorder';

test('a script is recorded of what the portal calls, not of what the suite asks for itself', () => {
  const portal = { headers: { 'x-forwarded-host': 'demo.localhost:3000' } };
  const suite = { headers: {} };
  const requests = [
    { id: 1, call: 'getApplication', request: portal },
    { id: 2, call: 'login', request: suite },
    { id: 3, call: null, request: portal },
    { id: 4, call: 'changeStatus', request: portal },
  ];
  expect(callsOfPortal(requests)).toEqual(['getApplication', 'changeStatus']);
});
