import { acceptInvite, confirmEmail, resendConfirmation } from 'contracts/api/account';
import {
  changeStatus,
  type pendingAction,
  updateApplication,
  updateBankInfo,
  validateNextStatus,
} from 'contracts/api/application-progress';
import { getApplication } from 'contracts/api/applications';
import {
  addDebtor,
  updateFactoringFinancials,
  updateFactoringInvoices,
  updateFactoringRisk,
} from 'contracts/api/factoring';
import { addFinanceObject } from 'contracts/api/finance-objects';
import { addSignatories, listSignatories, updateSignatory } from 'contracts/api/signatories';
import { DEBTOR_COMPANIES } from 'fixtures/companies/debtors';
import { createFactoringDetails } from 'fixtures/worlds/financing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SAMPLE_DIRECTOR } from './rules/sample-representative';
import { exchangeInSandbox } from './testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, PERSONA_PASSWORD } from './testing/people';
import { moveApplicationThrough, openScenario, type ScenarioUser } from './testing/scenarios';
import { completeSigning, logInSigningUser } from './testing/signing';
import { uploadTestDocument } from './testing/uploads';

const test = exchangeInSandbox();

const MISSING_SCHEMA = z.object({ missing: z.array(z.string()) });
const DOCUMENT_TYPES_SCHEMA = z.object({ document_types: z.array(z.string()) });

type Item = z.output<typeof pendingAction>;

const SETTLE_BY_ITEM: Record<string, (who: ScenarioUser, item: Item) => Promise<unknown>> = {
  email_verification: async ({ user }) => {
    await user.expectSuccess(resendConfirmation);
    const token = await user.tokenOfMail('confirmation');
    await user.expectSuccess(confirmEmail, { params: { token } });
  },
  bank_information: ({ user, params }) =>
    user.expectSuccess(updateBankInfo, {
      params,
      body: { bankName: 'Sparkasse', iban: 'DE89370400440532013000' },
    }),
  company_tax_number: ({ user, params }) =>
    user.expectSuccess(updateApplication, { params, body: { taxIdNumber: '60/123/45678' } }),
  signatories_specified: nameSignatories,
  signatories_minimum_data: async ({ user, params }, { errors }) => {
    for (const { values } of errors) {
      const known: Record<string, unknown> = { ...SAMPLE_DIRECTOR };
      const { missing } = MISSING_SCHEMA.parse(values);
      const body = Object.fromEntries(missing.map((member) => [member, known[member]]));
      await user.expectSuccess(updateSignatory, {
        params: { ...params, signatoryId: String(values?.signatory_id) },
        body,
      });
    }
  },
  documents: uploadRequestedDocuments,
  debt_register: uploadRequestedDocuments,
  finance_objects: ({ user, params }) => user.expectSuccess(addFinanceObject, { params, body: MACHINE }),
  factoring_details: async ({ user, params }) => {
    const { financials, invoices, risk_protection } = createFactoringDetails(1_200_000);
    await user.expectSuccess(updateFactoringFinancials, { params, body: financials });
    await user.expectSuccess(updateFactoringInvoices, { params, body: invoices });
    await user.expectSuccess(updateFactoringRisk, { params, body: risk_protection });
    const sales = { annual_sales_previous_year: 410_000, currency: 'EUR' } as const;
    await user.expectSuccess(addDebtor, {
      params,
      body: { company_id: DEBTOR_COMPANIES.weser.id, ...sales },
    });
  },
};

const MACHINE = {
  manufacturer: 'Trumpf',
  type: 'TruBend 5130',
  net_purchase_price: 61_400,
  down_payment: 0,
  remaining_value: 0,
  object_count: 1,
  financing_type: 'leasing',
  rental_state: 'no',
  is_fixed_interest: true,
  merchant_name: 'Maschinen Ahrens GmbH',
  merchant_street: 'Werkstraße',
  merchant_house_num: '14',
  merchant_postcode: '30179',
  merchant_city: 'Hannover',
  merchant_country: 'DE',
  merchant_company_id: 'HRB 88120',
} as const;

async function nameSignatories({ user, params }: ScenarioUser) {
  const people = await user.expectSuccess(listSignatories, { params });
  if (people.length === 0)
    return await user.expectSuccess(addSignatories, { params, body: { data: [SAMPLE_DIRECTOR] } });
  for (const { signatory_id: signatoryId, is_legal_signatory } of people) {
    const body = { is_contract_signatory: true };
    if (is_legal_signatory)
      await user.expectSuccess(updateSignatory, { params: { ...params, signatoryId }, body });
  }
}

