/** Props of an element that may scroll, for use by keyboard. */
export const scrollable = { tabIndex: 0 };
