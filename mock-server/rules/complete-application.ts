import type { Application, Pricing } from 'contracts/api/applications';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { loanTypeOf } from 'fixtures/products';
import type { ApplicationFacts } from 'fixtures/world';
import { findMagicValue } from '../reference-data/magic-values';
import { type ApplicantRole, listAllowedUpdates } from './allowed-updates';
import { defaultBaseYearOf } from './base-year';
import { createDocumentCategories } from './document-categories';
import { documentPermissionsOf } from './document-permissions';
import { calculateFinalConditions, priceFactoring, priceLoan } from './pricing';
import { type FlowName, hasReachedStatus, parseStatus, STATUS_FLOWS, statusFlowOf } from './status-flow';

type OtherDocuments = NonNullable<Application['requirements']['required_other_documents']>;

export interface ViewingContext {
  role: ApplicantRole;
  isAdvisor?: boolean | undefined;
  language: Language;
  deployment: Deployment;
  today: string;
  otherDocuments: OtherDocuments;
}

/** Adds members that depend on status, user and day. */
export function completeApplication(facts: ApplicationFacts, viewing: ViewingContext): Application {
  const flow = statusFlowOf(facts.allBanksLoanPurpose);
  return {
    ...facts,
    pricing: pricingOf(facts, flow),
    allowed_updates: listAllowedUpdates(flow, facts.status, viewing.role),
    ...documentPermissionsOf(flow, facts.status, viewing),
    documents_base_year: baseYearOf(facts, viewing.today),
    document_configurations: { document_categories: documentCategoriesFor(facts, viewing) },
    requirements: {
      status_flow: STATUS_FLOWS[flow].map((status_name) => ({ status_name })),
      is_video_id_required: true,
      is_loan_signature_required: true,
      // In factoring, receivables are the security, so no guarantor signs.
      is_ubo_signature_required: flow !== 'factoring',
      required_other_documents: viewing.otherDocuments,
    },
  };
}

export function baseYearOf({ documents_base_year, companyType }: ApplicationFacts, today: string): number {
  return documents_base_year ?? defaultBaseYearOf(companyType, today);
}

export function documentCategoriesFor(
  facts: ApplicationFacts,
  { deployment, today, language }: Pick<ViewingContext, 'deployment' | 'today' | 'language'>,
) {
  const { allBanksLoanPurpose: loanType, companyType } = facts;
  return createDocumentCategories(
    { deployment, loanType, companyType, baseYear: baseYearOf(facts, today) },
    language,
  );
}

/** Conditions are final from the offer on (factoring: from Signature on), or for a magic company (D-32). */
function pricingOf(facts: ApplicationFacts, flow: FlowName): Pricing | null {
  if (parseStatus(facts.status) === 'Rejected') return null;
  const indicative = calculateIndicativePricing(facts);
  if (indicative === null) return null;
  return isFinal(facts, flow) ? calculateFinalConditions(indicative) : indicative;
}

function calculateIndicativePricing(facts: ApplicationFacts): Pricing | null {
  const isOfDynamicForm = facts.custom_fields_list !== undefined;
  const loanType = loanTypeOf(facts.allBanksLoanPurpose) ?? (isOfDynamicForm ? 'other' : undefined);
  if (loanType === undefined) return null;
  return loanType === 'factoring'
    ? priceFactoring({
        limit: facts.factoring_limit ?? 0,
        annualSales: facts.factoring?.annual_sales_previous_year ?? 0,
      })
    : priceLoan({ loanType, amount: facts.loanSize ?? 0, months: facts.loanDuration ?? 0 });
}

function isFinal(facts: ApplicationFacts, flow: FlowName): boolean {
  const milestone = STATUS_FLOWS[flow].includes('offer_available') ? 'offer_available' : 'Signature';
  return (
    hasReachedStatus(flow, facts.status, milestone) ||
    findMagicValue('createApplication', facts.companyName)?.kind === 'final_conditions'
  );
}
