import type { Identity } from '~/dashboard/signing-identity';
import { maskedIban, taxNumberEnding } from '~/dashboard/signing-shown';
import { isSigned, type SigningStep } from '~/dashboard/signing-steps';
import { newsOf } from './news';
import type { Asked, OpenSigning } from './open-signing.server';
import { taxNumberDemand } from './save-tax-number.server';
import type { TaxNumberDemand } from './tax-number';

/** What the page shows of the steps. Travels to the browser. */
export interface SigningData {
  readonly steps: readonly SigningStep[];
  readonly identity: Identity;
  readonly signed: boolean;
  /** See `Asked`. */
  readonly seal: string;
  /** See `newsOf`. */
  readonly news: string;
  /** Where to ask how the identification stands. */
  readonly newsAt: string;
  readonly taxNumber: TaxNumberDemand & { readonly ending: string | null };
  /** The account of the SEPA mandate, to be recognised by; null when there is none yet. */
  readonly account: string | null;
}

/** What the page shows beside the steps. Travels to the browser. */
export interface SignerData {
  readonly name: string;
  readonly position: string | null;
  /** How many sign and how many have; null for who sees only themselves (SIGN-09). */
  readonly people: { readonly total: number; readonly signed: number } | null;
}

export function signingData({ own, application, signer }: OpenSigning, asked: Asked): SigningData {
  const { requirements, signing, seal } = asked;
  const [applicationId, signatoryId] = [signer.applicationId, signer.signatoryId].map(encodeURIComponent);
  return {
    ...signing,
    seal,
    news: newsOf(requirements),
    newsAt: `/dashboard/applications/${applicationId}/signatures/${signatoryId}/status`,
    taxNumber: { ...taxNumberDemand({ own, application }), ending: taxNumberEnding(own.taxid) },
    account: maskedIban(application.iban),
  };
}

/** The person, and of the others no more than their number. */
export function signerData({ own, signatories }: OpenSigning): SignerData {
  const signing = signatories.filter(({ is_contract_signatory }) => is_contract_signatory === true);
  const signed = signing.filter(({ requirements }) => requirements !== null && isSigned(requirements));
  return {
    name: `${own.first_name} ${own.last_name}`,
    position: own.position?.trim() || null,
    people: signing.length > 1 ? { total: signing.length, signed: signed.length } : null,
  };
}
