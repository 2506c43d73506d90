import { type CompletionPart, completionPart, completionPath } from '~/dashboard/rules/completion';
import { tabPath, taskAddresses } from '~/dashboard/rules/tabs';

export const BASE_YEAR = 'baseYear';

export const documentAddresses = taskAddresses('documents', {
  remove: '?delete=',
  preview: '?preview=',
  baseYear: `?${BASE_YEAR}=`,
});

export const OTHERS = 'others';

const FROM = 'from';

/** `from` is null for the documents tab. */
export function documentsPath(applicationId: string, from: CompletionPart | null): string {
  return from === null ? tabPath(applicationId, 'documents') : completionPath(applicationId, from);
}

export const completionPartIn = (query: URLSearchParams) => completionPart(query.get(FROM));

const pageBelow = (name: string) => (applicationId: string, from: CompletionPart | null) =>
  `${tabPath(applicationId, 'documents')}/${name}${from === null ? '' : `?${FROM}=${from}`}`;

export const checklistPath = pageBelow('checklist');
export const phoneLinkPath = pageBelow('phone');

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
