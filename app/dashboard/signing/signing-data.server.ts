import type { SignatoryRequirements } from '~/api/signing.server';
import { filePath, LOAN_CONTRACT } from '~/dashboard/documents/paths';
import { knownText } from '~/domain/text';
import { newsOf } from './news';
import type { Asked, OpenSigning } from './open-signing.server';
import { papers, paperTitle, type SealedPaper } from './papers.server';
import type { Identity } from './rules/signing-identity';
import { type PaperPermissions, paperPermissions } from './rules/signing-papers';
import { maskedIban, taxNumberEnding } from './rules/signing-shown';
import { isSigned, type SigningStep } from './rules/signing-steps';
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
  readonly papers: readonly PaperData[];
  /** Address of the contract that the terms are about. */
  readonly contract: string;
}

/** A paper with what may be done with it. Travels to the browser. */
export interface PaperData extends SealedPaper, PaperPermissions {
  readonly title: string;
  /** Address of the file to be signed. */
  readonly file: string;
}

/** What the page shows beside the steps. Travels to the browser. */
export interface SignerData {
  readonly name: string;
  readonly position: string | null;
  /** How many sign and how many have; null for who sees only themselves (SIGN-09). */
  readonly people: { readonly total: number; readonly signed: number } | null;
}

/** What the page shows of the steps of a person. */
export async function signingData(opened: OpenSigning, asked: Asked): Promise<SigningData> {
  const { own, application, signer } = opened;
  const { requirements, signing, seal } = asked;
  const [applicationId, signatoryId] = [signer.applicationId, signer.signatoryId].map(encodeURIComponent);
  return {
    ...signing,
    seal,
    news: newsOf(requirements),
    newsAt: `/dashboard/applications/${applicationId}/signatures/${signatoryId}/status`,
    taxNumber: { ...taxNumberDemand({ own, application }), ending: taxNumberEnding(own.taxid) },
    account: maskedIban(application.iban),
    papers: await papersData(opened, asked),
    contract: filePath(application.applicationId, LOAN_CONTRACT, { from: 'signatures' }),
  };
}

async function papersData(opened: OpenSigning, asked: Asked): Promise<PaperData[]> {
  return (await papers(opened, asked)).map((paper) => ({
    ...paper,
    title: paperTitle(opened, paper),
    file: filePath(opened.application.applicationId, paper.id, { from: 'signatures' }),
    ...paperPermissions(paper, asked.signing.steps, opened.application.status),
  }));
}

/** Whoever the server has noted as having signed did so, whatever has been asked of them since. */
function hasSigned(requirements: SignatoryRequirements): boolean {
  return Boolean(requirements.signature_completed_at) || isSigned(requirements);
}

/** The person, and of the others no more than their number. */
export function signerData({ own, signatories }: OpenSigning): SignerData {
  const signing = signatories.filter(({ is_contract_signatory }) => is_contract_signatory === true);
  const signed = signing.filter(({ requirements }) => requirements !== null && hasSigned(requirements));
  return {
    name: `${own.first_name} ${own.last_name}`,
    position: knownText(own.position),
    people: signing.length > 1 ? { total: signing.length, signed: signed.length } : null,
  };
}
