import { createApplication, listApplications } from 'contracts/api/applications';
import { addCompany, searchCompaniesForCover } from 'contracts/api/companies';
import {
  addDebtor,
  deleteDebtor,
  listDebtors,
  requestInsuranceCover,
  updateDebtor,
} from 'contracts/api/factoring';
import { beforeEach, describe, expect, it } from 'vitest';
import { asSignatory } from '../testing/as-signatory';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser, registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const HENRIK = 'henrik.lorenz@lorenz-textil.example';

const test = exchangeInSandbox({ scenario: 'factoring-limits' });
let henrik: TestSandbox;
let params: { id: string };
let applicationInReview: { id: string };

beforeEach(async () => {
  const sandbox = test.sandbox().with({ 'x-forwarded-host': 'factoring.localhost' });
  henrik = await logInUser(sandbox, HENRIK);
  const [open, review] = await henrik.expectSuccess(listApplications);
  params = { id: open?.applicationId ?? '' };
  applicationInReview = { id: review?.applicationId ?? '' };
});

const SALES = { annual_sales_previous_year: 250_000, currency: 'EUR' } as const;

const HANSEN_AS_DEBTOR = { ...SALES, company_id: 'modehaus-hansen' };

function addToApplication(body: object) {
  return henrik.request('POST', `/user/applications/${params.id}/factoring/debitors`, { body });
}

async function foundCompany(name: string) {
  const query = { purpose: 'company_cover', name } as const;
  return (await henrik.expectSuccess(searchCompaniesForCover, { query })).external_provider_companies;
}

