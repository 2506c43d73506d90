export const SHARED_NAMESPACES = ['frame', 'fields', 'validation', 'problem'] as const;
