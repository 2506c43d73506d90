/** Characters of a name that can be searched for (D-12). */
export const SEARCH_LENGTH = { min: 4, max: 255 } as const;