describe('debtors', () => {
  it('FACT-05 debtors can be added, changed and removed', async () => {
    expect(await henrik.expectSuccess(listDebtors, { params })).toEqual([]);
    const debtor = await henrik.expectSuccess(addDebtor, { params, body: HANSEN_AS_DEBTOR });
    expect(debtor).toEqual({
      debitor_id: debtor.debitor_id,
      company: {
        company_id: 'modehaus-hansen',
        company_name: 'Modehaus Hansen GmbH',
        company_country: 'DE',
      },
      annual_sales_previous_year: 250_000,
      currency: 'EUR',
      insurance_cover: null,
      external_provider_company: {
        external_provider_company_id: 'C-modehaus-hansen',
        external_provider_name: 'allianz_trade',
      },
    });
    const debtorParams = { ...params, debitorId: debtor.debitor_id };
    const body = { annual_sales_previous_year: 1_000_000.99, currency: 'CHF' } as const;
    expect(await henrik.expectSuccess(updateDebtor, { params: debtorParams, body })).toEqual({
      ...debtor,
      ...body,
    });
    expect(await henrik.expectSuccess(listDebtors, { params })).toEqual([{ ...debtor, ...body }]);
    expect(await henrik.expectSuccess(deleteDebtor, { params: debtorParams })).toEqual({});
    expect(await henrik.expectSuccess(listDebtors, { params })).toEqual([]);
    expect(await henrik.expectRefusal(deleteDebtor, { params: debtorParams })).toBe(
      '404 err_entity_not_found',
    );
    await henrik.expectSuccess(addDebtor, { params, body: HANSEN_AS_DEBTOR });
  });

  it('FACT-05 debtors are listed by size, also if the application has more than five', async () => {
    for (const [company_id, annual_sales_previous_year] of [
      ['tissus-romands', 10],
      ['bettenland-nord', 500_000],
      ['sauer-objekttextil', 20],
      ['tekstylia-wawel', 700_000],
      ['hafenbau-weser', 90],
      ['molkerei-geest', 30],
    ] as const) {
      const body = { company_id, annual_sales_previous_year, currency: 'EUR' } as const;
      await henrik.expectSuccess(addDebtor, { params, body });
    }
    const listed = await henrik.expectSuccess(listDebtors, { params });
    expect(listed.map(({ annual_sales_previous_year: sales }) => sales)).toEqual([
      700_000, 500_000, 90, 30, 20, 10,
    ]);
  });

  it('FACT-06 debtors can be added by the company number that the search returns', async () => {
    const [registerCompany] = await foundCompany('Nähstube Voß');
    const [insurerCompany] = await foundCompany('Bettenland');
    expect(registerCompany).toMatchObject({ external_provider_name: 'company_register' });
    expect(insurerCompany).toMatchObject({
      external_provider_company_id: 'C-bettenland-nord',
      external_provider_name: 'allianz_trade',
    });
    for (const suggestion of [registerCompany, insurerCompany]) {
      const body = {
        ...SALES,
        external_provider_company_id: suggestion?.external_provider_company_id ?? '',
        external_provider_name: suggestion?.external_provider_name ?? '',
      };
      const debtor = await henrik.expectSuccess(addDebtor, { params, body });
      expect(debtor.company).toMatchObject({ company_id: suggestion?.id, company_name: suggestion?.name });
      expect(debtor.external_provider_company).toMatchObject({
        external_provider_name: suggestion?.external_provider_name,
      });
    }
  });

  it('FACT-05 debtors contain each company once, under any spelling of its name', async () => {
    await henrik.expectSuccess(addDebtor, { params, body: HANSEN_AS_DEBTOR });
    const references = [
      { company_id: 'modehaus-hansen' },
      { external_provider_company_id: 'C-modehaus-hansen', external_provider_name: 'allianz_trade' },
      { external_provider_company_id: 'R-modehaus-hansen', external_provider_name: 'company_register' },
      {
        company_id: 'modehaus-hansen',
        external_provider_company_id: 'C-modehaus-hansen',
        external_provider_name: 'allianz_trade',
      },
    ];
    for (const reference of references) {
      const body = { ...SALES, ...reference };
      expect(await henrik.expectRefusal(addDebtor, { params, body })).toBe('409 err_debtor_company_exists');
    }
    expect(await henrik.expectSuccess(listDebtors, { params })).toHaveLength(1);
  });

  it('FACT-05 debtors contain each company once, also if the user picks the company from the search', async () => {
    const [bettenland] = await foundCompany('Bettenland');
    const { companyId } = await henrik.expectSuccess(addCompany, {
      params,
      body: {
        address_country: 'DE',
        companyName: 'Bettenland Nord AG',
        companyType: 'AG',
        address_street: 'Industrieweg',
        address_house_number: '9',
        address_location: 'Neumünster',
        address_post_code: '24537',
        businessPurpose: 'Handel mit Betten',
        external_provider_company_id: bettenland?.external_provider_company_id ?? '',
        external_provider_name: bettenland?.external_provider_name ?? '',
      },
    });
    const debtor = await henrik.expectSuccess(addDebtor, {
      params,
      body: { ...SALES, company_id: companyId },
    });
    expect(debtor).toMatchObject({
      company: { company_id: companyId, company_name: 'Bettenland Nord AG', company_country: 'DE' },
      external_provider_company: { external_provider_name: 'allianz_trade' },
    });
    const repeatedDebtor = { ...SALES, company_id: 'bettenland-nord' };
    expect(await henrik.expectRefusal(addDebtor, { params, body: repeatedDebtor })).toBe(
      '409 err_debtor_company_exists',
    );
  });

  it('D-75 debtors cannot include the applicant', async () => {
    const body = { ...SALES, company_id: 'lorenz-textil' };
    expect(await henrik.expectRefusal(addDebtor, { params, body })).toBe('409 err_debtor_company_exists');
  });

  it.each([
    ['C-modehaus-hansen', 'allianz_trade'],
    ['R-modehaus-hansen', 'company_register'],
  ])(
    'D-75 debtors cannot include the applicant by the company number %s of the provider %s, under any name',
    async (number, provider) => {
      const { applicationId: id } = await henrik.expectSuccess(createApplication, {
        body: {
          ...LOAN_BODY,
          allBanksLoanPurpose: 'factoring',
          factoring_limit: 50_000,
          has_international_customers: false,
          annual_sales_previous_year: 900_000,
          companyName: 'Hansen, vormals Modehaus',
          companyCreditProviderId: 'R-modehaus-hansen',
        },
      });
      const providerReference = { external_provider_company_id: number, external_provider_name: provider };
      for (const reference of [providerReference, { company_id: 'modehaus-hansen' }]) {
        const body = { ...SALES, ...reference };
        expect(await henrik.expectRefusal(addDebtor, { params: { id }, body })).toBe(
          '409 err_debtor_company_exists',
        );
      }
      await henrik.expectSuccess(addDebtor, {
        params: { id },
        body: { ...SALES, company_id: 'hafenbau-weser' },
      });
    },
  );

  it('D-75 debtors contain each company once, however the name is spelled', async () => {
    await henrik.expectSuccess(addDebtor, { params, body: HANSEN_AS_DEBTOR });
    const { companyId } = await henrik.expectSuccess(addCompany, {
      params,
      body: {
        address_country: 'DE',
        companyName: 'modehaus hansen Gesellschaft mit beschränkter Haftung',
        companyType: 'GMBH',
        address_street: 'Industrieweg',
        address_house_number: '9',
        address_location: 'Neumünster',
        address_post_code: '24537',
        businessPurpose: 'Handel mit Mode',
      },
    });
    const body = { ...SALES, company_id: companyId };
    expect(await henrik.expectRefusal(addDebtor, { params, body })).toBe('409 err_debtor_company_exists');
  });

  it.each<[Record<string, unknown>, string]>([
    [{}, 'company_id'],
    [{ company_id: 'nobody' }, 'company_id'],
    [{ company_id: '__proto__' }, 'company_id'],
    [{ external_provider_name: 'allianz_trade' }, 'company_id'],
    [{ external_provider_company_id: 'C-modehaus-hansen' }, 'external_provider_name'],
    [
      { external_provider_company_id: 'C-nobody', external_provider_name: 'allianz_trade' },
      'external_provider_company_id',
    ],
    [
      { external_provider_company_id: 'C-modehaus-hansen', external_provider_name: 'company_register' },
      'external_provider_company_id',
    ],
    [
      { external_provider_company_id: 'R-modehaus-hansen', external_provider_name: 'allianz_trade' },
      'external_provider_company_id',
    ],
    [
      {
        company_id: 'bettenland-nord',
        external_provider_company_id: 'C-modehaus-hansen',
        external_provider_name: 'allianz_trade',
      },
      'external_provider_company_id',
    ],
    [{ company_id: 'modehaus-hansen', annual_sales_previous_year: 0 }, 'annual_sales_previous_year'],
    [{ company_id: 'modehaus-hansen', annual_sales_previous_year: -1 }, 'annual_sales_previous_year'],
    [{ company_id: 'modehaus-hansen', annual_sales_previous_year: undefined }, 'annual_sales_previous_year'],
    [{ company_id: 'modehaus-hansen', currency: 'USD' }, 'currency'],
    [{ company_id: 'modehaus-hansen', currency: undefined }, 'currency'],
  ])('debtors are refused with the changed data %j and an error for the field %s', async (change, field) => {
    const { status, body } = await addToApplication({ ...SALES, ...change });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ code: 'err_validation_failed', field }] });
    expect(await henrik.expectSuccess(listDebtors, { params })).toEqual([]);
  });

  it('debtors cannot be updated to annual sales of zero', async () => {
    const { debitor_id } = await henrik.expectSuccess(addDebtor, { params, body: HANSEN_AS_DEBTOR });
    const one = { ...params, debitorId: debitor_id };
    expect(
      await henrik.expectRefusal(updateDebtor, {
        params: one,
        body: { annual_sales_previous_year: 0, currency: 'EUR' },
      }),
    ).toBe('422 err_validation_failed annual_sales_previous_year');
  });

  it('debtors cannot include companies that other users added', async () => {
    const sandbox = test.sandbox().with({ 'x-forwarded-host': 'factoring.localhost' });
    const { body } = await sandbox.request('GET', '/simulator/snapshot');
    const foreignCompany = {
      id: 'foreign',
      ownerId: 'somebody',
      fields: {
        address_country: 'DE',
        companyName: 'Fremde Firma',
        companyType: 'GMBH',
        address_street: 'a',
        address_house_number: '1',
        address_location: 'b',
        address_post_code: '1',
        businessPurpose: 'Handel',
      },
    };
    await sandbox.request('PUT', '/simulator/snapshot', {
      body: { ...Object(body), companies: [foreignCompany] },
    });
    const foreignDebtor = { ...SALES, company_id: 'foreign' };
    expect(await henrik.expectRefusal(addDebtor, { params, body: foreignDebtor })).toBe(
      '422 err_validation_failed company_id',
    );
    expect(await foundCompany('Fremde Firma')).toEqual([]);
  });

  it('debtors can be changed only by the applicant of an open factoring application', async () => {
    const { debitor_id } = await henrik.expectSuccess(addDebtor, { params, body: HANSEN_AS_DEBTOR });
    const attempts = async (user: TestSandbox, id: string) => {
      const one = { id, debitorId: debitor_id };
      return [
        await user.expectRefusal(addDebtor, {
          params: { id },
          body: { ...SALES, company_id: 'molkerei-geest' },
        }),
        await user.expectRefusal(updateDebtor, { params: one, body: SALES }),
        await user.expectRefusal(deleteDebtor, { params: one }),
        await user.expectRefusal(requestInsuranceCover, { params: one }),
      ];
    };
    const all = (code: string) => [code, code, code, code];
    expect(await attempts(henrik, applicationInReview.id)).toEqual(all('422 err_update_not_allowed'));
    expect(await attempts(test.sandbox(), params.id)).toEqual(all('401 err_auth_session_not_found'));
    const signatory = await asSignatory(test.sandbox(), params.id);
    expect(await signatory.expectSuccess(listDebtors, { params })).toHaveLength(1);
    expect(await attempts(signatory, params.id)).toEqual(all('403 err_no_permission'));
    expect(await attempts(signatory, applicationInReview.id)).toEqual(all('404 err_entity_not_found'));
    expect(await signatory.expectRefusal(listDebtors, { params: applicationInReview })).toBe(
      '404 err_entity_not_found',
    );
    expect(await henrik.expectSuccess(listDebtors, { params })).toHaveLength(1);
    const demo = await TestSandbox.open(test.origin(), { scenario: 'first-application' });
    const katrin = await logInUser(demo, KATRIN_LOGIN);
    const [loan] = await katrin.expectSuccess(listApplications);
    expect(await attempts(katrin, loan?.applicationId ?? '')).toEqual(all('403 err_feature_not_enabled'));
    expect(await katrin.expectSuccess(listDebtors, { params: { id: loan?.applicationId ?? '' } })).toEqual(
      [],
    );
    const otherUser = await registerUser(demo);
    expect(await attempts(otherUser, loan?.applicationId ?? '')).toEqual(all('404 err_entity_not_found'));
  });
});

