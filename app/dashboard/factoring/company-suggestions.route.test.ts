import { searchCompaniesForCover } from 'contracts/api/companies';
import { createExampleOf } from 'contracts/openapi/examples';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const suggestions = (name: string) => `/dashboard/company-suggestions?${new URLSearchParams({ name })}`;
const SEARCH_CALL = 'GET /user/company_search';

describe('FACT-06 company suggestions', () => {
  it('company suggestions contain the details that fill in the form', async () => {
    const visitor = await visit('factoring-insurable', { as: 'applicant' });
    const response = await visitor.get(suggestions('  Modehaus Hansen '));
    expect([response.status, response.json]).toEqual([
      200,
      {
        options: [
          {
            id: 'id=modehaus-hansen&name=Modehaus+Hansen+GmbH&land=DE',
            label: 'Modehaus Hansen GmbH',
            description: 'Mönckebergstraße 31, 20095 Hamburg, HRB 61207',
            internal: true,
            texts: expect.objectContaining({ address_country: 'DE', companyType: 'GMBH' }),
          },
        ],
      },
    ]);
  });

  it.each(['/dashboard/company-suggestions', suggestions('abc'), suggestions('  abc  ')])(
    'suggestions are empty without a request below four characters: %s',
    async (address) => {
      const visitor = await visit('factoring-insurable', { as: 'applicant' });
      visitor.world.takeCalls();
      const response = await visitor.get(address);
      expect([response.status, response.json]).toEqual([200, { options: [] }]);
      expect(visitor.world.takeCalls()).not.toContain(SEARCH_CALL);
    },
  );

  it.each([
    [{ status: 500 }, 500],
    [{ drop: true }, 503],
    [{ code: 'err_too_many_requests' }, 429],
  ])('suggestions are empty and have the error status if the search fails: %j', async (fault, status) => {
    const visitor = await visit('factoring-insurable', { as: 'applicant' });
    await visitor.world.planFault({ path: '/user/company_search', ...fault });
    const response = await visitor.get(suggestions('Modehaus'));
    expect([response.statusLine, response.json]).toEqual([status, { options: null }]);
  });

  it('D-271: the suggestions are the first 50 of thousands of companies', async () => {
    const visitor = await visit('factoring-insurable', { as: 'applicant' });
    const path = '/user/company_search';
    const example = createExampleOf(searchCompaniesForCover.response, 'searchCompaniesForCover');
    const [sample] = (example as { external_provider_companies: object[] }).external_provider_companies;
    const value = Array.from({ length: 3_000 }, (_, id) => ({ ...sample, id: `c${id}` }));
    const patch = [{ op: 'replace' as const, path: '/external_provider_companies', value }];
    await visitor.world.planFault({ method: 'GET', path, patch });
    const { options } = (await visitor.get(suggestions('Modehaus'))).json as { options: unknown[] };
    expect(options).toHaveLength(50);
  });

  it('company suggestions require a login', async () => {
    const visitor = await visit('factoring-insurable');
    const response = await visitor.get(suggestions('Modehaus'));
    expect([response.status, response.location]).toEqual([
      302,
      expect.stringContaining('/login?redirectTo='),
    ]);
    expect(visitor.world.takeCalls()).not.toContain(SEARCH_CALL);
  });
});
