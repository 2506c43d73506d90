import type { SignatoryRequirements } from '~/api/signing.server';
import { filePath, LOAN_CONTRACT_FILE } from '~/dashboard/rules/file-path';
import { trimOrNull } from '~/domain/text';
import type { LoadedSigning, RequestedSigning } from './load-signing.server';
import { listVersionedPapers, translatePaperTitle, type VersionedPaper } from './papers.server';
import { maskIban, taxNumberEndingOf } from './rules/signed-content';
import { identificationStateOf } from './rules/signing-identity';
import { type PaperPermissions, paperPermissionsOf } from './rules/signing-papers';
import { isSigned } from './rules/signing-steps';
import { createTaxNumberContext } from './tax-number-task.server';

export type SigningView = NonNullable<Awaited<ReturnType<typeof createSigningView>>>;

export interface PaperView extends VersionedPaper, PaperPermissions {
  readonly title: string;
  readonly file: string;
}

export type SigningPage = LoadedSigning & { readonly papers: readonly PaperView[] };

export type SignerView = ReturnType<typeof createSignerView>;

export async function createSigningView(loadedSigning: LoadedSigning) {
  const { ownSignatory, application, signer, requestedSigning } = loadedSigning;
  if (requestedSigning === null) return null;
  const { requirements, signing, version } = requestedSigning;
  const [applicationId, signatoryId] = [signer.applicationId, signer.signatoryId].map(encodeURIComponent);
  return {
    ...signing,
    version,
    identificationState: identificationStateOf(requirements),
    statusUrl: `/dashboard/applications/${applicationId}/signatures/${signatoryId}/status`,
    taxNumber: {
      ...createTaxNumberContext({ ownSignatory, application }),
      ending: taxNumberEndingOf(ownSignatory.taxid),
    },
    account: maskIban(application.iban),
    papers: await paperViews(loadedSigning, requestedSigning),
    contract: filePath(application.applicationId, LOAN_CONTRACT_FILE, { source: 'signatures' }),
  };
}

async function paperViews(
  loadedSigning: LoadedSigning,
  requestedSigning: RequestedSigning,
): Promise<PaperView[]> {
  return (await listVersionedPapers(loadedSigning)).map((paper) => ({
    ...paper,
    title: translatePaperTitle(loadedSigning, paper),
    file: filePath(loadedSigning.application.applicationId, paper.id, { source: 'signatures' }),
    ...paperPermissionsOf(paper, requestedSigning.signing.steps, loadedSigning.application.status),
  }));
}

/** A recorded signature stays valid despite later requests. */
function hasSigned(requirements: SignatoryRequirements): boolean {
  return Boolean(requirements.signature_completed_at) || isSigned(requirements);
}

export function createSignerView({ ownSignatory, signatories, isApplicant }: LoadedSigning) {
  const signatoriesToSign = signatories.filter(({ is_contract_signatory }) => is_contract_signatory === true);
  const signedSignatories = signatoriesToSign.filter(
    ({ requirements }) => requirements !== null && hasSigned(requirements),
  );
  return {
    name: `${ownSignatory.first_name} ${ownSignatory.last_name}`,
    position: trimOrNull(ownSignatory.position),
    /** Null if the API hides other signatories. */
    people:
      signatoriesToSign.length > 1 || isApplicant
        ? { total: signatoriesToSign.length, signedCount: signedSignatories.length }
        : null,
  };
}
