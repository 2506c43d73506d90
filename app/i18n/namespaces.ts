/** Files `locales/<language>/<namespace>.json`. Pages never receive `replies`. */
export type Namespace =
  | 'account'
  | 'application'
  | 'appointment'
  | 'complete'
  | 'dashboard'
  | 'demo'
  | 'documents'
  | 'dynamic'
  | 'enums'
  | 'errors'
  | 'factoring'
  | 'fields'
  | 'frame'
  | 'objects'
  | 'overview'
  | 'plan'
  | 'problem'
  | 'rejection'
  | 'replies'
  | 'representatives'
  | 'settings'
  | 'signatures'
  | 'terms'
  | 'upload'
  | 'validation';

export const SHARED_NAMESPACES = ['frame', 'fields', 'validation', 'problem'] as const satisfies Namespace[];
