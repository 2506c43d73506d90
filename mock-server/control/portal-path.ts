/** Excludes other sites: browsers treat `//` and `/\\` as hosts. */
export const PORTAL_PATH_PATTERN = /^\/(?![/\\])[^\\\s]*$/;

const MAX_PATH_LENGTH = 500;

export const isPortalPath = (text: string): boolean =>
  text.length <= MAX_PATH_LENGTH && PORTAL_PATH_PATTERN.test(text);
