import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it.each([
  ['?at=%2Flogin%3Fa%3D1', '/login?a=1'],
  ['?at=%2F%2Fevil.example', '/'],
  ['', '/'],
])(
  'SIM-14: the start of a demo redirects and opens no sandbox if demos are not hosted (query %j)',
  async (query, to) => {
    const response = await (await visit('empty')).get(`/demo/start${query}`);
    expect([response.status, response.location, response.setCookies]).toEqual([302, to, []]);
  },
);
