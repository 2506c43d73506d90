import {
  addSubmittedStep,
  currentTextsOf,
  type Draft,
  type FormTexts,
  hasDetailsOf,
  type NamedCompany,
  omitFields,
  setDetailsCompany,
  toDraftCompany,
} from '~/application/journey/rules/draft';
import type { Referral } from '~/application/journey/rules/referral';
import { COMPANY_DETAIL_FIELDS, toDetailTexts } from '~/application/rules/company-details';
import { LOAN_INFO_FIELDS } from '~/application/rules/loan-info';
import {
  createCompanyDetailsSchema,
  createCompanyNameSchema,
  createLoanInfoSchema,
} from '~/application/rules/step-schemas';
import type { FormStep } from '~/application/rules/steps';
import { decimalSeparator, toPlainDecimal } from '~/domain/decimal';
import type { FormValues } from '~/domain/form-values';
import type { WizardConfig } from '~/domain/wizard-config';

/** CLA-13. Validates again, because the configuration may have changed. */
export function assembleClassicApplication(
  values: FormValues,
  { config, language, referral }: { config: WizardConfig; language: string; referral: Referral | null },
) {
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const context = { typed, config, language };
  const loan = createLoanInfoSchema(context).safeParse(typed);
  if (!loan.success) return createIncompleteResult('loan-info');
  const name = createCompanyNameSchema(context).safeParse(typed);
  if (!name.success) return createIncompleteResult('company-name');
  const details = createCompanyDetailsSchema(context).safeParse(typed);
  if (!details.success) return createIncompleteResult('company-details');
  const { loanType, currency, ...loanDetails } = loan.data;
  const application = withoutGaps({
    ...loanDetails,
    ...name.data,
    ...details.data,
    allBanksLoanPurpose: loanType,
    currency: currency ?? config.currency,
    referrer: referral?.referrer,
    referral_data: referral && Object.keys(referral.data).length > 0 ? referral.data : undefined,
  });
  return { ok: true, application } as const;
}

const createIncompleteResult = (step: FormStep) => ({ ok: false, step }) as const;

type WithoutGaps<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

function withoutGaps<T extends object>(members: T): WithoutGaps<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as WithoutGaps<T>;
}

const DETAIL_NAMES = Object.keys(COMPANY_DETAIL_FIELDS);

/** CLA-08. Another company replaces the details. A corrected name keeps the details for confirmation. */
export function withClassicCompany(draft: Draft, namedCompany: NamedCompany, config: WizardConfig): Draft {
  const company = toDraftCompany(namedCompany);
  const companyDraft = setDetailsCompany(draft, company);
  if (hasDetailsOf(draft, company)) return companyDraft;
  const isRenamed = (draft.detailsFor?.id ?? '') === company.id;
  const currentDetails = Object.entries(currentTextsOf(draft, 'company-details'));
  const typed = Object.fromEntries(currentDetails.filter(([name]) => DETAIL_NAMES.includes(name)));
  const registerDetails = namedCompany.registerEntry
    ? toDetailTexts(namedCompany.registerEntry, config)
    : null;
  const clearedDraft = {
    ...companyDraft,
    known: registerDetails,
    typed: omitFields(companyDraft.typed, DETAIL_NAMES),
  };
  const texts = isRenamed ? typed : (registerDetails ?? {});
  return addSubmittedStep(clearedDraft, 'company-details', { texts, isValid: false });
}

interface KnownApplication {
  readonly allBanksLoanPurpose: string;
  readonly factoring?:
    | {
        readonly annual_sales_previous_year?: number | null | undefined;
        readonly has_international_customers?: boolean | null | undefined;
      }
    | null
    | undefined;
  readonly [member: string]: unknown;
}

export function toClassicFormTexts(application: KnownApplication, language: string): FormTexts {
  const { allBanksLoanPurpose: loanType, factoring, ...otherMembers } = application;
  const hasInternationalCustomers = factoring?.has_international_customers;
  const members: Record<string, unknown> = {
    ...otherMembers,
    loanType,
    annual_sales_previous_year: factoring?.annual_sales_previous_year,
    has_international_customers:
      hasInternationalCustomers === true ? 'yes' : hasInternationalCustomers === false ? 'no' : undefined,
  };
  const names = Object.keys({ ...LOAN_INFO_FIELDS, ...COMPANY_DETAIL_FIELDS, companyName: '' });
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = members[name];
      if (typeof value === 'number') {
        return [[name, toPlainDecimal(value).replace('.', decimalSeparator(language))] as const];
      }
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}
