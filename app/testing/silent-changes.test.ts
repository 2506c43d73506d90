import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createRegistrationSchema,
  forgottenPasswordSchema,
  loginSchema,
} from '~/account/rules/account-forms';
import { findBuiltInRule } from '~/application/configured/rules/built-in-rules';
import {
  createCompanyDetailsSchema,
  createCompanyNameSchema,
  createLoanInfoSchema,
} from '~/application/rules/step-schemas';
import { WIZARD_CONFIG } from '~/application/rules/testing/config';
import type { DynamicField } from '~/configured-form/rules/field';
import { field, VALIDATION_CONTEXT } from '~/configured-form/rules/testing/source';
import { validateField } from '~/configured-form/rules/validate-field';
import { createAppointmentContactSchema } from '~/dashboard/appointments/rules/appointment';
import { createSalesSchema } from '~/dashboard/factoring/rules/debtor';
import { createFinancialsSchema, createRiskSchema } from '~/dashboard/factoring/rules/factoring-schemas';
import { createNewCompanySchema } from '~/dashboard/factoring/rules/new-company';
import { financeObjectSchema } from '~/dashboard/objects/rules/finance-object';
import { createBankSchema } from '~/dashboard/overview/rules/bank';
import { createTaxNumberSchema as companyTaxNumberSchema } from '~/dashboard/overview/rules/company-tax-number';
import { createRepresentativeSchema } from '~/dashboard/representatives/rules/form';
import { REPRESENTATIVE_MEMBERS } from '~/dashboard/representatives/rules/record';
import { createTaxNumberSchema } from '~/dashboard/signing/tax-number';

const APPLICANT = { name: 'Lorenz Textil', country: 'DE' };
const FACTORING = {
  facts: { has_international_customers: true },
  currency: 'EUR',
  currencies: ['EUR'] as const,
  language: 'de',
};
const RISK_ANSWERS = {
  are_receivables_assigned: 'yes',
  has_commercial_credit_insurance: 'yes',
  already_has_factoring: 'yes',
};
const PERSON = {
  members: REPRESENTATIVE_MEMBERS,
  recordedValues: {},
  otherRepresentatives: [],
  companyTaxNumber: null,
  countries: ['DE', 'CH'],
  homeCountry: 'DE',
  today: '2026-03-10',
  language: 'de',
  ownEmail: null,
  customFields: [],
};
const STANDARD_FIELDS = [
  'street',
  'houseNumber',
  'companyPostCode',
  'companyLocation',
  'hrNumber',
  'taxIdNumber',
  'personalTaxIdNumber',
];

const FORMS: Readonly<Record<string, z.ZodObject>> = {
  login: loginSchema,
  'forgotten password': forgottenPasswordSchema,
  registration: createRegistrationSchema({ partnerTerms: true }, {}),
  'loan info': createLoanInfoSchema({
    typed: { purposeSelect: 'other' },
    config: WIZARD_CONFIG,
    language: 'de',
  }),
  factoring: createLoanInfoSchema({
    typed: { loanType: 'factoring' },
    config: WIZARD_CONFIG,
    language: 'de',
  }),
  'company name': createCompanyNameSchema({ typed: {}, config: WIZARD_CONFIG, language: 'de' }),
  'company details': createCompanyDetailsSchema({
    typed: { companyType: 'EK' },
    config: WIZARD_CONFIG,
    language: 'de',
  }),
  'Swiss company details': createCompanyDetailsSchema({
    typed: { companyCountry: 'CH' },
    config: WIZARD_CONFIG,
    language: 'de',
  }),
  appointment: createAppointmentContactSchema('DE'),
  bank: createBankSchema(null),
  'tax number': companyTaxNumberSchema('PL'),
  'own tax number': createTaxNumberSchema({ country: 'CH', companyNumber: '' }),
  representative: createRepresentativeSchema(PERSON, { country: 'DE', is_beneficial_owner: 'yes' }),
  'finance object': financeObjectSchema({ currency: 'EUR', language: 'de', today: '2026-03-10' }, {}),
  'new company': createNewCompanySchema({ DE: ['GMBH'] }, {}, APPLICANT),
  sales: createSalesSchema(['EUR'], 'de', {}),
  financials: createFinancialsSchema(FACTORING, {}),
  risk: createRiskSchema(FACTORING, RISK_ANSWERS),
  configured: configuredSchema(),
};

