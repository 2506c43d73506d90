import { createHash } from 'node:crypto';
import type { Application } from '~/api/applications.server';
import type { Signatory } from '~/api/signatories.server';
import type { Signer } from '~/api/signing.server';
import { type OpenApplication, openApplication } from '~/dashboard/open-application.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { hasReachedSignature } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import type { RequestArgs } from '~/request/visit.server';
import { whatIsSigned } from './rules/signing-shown';
import { isSigned, type Signing, type SigningRequirements, signingOf } from './rules/signing-steps';

/** What the logged-in person has to sign in an application, as it is now. */
export interface OpenSigning extends OpenApplication {
  /** The person's own record (SIGN-09). */
  readonly own: Signatory;
  readonly signer: Signer;
  /** Null while nothing is asked of the person: before Signature, in a rejected application, or of who does not sign (SIGN-08). */
  readonly asked: Asked | null;
}

/** What is asked of a person, and what they make of it. */
export interface Asked {
  readonly requirements: SigningRequirements;
  readonly signing: Signing;
  /** Stands for what the person agrees to by accepting the terms; another one when anything of it has changed. */
  readonly seal: string;
}

/**
 * Opens the signatures of an application for the person who is logged in.
 *
 * @throws as `openApplication`; a 404 for who signs nothing here
 */
export async function openSigning(args: RequestArgs, id: string | undefined): Promise<OpenSigning> {
  const opened = await openApplication(args, id, 'signatures');
  const { own, application } = opened;
  // The tab is there only for who has a record of their own.
  if (own === undefined) throw new Error('the signatures were opened for somebody who does not sign');
  const { applicationId } = application;
  const signer = { applicationId, signatoryId: own.signatory_id };
  return Object.assign(opened, { own, signer, asked: askedOf(application, own) });
}

function askedOf(application: Application, own: Signatory): Asked | null {
  const { requirements } = own;
  const { status_flow } = application.requirements;
  if (requirements === null || !hasReachedSignature(status_flow, application.status)) return null;
  const seal = sealOf(whatIsSigned(application, own, requirements));
  return { requirements, signing: signingOf(requirements, mayChange(application, 'signatory_tin')), seal };
}

/** A short stand-in for what is signed, to travel through the page and back. */
export function sealOf(whatIsSigned: string): string {
  return createHash('sha256').update(whatIsSigned).digest('base64url');
}

/** The tab's own address, where every step leads back to. */
export function signaturesPath({ applicationId }: Signer): string {
  return tabPath(applicationId, 'signatures');
}

/** Where a step leads that was taken: back to the steps, or on if it was the last (OVER-06). */
export function nextPath(signer: Signer, requirements: SigningRequirements | null): string {
  return requirements !== null && isSigned(requirements) ? signedPath(signer) : signaturesPath(signer);
}

/** Where somebody lands who has just signed (OVER-06). */
export function signedPath({ applicationId }: Signer): string {
  return `${tabPath(applicationId, 'overview')}?result=success`;
}
