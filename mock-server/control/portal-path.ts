/** Never another site: browsers treat `//` and `/\\` as hosts. */
export const PORTAL_PATH = /^\/(?![/\\])[^\\\s]*$/;

const LONGEST = 500;

export const isPortalPlace = (text: string): boolean => text.length <= LONGEST && PORTAL_PATH.test(text);
