import { type FeatureName, featureValues } from 'contracts/api/configuration';
import { CURRENCIES, PURPOSES } from 'contracts/api/enumerations';
import type { BankTerms, Deployment } from 'fixtures/deployments';
import type { z } from 'zod';

export interface ProductRange {
  usersMayApply: boolean;
  loanTypes: readonly string[];
  currencies: readonly string[];
  countries: readonly string[];
  purposes: readonly string[];
  entitlements: readonly string[];
  limits: BankTerms['limits'];
  companyTypes(country: string): readonly string[];
}

export function readProductRange({ publicFeatures, partner, bankTerms }: Deployment): ProductRange {
  const active = (name: FeatureName) =>
    publicFeatures.find((feature) => feature.name === name && feature.is_active);
  const value = <Name extends keyof typeof featureValues>(name: Name) =>
    featureValues[name].safeParse(active(name)?.value).data as
      | z.output<(typeof featureValues)[Name]>
      | undefined;
  return {
    usersMayApply: active('user_creates_application') !== undefined,
    loanTypes: partner.user_application_types,
    currencies: value('currencies')?.supported ?? CURRENCIES,
    countries: value('application_countries')?.supported ?? Object.keys(partner.country_company_types),
    purposes: value('loan_purposes') ?? PURPOSES,
    entitlements: partner.entitlements,
    limits: bankTerms?.limits ?? {},
    companyTypes: (country) =>
      partner.country_company_types[country] ?? value('company_types')?.supported ?? [],
  };
}
