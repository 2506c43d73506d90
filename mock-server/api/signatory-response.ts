import type { Call } from 'contracts/api/call';
import type { Signatory, SignatoryRequirements } from 'contracts/api/signatories';
import { normaliseEmail } from '../rules/account-rules';
import { identificationStateAt, isProvider, listIdentificationOutcomes } from '../rules/identification';
import { kycStatusOf, type SigningFacts } from '../rules/signing';
import { hasReachedStatus, statusFlowOf } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import { createDownloadUrl, listConfirmedCleanDocuments } from './document-records';
import type { UserExchange } from './exchange';
import { simulatorOriginOnPortalSite } from './host';
import { requestedLanguageOf } from './languages';
import { currentInviteStatusOf } from './signatories-invitation';

interface SignatoryResponseContext {
  exchange: UserExchange<Call>;
  application: ApplicationRow;
}

export function createSignatoryResponse(row: SignatoryRow, view: SignatoryResponseContext): Signatory {
  const { id, applicationId, invited_until: _, signing: __, ...facts } = row;
  return {
    ...facts,
    signatory_id: id,
    application_id: applicationId,
    invite_status: currentInviteStatusOf(row, view.exchange.sandbox.clock.iso()),
    is_current_actor: isCurrentActor(row, view.exchange),
    requirements: createRequirementsResponse(row, view),
  };
}

/** E-mail addresses are unique (D-61). */
export function isCurrentActor({ email }: SignatoryRow, { user }: UserExchange<Call>): boolean {
  return Boolean(email) && normaliseEmail(email ?? '') === user.email;
}

/** Null before Signature (SIGN-08) and for people who do not sign. */
export function createRequirementsResponse(
  row: SignatoryRow,
  { exchange, application }: SignatoryResponseContext,
): SignatoryRequirements | null {
  const { signing } = row;
  if (signing === null || !isInSignatureStatus(application)) return null;
  const facts = createSigningFacts(exchange.sandbox, row, signing);
  const identificationState = identificationStateAt(signing.identification, facts.now);
  const isOwnRecord = isCurrentActor(row, exchange);
  return {
    kyc_status: kycStatusOf(facts),
    required_other_documents: signing.other_documents,
    guarantor_contract_url:
      signing.guarantor_contract_id === null
        ? null
        : createDownloadUrl(exchange, signing.guarantor_contract_id),
    signature_provider: signing.provider,
    signature_status: identificationState.status,
    ident_result: identificationState.result,
    // Anyone with this address can identify as the signatory.
    digital_signature_url: isOwnRecord
      ? providerPageUrl(signing.provider, identificationState, exchange)
      : null,
    signature_completed_at: signing.completed_at,
  };
}

export function isInSignatureStatus({ facts }: ApplicationRow): boolean {
  return hasReachedStatus(statusFlowOf(facts.allBanksLoanPurpose), facts.status, 'Signature');
}

export function createSigningFacts(
  sandbox: Sandbox,
  row: SignatoryRow,
  signing: SigningFacts['signing'],
): SigningFacts {
  const hasGuarantorContract = listConfirmedCleanDocuments(sandbox, row.applicationId).some(
    ({ type, signatoryId }) => type === 'signed_guarantor_contract' && signatoryId === row.id,
  );
  return { signing, taxid: row.taxid, hasGuarantorContract, now: sandbox.clock.iso() };
}

function providerPageUrl(
  provider: string,
  identification: SigningFacts['signing']['identification'],
  { sandbox, headers, settings }: UserExchange<Call>,
): string | null {
  if (!isProvider(provider) || provider === 'manual') return null;
  if (identification.link === null || listIdentificationOutcomes(provider, identification).length === 0)
    return null;
  const lang = requestedLanguageOf(headers);
  const query = new URLSearchParams({ sandbox: sandbox.id, ...(lang && { lang }) });
  return `${simulatorOriginOnPortalSite(headers, settings)}/simulator/providers/${provider}/${identification.link}?${query}`;
}
