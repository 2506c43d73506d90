import { createHash } from 'node:crypto';
import type { Application } from '~/api/applications.server';
import type { Signatory } from '~/api/signatories.server';
import type { Signer } from '~/api/signing.server';
import { type OpenApplication, openApplication } from '~/dashboard/open-application.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { hasReachedSignature } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import { type Outcome, refused } from '~/forms/run-task.server';
import type { RequestArgs } from '~/request/visit.server';
import { signingAddresses } from './addresses';
import { signedContent } from './rules/signing-shown';
import { isSigned, type Signing, type SigningRequirements, signingOf } from './rules/signing-steps';

/** An application as it is now, with everything that the logged-in person has to sign in it. */
export interface OpenSigning extends OpenApplication {
  /** The person's own record (SIGN-09). */
  readonly own: Signatory;
  readonly signer: Signer;
  /** Null while nothing is asked of the person: before Signature, in a rejected application, or of who does not sign (SIGN-08). */
  readonly asked: Asked | null;
}

/** The steps that are asked of a person, and how each stands. */
export interface Asked {
  readonly requirements: SigningRequirements;
  readonly signing: Signing;
  /** Of what the person agrees to by accepting the terms; another one when anything of it has changed. */
  readonly version: string;
}

/** Opens the signatures of an application for the person who is logged in. @throws as `openApplication`; a 404 for somebody who signs nothing here */
export async function openSigning(args: RequestArgs, id: string | undefined): Promise<OpenSigning> {
  const opened = await openApplication(args, id, 'signatures');
  const { own, application } = opened;
  // The tab is there only for somebody with a record of their own.
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

/** A hash of content that is signed, to travel through the page and back. */
export function versionOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** Refuses any change while nothing is asked of the person (SIGN-08). */
export function nothingAsked({ visit }: OpenSigning): Outcome<never> {
  return refused(409, visit.t('errors')('err_status_unexpected'));
}

/** The address that a finished step leads to: back to the steps, or on if it was the last (OVER-06). */
export function nextPath(signer: Signer, requirements: SigningRequirements | null): string {
  const isLast = requirements !== null && isSigned(requirements);
  return isLast ? signedPath(signer) : signingAddresses.path(signer.applicationId);
}

/** The page that thanks somebody who has just signed (OVER-06). */
export function signedPath({ applicationId }: Signer): string {
  return `${tabPath(applicationId, 'overview')}?result=success`;
}
