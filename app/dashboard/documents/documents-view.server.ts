import { documentCategoriesOf } from '~/api/applications.server';
import { DOCUMENT_TYPES, type DocumentCategory, type DocumentRecord } from '~/api/documents.server';
import type { LoadedApplication } from '~/dashboard/load-application.server';
import { fileStateOf, isLenderDocument } from '~/dashboard/rules/permissions';
import { hasReachedSignature } from '~/dashboard/rules/status-flow';
import type { ListQuery } from '~/dashboard/rules/tabs';
import { toAcceptAttribute } from '~/domain/file-kinds';
import { type ListPages, selectListPage } from '~/domain/lists';
import { safeHttpUrl } from '~/domain/text';
import { uploadLimitsOf } from '~/forms/upload-limits.server';
import { isPreviewable } from './previewable';
import { isYearBound, listBaseYears } from './rules/base-year';
import { collapseFiles } from './rules/collapsed-files';
import { oldestAsOfDateOf } from './rules/document-age';
import {
  type DocumentPermissions,
  documentPermissionsOf,
  filePermissionsOf,
} from './rules/document-permissions';
import {
  createDocumentsList,
  type DocumentRequirement,
  isFileInProgress,
  isFileOutdated,
  type RequirementStatus,
} from './rules/documents-list';
import { OTHER_DOCUMENTS_ID } from './urls';

type Loaded = Pick<LoadedApplication, 'request' | 'application'>;

export type DocumentsView = ReturnType<typeof createDocumentsView>;

export function createDocumentsView(
  { request, application }: Loaded,
  documents: readonly DocumentRecord[],
  today: string,
) {
  const types = documentCategoriesOf(application);
  const permissions = documentPermissionsOf(application);
  const limits = uploadLimitsOf(request);
  const list = createDocumentsList(types, documents, today);
  const file = (document: DocumentRecord, isNewerRequested: boolean) =>
    toFileView(document, isNewerRequested, { types, permissions, today });
  const requirement = ({
    type,
    requirementStatus,
    isFulfilled,
    documents: ownDocuments,
  }: DocumentRequirement<DocumentCategory, DocumentRecord>) =>
    toRequirementView(
      type,
      requirementStatus,
      ownDocuments.map((document) => file(document, !isFulfilled)),
      today,
    );
  const baseYear = application.documents_base_year ?? null;
  const requestedTypes = types.map(({ document_type }) => document_type);
  return {
    today,
    required: list.required.map(requirement),
    optional: list.optional.map(requirement),
    others: list.otherDocuments.map((document) => file(document, false)),
    fulfilledCount: list.fulfilledCount,
    types: [...list.required, ...list.optional].map(({ type, isFulfilled }) => ({
      type: type.document_type,
      name: type.name,
      needsDate: type.is_as_of_date_required,
      oldest: oldestAsOfDateOf(type.document_type, today),
      isMissing: type.is_required && !isFulfilled,
    })),
    archive: archiveOf(
      documents.filter((document) => filePermissionsOf(document, permissions, types).download),
    ),
    mayUpload: permissions.upload,
    isChanging: documents.some(isFileInProgress),
    limits: { kinds: [...limits.kinds], maxBytes: limits.maxBytes },
    accept: toAcceptAttribute(limits.kinds),
    baseYear,
    baseYears: permissions.changeBaseYear
      ? listBaseYears(requestedTypes, DOCUMENT_TYPES, { baseYear, today })
      : [],
    yearBoundFiles: documents.filter(({ document_type }) => isYearBound(document_type)).length,
    hasLoanContract: hasReachedSignature(application.requirements.status_flow, application.status),
  };
}

function archiveOf(files: readonly DocumentRecord[]) {
  const isKnown = files.every(({ size }) => size !== null);
  return {
    files: files.length,
    bytes: isKnown ? files.reduce((sum, { size }) => sum + (size ?? 0), 0) : null,
  };
}

/** `older` is null until the customer opens the `collapsed` files. */
export interface FilesView {
  list: string;
  shownFiles: FileView[];
  collapsed: number;
  olderFiles: { files: FileView[]; pages: ListPages } | null;
}

