import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it.each([
  ['/signin?from=mail&b=2', '/login?from=mail&b=2'],
  ['/signup', '/register'],
  ['/SignUp///?a=1', '/register?a=1'],
  ['/loan-info?utm_source=mail', '/application/loan-info?utm_source=mail'],
  ['/%73ignin?a=1', '/not-found?a=1'],
])(
  'SHELL-03: the portal redirects a URL of an earlier version permanently: %s',
  async (path, redirectTarget) => {
    const response = await (await visit('empty')).get(path);
    expect([response.status, response.location]).toEqual([301, redirectTarget]);
  },
);
