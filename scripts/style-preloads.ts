const PRELOAD_HELPER = '\0vite/preload-helper.js';
const CROSS_ORIGIN_STATEMENT = 'link.crossOrigin = "";';

/**
 * With `crossorigin`, the browser would load the preloaded style sheet again.
 * @returns null for other files
 */
export function withoutCrossOrigin(code: string, file: string): string | null {
  if (file !== PRELOAD_HELPER) return null;
  if (!code.includes(CROSS_ORIGIN_STATEMENT))
    throw new Error('Vite has changed how it preloads style sheets.');
  return code.replace(CROSS_ORIGIN_STATEMENT, `if (!isCss) ${CROSS_ORIGIN_STATEMENT}`);
}
