import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

describe('SHELL-02: start page', () => {
  it.each([
    ['demo', 'anonymous', '/', '/application/loan-info'],
    ['demo', 'anonymous', '/?ref=fair&utm_source=mail', '/application/loan-info?ref=fair&utm_source=mail'],
    ['medical-practice', 'anonymous', '/', '/application/new/company-name'],
    ['medical-practice', 'anonymous', '/?ref=fair', '/application/new/company-name?ref=fair'],
    ['no-new-applications', 'anonymous', '/', '/login'],
    ['demo', 'katrin', '/?ref=fair', '/dashboard/applications'],
    ['medical-practice', 'applicant', '/', '/dashboard/applications'],
    ['no-new-applications', 'applicant', '/', '/dashboard/applications'],
  ])(
    'the start page for the partner %s redirects the %s user from %s to %s',
    async (world, as, address, redirectTarget) => {
      const visitor = await visit(world, as === 'anonymous' ? {} : { as });
      const response = await visitor.get(address);
      expect([response.status, response.location]).toEqual([302, redirectTarget]);
    },
  );

  it('DYN-02: offers to continue a draft', async () => {
    const visitor = await visit('demo');
    const typed = {
      loanType: 'general_liquidity',
      loanSize: '100,000',
      loanDuration: '48',
      purposeSelect: 'operating_expenses',
    };
    expect((await visitor.post('/application/loan-info', typed)).status).toBe(303);
    expect((await visitor.get('/')).location).toBe('/application/loan-info?resume=1');
    expect((await visitor.get('/?ref=fair')).location).toBe('/application/loan-info?ref=fair&resume=1');
  });

  it('refuses POST requests', async () => {
    expect((await (await visit('demo')).post('/')).status).toBe(405);
  });
});
