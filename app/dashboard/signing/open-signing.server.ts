import { createHash } from 'node:crypto';
import type { Application } from '~/api/applications.server';
import type { Signatory } from '~/api/signatories.server';
import type { Signer } from '~/api/signing.server';
import { type OpenApplication, openApplication } from '~/dashboard/open-application.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { hasReachedSignature } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import { type Outcome, refused } from '~/forms/run-task.server';
import type { RequestArgs } from '~/request/open-request.server';
import { signingAddresses } from './addresses';
import { signedContent } from './rules/signed-content';
import { isSigned, type Signing, type SigningRequirements, signingOf } from './rules/signing-steps';

export interface OpenSigning extends OpenApplication {
  /** SIGN-09 */
  readonly own: Signatory;
  readonly signer: Signer;
  /** Null if nothing is requested: before the signature phase, if rejected, or if the user does not sign (SIGN-08). */
  readonly asked: Asked | null;
}

export interface Asked {
  readonly requirements: SigningRequirements;
  readonly signing: Signing;
  readonly version: string;
}

/** @throws like `openApplication`; 404 if the user signs nothing here */
export async function openSigning(args: RequestArgs, id: string | undefined): Promise<OpenSigning> {
  const opened = await openApplication(args, id, 'signatures');
  const { own, application } = opened;
  if (own === undefined) throw new Error('the signatures were opened for somebody who does not sign');
  const { applicationId } = application;
  const signer = { applicationId, signatoryId: own.signatory_id };
  return Object.assign(opened, { own, signer, asked: askedOf(application, own) });
}

function askedOf(application: Application, own: Signatory): Asked | null {
  const { requirements } = own;
  const { status_flow } = application.requirements;
  if (requirements === null || !hasReachedSignature(status_flow, application.status)) return null;
  const version = versionOf(signedContent(application, own, requirements));
  return { requirements, signing: signingOf(requirements, mayChange(application, 'signatory_tin')), version };
}

export function versionOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** SIGN-08 */
export function nothingRequested({ request }: OpenSigning): Outcome<never> {
  return refused(409, request.t('errors')('err_status_unexpected'));
}

/** OVER-06 */
export function nextPath(signer: Signer, requirements: SigningRequirements | null): string {
  const isLast = requirements !== null && isSigned(requirements);
  return isLast ? signedPath(signer) : signingAddresses.path(signer.applicationId);
}

export function signedPath({ applicationId }: Signer): string {
  return `${tabPath(applicationId, 'overview')}?result=success`;
}
