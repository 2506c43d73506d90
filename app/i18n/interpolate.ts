import { formatNumberInText } from './options';

const PLACEHOLDER = /\{\{(.+?)\}\}/g;

/**
 * Replaces the interpolation of i18next on the server and in the browser. i18next fills in placeholders that a value
 * contains, such as a company called "{{name}}".
 */
export function interpolate(
  text: string,
  values: Readonly<Record<string, unknown>>,
  language: string,
): string {
  return text.replace(PLACEHOLDER, (_, placeholder: string) => {
    const [name = '', format] = placeholder.split(',');
    const value = values[name.trim()];
    if (format !== undefined) return formatNumberInText(value, format, language);
    return value === undefined || value === null ? '' : String(value);
  });
}
