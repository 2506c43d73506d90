import { type CompletionPart, completionPath, parseCompletionPart } from '~/dashboard/rules/completion';
import { createTaskUrls, tabPath } from '~/dashboard/rules/tabs';

export const BASE_YEAR_FIELD = 'baseYear';

export const documentTaskUrls = createTaskUrls('documents', {
  remove: '?delete=',
  preview: '?preview=',
  baseYear: `?${BASE_YEAR_FIELD}=`,
});

export const OTHER_DOCUMENTS_ID = 'others';

const FROM_PARAM = 'from';

export function documentsPath(applicationId: string, returnPart: CompletionPart | null): string {
  return returnPart === null
    ? tabPath(applicationId, 'documents')
    : completionPath(applicationId, returnPart);
}

export const readCompletionPart = (query: URLSearchParams) => parseCompletionPart(query.get(FROM_PARAM));

const pageBelow = (name: string) => (applicationId: string, returnPart: CompletionPart | null) =>
  `${tabPath(applicationId, 'documents')}/${name}${returnPart === null ? '' : `?${FROM_PARAM}=${returnPart}`}`;

export const checklistPath = pageBelow('checklist');
export const phoneLinkPath = pageBelow('phone');

export const PHONE_PATH = '/phone';
export const PHONE_UPLOAD_PATH = '/phone/upload';
export const phoneClaimPath = (token: string) => `${PHONE_PATH}/${token}`;

export const uploadPath = (applicationId: string) =>
  `/dashboard/applications/${encodeURIComponent(applicationId)}/upload`;

export const REMOVAL_FORM_ID = 'document-removal';
export const BASE_YEAR_FORM_ID = 'base-year';
export const VISIBILITY_FORM_ID = 'visibility';
export const uploadFormIdOf = (type: string) => `upload-${type}`;

export const VISIBILITY_INTENT = 'visibility';
export const UPLOAD_INTENT = 'upload';
export const DOCUMENT_FIELD = 'document';
export const VISIBLE_FIELD = 'visible';
