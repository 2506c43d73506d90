/** Excludes other sites: browsers treat `//` and `/\\` as hosts. */
export const PORTAL_PATH = /^\/(?![/\\])[^\\\s]*$/;

const MAX_PATH_LENGTH = 500;

export const isPortalPlace = (text: string): boolean =>
  text.length <= MAX_PATH_LENGTH && PORTAL_PATH.test(text);
