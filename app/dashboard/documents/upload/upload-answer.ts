import { FORM_KEY } from '~/domain/form-key';

/** The portal's answer to a file that was sent by a script. Messages are in the reader's language. */
export type UploadAnswer =
  | {
      ok: true;
      documentId: string;
      /** As the file is kept; its extension fits its content. */
      name: string;
    }
  | {
      ok: false;
      at: 'file' | 'asOfDate';
      messages: string[];
      /** Sending the same again may help. */
      mayRetry: boolean;
      /** The record that the failed upload left behind. */
      documentId?: string | undefined;
      /** Nobody is logged in any more: the page must be loaded anew. */
      sessionOver?: boolean;
    };

/** Where scripts send the files of an application to; `replaces` is the record of a failed upload, which is then removed. */
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
