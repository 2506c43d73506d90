import type { Language } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import { texts } from '../../texts/texts';

export const JSON_FILES = 'application/json,.json';

interface FileInput {
  language: Language;
  name: string;
  accept: string;
  attributes?: ReturnType<typeof html> | string;
}

/** A plain file input would speak the browser's language. */
export function fileInput({ language, name, accept, attributes = '' }: FileInput) {
  const t = texts('shell', language);
  return html`<span class="file"><input type="file" name="${name}" accept="${accept}" ${attributes} data-file="${t('noFile')}"><span class="btn outline" aria-hidden="true">${t('chooseFile')}</span><span class="file-name" aria-hidden="true">${t('noFile')}</span></span>`;
}
