import { SIGNATURE_PROVIDERS, type SignatureProvider } from 'contracts/api/enumerations';
import { webAddress } from '~/domain/web-address';

/** A person's identification as the server tells it. Each member may be any text. */
export interface IdentificationFacts {
  readonly signature_provider?: string | null | undefined;
  readonly signature_status: string;
  readonly ident_result?: string | null | undefined;
  /** The provider's page for this person, while an identification is open. */
  readonly digital_signature_url?: string | null | undefined;
}

/** Why an identification has to be begun again. */
export type IdentificationFailure = 'canceled' | 'expired' | 'failed';

/**
 * A person's identification as it is shown to them (SIGN-03, D-62). Travels to the browser.
 *
 * - `open`: to be begun. At `manual` the lender does that: somebody there identifies the person (D-27).
 * - `busy`: under way. `page` leads back to the provider's page while something is still to be done there; `review`: only somebody
 *   else has something to do.
 * - `failed`: to be begun again, also at `manual`.
 * - `fraud`: failed for good; it cannot be begun again.
 */
export type Identity =
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

/** An identification that is done stays so, even at a provider the portal does not know. */
export function identityOf(facts: IdentificationFacts): Identity {
  const provider = SIGNATURE_PROVIDERS.find((known) => known === facts.signature_provider) ?? null;
  const { signature_status: status, ident_result: result } = facts;
  if (status === 'completed') {
    return { kind: 'done', provider, dataChanged: result === 'SUCCESS_DATA_CHANGED' };
  }
  if (provider === null) return { kind: 'unknownProvider' };
  if (result === 'FRAUD_SUSPICION_CONFIRMED') return { kind: 'fraud', provider };
  switch (status) {
    case 'in_progress':
      return { kind: 'busy', provider, page: webAddress(facts.digital_signature_url), review: false };
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

/** Whether the person can begin an identification, or begin it again. */
export function canIdentify(identity: Identity): boolean {
  return identity.kind === 'failed' || (identity.kind === 'open' && !isUpToLender(identity));
}

/** Whether the lender begins it, and nobody has yet (D-27). */
export function isUpToLender(identity: Identity): boolean {
  return identity.kind === 'open' && identity.provider === 'manual';
}

/** Whether somebody at the lender has been asked to identify the person, and has begun or not. */
export function isWithLender(identity: Identity): boolean {
  return isUpToLender(identity) || (identity.kind === 'busy' && identity.provider === 'manual');
}

/** Whether only others have something to do about it: the lender, or who looks at it once more. */
export function isUpToOthers(identity: Identity): boolean {
  return isWithLender(identity) || (identity.kind === 'busy' && identity.review);
}

/** Whether the page shall ask by itself how it stands (D-63): only while it is up to somebody else. */
export function isPolled(identity: Identity): boolean {
  return identity.kind === 'busy' || isUpToLender(identity);
}

/** The provider's page, while something is still to be done there; null else. */
export function providerPage(identity: Identity): string | null {
  return identity.kind === 'busy' ? identity.page : null;
}

/** An identification in one word: it has changed when the word has. */
export function identificationState({ signature_status, ident_result }: IdentificationFacts): string {
  return `${signature_status} ${ident_result ?? ''}`;
}
