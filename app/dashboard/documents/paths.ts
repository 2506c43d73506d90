/** The id that stands for the loan contract among an application's files. */
export const LOAN_CONTRACT = 'loan-contract';

/** Part of a file's query: the tab it is asked from, where it leads back to when it cannot be had. */
export const FROM = 'from';

interface FilePathOptions {
  /** To be looked at rather than saved. */
  inline?: boolean;
  /** The documents', when nothing is said. */
  from?: 'signatures';
}

/** Where a file of an application is fetched through the portal: a document's id, `LOAN_CONTRACT` or `GUARANTOR`. */
export function filePath(applicationId: string, id: string, { inline, from }: FilePathOptions = {}): string {
  const query = new URLSearchParams({ ...(inline && { view: 'inline' }), ...(from && { [FROM]: from }) });
  const path = `/dashboard/applications/${encodeURIComponent(applicationId)}/files/${encodeURIComponent(id)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