describe('insurance cover (D-33)', () => {
  it('FACT-07 insurance cover can be requested once, stays pending for two days, and is then decided', async () => {
    const { debitor_id } = await henrik.expectSuccess(addDebtor, { params, body: HANSEN_AS_DEBTOR });
    const debtorParams = { ...params, debitorId: debitor_id };
    const requestedDebtor = await henrik.expectSuccess(requestInsuranceCover, { params: debtorParams });
    expect(requestedDebtor.insurance_cover).toMatchObject({ cover_status: 'Pending', cover_amount: null });
    expect(await henrik.expectRefusal(requestInsuranceCover, { params: debtorParams })).toBe(
      '409 err_insurance_cover_exists',
    );
    const status = async () => {
      const user = await logInUser(test.sandbox(), HENRIK);
      const [debtor] = await user.expectSuccess(listDebtors, { params });
      return debtor?.insurance_cover?.cover_status;
    };
    await test.sandbox().advance('P1DT23H');
    expect(await status()).toBe('Pending');
    await test.sandbox().advance('PT2H');
    const decidedStatus = await status();
    expect(decidedStatus).not.toBe('Pending');
    await test.sandbox().advance('P30D');
    expect(await status()).toBe(decidedStatus);
    await test.sandbox().advance('-P32D');
    expect(await status()).toBe('Pending');
  });

  it('FACT-07 insurance cover cannot be requested for a company that the provider does not know', async () => {
    const body = { ...SALES, company_id: 'naehstube-voss' };
    const { debitor_id } = await henrik.expectSuccess(addDebtor, { params, body });
    const one = { ...params, debitorId: debitor_id };
    expect(await henrik.expectRefusal(requestInsuranceCover, { params: one })).toBe(
      '422 err_update_not_allowed',
    );
    const nobody = { ...params, debitorId: 'nobody' };
    expect(await henrik.expectRefusal(requestInsuranceCover, { params: nobody })).toBe(
      '404 err_entity_not_found',
    );
  });

  it('FACT-05 insurance cover has nine different states among the debtors of a scenario', async () => {
    const sandbox = await TestSandbox.open(test.origin(), { scenario: 'factoring-cover' });
    const user = await logInUser(sandbox, HENRIK);
    const [application] = await user.expectSuccess(listApplications);
    const debtors = await user.expectSuccess(listDebtors, {
      params: { id: application?.applicationId ?? '' },
    });
    expect(debtors.map(({ insurance_cover }) => insurance_cover?.cover_status)).toEqual([
      'CheckPolicy',
      'Closed',
      'Cover',
      'Error',
      'Inactive',
      'NoCover',
      'Partial',
      'Pending',
      'Rejected',
      undefined,
    ]);
  });
});
