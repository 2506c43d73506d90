import type { DocumentCategory } from 'contracts/api/documents';
import { DOCUMENT_TYPES, type VirusScanStatus } from 'contracts/api/enumerations';
import { findAsOfDateViolation } from './document-age';
import { type FileKind, findKindByName } from './file-kind';
import { countCharacters, type Violation } from './violation';

const MAX_FILE_NAME_LENGTH = 255;

const FORBIDDEN_IN_NAMES = /[/\\\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

export function sanitizeFileName(fileName: string): string | null {
  const name = fileName.normalize('NFC').trim();
  const hasOnlyDots = /^\.*$/.test(name);
  return hasOnlyDots || countCharacters(name) > MAX_FILE_NAME_LENGTH || FORBIDDEN_IN_NAMES.test(name)
    ? null
    : name;
}

const SIGNED_GUARANTOR_CONTRACT = 'signed_guarantor_contract';

interface NewDocument {
  file_name: string;
  document_type: string;
  as_of_date?: string | undefined;
}

interface UploadContext {
  categories: readonly DocumentCategory[];
  kinds: readonly FileKind[];
  names: readonly string[];
  signableTypes: readonly string[];
  typesSignedOnline: readonly string[];
  isOfGuarantor: boolean;
  today: string;
}

type DocumentViolation = Violation<keyof NewDocument>;

export function findNewDocumentViolations(
  document: NewDocument,
  uploadContext: UploadContext,
): DocumentViolation[] {
  const category = uploadContext.categories.find(
    ({ document_type }) => document_type === document.document_type,
  );
  const asOfDate = findAsOfDateViolation(
    {
      type: document.document_type,
      asOfDate: document.as_of_date,
      isRequired: category?.is_as_of_date_required ?? false,
    },
    uploadContext.today,
  );
  return [
    ...typeViolations(document, uploadContext, category),
    ...nameViolations(document, uploadContext),
    ...(asOfDate === undefined ? [] : [asOfDate]),
  ];
}

function typeViolations(
  { document_type: type }: NewDocument,
  { signableTypes, isOfGuarantor }: UploadContext,
  category: DocumentCategory | undefined,
): DocumentViolation[] {
  if (category !== undefined || signableTypes.includes(type)) return [];
  if (type === SIGNED_GUARANTOR_CONTRACT && isOfGuarantor) return [];
  const isDocumentType = DOCUMENT_TYPES.some((candidate) => candidate === type);
  return [
    { code: isDocumentType ? 'err_document_not_required' : 'err_validation_failed', field: 'document_type' },
  ];
}

function nameViolations(
  { file_name, document_type }: NewDocument,
  { kinds, names, typesSignedOnline }: UploadContext,
): DocumentViolation[] {
  const field = 'file_name';
  const name = sanitizeFileName(file_name);
  if (name === null) return [{ code: 'err_validation_failed', field }];
  const kind = findKindByName(name);
  if (kind === undefined || !kinds.includes(kind)) return [{ code: 'err_document_type_not_allowed', field }];
  if (typesSignedOnline.includes(document_type) && kind !== 'application/pdf') {
    return [{ code: 'err_document_only_pdf_signable_online', field }];
  }
  return kind.startsWith('image/') && names.includes(name)
    ? [{ code: 'err_image_name_already_exists', field }]
    : [];
}

const SCAN_BEGINS_AFTER = 2;

export interface VirusScan {
  result: VirusScanStatus;
  seconds: number;
}

export const DEFAULT_SCAN: VirusScan = { result: 'not_infected', seconds: 5 };

/** The scan starts after the upload is confirmed (DOC-09). */
export function scanStatusAt(
  { confirmedAt, scan }: { confirmedAt: string | null; scan: VirusScan },
  now: Date,
): VirusScanStatus {
  if (confirmedAt === null) return 'not_scanned';
  const seconds = (now.getTime() - Date.parse(confirmedAt)) / 1000;
  if (seconds >= scan.seconds) return scan.result;
  return seconds >= SCAN_BEGINS_AFTER ? 'scanning' : 'not_scanned';
}
