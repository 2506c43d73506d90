import type { NewCompany } from 'contracts/api/companies';
import { DEPLOYMENTS, type DeploymentId } from 'fixtures/deployments';
import { describe, expect, test } from 'vitest';
import { NEW_COMPANY_BODY } from '../testing/financing';
import { findNewCompanyViolations } from './new-company-rules';

function refusals(change: Partial<NewCompany>, deployment: DeploymentId = 'factoring'): string[] {
  return findNewCompanyViolations({ ...NEW_COMPANY_BODY, ...change }, DEPLOYMENTS[deployment]).map(
    ({ code, field }) => `${code} ${field}`,
  );
}

describe('a new company of a debtor (FACT-06)', () => {
  test.each<[Partial<NewCompany>]>([
    [{}],
    [{ companyType: 'OHG' }],
    [{ address_country: 'CH', companyType: 'CH_AG' }],
    [{ address_country: 'PL', companyType: 'PL_SP_Z_O_O', taxIdNumber: '6762442180' }],
    [{ hrNumber: 'HRB 9034' }],
    [{ hrNumber: '', taxIdNumber: ' ' }],
    [{ hrNumber: null, taxIdNumber: null, external_provider_name: null, external_provider_company_id: null }],
    [{ hrNumber: 'A'.repeat(30) }],
    [{ taxIdNumber: '06/123/45678' }],
    [{ businessPurpose: 'Kiosk' }],
    [{ companyName: 'X' }],
    [{ external_provider_company_id: 'C-1', external_provider_name: 'allianz_trade' }],
    [{ external_provider_name: 'allianz_trade' }],
  ])('a new company is accepted with the changed data %j', (change) => {
    expect(refusals(change)).toEqual([]);
  });

  test.each<[Partial<NewCompany>, string]>([
    [{ address_country: 'FR' }, 'err_company_country_not_allowed address_country'],
    [{ address_country: '__proto__' }, 'err_company_country_not_allowed address_country'],
    [{ address_country: '' }, 'err_company_country_not_allowed address_country'],
    [{ companyType: 'CH_AG' }, 'err_company_type_not_allowed companyType'],
    [{ companyType: '' }, 'err_company_type_not_allowed companyType'],
    [{ address_country: 'CH' }, 'err_company_type_not_allowed companyType'],
    [{ companyName: ' ' }, 'err_validation_failed companyName'],
    [{ address_street: '' }, 'err_validation_failed address_street'],
    [{ address_house_number: '' }, 'err_validation_failed address_house_number'],
    [{ address_location: '' }, 'err_validation_failed address_location'],
    [{ address_post_code: '' }, 'err_validation_failed address_post_code'],
    [{ businessPurpose: 'Bank' }, 'err_validation_failed businessPurpose'],
    [{ hrNumber: 'HR' }, 'err_validation_failed hrNumber'],
    [{ hrNumber: 'A'.repeat(31) }, 'err_validation_failed hrNumber'],
    [{ hrNumber: 'HRB;1' }, 'err_validation_failed hrNumber'],
    [{ taxIdNumber: '123' }, 'err_validation_failed taxIdNumber'],
    [{ external_provider_company_id: 'C-1' }, 'err_validation_failed external_provider_name'],
  ])('a new company is refused with the changed data %j', (change, expected) => {
    expect(refusals(change)).toEqual([expected]);
  });

  test('a new company needs a business purpose of 5 to 2,000,000 characters (D-41)', () => {
    expect(refusals({ businessPurpose: 'x'.repeat(2_000_000) })).toEqual([]);
    expect(refusals({ businessPurpose: 'x'.repeat(2_000_001) })).toEqual([
      'err_validation_failed businessPurpose',
    ]);
  });

  test('a new company needs a country and a legal form that the partner offers', () => {
    expect(refusals({ address_country: 'CH', companyType: 'CH_AG' }, 'demo')).toEqual([
      'err_company_country_not_allowed address_country',
    ]);
    expect(refusals({ companyType: 'OHG' }, 'swiss')).toEqual(['err_company_type_not_allowed companyType']);
  });
});
