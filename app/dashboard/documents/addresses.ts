import { type CompletionPart, completionPart, completionPath } from '~/dashboard/rules/completion';
import { tabPath, taskAddresses } from '~/dashboard/rules/tabs';

export const BASE_YEAR = 'baseYear';

export const documentAddresses = taskAddresses('documents', {
  remove: '?delete=',
  preview: '?preview=',
  baseYear: `?${BASE_YEAR}=`,
});

const OLDER = 'older';

/** Key of the list whose older files are shown: a document type or OTHERS. */
export const shownOlderOf = (query: URLSearchParams) => query.get(OLDER);

export const OTHERS = 'others';

/** Adds the list of older files to a path of this tab. */
export function withOlder(path: string, list: string | null): string {
  if (list === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${OLDER}=${encodeURIComponent(list)}`;
}

const FROM = 'from';

/** Page of the documents that the customer came from: a part of the guided completion, or the tab. */
export function documentsPath(applicationId: string, from: CompletionPart | null): string {
  return from === null ? tabPath(applicationId, 'documents') : completionPath(applicationId, from);
}

export const cameFrom = (query: URLSearchParams) => completionPart(query.get(FROM));

const pageBelow = (name: string) => (applicationId: string, from: CompletionPart | null) =>
  `${tabPath(applicationId, 'documents')}/${name}${from === null ? '' : `?${FROM}=${from}`}`;

export const checklistPath = pageBelow('checklist');
export const phoneLinkPath = pageBelow('phone');

/** Uploads of a phone that opened a link. */
export const PHONE_PATH = '/phone';
export const PHONE_UPLOAD_PATH = '/phone/upload';
export const phonePathOf = (token: string) => `${PHONE_PATH}/${token}`;

export const uploadPath = (applicationId: string) =>
  `/dashboard/applications/${encodeURIComponent(applicationId)}/upload`;

export const REMOVAL_FORM = 'document-removal';
export const BASE_YEAR_FORM = 'base-year';
export const VISIBILITY_FORM = 'visibility';
export const uploadFormOf = (type: string) => `upload-${type}`;

export const VISIBILITY = 'visibility';
export const UPLOAD = 'upload';
export const DOCUMENT = 'document';
export const VISIBLE = 'visible';
