import { taskAddresses } from '~/dashboard/task-address';

/** Name of the field that asks for another base year, and of that in the tab's query. */
export const BASE_YEAR = 'baseYear';

/** The tab's tasks by their addresses: to remove a document, to look at one, or to change the base year. */
export const documentAddresses = taskAddresses('documents', {
  remove: '?delete=',
  preview: '?preview=',
  baseYear: `?${BASE_YEAR}=`,
});

export const REMOVAL_FORM = 'document-removal';
export const BASE_YEAR_FORM = 'base-year';
export const VISIBILITY_FORM = 'visibility';
export const uploadFormOf = (type: string) => `upload-${type}`;

/** Forms of the tab itself say what they ask for as their intent, and the document or its type in hidden fields. */
export const VISIBILITY = 'visibility';
export const UPLOAD = 'upload';
export const DOCUMENT = 'document';
export const VISIBLE = 'visible';
