import { type Application, application } from 'contracts/api/applications';
import { DEPLOYMENTS } from 'fixtures/deployments';
import type { ApplicationFacts } from 'fixtures/world';
import { buildWorld, findScenario } from 'fixtures/worlds';
import { describe, expect, test } from 'vitest';
import { completeApplication as complete, type ViewingContext } from './complete-application';

const APPLICANT_VIEW: ViewingContext = {
  role: 'applicant',
  language: 'de',
  deployment: DEPLOYMENTS.demo,
  today: '2026-03-10',
  otherDocuments: [],
};

function completeApplication(facts: ApplicationFacts, change: Partial<ViewingContext> = {}): Application {
  return complete(facts, { ...APPLICANT_VIEW, ...change });
}

const NOW = new Date('2026-03-10T10:42:00Z');

function loan(change: Partial<ApplicationFacts>): ApplicationFacts {
  return {
    applicationId: '1',
    shortApplicationId: '7K2M9Q',
    status: 'Open',
    created: '2026-03-04T09:42:00Z',
    currency: 'EUR',
    allBanksLoanPurpose: 'working_capital',
    loanSize: 250_000,
    loanDuration: 48,
    is_appointment_created: false,
    display_duration_unit: 'months',
    companyName: 'Metallbau Brandt GmbH',
    product: { product_id: 'working_capital_loan' },
    ...change,
  };
}

describe('completeApplication (adds calculated fields to an application)', () => {
  test('adds a price range, all permissions and the loan status flow to an open loan (SIM-03, SIM-05)', () => {
    const answer = completeApplication(loan({}));
    expect(answer.pricing).toMatchObject({ offer_is_range: true, monthly_payment: 5_946.05 });
    expect(answer.allowed_updates).toHaveLength(8);
    expect(answer.requirements.status_flow[2]).toEqual({ status_name: 'Submitted' });
  });

  test.each([
    ['Rejected', {}, undefined],
    ['Pricing', {}, false],
    ['offer_available', {}, true],
    ['paid out', {}, true],
    ['Open', { companyName: 'Testfall Festkondition GmbH' }, true],
    ['Open', { allBanksLoanPurpose: 'something_new' }, undefined],
    ['Paid_Out', { allBanksLoanPurpose: 'something_new' }, undefined],
  ])(
    'completeApplication for the status %s and the data %o returns is_final_interest_rate: %s (CLA-15)',
    (status, change, isFinal) => {
      expect(completeApplication(loan({ ...change, status })).pricing?.is_final_interest_rate).toBe(isFinal);
    },
  );

  test('prices a loan for a purpose of a configured form like any other loan (D-30)', () => {
    const ofForm = loan({ allBanksLoanPurpose: 'fleet', custom_fields_list: [] });
    expect(completeApplication(ofForm).pricing).toMatchObject({
      offer_rate_low: 0.071,
      offer_rate_high: 0.101,
      is_final_interest_rate: false,
    });
  });

  test('prices factoring by its limit and makes the price final with the signature', () => {
    const limit = loan({
      allBanksLoanPurpose: 'factoring',
      loanSize: null,
      loanDuration: null,
      factoring_limit: 350_000,
      factoring: { annual_sales_previous_year: 4_200_000 },
    });
    const pricingIn = (status: string) => completeApplication({ ...limit, status }).pricing;
    expect(pricingIn('screening')).toMatchObject({
      monthly_payment: 3_753.75,
      is_final_interest_rate: false,
    });
    expect(pricingIn('Signature')).toMatchObject({ monthly_payment: 3_753.75, is_final_interest_rate: true });
  });

  test.each([
    ['Open', 'applicant', 8, [true, true, false]],
    ['Open', 'signatory', 0, [false, false, false]],
    ['Signature', 'applicant', 2, [true, false, false]],
    ['Signature', 'signatory', 2, [false, false, false]],
    ['Paid_Out', 'applicant', 0, [false, false, false]],
  ] as const)(
    'completeApplication in the status %s gives the %s %d permissions, and for documents (upload, delete, hide) %j (SIM-05, D-66)',
    (status, role, updates, documents) => {
      const answer = completeApplication(loan({ status }), { role });
      expect(answer.allowed_updates).toHaveLength(updates);
      expect([answer.canUpload, answer.canDelete, answer.canChangeClientVisibility]).toEqual(documents);
    },
  );

  test('lists the documents of the chosen base year, or of the latest year without a choice', () => {
    const typesOf = (answer: Application) =>
      answer.document_configurations?.document_categories.map(({ document_type }) => document_type);
    const latest = completeApplication(loan({}));
    expect(latest.documents_base_year).toBe(2024);
    expect(typesOf(latest)).toContain('annual_statement_2024');
    const chosen = completeApplication(loan({ documents_base_year: 2022 }));
    expect(chosen.documents_base_year).toBe(2022);
    expect(typesOf(chosen)).toEqual(
      expect.arrayContaining(['annual_statement_2022', 'annual_statement_2021', 'bwa_susa']),
    );
    expect(typesOf(chosen)).not.toContain('annual_statement_2024');
  });

  test.each([
    ['working_capital', true],
    ['factoring', false],
  ])(
    'completeApplication for the loan type %s sets is_ubo_signature_required to %s',
    (allBanksLoanPurpose, isSignatureRequired) => {
      expect(completeApplication(loan({ allBanksLoanPurpose })).requirements).toMatchObject({
        is_video_id_required: true,
        is_loan_signature_required: true,
        is_ubo_signature_required: isSignatureRequired,
      });
    },
  );

  test.each(['demo', 'every-status', 'factoring-limits', 'crowded', 'long-values'])(
    'matches the contract for every application of the scenario %s',
    (id) => {
      const scenario = findScenario(id);
      const world = scenario && buildWorld(scenario, { seed: 1, now: NOW });
      expect(world?.applications.length).toBeGreaterThan(0);
      for (const { owner: _, ...facts } of world?.applications ?? []) {
        expect(application.safeParse(completeApplication(facts)).error).toBeUndefined();
      }
    },
  );
});
