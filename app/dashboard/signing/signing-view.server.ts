import type { SignatoryRequirements } from '~/api/signing.server';
import { filePath, LOAN_CONTRACT } from '~/dashboard/rules/file-path';
import { textOrNull } from '~/domain/text';
import type { LoadedSigning, RequestedSigning } from './load-signing.server';
import { papers, paperTitle, type VersionedPaper } from './papers.server';
import { maskedIban, taxNumberEnding } from './rules/signed-content';
import { identificationState } from './rules/signing-identity';
import { type PaperPermissions, paperPermissions } from './rules/signing-papers';
import { isSigned } from './rules/signing-steps';
import { taxNumberContext } from './tax-number-task.server';

export type SigningView = NonNullable<Awaited<ReturnType<typeof signingView>>>;

export interface PaperView extends VersionedPaper, PaperPermissions {
  readonly title: string;
  readonly file: string;
}

export type SigningPage = LoadedSigning & { readonly papers: readonly PaperView[] };

export type SignerView = ReturnType<typeof signerView>;

export async function signingView(loaded: LoadedSigning) {
  const { own, application, signer, requested } = loaded;
  if (requested === null) return null;
  const { requirements, signing, version } = requested;
  const [applicationId, signatoryId] = [signer.applicationId, signer.signatoryId].map(encodeURIComponent);
  return {
    ...signing,
    version,
    identificationState: identificationState(requirements),
    statusUrl: `/dashboard/applications/${applicationId}/signatures/${signatoryId}/status`,
    taxNumber: { ...taxNumberContext({ own, application }), ending: taxNumberEnding(own.taxid) },
    account: maskedIban(application.iban),
    papers: await paperViews(loaded, requested),
    contract: filePath(application.applicationId, LOAN_CONTRACT, { from: 'signatures' }),
  };
}

async function paperViews(loaded: LoadedSigning, requested: RequestedSigning): Promise<PaperView[]> {
  return (await papers(loaded)).map((paper) => ({
    ...paper,
    title: paperTitle(loaded, paper),
    file: filePath(loaded.application.applicationId, paper.id, { from: 'signatures' }),
    ...paperPermissions(paper, requested.signing.steps, loaded.application.status),
  }));
}

/** A recorded signature stays valid despite later requests. */
function hasSigned(requirements: SignatoryRequirements): boolean {
  return Boolean(requirements.signature_completed_at) || isSigned(requirements);
}

/** SIGN-09 */
export function signerView({ own, signatories }: LoadedSigning) {
  const signing = signatories.filter(({ is_contract_signatory }) => is_contract_signatory === true);
  const signed = signing.filter(({ requirements }) => requirements !== null && hasSigned(requirements));
  return {
    name: `${own.first_name} ${own.last_name}`,
    position: textOrNull(own.position),
    people: signing.length > 1 ? { total: signing.length, signed: signed.length } : null,
  };
}