export type RequirementView = Omit<ReturnType<typeof toRequirementView>, 'files'> & FilesView;

export type CollapsedDocumentsView = ReturnType<typeof collapseDocumentsView>;

const DAY_MS = 86_400_000;
const MAX_EXPANDED_FILES = 2;
const MAX_EXPANDED_OTHER_FILES = 5;

export function collapseDocumentsView(
  { required, optional, others, today, ...view }: DocumentsView,
  listQuery: ListQuery,
) {
  const requirement = ({ files, ...details }: (typeof required)[number]): RequirementView => ({
    ...details,
    ...toFilesView(details.type, files, MAX_EXPANDED_FILES, listQuery),
  });
  const files = [...required, ...optional].flatMap((each) => each.files).concat(others);
  return {
    ...view,
    today,
    required: required.map(requirement),
    optional: optional.map(requirement),
    others: toFilesView(OTHER_DOCUMENTS_ID, others, MAX_EXPANDED_OTHER_FILES, listQuery),
    scans: scansOf(files, today),
  };
}

const MAX_CLEAN_SCANS = 30;
const MAX_OTHER_SCANS = 300;

function scansOf(files: readonly FileView[], today: string) {
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const cleanFiles = files
    .filter(({ state, created }) => state === 'clean' && created.slice(0, 10) >= yesterday)
    .toSorted(byNewest);
  const otherFiles = files.filter(({ state }) => state !== 'clean').toSorted(byNewest);
  const announcedFiles = new Set([
    ...cleanFiles.slice(0, MAX_CLEAN_SCANS),
    ...otherFiles.slice(0, MAX_OTHER_SCANS),
  ]);
  return files
    .filter((file) => announcedFiles.has(file))
    .map(({ id, name, state, created }) => ({ id, name, state, created }));
}

const byNewest = (first: FileView, second: FileView) => second.created.localeCompare(first.created);

function toFilesView(
  list: string,
  files: readonly FileView[],
  newestCount: number,
  { expanded, page }: ListQuery,
): FilesView {
  const { shown: shownFiles, collapsed } = collapseFiles(files, newestCount);
  const { entries, pages } = selectListPage(collapsed, page);
  const olderFiles = list === expanded ? { files: entries, pages } : null;
  return { list, shownFiles, collapsed: collapsed.length, olderFiles };
}

function toRequirementView(
  type: DocumentCategory,
  requirementStatus: RequirementStatus,
  files: FileView[],
  today: string,
) {
  return {
    type: type.document_type,
    name: type.name,
    description: type.description ?? null,
    tooltip: type.tooltip_description ?? null,
    templateUrl: safeHttpUrl(type.template_url),
    needsDate: type.is_as_of_date_required,
    oldest: oldestAsOfDateOf(type.document_type, today),
    requirementStatus,
    files,
  };
}

/** Dates are YYYY-MM-DD, `created` is a UTC instant, sizes are bytes. */
export type FileView = ReturnType<typeof toFileView>;

function toFileView(
  document: DocumentRecord,
  isNewerRequested: boolean,
  context: { types: readonly DocumentCategory[]; permissions: DocumentPermissions; today: string },
) {
  const { types, permissions, today } = context;
  const state = fileStateOf(document);
  const filePermissions = filePermissionsOf(document, permissions, types);
  return {
    id: document.document_id,
    name: document.document_name,
    type: document.document_type,
    state,
    asOfDate: document.as_of_date ?? null,
    isOutdated: isNewerRequested && isFileOutdated(document, today),
    created: document.created,
    size: document.size,
    isVisible: document.is_client_visible,
    isProvided: isLenderDocument(document.document_type, types),
    mayDownload: filePermissions.download,
    mayPreview: filePermissions.download
      ? isPreviewable(document.document_name)
      : state === 'uploading' || state === 'failed',
    mayRemove: filePermissions.remove,
    mayChangeVisibility: filePermissions.changeVisibility,
  };
}
