export const LOAN_CONTRACT = 'loan-contract';

export const FROM = 'from';

interface FilePathOptions {
  inline?: boolean;
  from?: 'signatures';
}

export function filePath(applicationId: string, id: string, { inline, from }: FilePathOptions = {}): string {
  const query = new URLSearchParams({ ...(inline && { view: 'inline' }), ...(from && { [FROM]: from }) });
  const path = `/dashboard/applications/${encodeURIComponent(applicationId)}/files/${encodeURIComponent(id)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
