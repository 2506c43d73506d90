import { createHash } from 'node:crypto';
import type { Application } from '~/api/applications.server';
import { mapResult } from '~/api/result';
import type { Signatory } from '~/api/signatories.server';
import { type SignerIds, signing } from '~/api/signing.server';
import { type LoadedApplication, loadApplication } from '~/dashboard/load-application.server';
import { canChangeApplication } from '~/dashboard/rules/permissions';
import { hasReachedSignature } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import { createRefusal, type TaskOutcome } from '~/forms/run-task.server';
import type { RequestArgs } from '~/request/open-request.server';
import { createSignedContent } from './rules/signed-content';
import {
  createSigningProgress,
  isSigned,
  type SigningProgress,
  type SigningRequirements,
} from './rules/signing-steps';
import { signingTaskUrls } from './urls';

export interface LoadedSigning extends LoadedApplication {
  readonly ownSignatory: Signatory;
  readonly signer: SignerIds;
  /** Null before the signature phase, after a rejection, or if the user does not sign (SIGN-08). */
  readonly requestedSigning: RequestedSigning | null;
}

export interface RequestedSigning {
  readonly requirements: SigningRequirements;
  readonly signing: SigningProgress;
  readonly version: string;
}

/** @throws like `loadApplication`; thus 404 if the user signs nothing here */
export async function loadSigning(args: RequestArgs, id: string | undefined): Promise<LoadedSigning> {
  const loadedApplication = await loadApplication(args, id, 'signatures');
  const { ownSignatory, application } = loadedApplication;
  if (ownSignatory === undefined)
    throw new Error('The signatures tab was loaded for a user who does not sign');
  const { applicationId } = application;
  const signer = { applicationId, signatoryId: ownSignatory.signatory_id };
  return Object.assign(loadedApplication, {
    ownSignatory,
    signer,
    requestedSigning: createRequestedSigning(application, ownSignatory),
  });
}

function createRequestedSigning(application: Application, ownSignatory: Signatory): RequestedSigning | null {
  const { requirements } = ownSignatory;
  const { status_flow } = application.requirements;
  if (requirements === null || !hasReachedSignature(status_flow, application.status)) return null;
  const version = signedContentVersion(createSignedContent(application, ownSignatory, requirements));
  return {
    requirements,
    signing: createSigningProgress(requirements, canChangeApplication(application, 'signatory_tin')),
    version,
  };
}

export function signedContentVersion(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** @returns undefined as data if the change is not in effect */
export async function verifyRequirements(
  { request, signer }: LoadedSigning,
  hasChange: (requirements: SigningRequirements) => boolean,
) {
  const result = await signing.requirements(request.api, signer);
  return mapResult(result, (requirements) => (hasChange(requirements) ? requirements : undefined));
}

export function isPaperSigned({ required_other_documents }: SigningRequirements, id: string): boolean {
  return required_other_documents.some(({ document_id, is_signed }) => document_id === id && is_signed);
}

export function createNotRequestedRefusal({ request }: LoadedSigning): TaskOutcome<never> {
  return createRefusal(409, request.t('errors')('err_status_unexpected'));
}

export function pathAfterStep(signer: SignerIds, requirements: SigningRequirements | null): string {
  const isLast = requirements !== null && isSigned(requirements);
  return isLast ? pathAfterSigning(signer) : signingTaskUrls.path(signer.applicationId);
}

export function pathAfterSigning({ applicationId }: SignerIds): string {
  return `${tabPath(applicationId, 'overview')}?result=success`;
}
