import type { Currency, LoanType, Purpose } from 'contracts/api/enumerations';
import type { z } from 'zod';
import type { Referral } from '~/application/journey/rules/referral';

import type { Typed } from '~/domain/form-schema';

import { companyDetailsSchema } from './company-details';
import { companyNameSchema } from './company-name';
import { type Draft, valuesOf } from './draft';
import type { FormStep } from './journey';
import { loanInfoSchema } from './loan-info';
import type { WizardConfig } from './wizard-config';

/** What is sent to create an application (CLA-13). Amounts are whole units of `currency`, durations months. */
interface NewApplication {
  allBanksLoanPurpose: LoanType;
  currency: Currency;
  loanSize?: number;
  loanDuration?: number;
  factoring_limit?: number;
  has_international_customers?: boolean;
  annual_sales_previous_year?: number;
  purposeSelect?: Purpose;
  purposeDescription?: string;
  companyName: string;
  companyCreditProviderId?: string;
  companyType: string;
  street: string;
  houseNumber?: string;
  companyPostCode: string;
  companyLocation: string;
  companyCountry: string;
  hrNumber?: string;
  taxIdNumber?: string;
  personalTaxIdNumber?: string;
  businessPurpose: string;
  referrer?: string;
  referral_data?: Record<string, string>;
}

/** The application a draft makes, or the first step that has to be mended before it can be sent. */
export type Assembly =
  | { readonly ok: true; readonly application: NewApplication }
  | { readonly ok: false; readonly step: FormStep };

/**
 * Judges the whole draft anew, because the configuration may have changed since a step was finished, and puts together what is sent (CLA-13).
 */
export function assemble(
  draft: Draft,
  { config, language, referral }: { config: WizardConfig; language: string; referral: Referral | null },
): Assembly {
  const loan = read(draft, 'loan-info', (typed) => loanInfoSchema(config, typed, language));
  if (!loan) return { ok: false, step: 'loan-info' };
  const name = read(draft, 'company-name', () => companyNameSchema);
  if (!name) return { ok: false, step: 'company-name' };
  const details = read(draft, 'company-details', (typed) => companyDetailsSchema(config, typed));
  if (!details) return { ok: false, step: 'company-details' };
  return {
    ok: true,
    application: withoutGaps({
      ...financing(loan, config),
      ...name,
      ...details,
      referrer: referral?.referrer,
      referral_data: referral && Object.keys(referral.data).length > 0 ? referral.data : undefined,
    }),
  };
}

/** A loan is asked for in the deployment's currency, factoring in the one that was chosen. */
function financing(
  { loanType, ...figures }: z.output<ReturnType<typeof loanInfoSchema>>,
  { currency }: WizardConfig,
) {
  return { allBanksLoanPurpose: loanType, currency, ...figures };
}

function read<S extends z.ZodType>(
  draft: Draft,
  step: FormStep,
  schemaFor: (typed: Typed) => S,
): z.output<S> | null {
  const values = valuesOf(draft, step);
  // An empty field of a form is a field without a value.
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const parsed = schemaFor(typed).safeParse(typed);
  return parsed.success ? parsed.data : null;
}

type WithoutGaps<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** What is not known isn't sent, not even as an empty member. */
function withoutGaps<T extends object>(members: T): WithoutGaps<T> {
  // Leaving out the undefined members is what the type says; Object.fromEntries forgets it.
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as WithoutGaps<T>;
}
