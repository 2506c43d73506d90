/** The id that stands for the loan contract among an application's files. */
export const LOAN_CONTRACT = 'loan-contract';

/** Where a file of an application is fetched through the portal; `inline` to be looked at rather than saved. */
export function filePath(applicationId: string, documentId: string, as: 'download' | 'inline' = 'download') {
  const path = `/dashboard/applications/${encodeURIComponent(applicationId)}/files/${encodeURIComponent(documentId)}`;
  return as === 'inline' ? `${path}?view=inline` : path;
}

/** Field that names a task in the tab's forms, and the tasks. */
export const TASK = 'task';
export const TASKS = { remove: 'remove', visibility: 'visibility', baseYear: 'base-year' } as const;

/** Parts of the tab's query: what is asked for above it. */
export const ASKS = { remove: 'delete', preview: 'preview', baseYear: 'baseYear' } as const;
