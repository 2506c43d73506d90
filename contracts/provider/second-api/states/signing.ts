import { insertRow, type Queries } from '../database/database';
import {
  insertCompleteApplication,
  insertDocument,
  insertRepresentative,
  JONAS_BRANDT,
  KATRIN_BRANDT,
} from './state-data';

type ColumnValues = Record<string, unknown>;

const TAX_NUMBER = '36574261809';

export async function insertSigner(
  queries: Queries,
  applicationId: string,
  person: ColumnValues,
  steps: ColumnValues = {},
): Promise<string> {
  const id = await insertRepresentative(queries, applicationId, { ...person, invite_status: 'accepted' });
  await insertRow(queries, 'signing', { signatory_id: id, ...steps });
  return id;
}

export function insertApplicationAtSignature(queries: Queries, accountId: string): Promise<string> {
  return insertCompleteApplication(queries, accountId, { values: { status: 'Signature' }, people: [] });
}

export async function insertSigningOfKatrin(
  queries: Queries,
  accountId: string,
  steps: ColumnValues = {},
): Promise<string> {
  return insertSoleSigner(queries, await insertApplicationAtSignature(queries, accountId), steps);
}

export function insertIdentifiedSignatory(queries: Queries, applicationId: string): Promise<string> {
  return insertSoleSigner(queries, applicationId, { ident_status: 'completed' });
}

function insertSoleSigner(queries: Queries, applicationId: string, steps: ColumnValues): Promise<string> {
  const katrin = { ...KATRIN_BRANDT, taxid: TAX_NUMBER, is_sole_signatory: true };
  return insertSigner(queries, applicationId, katrin, steps);
}

export async function insertTwoSignatories(queries: Queries, accountId: string): Promise<string> {
  const id = await insertApplicationAtSignature(queries, accountId);
  await requestContract(
    queries,
    id,
    await insertSigner(queries, id, { ...KATRIN_BRANDT, taxid: TAX_NUMBER }),
  );
  await insertSigner(queries, id, JONAS_BRANDT);
  return id;
}

export async function requestContract(
  queries: Queries,
  applicationId: string,
  signatoryId: string,
): Promise<void> {
  const document = await insertDocument(queries, applicationId, {
    name: 'Bürgschaft.pdf',
    document_type: 'guarantor_contract',
    is_of_lender: true,
    signatory_id: signatoryId,
  });
  await queries.all('update signing set guarantor_document_id = $2 where signatory_id = $1', [
    signatoryId,
    document,
  ]);
}

export async function insertDocumentToSign(
  queries: Queries,
  document: {
    signatory_id: string;
    document_type: string;
    signing_method: 'online' | 'offline';
    is_signed?: boolean;
  },
): Promise<void> {
  await insertRow(queries, 'document_to_sign', { is_signed: false, ...document });
}
