import type { WorldSignatory, WorldSigning } from 'fixtures/world';
import { DateTime } from 'luxon';
import { createIdentification } from '../rules/identification';
import {
  areAllStepsDone,
  beginSigning,
  listRequiredKycItems,
  type OtherDocument,
  type Signing,
} from '../rules/signing';
import { hasReachedStatus, parseStatus, statusFlowOf } from '../rules/status-flow';
import { createIssuedDocument } from './files/issued-document';
import { createSeededUuid } from './identifiers';
import type { ApplicationRow } from './rows';
import type { Store } from './store';

const INVITED_DAYS = { openFor: 12, overSince: 2 };

interface LoadContext {
  store: Store;
  now: string;
  idOf: (name: string) => string;
}

export function loadSignatories(
  store: Store,
  people: readonly WorldSignatory[],
  { seed, now }: { seed: number; now: string },
): void {
  people.forEach(({ application: applicationId, signing, invite_status, ...person }, position) => {
    const application = store.applications.get(applicationId);
    if (application === undefined) throw new Error(`Application ${applicationId} not found in the world`);
    const id = createSeededUuid(seed, `signatory:${position}`);
    const idOf = (name: string) => createSeededUuid(seed, `signatory:${position}:${name}`);
    store.signatories.insert({
      ...person,
      id,
      applicationId,
      invite_status: invite_status === 'expired' ? 'not_accepted' : invite_status,
      invited_until: invitationEndOf(invite_status, now),
      signing: signingOf({ id, ...person }, application, signing, { store, now, idOf }),
    });
  });
}

function invitationEndOf(status: WorldSignatory['invite_status'], now: string): string | null {
  const begin = DateTime.fromISO(now, { zone: 'utc' });
  if (status === 'not_accepted') return begin.plus({ days: INVITED_DAYS.openFor }).toJSDate().toISOString();
  if (status === 'expired') return begin.minus({ days: INVITED_DAYS.overSince }).toJSDate().toISOString();
  return null;
}

type Signer = Pick<
  WorldSignatory,
  'first_name' | 'last_name' | 'taxid' | 'country' | 'is_beneficial_owner' | 'is_contract_signatory'
> & { id: string };

function signingOf(
  signer: Signer,
  { id: applicationId, facts: { allBanksLoanPurpose, status } }: ApplicationRow,
  givenSigning: Partial<WorldSigning> | undefined,
  context: LoadContext,
): Signing | null {
  const flow = statusFlowOf(allBanksLoanPurpose);
  if (!signer.is_contract_signatory || !hasReachedStatus(flow, status, 'Signature')) return null;
  const { now, idOf } = context;
  const link = idOf('link');
  const newSigning = beginSigning(signer, { flow, now, link });
  if (givenSigning === undefined && parseStatus(status) !== 'Signature') {
    return { ...createCompletedSigning(newSigning, { now, link }), completed_at: now };
  }
  const givenFacts = givenSigning ?? {};
  const provider = givenFacts.provider ?? newSigning.provider;
  const required = givenFacts.required ?? newSigning.required;
  const issue = createIssuer(signer, applicationId, context);
  const acceptedAt = givenFacts.hasAcceptedTerms ? now : null;
  const signing: Signing = {
    ...newSigning,
    provider,
    required,
    identification: createIdentification(provider, givenFacts.identification ?? { status: 'not_started' }, {
      now,
      link,
    }),
    guarantor_contract_id: required.includes('guarantor_contract_uploaded')
      ? issue('guarantor_contract')
      : null,
    other_documents: (givenFacts.other_documents ?? []).map((document) =>
      createOtherDocument(document, issue),
    ),
    legal_signature_accepted_at: acceptedAt,
    sepa_mandate_accepted_at: acceptedAt,
  };
  const hasGuarantorContract = givenFacts.hasUploadedGuarantorContract ?? false;
  if (hasGuarantorContract) issue('signed_guarantor_contract');
  const isCompleted = areAllStepsDone({ signing, taxid: signer.taxid, hasGuarantorContract, now });
  return { ...signing, completed_at: isCompleted ? now : null };
}

function createCompletedSigning(signing: Signing, { now, link }: { now: string; link: string }): Signing {
  return {
    ...signing,
    required: listRequiredKycItems({ isGuarantor: false }),
    identification: createIdentification(signing.provider, { status: 'completed' }, { now, link }),
    legal_signature_accepted_at: now,
    sepa_mandate_accepted_at: now,
  };
}

interface IssueOptions {
  copy?: string;
  isText?: boolean;
}

function createOtherDocument(
  { isText = false, ...document }: WorldSigning['other_documents'][number],
  issue: (type: string, options?: IssueOptions) => string,
): OtherDocument {
  const id = issue(document.document_type, { isText });
  const isOnline = document.signing_method === 'online';
  const signedId = document.is_signed && !isOnline ? issue(document.document_type, { copy: 'signed' }) : id;
  return { ...document, document_id: id, signed_document_id: document.is_signed ? signedId : null };
}

function createIssuer(signer: Signer, applicationId: string, { store, now, idOf }: LoadContext) {
  return (type: string, { copy = '', isText = false }: IssueOptions = {}): string => {
    const name = [type, signer.first_name, signer.last_name, copy].filter(Boolean).join(' ');
    const extension = isText ? 'txt' : 'pdf';
    const issue = { applicationId, type, name: `${name}.${extension}`, signatoryId: signer.id };
    const id = idOf(`${type} ${copy}`);
    store.documents.insert(createIssuedDocument({ id, now }, issue));
    return id;
  };
}
