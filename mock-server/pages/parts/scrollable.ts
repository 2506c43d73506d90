/** Lets keyboard users scroll the element. */
export const scrollable = { tabIndex: 0 };
