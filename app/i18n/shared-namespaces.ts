/** Namespaces of every page: frame, form parts, rule messages, error pages. A route's `handle.i18n` adds its own. */
export const SHARED_NAMESPACES = ['frame', 'fields', 'validation', 'problem'] as const;
