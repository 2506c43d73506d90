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

export const checklistPath = (applicationId: string) => `${tabPath(applicationId, 'documents')}/checklist`;

export const phoneLinkPath = (applicationId: string) => `${tabPath(applicationId, 'documents')}/phone`;

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
