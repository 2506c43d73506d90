import { SIGNATURE_PROVIDERS, type SignatureProvider } from 'contracts/api/enumerations';
import { safeHttpUrl } from '~/domain/text';

/** The lending API may send values outside the contract. */
export interface IdentificationFacts {
  readonly signature_provider?: string | null | undefined;
  readonly signature_status: string;
  readonly ident_result?: string | null | undefined;
  readonly digital_signature_url?: string | null | undefined;
}

export type IdentificationFailure = 'canceled' | 'expired' | 'failed';

/**
 * SIGN-03, D-62. `open`: not started; the lender starts `manual` (D-27). `busy`: on the provider's `page`, or in
 * `review`. `failed` allows a restart, `fraud` does not.
 */
export type IdentityState =
  | { readonly kind: 'open'; readonly provider: SignatureProvider }
  | {
      readonly kind: 'busy';
      readonly provider: SignatureProvider;
      readonly page: string | null;
      readonly review: boolean;
    }
  | { readonly kind: 'done'; readonly provider: SignatureProvider | null; readonly dataChanged: boolean }
  | { readonly kind: 'failed'; readonly provider: SignatureProvider; readonly reason: IdentificationFailure }
  | { readonly kind: 'fraud'; readonly provider: SignatureProvider }
  | { readonly kind: 'unknownProvider' };

/** A completed identification stays complete, even at an unknown provider. */
export function identityStateOf(facts: IdentificationFacts): IdentityState {
  const provider =
    SIGNATURE_PROVIDERS.find((knownProvider) => knownProvider === facts.signature_provider) ?? null;
  const { signature_status: status, ident_result: result } = facts;
  if (status === 'completed') {
    return { kind: 'done', provider, dataChanged: result === 'SUCCESS_DATA_CHANGED' };
  }
  if (provider === null) return { kind: 'unknownProvider' };
  if (result === 'FRAUD_SUSPICION_CONFIRMED') return { kind: 'fraud', provider };
  switch (status) {
    case 'in_progress':
      return { kind: 'busy', provider, page: safeHttpUrl(facts.digital_signature_url), review: false };
    case 'under_review':
      return { kind: 'busy', provider, page: null, review: true };
    case 'canceled':
    case 'expired':
    case 'failed':
      return { kind: 'failed', provider, reason: status };
    default:
      return { kind: 'open', provider };
  }
}

export function canIdentify(identity: IdentityState): boolean {
  return identity.kind === 'failed' || (identity.kind === 'open' && !mustLenderAct(identity));
}

/** D-27. The lender starts a manual identification. */
export function mustLenderAct(identity: IdentityState): boolean {
  return identity.kind === 'open' && identity.provider === 'manual';
}

export function isWithLender(identity: IdentityState): boolean {
  return mustLenderAct(identity) || (identity.kind === 'busy' && identity.provider === 'manual');
}

export function mustOthersAct(identity: IdentityState): boolean {
  return isWithLender(identity) || (identity.kind === 'busy' && identity.review);
}

export function isStatusPolled(identity: IdentityState): boolean {
  return identity.kind === 'busy' || mustLenderAct(identity);
}

export function providerPageOf(identity: IdentityState): string | null {
  return identity.kind === 'busy' ? identity.page : null;
}

export function identificationStateOf({ signature_status, ident_result }: IdentificationFacts): string {
  return `${signature_status} ${ident_result ?? ''}`;
}