function configuredSchema() {
  const pattern = { type: 'regex', value: '^[\\d/]+$' };
  const fields: [string, DynamicField][] = [
    ...STANDARD_FIELDS.map((id): [string, DynamicField] => [id, field({ id, field_type: 'standard' })]),
    ['answer', field()],
    ['digits', field({ validations: [pattern] })],
  ];
  const createFieldRule = (dynamicField: DynamicField) =>
    z.string().transform((text, issues) => {
      const value = validateField(
        dynamicField,
        { [dynamicField.name]: text },
        { ...VALIDATION_CONTEXT, standardRuleOf: findBuiltInRule },
      );
      if (value.ok) return value.value;
      issues.addIssue({ code: 'custom', message: value.error });
      return z.NEVER;
    });
  return z.object(
    Object.fromEntries(fields.map(([name, dynamicField]) => [name, createFieldRule(dynamicField)])),
  );
}

const INPUTS = [
  '12 1/2',
  '14 16',
  '12 a',
  '12½',
  '14–16',
  '14 - 16',
  '1 2',
  '2 5',
  '1 234',
  '1.234',
  '1,5',
  '12,345',
  '0012',
  '１２',
  '12 %',
  '1 000 €',
  '12 Jahre',
  'St. Gallen',
  'Frankfurt (Oder)',
  'L’Haÿ-les-Roses',
  'Am  Wall',
  'Am\u00a0Wall',
  'Am\u202fWall',
  'Am\u200bWall',
  'Am\u00adWall',
  '\ufeffAm Wall',
  'Am\tWall',
  'Am Wall\r\nHof',
  'Zu\u0308rich',
  'ﬁnanz',
  '  Wall ',
  'Anna@Brandt.Example',
  'IBAN: de89-3704-0044-0532-0130-00',
  'CHE123456788',
  'UID CHE-123.456.788 MWST',
  'NIP: 526-025-02-74',
  '60 271 04538',
  '86 095 742 719',
  '756.9217.0769.85',
  'AB-12',
  'HRB  12345',
  'HRB 12345 (Bremen)',
  '0421 555012',
  '+49 (0)421/5550123',
  '+41 79 123 45 67',
  '1.2.1976',
  '1 2 1976',
  'Wir  liefern Stahl\r\nund Hallen\u200b in ganz Deutschland.  ',
];

const CHECKBOXES: readonly string[] = ['representative.is_main_contact'];

/** Fields must refuse inputs that are not listed here, or submit them unchanged. */
const NORMALISATIONS: Readonly<
  Record<string, { fields: readonly string[]; changes: readonly (readonly [typed: string, sent: unknown])[] }>
