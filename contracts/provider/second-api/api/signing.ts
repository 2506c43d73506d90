import { z } from 'zod';
import { type Queries, updateRow } from '../database/database';
import { isAtSignature, nextStatusOf } from '../rules/status';
import { requireVisibleApplication, type VisibleApplication } from './applications';
import { type Api, type ResponseBody, readBody, type SecondBank } from './calls';
import { createDownloadUrl } from './files';
import { Refusal, refuse } from './refusal';
import { requireCustomer } from './session';

export type Requirements = ResponseBody<'getRequirements'>;

interface SigningRow {
  signatory_id: string;
  provider: Requirements['signature_provider'];
  ident_status: Requirements['signature_status'];
  ident_url: string | null;
  guarantor_document_id: string | null;
  is_guarantor_contract_uploaded: boolean;
  is_legal_signature_required: boolean;
  is_sepa_mandate_required: boolean;
  accepted_at: Date | null;
  taxid: string | null;
}

interface DocumentToSign {
  id: string;
  document_type: Requirements['required_other_documents'][number]['document_type'];
  signing_method: 'online' | 'offline';
  is_signed: boolean;
}

interface SigningSteps {
  signing: SigningRow;
  documents: readonly DocumentToSign[];
}

const acceptance = z.strictObject({
  signatory_id: z.string(),
  application_id: z.string(),
  sepa_mandate_accepted: z.boolean(),
  legal_signature_accepted: z.boolean(),
});

async function stepsOf(queries: Queries, signatoryId: string): Promise<SigningSteps | undefined> {
  const signing = await queries.first<SigningRow>(
    'select signing.*, taxid from signing join signatory on signatory.id = signatory_id where signatory_id = $1',
    [signatoryId],
  );
  if (signing === undefined) return undefined;
  const documents = await queries.all<DocumentToSign>(
    'select * from document_to_sign where signatory_id = $1 order by place',
    [signatoryId],
  );
  return { signing, documents };
}

/** Returns null before the signature (SIGN-08) and for people who do not sign. */
export async function requirementsOf(
  bank: SecondBank,
  { row }: VisibleApplication,
  signatoryId: string,
): Promise<Requirements | null> {
  if (!isAtSignature(row.purpose, row.status)) return null;
  const steps = await stepsOf(bank.database, signatoryId);
  return steps ? asRequirements(bank, steps) : null;
}

function asRequirements(bank: SecondBank, { signing, documents }: SigningSteps): Requirements {
  const isAccepted = signing.accepted_at !== null;
  const item = (is_required: boolean, is_completed: boolean) => ({ is_required, is_completed });
  return {
    kyc_status: {
      tax_id_specified: item(true, Boolean(signing.taxid)),
      ident_completed: item(true, signing.ident_status === 'completed'),
      guarantor_contract_uploaded: item(
        signing.guarantor_document_id !== null,
        signing.is_guarantor_contract_uploaded,
      ),
      legal_signature_accepted: item(signing.is_legal_signature_required, isAccepted),
      sepa_mandate_accepted: item(signing.is_sepa_mandate_required, isAccepted),
      loan_signature: item(true, isAccepted),
    },
    required_other_documents: documents.map(({ id, document_type, signing_method, is_signed }) => ({
      document_id: id,
      document_type,
      signing_method,
      is_signed,
    })),
    guarantor_contract_url:
      signing.guarantor_document_id && createDownloadUrl(bank, signing.guarantor_document_id),
    signature_provider: signing.provider,
    signature_status: signing.ident_status,
    digital_signature_url: signing.ident_status === 'in_progress' ? signing.ident_url : null,
    signature_completed_at: signing.accepted_at?.toISOString() ?? null,
  };
}

function findMissingStepsBeforeTerms({ signing, documents }: SigningSteps) {
  const steps = [
    ['err_application_no_signatory_tax_id', 'tax_id_specified', Boolean(signing.taxid)],
    [
      'err_application_signatory_ident_not_done',
      'ident_completed',
      signing.provider === 'manual' || signing.ident_status === 'completed',
    ],
    [
      'err_guarantor_contract_missing',
      'guarantor_contract_uploaded',
      signing.guarantor_document_id === null || signing.is_guarantor_contract_uploaded,
    ],
    [
      'err_required_documents_missing',
      'required_other_documents',
      documents.every(({ is_signed }) => is_signed),
    ],
  ] as const;
  return steps.filter(([, , isDone]) => !isDone).map(([code, field]) => ({ code, field }));
}

