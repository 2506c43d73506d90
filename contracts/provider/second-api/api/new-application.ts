import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { insertRow, type Queries } from '../database/database';
import { type Deployment, getCurrentDeployment } from '../deployments';
import { findCustomFieldError } from '../rules/custom-fields';
import { calculateIndicativePricing, loanRangeOf } from '../rules/loan';
import { findPersonalTaxNumberError, isCompanyTaxNumber, normalizeTaxNumber } from '../rules/tax-numbers';
import type { ApplicantAnswers } from './applications';
import { refuse } from './refusal';
import type { Person } from './session';

const LOAN_PURPOSES = [
  'working_capital',
  'general_liquidity',
  'material_financing',
  'object_financing',
  'project_financing',
  'real_estate',
  'structured_finance',
  'tlb',
  'whitelabel_liquidity',
  'bike_leasing',
  'factoring',
  'other',
] as const;

const PRACTICE_PURPOSES = ['devices_and_equipment', 'foundation', 'takeover'] as const;

const LETTERS = String.raw`\p{L}\p{M}`;

const companyFields = {
  companyName: z.string().trim().min(4).max(255),
  companyType: z.string(),
  street: z.string().trim().min(1).max(30),
  houseNumber: z
    .string()
    .max(10)
    .regex(new RegExp(`^[${LETTERS}\\d./\\\\-]*$`, 'u'))
    .optional(),
  companyPostCode: z
    .string()
    .min(1)
    .max(8)
    .regex(/^[\p{L}\d -]+$/u),
  companyLocation: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .regex(new RegExp(`^[${LETTERS} ,/\\\\-]+$`, 'u')),
  companyCountry: z.string(),
  hrNumber: z
    .string()
    .regex(/^[\p{L}\d /\\.,:-]{3,30}$/u)
    .optional(),
  taxIdNumber: z.string().optional(),
  personalTaxIdNumber: z.string().optional(),
  businessPurpose: z.string().trim().min(5).max(200),
  companyCreditProviderId: z.string().optional(),
  referrer: z.string().optional(),
  referral_data: z.record(z.string(), z.string()).optional(),
};

const sharedFields = {
  currency: z.enum(['EUR', 'CHF', 'PLN']),
  loanSize: z.number().optional(),
  loanDuration: z.number().int().optional(),
  purposeDescription: z.string().trim().optional(),
};

const classicFields = z.strictObject({
  ...sharedFields,
  ...companyFields,
  allBanksLoanPurpose: z.enum(LOAN_PURPOSES),
  factoring_limit: z.number().optional(),
  has_international_customers: z.boolean().optional(),
  annual_sales_previous_year: z.number().nonnegative().optional(),
  purposeSelect: z
    .enum([
      'operating_expenses',
      'order_pre_financing',
      'inventory_expansion',
      'machinery_or_equipment',
      'it_and_software',
      'business_expansion',
      'receivables_bridge_financing',
      'debt_restructuring',
      'commercial_real_estate',
      'bike_leasing',
      'other',
    ])
    .optional(),
});

const configuredFields = z.strictObject({
  ...sharedFields,
  ...z.object(companyFields).partial().shape,
  companyName: companyFields.companyName,
  allBanksLoanPurpose: z.enum(PRACTICE_PURPOSES),
  display_duration_unit: z.enum(['months', 'years']),
  custom_fields_list: z.array(z.strictObject({ field_id: z.string(), field_value: z.string() })).max(200),
});

export const newApplicationSchema = z.discriminatedUnion('allBanksLoanPurpose', [
  classicFields,
  configuredFields,
]);
type ApplicationRequest = z.output<typeof newApplicationSchema>;
type ClassicApplication = z.output<typeof classicFields>;

const DESCRIPTION_LENGTH = { shortest: 30, longest: 700 };

function checkApplication(request: ApplicationRequest, deployment: Deployment): void {
  if (!deployment.isOpenToUsers) throw refuse('err_feature_not_enabled');
  const offeredTypes: readonly string[] = deployment.partner.user_application_types;
  if ('custom_fields_list' in request && deployment.form === undefined)
    throw refuse('err_feature_not_enabled');
  if (!deployment.currencies.includes(request.currency))
    throw refuse('err_loan_currency_not_allowed', 'currency');
  checkCompany(request, deployment);
  checkTaxNumbers(request);
  if (request.allBanksLoanPurpose === 'factoring') checkFactoring(request);
  else checkLoan(request, deployment);
  if ('custom_fields_list' in request) {
    const fields = (deployment.form ?? []).filter(({ entity }) => entity === 'application');
    const fault = findCustomFieldError(fields, request.custom_fields_list);
    if (fault) throw refuse(fault, 'custom_fields_list');
  } else {
    if (!offeredTypes.includes(request.allBanksLoanPurpose)) {
      throw refuse('err_validation_failed', 'allBanksLoanPurpose');
    }
    if (request.allBanksLoanPurpose !== 'factoring') checkPurpose(request);
  }
}

function checkCompany({ companyCountry, companyType }: ApplicationRequest, deployment: Deployment): void {
  if (companyCountry !== undefined && !deployment.countries.includes(companyCountry)) {
    throw refuse('err_company_country_not_allowed', 'companyCountry');
  }
  const forms: readonly string[] = deployment.partner.country_company_types[companyCountry ?? ''] ?? [];
  if (companyType !== undefined && !forms.includes(companyType)) {
    throw refuse('err_company_type_not_allowed', 'companyType');
  }
}

