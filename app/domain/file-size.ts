import { numberFormat, plainSpaces } from './locale';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * 1024;
const NO_BREAK_SPACE = '\u00a0';

/** A size in megabytes with one decimal at most, in the language's way: `8,4 MB`. */
export function formatMegabytes(bytes: number, language: string): string {
  return `${figure(bytes / BYTES_PER_MB, language, 1)}${NO_BREAK_SPACE}${megabyte(language)}`;
}

/** A size as a file list shows it: `640 KB`, `8,4 MB`; nothing is below 1 KB. */
export function formatFileSize(bytes: number, language: string): string {
  if (bytes >= BYTES_PER_MB) return formatMegabytes(bytes, language);
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return `${figure(kilobytes, language, 0)}${NO_BREAK_SPACE}${language === 'fr' ? 'Ko' : 'KB'}`;
}

/** How much of a file has been sent, in the unit of the whole: `5,4` of `8,4 MB`. */
export function formatSent(sent: number, total: number, language: string): string {
  const whole = formatFileSize(total, language);
  const part = total >= BYTES_PER_MB ? sent / BYTES_PER_MB : sent / BYTES_PER_KB;
  return `${figure(part, language, total >= BYTES_PER_MB ? 1 : 0)} / ${whole}`;
}

const megabyte = (language: string) => (language === 'fr' ? 'Mo' : 'MB');

function figure(value: number, language: string, decimals: number): string {
  return plainSpaces(numberFormat(language, { maximumFractionDigits: decimals }).format(value));
}
