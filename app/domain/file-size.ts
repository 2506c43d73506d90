import { fileKindLabel } from './file-kinds';
import { getNumberFormat, replaceNarrowSpaces } from './locale';
import type { UploadLimits } from './upload-check';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * 1024;
const NO_BREAK_SPACE = '\u00a0';

export function formatMegabytes(bytes: number, language: string): string {
  return `${figure(bytes / BYTES_PER_MB, language, 1)}${NO_BREAK_SPACE}${megabyte(language)}`;
}

export function formatFileSize(bytes: number, language: string): string {
  if (bytes >= BYTES_PER_MB) return formatMegabytes(bytes, language);
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return `${figure(kilobytes, language, 0)}${NO_BREAK_SPACE}${language === 'fr' ? 'Ko' : 'KB'}`;
}

export function formatUploadProgress(sentBytes: number, total: number, language: string): string {
  const totalText = formatFileSize(total, language);
  const part = total >= BYTES_PER_MB ? sentBytes / BYTES_PER_MB : sentBytes / BYTES_PER_KB;
  return `${figure(part, language, total >= BYTES_PER_MB ? 1 : 0)} / ${totalText}`;
}

export function formatUploadLimits({ kinds, maxBytes }: UploadLimits, language: string) {
  return { kinds: kinds.map(fileKindLabel).join(', '), max: formatMegabytes(maxBytes, language) };
}

const megabyte = (language: string) => (language === 'fr' ? 'Mo' : 'MB');

function figure(value: number, language: string, decimals: number): string {
  return replaceNarrowSpaces(getNumberFormat(language, { maximumFractionDigits: decimals }).format(value));
}
