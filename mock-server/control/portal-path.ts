/** A path of the portal with what follows it, never another site: browsers take `//` and `/\\` for one. */
export const PORTAL_PATH = /^\/(?![/\\])[^\\\s]*$/;

/** More than any page of the portal has. */
const LONGEST = 500;

/** Whether somebody names a place in the portal that can be kept. */
export const isPortalPlace = (text: string): boolean => text.length <= LONGEST && PORTAL_PATH.test(text);
