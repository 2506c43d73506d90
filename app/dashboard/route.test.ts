import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

describe('SHELL-28 /dashboard', () => {
  it.each([
    ['/dashboard', '/dashboard/applications'],
    ['/dashboard?confirmation_token=abc', '/dashboard/applications?confirmation_token=abc'],
  ])('redirects logged-in users from %s to %s', async (address, to) => {
    const response = await (await visit('demo', { as: 'katrin' })).get(address);
    expect([response.status, response.location]).toEqual([302, to]);
  });

  it('redirects anonymous visitors to login and back', async () => {
    const response = await (await visit('demo')).get('/dashboard');
    expect(response.location).toBe('/login?redirectTo=%2Fdashboard');
  });
});
