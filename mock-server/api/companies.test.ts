import { listApplications } from 'contracts/api/applications';
import { addCompany, type NewCompany, searchCompaniesForCover } from 'contracts/api/companies';
import { beforeEach, describe, expect, it } from 'vitest';
import { asSignatory } from '../testing/as-signatory';
import { NEW_COMPANY_BODY } from '../testing/financing';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser, registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const HENRIK = 'henrik.lorenz@lorenz-textil.example';

const test = exchangeInSandbox({ scenario: 'factoring-limits' });
let henrik: TestSandbox;
let params: { id: string };
let applicationInReview: { id: string };

beforeEach(async () => {
  henrik = await logInUser(test.sandbox().with({ 'x-forwarded-host': 'factoring.localhost' }), HENRIK);
  const [open, review] = await henrik.expectSuccess(listApplications);
  params = { id: open?.applicationId ?? '' };
  applicationInReview = { id: review?.applicationId ?? '' };
});

async function suggestedNames(name: string, country?: string): Promise<string[]> {
  const query = { purpose: 'company_cover', name, ...(country !== undefined && { country }) } as const;
  const { external_provider_companies: found } = await henrik.expectSuccess(searchCompaniesForCover, {
    query,
  });
  return found.map((company) => company.name);
}

describe('a company that is missing in the search', () => {
  it('FACT-06 a company that the search lacks can be added, and is then found only by the user who added it', async () => {
    const added = await henrik.expectSuccess(addCompany, { params, body: NEW_COMPANY_BODY });
    expect(added).toEqual({ companyId: added.companyId, companyName: 'Möbelhof Süd GmbH' });
    const query = { purpose: 'company_cover', name: 'mobelhof' } as const;
    const { external_provider_companies: found } = await henrik.expectSuccess(searchCompaniesForCover, {
      query,
    });
    expect(found).toMatchObject([
      { id: added.companyId, name: 'Möbelhof Süd GmbH', isInternal: true, land: 'DE' },
    ]);
    expect(await suggestedNames('Möbelhof', 'DE')).toHaveLength(1);
    expect(await suggestedNames('Möbelhof', 'CH')).toEqual([]);
    const other = await registerUser(test.sandbox());
    expect(
      (await other.expectSuccess(searchCompaniesForCover, { query })).external_provider_companies,
    ).toEqual([]);
  });

  it.each<[string, Partial<NewCompany>]>([
    ['with the same name', { companyName: 'Modehaus Hansen GmbH' }],
    ['with another spelling of the name', { companyName: ' modehaus  HANSEN gmbh' }],
    ['with the name of the applicant', { companyName: 'Lorenz Textilhandel GmbH und Co. KG' }],
    [
      'with the same number of the insurer',
      { external_provider_company_id: 'C-modehaus-hansen', external_provider_name: 'allianz_trade' },
    ],
  ])('FACT-06 a company that the search lacks is refused if a company exists %s', async (_, change) => {
    const refused = await henrik.expectRefusal(addCompany, {
      params,
      body: { ...NEW_COMPANY_BODY, ...change },
    });
    expect(refused).toBe('409 err_company_already_exists companyName');
  });

  it('FACT-06 the company is refused when the user adds the company a second time, except in another country', async () => {
    await henrik.expectSuccess(addCompany, { params, body: NEW_COMPANY_BODY });
    const again = { ...NEW_COMPANY_BODY, companyName: 'MÖBELHOF SÜD GMBH' };
    expect(await henrik.expectRefusal(addCompany, { params, body: again })).toBe(
      '409 err_company_already_exists companyName',
    );
    const swiss = { ...NEW_COMPANY_BODY, address_country: 'CH', companyType: 'CH_GMBH' };
    await henrik.expectSuccess(addCompany, { params, body: swiss });
  });

  it('a company that the search lacks can be added if only the search of the insurer lists the company', async () => {
    await henrik.expectSuccess(addCompany, {
      params,
      body: { ...NEW_COMPANY_BODY, companyName: 'Bettenland Nord AG' },
    });
  });

  it.each<[Partial<NewCompany>, string]>([
    [{ address_country: 'FR' }, '422 err_company_country_not_allowed address_country'],
    [{ address_country: 'CH' }, '422 err_company_type_not_allowed companyType'],
    [{ companyName: '' }, '422 err_validation_failed companyName'],
    [{ businessPurpose: 'Bank' }, '422 err_validation_failed businessPurpose'],
    [{ external_provider_company_id: 'C-1' }, '422 err_validation_failed external_provider_name'],
    [
      { external_provider_company_id: 'C-1', external_provider_name: 'allianz_trade' },
      '422 err_validation_failed external_provider_company_id',
    ],
  ])('a company that the search lacks is refused with the data %j: %s', async (change, expected) => {
    expect(await henrik.expectRefusal(addCompany, { params, body: { ...NEW_COMPANY_BODY, ...change } })).toBe(
      expected,
    );
  });

  it('FACT-06 adding a company accepts a business purpose of up to 2,000,000 characters', async () => {
    const whole = { ...NEW_COMPANY_BODY, businessPurpose: 'ü'.repeat(2_000_000) };
    await henrik.expectSuccess(addCompany, { params, body: whole });
    const more = { ...NEW_COMPANY_BODY, companyName: 'Andere GmbH', businessPurpose: 'x'.repeat(2_000_001) };
    expect(await henrik.expectRefusal(addCompany, { params, body: more })).toBe(
      '422 err_validation_failed businessPurpose',
    );
    const endless = { ...NEW_COMPANY_BODY, businessPurpose: 'x'.repeat(10_000_000) };
    expect(await henrik.expectRefusal(addCompany, { params, body: endless })).toBe(
      '413 err_validation_failed',
    );
  });

  it('a company that the search lacks can be added only by the applicant of an open factoring application', async () => {
    const body = NEW_COMPANY_BODY;
    expect(await henrik.expectRefusal(addCompany, { params: applicationInReview, body })).toBe(
      '422 err_update_not_allowed',
    );
    expect(await henrik.expectRefusal(addCompany, { params: { id: 'x' }, body })).toBe(
      '404 err_entity_not_found',
    );
    expect(await test.sandbox().expectRefusal(addCompany, { params, body })).toBe(
      '401 err_auth_session_not_found',
    );
    const signatory = await asSignatory(test.sandbox(), params.id);
    expect(await signatory.expectRefusal(addCompany, { params, body })).toBe('403 err_no_permission');
    expect(await signatory.expectRefusal(addCompany, { params: applicationInReview, body })).toBe(
      '404 err_entity_not_found',
    );
    const demo = await TestSandbox.open(test.origin(), { scenario: 'first-application' });
    const katrin = await logInUser(demo, KATRIN_LOGIN);
    const [loan] = await katrin.expectSuccess(listApplications);
    const loanParams = { id: loan?.applicationId ?? '' };
    expect(await katrin.expectRefusal(addCompany, { params: loanParams, body })).toBe(
      '403 err_feature_not_enabled',
    );
  });
});

