import {
  type IdentResult,
  type IdentStatus,
  SIGNATURE_PROVIDERS,
  type SignatureProvider,
} from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import { DateTime } from 'luxon';

export interface IdentificationProcess {
  status: IdentStatus;
  result: IdentResult | null;
  link: string | null;
  expires_at: string | null;
  portal: string | null;
}

const NOT_STARTED: IdentificationProcess = {
  status: 'not_started',
  result: null,
  link: null,
  expires_at: null,
  portal: null,
};

export type IdentificationOutcome = IdentResult | 'FAILED';

const VALID_DAYS_BY_PROVIDER: Record<SignatureProvider, number | null> = {
  idnow: 1,
  swisssign: 7,
  postident: 14,
  manual: null,
};

const OUTCOMES_BY_PROVIDER: Record<SignatureProvider, readonly IdentificationOutcome[]> = {
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

const REVIEW_OUTCOMES: readonly IdentificationOutcome[] = [
  'SUCCESS',
  'SUCCESS_DATA_CHANGED',
  'FRAUD_SUSPICION_CONFIRMED',
  'FAILED',
];

export function isProvider(text: string): text is SignatureProvider {
  return SIGNATURE_PROVIDERS.some((provider) => provider === text);
}

const STATUS_BY_OUTCOME: Record<IdentificationOutcome, IdentStatus> = {
  SUCCESS: 'completed',
  SUCCESS_DATA_CHANGED: 'completed',
  REVIEW_PENDING: 'under_review',
  FRAUD_SUSPICION_PENDING: 'under_review',
  FRAUD_SUSPICION_CONFIRMED: 'failed',
  IDENT_EXPIRED: 'expired',
  ABORTED: 'canceled',
  FAILED: 'failed',
};

export function identificationStateAt(
  identification: IdentificationProcess,
  now: string,
): IdentificationProcess {
  const { status, expires_at } = identification;
  return status === 'in_progress' && expires_at !== null && expires_at <= now
    ? { ...identification, status: 'expired', result: 'IDENT_EXPIRED' }
    : identification;
}

export function listIdentificationOutcomes(
  provider: SignatureProvider,
  { status, link }: IdentificationProcess,
): readonly IdentificationOutcome[] {
  if (link === null || status === 'expired') return [];
  return status === 'under_review' ? REVIEW_OUTCOMES : OUTCOMES_BY_PROVIDER[provider];
}

const DEFAULT_RESULT: Partial<Record<IdentStatus, IdentResult>> = {
  completed: 'SUCCESS',
  under_review: 'REVIEW_PENDING',
  expired: 'IDENT_EXPIRED',
  canceled: 'ABORTED',
};

export function createIdentification(
  provider: string,
  { status, result }: { status: IdentStatus; result?: IdentResult | undefined },
  { now, link }: { now: string; link: string },
): IdentificationProcess {
  if (!isProvider(provider)) return { ...NOT_STARTED, status, result: result ?? null };
  if (status === 'in_progress') return startIdentification(provider, { now, link, portal: null });
  const isWaiting = status === 'under_review' || (provider === 'manual' && status === 'not_started');
  return {
    ...NOT_STARTED,
    status,
    result: result ?? DEFAULT_RESULT[status] ?? null,
    link: isWaiting ? link : null,
  };
}

export type StartCheckResult =
  | { kind: 'start'; provider: SignatureProvider }
  | { kind: 'open' }
  | { kind: 'refused'; code: ErrorCode; field: 'signature_provider' | 'signature_status' | 'ident_result' };

/** D-62. The back office starts a `manual` identification (D-27). Signatories may restart a failed one. */
export function checkIdentificationStart(
  provider: string,
  identification: IdentificationProcess,
): StartCheckResult {
  const hasEnded =
    identification.status === 'failed' ||
    identification.status === 'expired' ||
    identification.status === 'canceled';
  if (!isProvider(provider) || (provider === 'manual' && !hasEnded)) {
    return { kind: 'refused', code: 'err_application_signatory_no_ident_url', field: 'signature_provider' };
  }
  if (identification.result === 'FRAUD_SUSPICION_CONFIRMED') {
    return { kind: 'refused', code: 'err_update_not_allowed', field: 'ident_result' };
  }
  switch (identification.status) {
    case 'completed':
    case 'under_review':
      return { kind: 'refused', code: 'err_update_not_allowed', field: 'signature_status' };
    case 'in_progress':
      return { kind: 'open' };
    default:
      return { kind: 'start', provider };
  }
}

export function startIdentification(
  provider: SignatureProvider,
  { now, link, portal }: { now: string; link: string; portal: string | null },
): IdentificationProcess {
  const days = VALID_DAYS_BY_PROVIDER[provider];
  const expires = days === null ? null : DateTime.fromISO(now, { zone: 'utc' }).plus({ days });
  return {
    status: 'in_progress',
    result: null,
    link,
    expires_at: expires?.toJSDate().toISOString() ?? null,
    portal,
  };
}

export function addReportedOutcome(
  identification: IdentificationProcess,
  outcome: IdentificationOutcome,
): IdentificationProcess {
  const status = STATUS_BY_OUTCOME[outcome];
  return {
    ...identification,
    status,
    result: outcome === 'FAILED' ? null : outcome,
    link: status === 'under_review' ? identification.link : null,
    expires_at: null,
  };
}
