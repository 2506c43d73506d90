import { searchCompanies } from 'contracts/api/company-search';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();

async function suggestedNames(name: string, country?: string): Promise<string[]> {
  const query = { name, ...(country !== undefined && { country }) };
  const answer = await test.sandbox().expectSuccess(searchCompanies, { query });
  return answer.companyNameSuggestions.map((suggestion) => suggestion.name);
}

describe('company search', () => {
  it('SIM-01 finds a company by a part of its name, regardless of case and accents', async () => {
    for (const text of ['metallbau brandt', 'METALLBAU', 'llbaU brAN']) {
      expect(await suggestedNames(text)).toContain('Metallbau Brandt GmbH');
    }
    expect(await suggestedNames('Barenthal')).toEqual(['Gasthof Bärenthal GmbH & Co. KG']);
    expect(await suggestedNames('zabinska')).toEqual(['Kwiaciarnia Żabińska']);
    expect(await suggestedNames('Bärenthal GmbH Co')).toEqual(['Gasthof Bärenthal GmbH & Co. KG']);
  });

  it('returns the data that prefill the form', async () => {
    const { companyNameSuggestions } = await test
      .sandbox()
      .expectSuccess(searchCompanies, { query: { name: 'Metallbau Brandt' } });
    expect(companyNameSuggestions[0]).toMatchObject({
      external_provider_company_id: 'R-metallbau-brandt',
      land: 'DE',
      companyType: 'GMBH',
    });
    expect(companyNameSuggestions[0]?.strasseHausnummer).toMatch(/\d/);
  });

  it('returns at most twenty companies, names that begin with the search term first', async () => {
    const found = await suggestedNames('GmbH');
    expect(found).toHaveLength(20);
    const testCompanyNames = await suggestedNames('testfall');
    expect(testCompanyNames).toHaveLength(20);
    expect(testCompanyNames.every((name) => name.startsWith('Testfall'))).toBe(true);
  });

  it('returns only companies of the given country', async () => {
    expect(await suggestedNames('zabinska', 'PL')).toHaveLength(1);
    expect(await suggestedNames('zabinska', 'DE')).toEqual([]);
  });

  it.each(['abc', '    ', 'ab  ', 'x'.repeat(256)])(
    'refuses the search term $0 for its length',
    async (name) => {
      expect(await test.sandbox().expectRefusal(searchCompanies, { query: { name } })).toBe(
        '422 err_validation_failed name',
      );
    },
  );

  it.each(['????', '💶💶💶💶', 'qqqqq', '%_%_', '<script>alert(1)</script>', "' OR 1=1 --"])(
    'returns no companies for the search term "%s"',
    async (name) => {
      expect(await suggestedNames(name)).toEqual([]);
    },
  );

  it('refuses a search without a name or with two names', async () => {
    for (const query of ['', 'name=abcd&name=efgh']) {
      const { status, body } = await test.sandbox().request('GET', `/company_search?${query}`);
      expect([status, body]).toEqual([422, { errors: [{ code: 'err_validation_failed', field: 'name' }] }]);
    }
  });

  it('returns equal companies for equal seeds, and different companies for different seeds', async () => {
    const [one, same, other] = await Promise.all(
      [7, 7, 8].map(async (seed) => {
        const sandbox = await TestSandbox.open(test.origin(), { seed });
        return await sandbox.expectSuccess(searchCompanies, { query: { name: 'gmbh' } });
      }),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
});
