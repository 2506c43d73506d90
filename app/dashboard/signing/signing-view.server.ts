import type { SignatoryRequirements } from '~/api/signing.server';
import { filePath, LOAN_CONTRACT } from '~/dashboard/documents/paths';
import { knownText } from '~/domain/text';
import type { Asked, OpenSigning } from './open-signing.server';
import { papers, paperTitle, type VersionedPaper } from './papers.server';
import { identificationState } from './rules/signing-identity';
import { type PaperPermissions, paperPermissions } from './rules/signing-papers';
import { maskedIban, taxNumberEnding } from './rules/signing-shown';
import { isSigned } from './rules/signing-steps';
import { taxNumberContext } from './tax-number-task.server';

/** The steps of the person who is logged in. Travels to the browser. */
export type SigningView = NonNullable<Awaited<ReturnType<typeof signingView>>>;

/** A paper with what may be done with it. Travels to the browser. */
export interface PaperView extends VersionedPaper, PaperPermissions {
  readonly title: string;
  /** Address of the file to be signed. */
  readonly file: string;
}

/** The tab as it is opened, with the papers to be signed. */
export type SigningPage = OpenSigning & { readonly papers: readonly PaperView[] };

/** The person who is logged in. Travels to the browser. */
export type SignerView = ReturnType<typeof signerView>;

/** Makes the view of the steps; null while nothing is asked of the person. */
export async function signingView(opened: OpenSigning) {
  const { own, application, signer, asked } = opened;
  if (asked === null) return null;
  const { requirements, signing, version } = asked;
  const [applicationId, signatoryId] = [signer.applicationId, signer.signatoryId].map(encodeURIComponent);
  return {
    ...signing,
    /** See `Asked`. */
    version,
    identificationState: identificationState(requirements),
    /** Address to ask how the identification stands. */
    statusUrl: `/dashboard/applications/${applicationId}/signatures/${signatoryId}/status`,
    taxNumber: { ...taxNumberContext({ own, application }), ending: taxNumberEnding(own.taxid) },
    /** The account of the SEPA mandate, to be recognised by; null when there is none yet. */
    account: maskedIban(application.iban),
    papers: await paperViews(opened, asked),
    /** Address of the contract that the terms are about. */
    contract: filePath(application.applicationId, LOAN_CONTRACT, { from: 'signatures' }),
  };
}

async function paperViews(opened: OpenSigning, asked: Asked): Promise<PaperView[]> {
  return (await papers(opened)).map((paper) => ({
    ...paper,
    title: paperTitle(opened, paper),
    file: filePath(opened.application.applicationId, paper.id, { from: 'signatures' }),
    ...paperPermissions(paper, asked.signing.steps, opened.application.status),
  }));
}

/** A signature that the server has noted stays one, however much has been asked since. */
function hasSigned(requirements: SignatoryRequirements): boolean {
  return Boolean(requirements.signature_completed_at) || isSigned(requirements);
}

/** The person, and of the others no more than their number. */
export function signerView({ own, signatories }: OpenSigning) {
  const signing = signatories.filter(({ is_contract_signatory }) => is_contract_signatory === true);
  const signed = signing.filter(({ requirements }) => requirements !== null && hasSigned(requirements));
  return {
    name: `${own.first_name} ${own.last_name}`,
    position: knownText(own.position),
    /** How many sign and how many have; null for somebody who sees only themselves (SIGN-09). */
    people: signing.length > 1 ? { total: signing.length, signed: signed.length } : null,
  };
}
