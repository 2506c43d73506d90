import type { Application, Pricing } from 'contracts/api/applications';
import { LOAN_TYPES, type LoanType } from 'contracts/api/enumerations';
import { findMagicValue } from 'fixtures/magic-values';
import type { ApplicationFacts } from 'fixtures/world';
import { allowedUpdates } from './allowed-updates';
import { finalConditions, priceFactoring, priceLoan } from './pricing';
import { type FlowName, flowOf, hasReached, knownStatus, STATUS_FLOWS } from './status-flow';

/**
 * The application as the API answers it: the stored facts with what follows from them, its conditions (D-30), the permitted changes
 * (D-26) and its flow of statuses (D-22). To be asked anew whenever the status has changed.
 */
export function completeApplication(facts: ApplicationFacts): Application {
  const flow = flowOf(facts.allBanksLoanPurpose);
  return {
    ...facts,
    pricing: pricingOf(facts, flow),
    allowed_updates: allowedUpdates(flow, facts.status),
    requirements: { status_flow: STATUS_FLOWS[flow].map((status_name) => ({ status_name })) },
  };
}

/** Null when rejected; final once there is an offer, in factoring once it is signed, or for a magic company (D-32). */
function pricingOf(facts: ApplicationFacts, flow: FlowName): Pricing | null {
  if (knownStatus(facts.status) === 'Rejected') return null;
  const indicative = indicativePricing(facts);
  if (indicative === null) return null;
  return isFinal(facts, flow) ? finalConditions(indicative) : indicative;
}

function indicativePricing(facts: ApplicationFacts): Pricing | null {
  const loanType = facts.allBanksLoanPurpose;
  if (!isLoanType(loanType)) return null;
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
    hasReached(flow, facts.status, milestone) ||
    findMagicValue('createApplication', facts.companyName)?.kind === 'final_conditions'
  );
}

function isLoanType(text: string): text is LoanType {
  return LOAN_TYPES.some((loanType) => loanType === text);
}