> = {
  'an e-mail address: lower case (ACC-03)': {
    fields: [
      'login.email',
      'forgotten password.email',
      'registration.email',
      'appointment.contactEmail',
      'representative.email',
    ],
    changes: [['Anna@Brandt.Example', 'anna@brandt.example']],
  },
  'exactly as typed': {
    fields: [
      'login.password',
      'registration.password',
      'registration.passwordRepeat',
      'registration.acceptedTerms',
      'registration.acceptedPartnerTerms',
      'loan info.loanType',
      'loan info.loanSize',
      'loan info.factoring_limit',
      'loan info.currency',
      'loan info.annual_sales_previous_year',
      'loan info.has_international_customers',
      'loan info.purposeSelect',
      'factoring.loanType',
      'factoring.loanSize',
      'factoring.loanDuration',
      'factoring.currency',
      'factoring.has_international_customers',
      'factoring.purposeSelect',
      'factoring.purposeDescription',
      'company details.companyCountry',
      'company details.companyType',
      'Swiss company details.companyCountry',
      'Swiss company details.companyType',
      'Swiss company details.personalTaxIdNumber',
      'representative.nationality',
      'representative.country',
      'representative.is_legal_signatory',
      'representative.is_contract_signatory',
      'representative.is_sole_signatory',
      'representative.is_beneficial_owner',
      'finance object.built_at',
      'finance object.expected_delivery_date',
      'finance object.financing_type',
      'finance object.rental_state',
      'finance object.is_fixed_interest',
      'finance object.merchant_country',
      'new company.address_country',
      'new company.companyType',
      'sales.currency',
      'risk.are_receivables_assigned',
      'risk.has_commercial_credit_insurance',
      'risk.already_has_factoring',
    ],
    changes: [],
  },
  'a whole number: digits': {
    fields: ['loan info.loanDuration', 'finance object.object_count'],
    changes: [
      ['0012', 12],
      ['１２', 12],
    ],
  },
  'a long text: line breaks and edges': {
    fields: [
      'loan info.purposeDescription',
      'financials.company_portfolio',
      'financials.company_portfolio_abroad',
    ],
    changes: [
      [
        'Wir  liefern Stahl\r\nund Hallen\u200b in ganz Deutschland.  ',
        'Wir  liefern Stahl\nund Hallen in ganz Deutschland.',
      ],
    ],
  },
  'a whole amount: digits': {
    fields: ['factoring.factoring_limit', 'factoring.annual_sales_previous_year'],
    changes: [
      ['1 234', 1234],
      ['1.234', 1234],
      ['0012', 12],
      ['１２', 12],
      ['1 000 €', 1000],
      ['86 095 742 719', 86095742719],
    ],
  },
  'a line: blanks': {
    fields: [
      'company name.companyName',
      'company name.companyCreditProviderId',
      'appointment.firstName',
      'appointment.lastName',
      'appointment.companyName',
      'bank.bankName',
      'finance object.manufacturer',
      'finance object.type',
      'finance object.merchant_name',
      'finance object.merchant_street',
      'finance object.merchant_house_num',
      'finance object.merchant_postcode',
      'finance object.merchant_city',
      'finance object.merchant_company_id',
      'new company.companyName',
      'new company.address_street',
      'new company.address_house_number',
      'new company.address_post_code',
      'new company.address_location',
      'new company.external_provider_company_id',
      'new company.external_provider_name',
      'risk.centralized_settlement_entity',
      'configured.answer',
    ],
    changes: [
      ['Am  Wall', 'Am Wall'],
      ['Am\u00a0Wall', 'Am Wall'],
      ['Am\u202fWall', 'Am Wall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am\tWall', 'Am Wall'],
      ['Am Wall\r\nHof', 'Am Wall Hof'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
      ['HRB  12345', 'HRB 12345'],
      [
        'Wir  liefern Stahl\r\nund Hallen\u200b in ganz Deutschland.  ',
        'Wir liefern Stahl und Hallen in ganz Deutschland.',
      ],
    ],
  },
  'a street or register number: blanks and unseen characters': {
    fields: [
      'company details.street',
      'company details.hrNumber',
      'Swiss company details.street',
      'Swiss company details.hrNumber',
      'representative.street',
      'new company.hrNumber',
      'configured.street',
      'configured.hrNumber',
    ],
    changes: [
      ['Am  Wall', 'Am Wall'],
      ['Am\u00a0Wall', 'Am Wall'],
      ['Am\u202fWall', 'Am Wall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am\tWall', 'Am Wall'],
      ['Am Wall\r\nHof', 'Am Wall Hof'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
      ['HRB  12345', 'HRB 12345'],
    ],
  },
  'a house number: no blanks beside a letter (D-87)': {
    fields: [
      'company details.houseNumber',
      'Swiss company details.houseNumber',
      'representative.street_number',
      'configured.houseNumber',
    ],
    changes: [
      ['12 a', '12a'],
      ['14 - 16', '14-16'],
      ['12 Jahre', '12Jahre'],
      ['St. Gallen', 'St.Gallen'],
      ['Am  Wall', 'AmWall'],
      ['Am\u00a0Wall', 'AmWall'],
      ['Am\u202fWall', 'AmWall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'AmWall'],
      ['Am\tWall', 'AmWall'],
      ['Am Wall\r\nHof', 'AmWallHof'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
      ['HRB  12345', 'HRB12345'],
    ],
  },
  'a postcode: blanks and unseen characters': {
    fields: [
      'company details.companyPostCode',
      'Swiss company details.companyPostCode',
      'representative.postcode',
      'configured.companyPostCode',
    ],
    changes: [
      ['Am  Wall', 'Am Wall'],
      ['Am\u00a0Wall', 'Am Wall'],
      ['Am\u202fWall', 'Am Wall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am\tWall', 'Am Wall'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
    ],
  },
  'a city: blanks and unseen characters (D-86)': {
    fields: [
      'company details.companyLocation',
      'Swiss company details.companyLocation',
      'representative.location',
      'configured.companyLocation',
    ],
    changes: [
      ['Am  Wall', 'Am Wall'],
      ['Am\u00a0Wall', 'Am Wall'],
      ['Am\u202fWall', 'Am Wall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am\tWall', 'Am Wall'],
      ['Am Wall\r\nHof', 'Am Wall Hof'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
    ],
  },
  'a company tax number: no label, no separators (D-89)': {
    fields: [
      'company details.taxIdNumber',
      'tax number.taxIdNumber',
      'new company.taxIdNumber',
      'configured.taxIdNumber',
    ],
    changes: [
      ['NIP: 526-025-02-74', '5260250274'],
      ['60 271 04538', '6027104538'],
      ['86 095 742 719', '86095742719'],
      ['0421 555012', '0421555012'],
    ],
  },
  'a German tax ID: digits (D-89)': {
    fields: ['company details.personalTaxIdNumber', 'representative.taxid', 'configured.personalTaxIdNumber'],
    changes: [['86 095 742 719', '86095742719']],
  },
  'a business purpose: line breaks and edges': {
    fields: [
      'company details.businessPurpose',
      'Swiss company details.businessPurpose',
      'new company.businessPurpose',
    ],
    changes: [
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am Wall\r\nHof', 'Am Wall\nHof'],
      ['Zu\u0308rich', 'Zürich'],
      [
        'Wir  liefern Stahl\r\nund Hallen\u200b in ganz Deutschland.  ',
        'Wir  liefern Stahl\nund Hallen in ganz Deutschland.',
      ],
    ],
  },
  'a UID: one form (D-89)': {
    fields: ['Swiss company details.taxIdNumber'],
    changes: [
      ['CHE123456788', 'CHE-123.456.788'],
      ['UID CHE-123.456.788 MWST', 'CHE-123.456.788'],
      ['NIP: 526-025-02-74', '5260250274'],
      ['60 271 04538', '6027104538'],
      ['86 095 742 719', '86095742719'],
      ['0421 555012', '0421555012'],
    ],
  },
  'a telephone number: international (D-88)': {
    fields: ['appointment.contactPhone', 'representative.telephone'],
    changes: [
      ['0421 555012', '+49 421 555012'],
      ['+49 (0)421/5550123', '+49 421 5550123'],
      ['+41 79 123 45 67', '+41791234567'],
    ],
  },
  'a remark: line breaks and edges': {
    fields: [
      'appointment.notes',
      'finance object.detail_desc',
      'risk.are_receivables_assigned_comment',
      'risk.has_commercial_credit_insurance_comment',
      'risk.already_has_factoring_comment',
    ],
    changes: [
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am Wall\r\nHof', 'Am Wall\nHof'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
      [
        'Wir  liefern Stahl\r\nund Hallen\u200b in ganz Deutschland.  ',
        'Wir  liefern Stahl\nund Hallen in ganz Deutschland.',
      ],
    ],
  },
  'an IBAN: compact (D-89)': {
    fields: ['bank.iban'],
    changes: [['IBAN: de89-3704-0044-0532-0130-00', 'DE89370400440532013000']],
  },
  'a personal tax number elsewhere: no label, no separators (D-89)': {
    fields: ['own tax number.taxNumber'],
    changes: [
      ['14–16', '14-16'],
      ['12 Jahre', '12Jahre'],
      ['St. Gallen', 'StGallen'],
      ['Am  Wall', 'AmWall'],
      ['Am\u00a0Wall', 'AmWall'],
      ['Am\u202fWall', 'AmWall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'AmWall'],
      ['Am\tWall', 'AmWall'],
      ['Am Wall\r\nHof', 'AmWallHof'],
      ['Zu\u0308rich', 'Zürich'],
      ['\ufb01nanz', 'finanz'],
      ['NIP: 526-025-02-74', '5260250274'],
      ['60 271 04538', '6027104538'],
      ['86 095 742 719', '86095742719'],
      ['756.9217.0769.85', '7569217076985'],
      ['HRB  12345', 'HRB12345'],
      ['0421 555012', '0421555012'],
      ['1.2.1976', '121976'],
      ['1 2 1976', '121976'],
    ],
  },
  'a name: blanks and unseen characters': {
    fields: ['representative.first_name', 'representative.last_name'],
    changes: [
      ['Am  Wall', 'Am Wall'],
      ['Am\u00a0Wall', 'Am Wall'],
      ['Am\u202fWall', 'Am Wall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am\tWall', 'Am Wall'],
      ['Am Wall\r\nHof', 'Am Wall Hof'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
      ['HRB  12345', 'HRB 12345'],
      [
        'Wir  liefern Stahl\r\nund Hallen\u200b in ganz Deutschland.  ',
        'Wir liefern Stahl und Hallen in ganz Deutschland.',
      ],
    ],
  },
  'a position: blanks': {
    fields: ['representative.position'],
    changes: [
      ['Am  Wall', 'Am Wall'],
      ['Am\u00a0Wall', 'Am Wall'],
      ['Am\u202fWall', 'Am Wall'],
      ['Am\u200bWall', 'AmWall'],
      ['Am\u00adWall', 'AmWall'],
      ['\ufeffAm Wall', 'Am Wall'],
      ['Am\tWall', 'Am Wall'],
      ['Am Wall\r\nHof', 'Am Wall Hof'],
      ['Zu\u0308rich', 'Zürich'],
      ['  Wall ', 'Wall'],
      ['HRB  12345', 'HRB 12345'],
      [
        'Wir  liefern Stahl\r\nund Hallen\u200b in ganz Deutschland.  ',
        'Wir liefern Stahl und Hallen in ganz Deutschland.',
      ],
    ],
  },
  'a date: as the wire has it': {
    fields: ['representative.birthdate'],
    changes: [
      ['1.2.1976', '1976-02-01'],
      ['1 2 1976', '1976-02-01'],
    ],
  },
  'a share: basis points': {
    fields: ['representative.percentage_owned'],
    changes: [
      ['1,5', 150],
      ['0012', 1200],
      ['１２', 1200],
      ['12 %', 1200],
    ],
  },
  'an amount: units of the currency': {
    fields: [
      'finance object.net_purchase_price',
      'finance object.down_payment',
      'finance object.remaining_value',
      'sales.annual_sales_previous_year',
      'financials.annual_sales_previous_year',
      'financials.annual_sales_previous_year_abroad',
      'financials.planned_annual_sales_following_year',
      'financials.planned_annual_sales_following_year_abroad',
      'financials.planned_annual_sales_factoring',
      'financials.planned_annual_sales_factoring_abroad',
      'risk.receivables_default_amount_previous_year',
      'risk.receivables_default_amount_previous_year_abroad',
      'risk.receivables_default_amount_current_year',
      'risk.receivables_default_amount_current_year_abroad',
    ],
    changes: [
      ['1 234', 1234],
      ['1.234', 1234],
      ['1,5', 1.5],
      ['0012', 12],
      ['１２', 12],
      ['1 000 €', 1000],
      ['86 095 742 719', 86095742719],
    ],
  },
  'a configured number: no groups (DYN-06)': {
    fields: ['configured.digits'],
    changes: [
      ['14 16', '1416'],
      ['1 2', '12'],
      ['2 5', '25'],
      ['1 234', '1234'],
      ['60 271 04538', '6027104538'],
      ['86 095 742 719', '86095742719'],
      ['0421 555012', '0421555012'],
      ['1 2 1976', '121976'],
    ],
  },
};

const FIELDS = Object.entries(FORMS).flatMap(([form, { shape }]) =>
  Object.entries(shape).map(([name, rule]) => ({
    name: `${form}.${name}`,
    rule: z.unknown().pipe(rule as z.ZodType),
  })),
);

function listChanges(rule: z.ZodType): (readonly [string, unknown])[] {
  return INPUTS.flatMap((typed) => {
    const { success, data: sent } = rule.safeParse(typed);
    return success && sent !== undefined && sent !== typed ? [[typed, sent] as const] : [];
  });
}

describe('submitted values', () => {
  it('submitted values exist in this test for every field of every form', () => {
    const listedFields = Object.values(NORMALISATIONS).flatMap(({ fields }) => fields);
    expect([...listedFields, ...CHECKBOXES].sort()).toEqual(FIELDS.map(({ name }) => name).sort());
  });

  it.each(Object.entries(NORMALISATIONS))(
    'forms change text before sending exactly as NORMALISATIONS lists: %s',
    (_, { fields, changes }) => {
      const foundFields = FIELDS.filter(({ name }) => fields.includes(name));
      for (const { name, rule } of foundFields)
        expect({ [name]: listChanges(rule) }).toEqual({ [name]: changes });
    },
  );

  it('submitted values never join two numbers that a space, a fraction or a dash separated', () => {
    const separatedInputs = ['12 1/2', '12½', '14–16', '1 2', '2 5', '14 16'];
    const joined = FIELDS.flatMap(({ name, rule }) =>
      listChanges(rule).flatMap(([typed, sent]) =>
        separatedInputs.includes(typed) ? [[name, typed, sent]] : [],
      ),
    );
    const intendedFields = ['own tax number.taxNumber', 'configured.digits', ...CHECKBOXES];
    expect(joined.filter(([name]) => !intendedFields.includes(String(name)))).toEqual([]);
  });
});
