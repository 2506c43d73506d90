import type { NewApplication } from 'contracts/api/applications';
import type { Deployment } from 'fixtures/deployments';
import { findCompanyViolations } from './company-rules';
import { isReadableText } from './field-rules';
import { amountBoundsOf, durationBoundsOf, isWithinBounds } from './loan-limits';
import { type ProductRange, readProductRange } from './product-range';
import { countCharacters, type Violation } from './violation';

export type ApplicationViolation = Violation<keyof NewApplication & string>;

const PURPOSE_DESCRIPTION_LENGTH = { min: 30, max: 700 };

/** Returns violations in the order of the wizard (CLA-03 to CLA-11). */
export function validateNewApplication(
  application: NewApplication,
  deployment: Deployment,
): ApplicationViolation[] {
  const range = readProductRange(deployment);
  if (!range.usersMayApply) return [{ code: 'err_feature_not_enabled' }];
  return [
    ...choiceViolations(application, range),
    ...(application.allBanksLoanPurpose === 'factoring'
      ? factoringViolations(application, range)
      : [...loanViolations(application, range), ...purposeViolations(application, range)]),
    ...findCompanyViolations(application, range),
  ];
}

function choiceViolations(application: NewApplication, range: ProductRange): ApplicationViolation[] {
  const violations: ApplicationViolation[] = [];
  if (!range.loanTypes.includes(application.allBanksLoanPurpose)) {
    violations.push({ code: 'err_validation_failed', field: 'allBanksLoanPurpose' });
  }
  if (!range.currencies.includes(application.currency)) {
    violations.push({ code: 'err_loan_currency_not_allowed', field: 'currency' });
  }
  return violations;
}

function loanViolations(
  application: NewApplication,
  { entitlements, limits }: ProductRange,
): ApplicationViolation[] {
  const { allBanksLoanPurpose: loanType, loanSize, loanDuration } = application;
  const violations: ApplicationViolation[] = [];
  const amount = amountBoundsOf(loanType, entitlements, limits);
  if (loanSize === undefined) {
    violations.push({ code: 'err_validation_failed', field: 'loanSize' });
  } else if (!isWithinBounds(amount, loanSize)) {
    violations.push({ code: 'err_loan_amount_not_allowed', field: 'loanSize', values: { ...amount } });
  }
  const duration = durationBoundsOf(loanType, entitlements, limits);
  if (loanDuration === undefined) {
    violations.push({ code: 'err_validation_failed', field: 'loanDuration' });
  } else if (!isWithinBounds(duration, loanDuration)) {
    violations.push({
      code: 'err_loan_duration_not_allowed',
      field: 'loanDuration',
      values: { ...duration },
    });
  }
  return violations;
}

function purposeViolations(application: NewApplication, { purposes }: ProductRange): ApplicationViolation[] {
  const { purposeSelect, purposeDescription = '' } = application;
  if (purposeSelect === undefined ? purposes.length > 1 : !purposes.includes(purposeSelect)) {
    return [{ code: 'err_validation_failed', field: 'purposeSelect' }];
  }
  const isOther = (purposeSelect ?? purposes[0]) === 'other';
  const length = countCharacters(purposeDescription);
  if (isOther && length === 0) {
    return [{ code: 'err_purpose_description_missing', field: 'purposeDescription' }];
  }
  if (length > PURPOSE_DESCRIPTION_LENGTH.max || (isOther && length < PURPOSE_DESCRIPTION_LENGTH.min)) {
    return [
      {
        code: 'err_validation_failed',
        field: 'purposeDescription',
        values: { ...PURPOSE_DESCRIPTION_LENGTH },
      },
    ];
  }
  return isReadableText(purposeDescription, true)
    ? []
    : [{ code: 'err_validation_failed', field: 'purposeDescription' }];
}

function factoringViolations(application: NewApplication, { limits }: ProductRange): ApplicationViolation[] {
  const { factoring_limit: limit, annual_sales_previous_year: sales } = application;
  const amount = limits.factoring?.amount;
  const violations: ApplicationViolation[] = [];
  if (limit === undefined) {
    violations.push({ code: 'err_factoring_limit_missing', field: 'factoring_limit' });
  } else if (!isWholeAmount(limit)) {
    violations.push({ code: 'err_validation_failed', field: 'factoring_limit', values: { min: 1 } });
  } else if (amount && !isWithinBounds(amount, limit)) {
    violations.push({ code: 'err_validation_failed', field: 'factoring_limit', values: { ...amount } });
  }
  if (application.has_international_customers === undefined) {
    violations.push({ code: 'err_validation_failed', field: 'has_international_customers' });
  }
  if (sales === undefined) {
    violations.push({ code: 'err_annual_sales_missing', field: 'annual_sales_previous_year' });
  } else if (!isWholeAmount(sales)) {
    violations.push({
      code: 'err_validation_failed',
      field: 'annual_sales_previous_year',
      values: { min: 1 },
    });
  }
  return violations;
}

function isWholeAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
