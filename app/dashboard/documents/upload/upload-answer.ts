import { FORM_KEY } from '~/domain/form-key';

export type UploadAnswer =
  | {
      ok: true;
      documentId: string;
      name: string;
    }
  | {
      ok: false;
      at: 'file' | 'asOfDate';
      messages: string[];
      mayRetry: boolean;
      documentId?: string | undefined;
      /** The page must reload. */
      sessionOver?: boolean;
    };

/** `replaces` is the record of a failed upload to remove. */
export function uploadPath(
  applicationId: string,
  query: {
    name: string;
    type: string;
    asOfDate?: string;
    replaces?: string;
    [FORM_KEY]: string;
  },
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return `/dashboard/applications/${encodeURIComponent(applicationId)}/upload?${new URLSearchParams(given)}`;
}