async function uploadRequestedDocuments({ user, params: { id } }: ScenarioUser, { errors }: Item) {
  for (const { values } of errors) {
    for (const document_type of DOCUMENT_TYPES_SCHEMA.parse(values).document_types) {
      const application = await user.expectSuccess(getApplication, { params: { id } });
      const category = application.document_configurations?.document_categories.find(
        (candidate) => candidate.document_type === document_type,
      );
      const date = category?.is_as_of_date_required ? { as_of_date: '2026-02-27' } : {};
      await uploadTestDocument(user, id, { file_name: `${document_type}.pdf`, document_type, ...date });
    }
  }
}

const LOAN_STATUSES = ['Internal_Review', 'Pricing', 'offer_available', 'offer_accepted'];
const FACTORING_STATUSES = [
  'sales_pre_check_backlog',
  'sales_pre_check_qualitative',
  'sales_pre_check_financials',
  'internal_review_backlog',
  'internal_review_analysis',
  'internal_review_approval',
  'screening_backlog',
  'screening',
  'final_sales_check',
];

async function settleAllItems(person: ScenarioUser): Promise<void> {
  const { pending_actions } = await person.user.expectSuccess(validateNextStatus, { params: person.params });
  for (const item of pending_actions) await SETTLE_BY_ITEM[item.action]?.(person, item);
}

describe('the journey of a customer', () => {
  it.each([
    'ready-to-submit',
    'ready-factoring',
    'pending-email',
    'pending-bank',
    'pending-tax-number',
    'pending-representatives',
    'pending-second-signatory',
    'pending-guarantors',
    'pending-representatives-data',
    'pending-documents',
    'documents-outdated',
    'pending-debt-register',
    'pending-objects',
    'pending-factoring',
    'pending-everything',
  ])(
    'continues from the scenario %s to the submission by completing the pending items (SIM-04)',
    async (scenario) => {
      const who = await openScenario(test.origin(), scenario);
      await settleAllItems(who);
      const { pending_actions, next_status } = await who.user.expectSuccess(validateNextStatus, {
        params: who.params,
      });
      expect(pending_actions).toEqual([]);
      const body = { status: next_status ?? '' };
      expect(await who.user.expectSuccess(changeStatus, { params: who.params, body })).toMatchObject(body);
    },
  );

  it.each([
    ['ready-to-submit', LOAN_STATUSES, ['Approved', 'Awaiting_Payout', 'Paid_Out']],
    ['ready-factoring', FACTORING_STATUSES, ['limit_active']],
  ])(
    'continues from the scenario %s to the payout with two signatories (SIM-03, D-22, D-25)',
    async (scenario, statusesToSignature, statusesToEnd) => {
      const katrin = await openScenario(test.origin(), scenario);
      const { user, params } = katrin;
      const { next_status } = await user.expectSuccess(validateNextStatus, { params });
      await user.expectSuccess(changeStatus, { params, body: { status: next_status ?? '' } });
      await moveApplicationThrough(katrin, ...statusesToSignature, 'Signature');

      const consents = { accepted_terms: true, accepted_partner_terms: true } as const;
      const languages = { interface_language: 'de', communication_language: 'de' } as const;
      const token = await user.tokenOfMail('signature_invitation');
      await user.expectSuccess(acceptInvite, {
        body: { token, password: PERSONA_PASSWORD, ...consents, ...languages },
      });
      const status = async () => (await user.expectSuccess(getApplication, { params })).status;

      await completeSigning(user, await logInSigningUser(user, KATRIN_LOGIN, params.id), 0);
      expect(await status()).toBe('Signature');
      await completeSigning(user, await logInSigningUser(user, JONAS_LOGIN, params.id), 1);
      expect(await status()).toBe(scenario === 'ready-factoring' ? 'gifts_entry' : 'Final_Review');
      expect(await user.expectSuccess(validateNextStatus, { params })).toEqual({
        pending_actions: [],
        next_status: null,
      });
      await moveApplicationThrough(katrin, ...statusesToEnd);
      expect(await status()).toBe(statusesToEnd.at(-1));
    },
  );
});
