import type { BlobLink } from '../api/file-links';
import { scanStatusAt } from '../rules/document-rules';
import { inflateBody } from '../store/files/deflated';
import { createLoanContractPdf, createSampleFile } from '../store/files/generated-files';
import type { Sandbox } from '../store/sandbox';
import { formatAttachmentDisposition } from './content-disposition';

interface File {
  bytes: Buffer;
  contentType: string;
  disposition: string;
}

const PDF = 'application/pdf';

export async function readStoredFile(
  sandbox: Sandbox,
  { container, id }: BlobLink,
  maxBytes: number,
): Promise<File | undefined> {
  return container === 'documents' ? await documentFile(sandbox, id, maxBytes) : contractFile(sandbox, id);
}

async function documentFile(
  { store, clock }: Sandbox,
  id: string,
  maxBytes: number,
): Promise<File | undefined> {
  const row = store.documents.get(id);
  if (row?.upload !== 'confirmed' || scanStatusAt(row, clock.now()) !== 'not_infected') return undefined;
  const deflatedFile = store.blobs.get(id);
  const bytes =
    row.source === 'generated'
      ? createSampleFile(row)
      : deflatedFile && (await inflateBody(deflatedFile, maxBytes));
  if (bytes === undefined) return undefined;
  return { bytes, contentType: row.contentType ?? PDF, disposition: formatAttachmentDisposition(row.name) };
}

function contractFile({ store }: Sandbox, applicationId: string): File | undefined {
  const application = store.applications.get(applicationId);
  if (application === undefined) return undefined;
  const name = `loan-contract-${application.facts.shortApplicationId}.pdf`;
  return {
    bytes: createLoanContractPdf(application),
    contentType: PDF,
    disposition: formatAttachmentDisposition(name),
  };
}
