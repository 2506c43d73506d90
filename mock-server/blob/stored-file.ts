import type { BlobLink } from '../api/file-links';
import { scanStatusAt } from '../rules/document-rules';
import { inflateBody } from '../store/files/deflated';
import { createLoanContractPdf, createSampleFile } from '../store/files/generated-files';
import type { Sandbox } from '../store/sandbox';
import { formatAttachmentDisposition } from './content-disposition';

interface StoredFile {
  bytes: Buffer;
  contentType: string;
  disposition: string;
}

const PDF_TYPE = 'application/pdf';

export async function readStoredFile(
  sandbox: Sandbox,
  { container, id }: BlobLink,
  maxBytes: number,
): Promise<StoredFile | undefined> {
  return container === 'documents'
    ? await readDocumentFile(sandbox, id, maxBytes)
    : createContractFile(sandbox, id);
}

async function readDocumentFile(
  { store, clock }: Sandbox,
  id: string,
  maxBytes: number,
): Promise<StoredFile | undefined> {
  const row = store.documents.get(id);
  if (row?.upload !== 'confirmed' || scanStatusAt(row, clock.now()) !== 'not_infected') return undefined;
  const deflatedFile = store.blobs.get(id);
  const bytes =
    row.source === 'generated'
      ? createSampleFile(row)
      : deflatedFile && (await inflateBody(deflatedFile, maxBytes));
  if (bytes === undefined) return undefined;
  return {
    bytes,
    contentType: row.contentType ?? PDF_TYPE,
    disposition: formatAttachmentDisposition(row.name),
  };
}

function createContractFile({ store }: Sandbox, applicationId: string): StoredFile | undefined {
  const application = store.applications.get(applicationId);
  if (application === undefined) return undefined;
  const name = `loan-contract-${application.facts.shortApplicationId}.pdf`;
  return {
    bytes: createLoanContractPdf(application),
    contentType: PDF_TYPE,
    disposition: formatAttachmentDisposition(name),
  };
}
