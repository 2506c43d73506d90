import { isSigning } from '~/dashboard/rules/status-flow';
import {
  asksForGuarantorContract,
  hasGuarantorContract,
  type SigningRequirements,
  type SigningStep,
} from './signing-steps';

/** Stands for the guarantor contract, whose own id nobody tells. */
export const GUARANTOR = 'guarantor';

/** Facts about a document besides that it has to be signed. */
export interface PaperRecord {
  readonly document_id: string;
  readonly document_name: string;
  readonly content_type?: string | null | undefined;
  readonly created: string;
}

/** A paper to be signed besides the contract (SIGN-06). Travels to the browser. */
export interface Paper {
  /** The document's, or `GUARANTOR`. */
  readonly id: string;
  readonly type: string;
  /** The file's name; null when nobody told. */
  readonly name: string | null;
  /** `online`: signed here. `paper`: downloaded, signed by hand, and its copy uploaded. */
  readonly way: 'online' | 'paper';
  readonly signed: boolean;
  /** The copy must be a PDF. */
  readonly onlyPdf: boolean;
}

const PDF = 'application/pdf';

/** The papers to sign, the guarantor contract first; only PDFs online, else as a copy. @param records of the documents, if known */
export function papersOf(requirements: SigningRequirements, records: readonly PaperRecord[]): Paper[] {
  const guarantor: Paper = {
    id: GUARANTOR,
    type: 'guarantor_contract',
    name: null,
    way: 'paper',
    signed: hasGuarantorContract(requirements),
    onlyPdf: false,
  };
  const others = requirements.required_other_documents.map((document): Paper => {
    const record = records.find(({ document_id }) => document_id === document.document_id);
    const isOnline = document.signing_method === 'online';
    const isPdf = record?.content_type === undefined || record.content_type === PDF;
    return {
      id: document.document_id,
      type: document.document_type,
      name: record?.document_name ?? null,
      way: isOnline && isPdf ? 'online' : 'paper',
      signed: document.is_signed,
      onlyPdf: isOnline,
    };
  });
  return asksForGuarantorContract(requirements) ? [guarantor, ...others] : others;
}

export interface PaperPermissions {
  /** It can be signed, or its signed copy uploaded. */
  readonly open: boolean;
  /** Its signed copy can be replaced by another. */
  readonly replaceable: boolean;
}

/**
 * The changes that a paper allows (SIGN-06). Copies are taken while the application awaits signatures. The terms are accepted for the
 * papers as they are then: from then on no copy is taken. The application's `canUpload` is about the documents it asks for (D-66), which
 * are not for somebody who only signs.
 *
 * @param status of the application, the raw one
 */
export function paperPermissions(
  { signed, way }: Paper,
  steps: readonly SigningStep[],
  status: string,
): PaperPermissions {
  const accepted = steps.some(({ name, state }) => name === 'terms' && state === 'done');
  const mayUpload = isSigning(status) && !accepted;
  return {
    open: !signed && (way === 'online' || mayUpload),
    replaceable: signed && way === 'paper' && mayUpload,
  };
}

/** The content that somebody agrees to by signing a document online, as one text; see `signedContent`. */
export function signedPaperContent(
  paper: Paper,
  record: PaperRecord | undefined,
  signatoryId: string,
): string {
  return JSON.stringify([signatoryId, paper.id, paper.type, record?.document_name, record?.created]);
}
