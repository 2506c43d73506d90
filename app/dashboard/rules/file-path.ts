/** The API returns no ids of these files. */
export const LOAN_CONTRACT_FILE = 'loan-contract';
export const GUARANTOR_CONTRACT_FILE = 'guarantor';

export const REQUESTING_TAB_PARAM = 'from';

interface FilePathOptions {
  inline?: boolean;
  source?: 'signatures';
}

export const archivePath = (applicationId: string) =>
  `/dashboard/applications/${encodeURIComponent(applicationId)}/files`;

export const planPath = (applicationId: string) =>
  `/dashboard/applications/${encodeURIComponent(applicationId)}/repayment-plan.csv`;

export function filePath(
  applicationId: string,
  id: string,
  { inline, source }: FilePathOptions = {},
): string {
  const query = new URLSearchParams({
    ...(inline && { view: 'inline' }),
    ...(source && { [REQUESTING_TAB_PARAM]: source }),
  });
  const path = `${archivePath(applicationId)}/${encodeURIComponent(id)}`;
  const text = String(query);
  return text === '' ? path : `${path}?${text}`;
}
