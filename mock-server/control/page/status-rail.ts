import type { ApplicationStatus } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import { flowOf, knownStatus, positionIn, STATUS_FLOWS } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';

export type Displayed =
  | 'not_completed'
  | 'in_review'
  | 'waiting_for_signatures'
  | 'in_review_after_signature'
  | 'signed'
  | 'paid_out'
  | 'closed'
  | 'unknown';

interface RailTexts {
  flow: string;
  outside: string;
  status: (raw: string) => string;
  displayed: (displayed: Displayed) => string;
}

/** D-21 */
const DISPLAYED = {
  pre_check: 'in_review',
  Open: 'not_completed',
  Submitted: 'in_review',
  Internal_Review: 'in_review',
  internal_review_backlog: 'in_review',
  internal_review_analysis: 'in_review',
  internal_review_approval: 'in_review',
  Pricing: 'in_review',
  internal_pricing: 'in_review',
  external_pricing: 'in_review',
  bank_submitted: 'in_review',
  sales_pre_check: 'in_review',
  sales_pre_check_backlog: 'in_review',
  sales_pre_check_qualitative: 'in_review',
  sales_pre_check_financials: 'in_review',
  screening_backlog: 'in_review',
  screening: 'in_review',
  final_sales_check: 'in_review',
  offer_available: 'in_review',
  offer_accepted: 'in_review',
  Signature: 'waiting_for_signatures',
  Final_Review: 'in_review_after_signature',
  Approved: 'in_review_after_signature',
  Awaiting_Payout: 'in_review_after_signature',
  Paid_Out: 'paid_out',
  gifts_entry: 'signed',
  limit_active: 'signed',
  Rejected: 'closed',
  ubo_check: 'unknown',
  Final_Offer: 'unknown',
  Reopened: 'unknown',
  Bank_Open: 'unknown',
} satisfies Record<ApplicationStatus | 'sales_pre_check', Displayed>;

export function displayedStatus(status: string): Displayed {
  const known = knownStatus(status) ?? status;
  return isListed(known) ? DISPLAYED[known] : 'unknown';
}

const isListed = (status: string): status is keyof typeof DISPLAYED => Object.hasOwn(DISPLAYED, status);

export function statusRail({ allBanksLoanPurpose, status }: ApplicationRow['facts'], t: RailTexts) {
  const flow = flowOf(allBanksLoanPurpose);
  const position = positionIn(flow, status);
  const stops = STATUS_FLOWS[flow].map((name, index) => ({
    name,
    index,
    shown: displayedStatus(name),
  }));
  const groups: (typeof stops)[] = [];
  for (const stop of stops) {
    const last = groups.at(-1);
    if (last?.[0]?.shown === stop.shown) last.push(stop);
    else groups.push([stop]);
  }
  return html`<ol class="rail" aria-label="${t.flow}">${groups.map((group) => {
    const first = group[0]?.index ?? 0;
    const last = group.at(-1)?.index ?? 0;
    const phase = position > last ? 'past' : position >= first ? 'now' : 'ahead';
    return html`<li class="${phase}" style="--stops:${group.length}"><span class="track">${group.map(
      ({ name, index }) =>
        html`<i title="${t.status(name)} (${name})" ${index === position ? html`class="here" aria-current="step"` : ''} ${index < position ? html`class="done"` : ''}><span class="vh">${t.status(name)}</span></i>`,
    )}</span><span class="name">${t.displayed(group[0]?.shown ?? 'unknown')}</span></li>`;
  })}</ol>${position < 0 ? html`<p class="kv">${t.outside} <b>${t.status(status)}</b> <code>${status}</code></p>` : ''}`;
}
