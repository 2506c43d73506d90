import { searchCompanies } from 'contracts/api/company-search';
import { createExampleOf } from 'contracts/openapi/examples';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const AT = '/application/company-suggestions';
const SEARCH_CALL = 'GET /company_search';

describe('CLA-08: company suggestions for a typed name', () => {
  it('company suggestions contain name, location and register number of the company', async () => {
    const visitor = await visit('demo');
    await visitor.get('/login');
    visitor.world.takeCalls();
    const response = await visitor.get(`${AT}?name=${encodeURIComponent('  Metallbau Brandt GmbH ')}`);
    expect([response.status, visitor.world.takeCalls()]).toEqual([200, [SEARCH_CALL]]);
    expect(response.json).toEqual({
      options: [
        {
          id: expect.any(String),
          label: 'Metallbau Brandt GmbH',
          description: 'Überseering 12a, 28217 Bremen, HRB 24816',
        },
      ],
    });
  });

  it.each(['', '?name=', '?name=Met', '?name=%20%20Met%20%20', `?name=${'x'.repeat(256)}`])(
    'company suggestions are empty, without an API call, for a name that cannot be searched: $0',
    async (query) => {
      const visitor = await visit('demo');
      await visitor.get('/login');
      visitor.world.takeCalls();
      const response = await visitor.get(AT + query);
      expect([response.status, response.json, visitor.world.takeCalls()]).toEqual([200, { options: [] }, []]);
    },
  );

  it.each([
    [{ status: 500 }, 500],
    [{ drop: true }, 503],
    [{ code: 'err_too_many_requests' }, 429],
  ])(
    'company suggestions have an error status if the search call fails with %j (status %s)',
    async (fault, status) => {
      const visitor = await visit('demo');
      await visitor.world.planFault({ method: 'GET', path: '/company_search', ...fault });
      const response = await visitor.get(`${AT}?name=Metallbau`);
      expect([response.statusLine, response.json]).toEqual([status, { options: null }]);
    },
  );

  it('D-271: the suggestions are the first 50 of thousands of companies', async () => {
    const visitor = await visit('demo');
    const { companyNameSuggestions: samples } = createExampleOf(
      searchCompanies.response,
      'searchCompanies',
    ) as {
      companyNameSuggestions: object[];
    };
    const value = Array.from({ length: 3_000 }, (_, id) => ({
      ...samples[0],
      external_provider_company_id: `c${id}`,
      land: 'DE',
    }));
    const patch = [{ op: 'replace' as const, path: '/companyNameSuggestions', value }];
    await visitor.world.planFault({ method: 'GET', path: '/company_search', patch });
    const { options } = (await visitor.get(`${AT}?name=Metallbau`)).json as { options: unknown[] };
    expect(options).toHaveLength(50);
  });

  it("D-12: company suggestions include companies of all the partner's countries", async () => {
    const visitor = await visit('demo');
    const labels = async (name: string) => {
      const { options } = (await visitor.get(`${AT}?name=${name}`)).json as { options: { label: string }[] };
      return options.map(({ label }) => label);
    };
    expect(await labels('Atelier')).not.toContain('Atelier Favre Sàrl');
    await visitor.world.setBankDocument({ name: 'Nordheide Bank', countries: { supported: ['DE', 'CH'] } });
    expect(await labels('Atelier')).toContain('Atelier Favre Sàrl');
    expect(await labels('Metallbau')).toContain('Metallbau Brandt GmbH');
    expect(await labels('Nowak')).not.toContain('Nowak Instalacje Sp. z o.o.');
  });
});
