import { GUARANTOR_CONTRACT_FILE } from '~/dashboard/rules/file-path';
import { isSigning } from '~/dashboard/rules/status-flow';
import {
  asksForGuarantorContract,
  hasGuarantorContract,
  type SigningRequirements,
  type SigningStep,
} from './signing-steps';

export interface PaperRecord {
  readonly document_id: string;
  readonly document_name: string;
  readonly content_type?: string | null | undefined;
  readonly created: string;
}

export interface Paper {
  readonly id: string;
  readonly type: string;
  readonly name: string | null;
  readonly method: 'online' | 'paper';
  readonly isSigned: boolean;
  readonly onlyPdf: boolean;
}

const PDF = 'application/pdf';

/** SIGN-06. Users sign PDFs online, and other files by uploading a signed copy. */
export function listPapers(requirements: SigningRequirements, records: readonly PaperRecord[]): Paper[] {
  const guarantorContract: Paper = {
    id: GUARANTOR_CONTRACT_FILE,
    type: 'guarantor_contract',
    name: null,
    method: 'paper',
    isSigned: hasGuarantorContract(requirements),
    onlyPdf: false,
  };
  const otherPapers = requirements.required_other_documents.map((document): Paper => {
    const record = records.find(({ document_id }) => document_id === document.document_id);
    const isOnline = document.signing_method === 'online';
    const isPdf = record?.content_type === undefined || record.content_type === PDF;
    return {
      id: document.document_id,
      type: document.document_type,
      name: record?.document_name ?? null,
      method: isOnline && isPdf ? 'online' : 'paper',
      isSigned: document.is_signed,
      onlyPdf: isOnline,
    };
  });
  return asksForGuarantorContract(requirements) ? [guarantorContract, ...otherPapers] : otherPapers;
}

export interface PaperPermissions {
  readonly isOpen: boolean;
  readonly isReplaceable: boolean;
}

/** SIGN-06. `canUpload` covers only requested documents (D-66). */
export function paperPermissionsOf(
  { isSigned, method }: Paper,
  steps: readonly SigningStep[],
  status: string,
): PaperPermissions {
  const areTermsAccepted = steps.some(({ name, state }) => name === 'terms' && state === 'done');
  const mayUpload = isSigning(status) && !areTermsAccepted;
  return {
    isOpen: !isSigned && (method === 'online' || mayUpload),
    isReplaceable: isSigned && method === 'paper' && mayUpload,
  };
}

export function createSignedPaperContent(
  paper: Paper,
  record: PaperRecord | undefined,
  signatoryId: string,
): string {
  return JSON.stringify([signatoryId, paper.id, paper.type, record?.document_name, record?.created]);
}
