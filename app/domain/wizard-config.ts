import {
  type CompanyType,
  CURRENCIES,
  type Currency,
  LOAN_TYPES,
  type LoanType,
  MEDICAL_PURPOSES,
  type MedicalPurpose,
  PURPOSES,
  type Purpose,
} from 'contracts/api/enumerations';
import { companyTypesOfCountry, isCompanyType } from './company-types';

export function isLoanType(text: unknown): text is LoanType {
  return LOAN_TYPES.some((type) => type === text);
}

export function isPurpose(text: unknown): text is Purpose {
  return PURPOSES.some((purpose) => purpose === text);
}

export function isMedicalPurpose(text: unknown): text is MedicalPurpose {
  return MEDICAL_PURPOSES.some((purpose) => purpose === text);
}

export const FALLBACK_CURRENCY: Currency = 'EUR';

export function isCurrency(code: string): code is Currency {
  return CURRENCIES.some((currency) => currency === code);
}

export function hidesCreditCheck(hiddenItems: readonly string[]): boolean {
  return hiddenItems.includes('credit_check');
}

export interface WizardSource {
  readonly loanTypes: readonly string[];
  readonly purposes: readonly string[];
  readonly entitlements: readonly string[];
  readonly currencies: { readonly supported: readonly string[]; readonly default: string };
  readonly countries: { readonly supported: readonly string[]; readonly default: string };
  readonly companyTypesByCountry: Readonly<Record<string, readonly string[]>>;
  readonly companyTypes: { readonly supported: readonly string[] | null; readonly default: string | null };
  readonly hiddenItems: readonly string[];
  readonly partnerTermsRequired: boolean;
  readonly showIndicativeOffer: boolean;
}

/** Serialisable for the browser. Only lists that `findMissingOptionLists` checks may be empty. */
export interface WizardConfig {
  readonly loanTypes: readonly LoanType[];
  readonly purposes: readonly Purpose[];
  readonly currencies: readonly Currency[];
  readonly currency: Currency;
  readonly countries: readonly string[];
  readonly country: string;
  readonly companyTypes: Readonly<Record<string, readonly CompanyType[]>>;
  /** Preselected if the country offers this type (D-97). */
  readonly companyType: CompanyType | null;
  readonly customAmounts: boolean;
  readonly registerNumber: boolean;
  readonly partnerTerms: boolean;
  /** If false, the wizard ends with a confirmation of receipt (CLA-14). */
  readonly offer: boolean;
}

const FALLBACK_LOAN_TYPE: LoanType = 'general_liquidity';

export function createWizardConfig(source: WizardSource): WizardConfig {
  const currencies = source.currencies.supported.filter(isCurrency);
  const currency = isCurrency(source.currencies.default) ? source.currencies.default : FALLBACK_CURRENCY;
  const countries = removeDuplicates([...source.countries.supported, source.countries.default]);
  return {
    loanTypes: listOrFallback(removeDuplicates(source.loanTypes.filter(isLoanType)), [FALLBACK_LOAN_TYPE]),
    purposes: removeDuplicates(source.purposes.filter(isPurpose)),
    currencies: removeDuplicates([...currencies, currency]),
    currency,
    countries,
    country: source.countries.default,
    companyTypes: Object.fromEntries(
      countries.map((country) => [country, listTypesOfCountry(country, source)]),
    ),
    companyType: isCompanyType(source.companyTypes.default) ? source.companyTypes.default : null,
    customAmounts: source.entitlements.includes('CustomizedApplicationAmounts'),
    registerNumber: !hidesCreditCheck(source.hiddenItems),
    partnerTerms: source.partnerTermsRequired,
    offer: source.showIndicativeOffer,
  };
}

/** D-78. Returns names for the log. Only loans have purposes. */
export function findMissingOptionLists(source: WizardSource): string[] {
  const { loanTypes, purposes, companyTypes } = createWizardConfig(source);
  const asksPurposes = loanTypes.some((type) => type !== 'factoring');
  return [
    ...(source.countries.supported.length === 0 ? ['countries'] : []),
    ...(asksPurposes && purposes.length === 0 ? ['loan purposes'] : []),
    ...Object.entries(companyTypes).flatMap(([country, types]) =>
      types.length === 0 ? [`company types of ${country}`] : [],
    ),
  ];
}

function listTypesOfCountry(country: string, { companyTypesByCountry, companyTypes }: WizardSource) {
  return companyTypesOfCountry(country, {
    byCountry: companyTypesByCountry,
    enabledTypes: companyTypes.supported,
  });
}

function listOrFallback<T>(list: readonly T[], fallback: readonly T[]): readonly T[] {
  return list.length > 0 ? list : fallback;
}

function removeDuplicates<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