export async function findOwnMissingSteps(queries: Queries, { row, ownSignatoryId }: VisibleApplication) {
  if (row.status !== 'Signature' || ownSignatoryId === undefined) return [];
  const steps = await stepsOf(queries, ownSignatoryId);
  if (steps === undefined || steps.signing.accepted_at !== null) return [];
  const missingSteps = findMissingStepsBeforeTerms(steps).map(({ code }) => ({ code }));
  const errors =
    missingSteps.length > 0 ? missingSteps : [{ code: 'err_legal_signature_not_accepted' as const }];
  return [{ action: 'signature' as const, errors }];
}

const REQUIRED_ACCEPTANCES = ['legal_signature_accepted', 'sepa_mandate_accepted'] as const;

export function addSigningCalls(api: Api, bank: SecondBank): void {
  const { database } = bank;
  const path = '/user/applications/:id/signatories/:signatoryId/requirements';

  api.get(path, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const signatoryId = context.req.param('signatoryId');
    if (!application.isApplicant && signatoryId !== application.ownSignatoryId)
      throw refuse('err_entity_not_found');
    await requireSignatory(database, application, signatoryId);
    const requirements = await requirementsOf(bank, application, signatoryId);
    if (requirements === null) throw refuse('err_entity_not_found');
    return context.json(requirements);
  });

  api.patch(path, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const signatoryId = context.req.param('signatoryId');
    await requireSignatory(database, application, signatoryId);
    if (signatoryId !== application.ownSignatoryId) throw refuse('err_no_permission');
    if (application.row.status !== 'Signature') throw refuse('err_status_unexpected');
    const acceptedTerms = await readBody(context, acceptance);
    if (acceptedTerms.signatory_id !== signatoryId) throw refuse('err_validation_failed', 'signatory_id');
    if (acceptedTerms.application_id !== application.row.id)
      throw refuse('err_validation_failed', 'application_id');
    await database.inTransaction((queries) => acceptTerms(queries, application, signatoryId, acceptedTerms));
    const steps = await stepsOf(database, signatoryId);
    if (steps === undefined) throw refuse('err_entity_not_found');
    return context.json(asRequirements(bank, steps));
  });
}

async function acceptTerms(
  queries: Queries,
  { row }: VisibleApplication,
  signatoryId: string,
  acceptedTerms: z.output<typeof acceptance>,
): Promise<void> {
  const steps = await stepsOf(queries, signatoryId);
  const signing = steps?.signing;
  const asksForTerms = signing?.is_legal_signature_required && signing.is_sepa_mandate_required;
  if (steps === undefined || !asksForTerms) throw refuse('err_update_not_allowed');
  const missingSteps = findMissingStepsBeforeTerms(steps);
  if (missingSteps.length > 0) throw new Refusal(missingSteps);
  const declinedTerm = REQUIRED_ACCEPTANCES.find((field) => !acceptedTerms[field]);
  if (declinedTerm) throw refuse(`err_${declinedTerm.replace('_accepted', '_not_accepted')}`, declinedTerm);
  await queries.all(
    'update signing set accepted_at = now() where signatory_id = $1 and accepted_at is null',
    [signatoryId],
  );
  const openSigning = await queries.first(
    `select 1 from signing join signatory on signatory.id = signatory_id where application_id = $1 and accepted_at is null`,
    [row.id],
  );
  if (!openSigning)
    await updateRow(queries, 'application', row.id, { status: nextStatusOf(row.purpose, row.status) });
}

async function requireSignatory(
  queries: Queries,
  { row }: VisibleApplication,
  signatoryId: string,
): Promise<void> {
  const signatory = await queries.first(
    'select 1 from signatory where application_id = $1 and id::text = $2',
    [row.id, signatoryId],
  );
  if (!signatory) throw refuse('err_entity_not_found');
}