function checkTaxNumbers({ taxIdNumber, personalTaxIdNumber, companyCountry }: ApplicationRequest): void {
  if (taxIdNumber && !isCompanyTaxNumber(taxIdNumber, companyCountry)) {
    throw refuse('err_validation_failed', 'taxIdNumber');
  }
  if (!personalTaxIdNumber) return;
  const fault = findPersonalTaxNumberError(personalTaxIdNumber, companyCountry);
  if (fault) throw refuse(fault, 'personalTaxIdNumber');
  if (taxIdNumber && normalizeTaxNumber(taxIdNumber) === normalizeTaxNumber(personalTaxIdNumber)) {
    throw refuse('err_personal_tin_equals_company_tin', 'personalTaxIdNumber');
  }
}

function checkLoan(
  { allBanksLoanPurpose, loanSize, loanDuration }: ApplicationRequest,
  { partner }: Deployment,
): void {
  const range = loanRangeOf(
    allBanksLoanPurpose,
    partner.entitlements.includes('CustomizedApplicationAmounts'),
  );
  if (loanSize === undefined) throw refuse('err_validation_failed', 'loanSize');
  if (!Number.isInteger(loanSize) || loanSize < range.minAmount || loanSize > range.maxAmount) {
    throw refuse('err_loan_amount_not_allowed', 'loanSize');
  }
  if (loanDuration === undefined) throw refuse('err_validation_failed', 'loanDuration');
  if (loanDuration < range.minMonths || loanDuration > range.maxMonths) {
    throw refuse('err_loan_duration_not_allowed', 'loanDuration');
  }
}

function checkFactoring(request: Extract<ApplicationRequest, ClassicApplication>): void {
  if (request.factoring_limit === undefined) throw refuse('err_factoring_limit_missing', 'factoring_limit');
  if (request.factoring_limit <= 0) throw refuse('err_validation_failed', 'factoring_limit');
  if (request.annual_sales_previous_year === undefined) {
    throw refuse('err_annual_sales_missing', 'annual_sales_previous_year');
  }
  if (request.has_international_customers === undefined) {
    throw refuse('err_validation_failed', 'has_international_customers');
  }
}

function checkPurpose({ purposeSelect, purposeDescription = '' }: ClassicApplication): void {
  if (purposeSelect === undefined) throw refuse('err_validation_failed', 'purposeSelect');
  const isOtherPurpose = purposeSelect === 'other';
  if (isOtherPurpose && purposeDescription === '')
    throw refuse('err_purpose_description_missing', 'purposeDescription');
  const { length } = purposeDescription;
  if (length > DESCRIPTION_LENGTH.longest || (isOtherPurpose && length < DESCRIPTION_LENGTH.shortest)) {
    throw refuse('err_validation_failed', 'purposeDescription');
  }
}

export async function createApplication(
  queryRunner: Queries,
  person: Person,
  request: ApplicationRequest,
  idempotencyKey: string | undefined,
): Promise<string> {
  checkApplication(request, await getCurrentDeployment(queryRunner));
  const existingApplication = await queryRunner.first<{ id: string }>(
    'select id from application where account_id = $1 and idempotency_key = $2',
    [person.id, idempotencyKey ?? null],
  );
  if (existingApplication) return existingApplication.id;
  const pricing = await calculateIndicativeConditions(queryRunner, request);
  const { id } = await insertRow<{ id: string }>(queryRunner, 'application', {
    ...columnsOf(request),
    account_id: person.id,
    short_id: createShortId(),
    idempotency_key: idempotencyKey ?? null,
    status: pricing === null ? 'Rejected' : 'Open',
    pricing,
  });
  return id;
}

/** Returns null if the company cannot afford the payment (D-31). */
async function calculateIndicativeConditions(queries: Queries, request: ApplicationRequest) {
  const { allBanksLoanPurpose: purpose, companyName, loanDuration = 12 } = request;
  const amount = request.loanSize ?? ('factoring_limit' in request ? request.factoring_limit : 0) ?? 0;
  const pricing = calculateIndicativePricing(purpose, amount, loanDuration);
  const knownCompany = await queries.first<{ monthly_capacity: number | null }>(
    'select monthly_capacity from company where lower(name) = lower($1)',
    [companyName],
  );
  const capacity = knownCompany?.monthly_capacity ?? null;
  return capacity !== null && pricing.monthly_payment > capacity ? null : pricing;
}

function columnsOf(request: ApplicationRequest) {
  const {
    allBanksLoanPurpose: purpose,
    currency,
    taxIdNumber,
    personalTaxIdNumber: _,
    ...requestFields
  } = request;
  const { loanSize, loanDuration, ...applicantFields } = requestFields;
  const isFactoring = purpose === 'factoring';
  return {
    purpose,
    currency,
    tax_id: taxIdNumber ?? null,
    loan_size: isFactoring ? null : loanSize,
    loan_duration: isFactoring ? null : loanDuration,
    factoring_limit: isFactoring ? request.factoring_limit : null,
    custom_fields: 'custom_fields_list' in request ? request.custom_fields_list : [],
    stated: applicantAnswersOf(applicantFields),
  };
}

function applicantAnswersOf(
  applicantFields: Record<string, unknown> & { companyName: string },
): ApplicantAnswers {
  const { factoring_limit: _, custom_fields_list: __, ...answers } = applicantFields;
  const { annual_sales_previous_year, has_international_customers, ...otherAnswers } = answers;
  return {
    ...otherAnswers,
    companyName: applicantFields.companyName,
    ...(annual_sales_previous_year !== undefined && {
      factoring: { annual_sales_previous_year, has_international_customers },
    }),
  } as ApplicantAnswers;
}

const SHORT_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function createShortId(): string {
  return Array.from({ length: 6 }, () => SHORT_ID_ALPHABET[randomInt(SHORT_ID_ALPHABET.length)]).join('');
}
