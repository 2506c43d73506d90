import {
  type IdentResult,
  type IdentStatus,
  SIGNATURE_PROVIDERS,
  type SignatureProvider,
} from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import { DateTime } from 'luxon';

/** How far somebody's identification has come. Instants are UTC in ISO 8601. */
export interface Identification {
  status: IdentStatus;
  /** Last result reported by the provider. */
  result: IdentResult | null;
  /** Key of the provider's page while the identification is open. */
  link: string | null;
  /** When an identification in progress ends by itself; null where it never does. */
  expires_at: string | null;
  /** Origin of the portal that the provider's page leads back to; null when it began before anybody came from one. */
  portal: string | null;
}

/** An identification that nobody has begun. */
const NOT_STARTED: Identification = {
  status: 'not_started',
  result: null,
  link: null,
  expires_at: null,
  portal: null,
};

/** Result reported by a provider: a code of the specification, or plain failure, for which it has none. */
export type Outcome = IdentResult | 'FAILED';

/** Days for which an identification that was begun can be finished; null where it waits for as long as it takes. */
const VALID_DAYS: Record<SignatureProvider, number | null> = {
  idnow: 1,
  swisssign: 7,
  postident: 14,
  manual: null,
};

/** Outcomes on each provider's page, in this order (D-27). For `manual` the back office decides. */
const OUTCOMES: Record<SignatureProvider, readonly Outcome[]> = {
  idnow: [
    'SUCCESS',
    'SUCCESS_DATA_CHANGED',
    'REVIEW_PENDING',
    'FRAUD_SUSPICION_PENDING',
    'FRAUD_SUSPICION_CONFIRMED',
    'IDENT_EXPIRED',
    'ABORTED',
    'FAILED',
  ],
  swisssign: ['SUCCESS', 'ABORTED', 'IDENT_EXPIRED'],
  postident: ['SUCCESS', 'IDENT_EXPIRED'],
  manual: ['SUCCESS', 'FAILED'],
};

/** Possible outcomes of a review. */
const REVIEW_OUTCOMES: readonly Outcome[] = [
  'SUCCESS',
  'SUCCESS_DATA_CHANGED',
  'FRAUD_SUSPICION_CONFIRMED',
  'FAILED',
];

/** Whether the text names a provider of the closed set. */
export function isProvider(text: string): text is SignatureProvider {
  return SIGNATURE_PROVIDERS.some((provider) => provider === text);
}

/** The status that each report leads to (D-62). */
const STATUS_AFTER: Record<Outcome, IdentStatus> = {
  SUCCESS: 'completed',
  SUCCESS_DATA_CHANGED: 'completed',
  REVIEW_PENDING: 'under_review',
  FRAUD_SUSPICION_PENDING: 'under_review',
  FRAUD_SUSPICION_CONFIRMED: 'failed',
  IDENT_EXPIRED: 'expired',
  ABORTED: 'canceled',
  FAILED: 'failed',
};

/** The identification as it stands at `now`: one in progress whose time is over has expired. */
export function identificationAt(identification: Identification, now: string): Identification {
  const { status, expires_at } = identification;
  return status === 'in_progress' && expires_at !== null && expires_at <= now
    ? { ...identification, status: 'expired', result: 'IDENT_EXPIRED' }
    : identification;
}

/** Outcomes that can still be chosen on the provider's page; none once the identification is over. */
export function outcomesFor(
  provider: SignatureProvider,
  { status, link }: Identification,
): readonly Outcome[] {
  if (link === null || status === 'expired') return [];
  return status === 'under_review' ? REVIEW_OUTCOMES : OUTCOMES[provider];
}

/** The usual result for each status of an identification. */
const USUAL_RESULT: Partial<Record<IdentStatus, IdentResult>> = {
  completed: 'SUCCESS',
  under_review: 'REVIEW_PENDING',
  expired: 'IDENT_EXPIRED',
  canceled: 'ABORTED',
};

/**
 * An identification that has come so far, whoever brought it there. `link` opens the provider's page as long as something is to be
 * decided on it: the signatory's, the review's, or the back office's, whose page is open from the start.
 */
export function identificationIn(
  provider: string,
  { status, result }: { status: IdentStatus; result?: IdentResult | undefined },
  { now, link }: { now: string; link: string },
): Identification {
  if (!isProvider(provider)) return { ...NOT_STARTED, status, result: result ?? null };
  if (status === 'in_progress') return startIdentification(provider, { now, link, portal: null });
  const isWaiting = status === 'under_review' || (provider === 'manual' && status === 'not_started');
  return {
    ...NOT_STARTED,
    status,
    result: result ?? USUAL_RESULT[status] ?? null,
    link: isWaiting ? link : null,
  };
}

/** Result of starting an identification: a new one, the open one, or a refusal. */
export type StartVerdict =
  | { kind: 'start'; provider: SignatureProvider }
  | { kind: 'open' }
  | { kind: 'refused'; code: ErrorCode; field: 'signature_provider' | 'signature_status' | 'ident_result' };

/**
 * Whether an identification can be begun, or begun again, in its present state: not at a provider that nobody knows, not when it is
 * completed or under review, and never again after a confirmed fraud suspicion (D-62). At `manual` the back office begins by itself
 * (D-27); one that came to nothing can be asked for again.
 */
export function startVerdict(provider: string, present: Identification): StartVerdict {
  const isOver = present.status === 'failed' || present.status === 'expired' || present.status === 'canceled';
  if (!isProvider(provider) || (provider === 'manual' && !isOver)) {
    return { kind: 'refused', code: 'err_application_signatory_no_ident_url', field: 'signature_provider' };
  }
  if (present.result === 'FRAUD_SUSPICION_CONFIRMED') {
    return { kind: 'refused', code: 'err_update_not_allowed', field: 'ident_result' };
  }
  switch (present.status) {
    case 'completed':
    case 'under_review':
      return { kind: 'refused', code: 'err_update_not_allowed', field: 'signature_status' };
    case 'in_progress':
      return { kind: 'open' };
    default:
      return { kind: 'start', provider };
  }
}

/** A fresh identification at the provider, open for as long as the provider gives, if it sets a term; an older link opens nothing any more. */
export function startIdentification(
  provider: SignatureProvider,
  { now, link, portal }: { now: string; link: string; portal: string | null },
): Identification {
  const days = VALID_DAYS[provider];
  const expires = days === null ? null : DateTime.fromISO(now, { zone: 'utc' }).plus({ days });
  return {
    status: 'in_progress',
    result: null,
    link,
    expires_at: expires?.toJSDate().toISOString() ?? null,
    portal,
  };
}

/** The identification after a provider's report. Under review its page stays open, since the review is decided there. */
export function reported(identification: Identification, outcome: Outcome): Identification {
  const status = STATUS_AFTER[outcome];
  return {
    ...identification,
    status,
    result: outcome === 'FAILED' ? null : outcome,
    link: status === 'under_review' ? identification.link : null,
    expires_at: null,
  };
}