describe('the search for debtors (D-12)', () => {
  it('FACT-06 the search for debtors returns at most twenty companies, only of the country in the query', async () => {
    expect(await suggestedNames('Tissus', 'CH')).toEqual(['Tissus Romands SA']);
    expect(await suggestedNames('Tissus', 'DE')).toEqual([]);
    expect(await suggestedNames('GmbH')).toHaveLength(20);
  });

  it.each([
    [{ purpose: 'company_cover', name: 'Bet' }, 'name'],
    [{ purpose: 'company_cover', name: `   Bet   ` }, 'name'],
    [{ purpose: 'company_cover', name: 'x'.repeat(256) }, 'name'],
    [{ purpose: 'company_cover' }, 'name'],
    [{ name: 'Bettenland' }, 'purpose'],
    [{ purpose: 'curiosity', name: 'Bettenland' }, 'purpose'],
    [{ purpose: 'company_cover', name: 'Bettenland', more: '1' }, 'more'],
  ])('the search for debtors refuses the query %j with an error for the field %s', async (query, field) => {
    const search = new URLSearchParams(query as Record<string, string>);
    const { status, body } = await henrik.request('GET', `/user/company_search?${search}`);
    expect(status).toBe(422);
    expect(body).toEqual({ errors: [{ code: 'err_validation_failed', field }] });
  });

  it('the search for debtors needs a session', async () => {
    const query = { purpose: 'company_cover', name: 'Bettenland' } as const;
    expect(await test.sandbox().expectRefusal(searchCompaniesForCover, { query })).toBe(
      '401 err_auth_session_not_found',
    );
  });
});
