/** The specification describes no screens for these enumerations. */
export const TASK_STATUSES = ['todo', 'in_progress', 'done'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const TASK_PRIORITIES = ['low', 'medium', 'high'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

export const TASK_SORT_KEYS = ['due_date', 'priority', 'created_at'] as const;
export type TaskSortKey = (typeof TASK_SORT_KEYS)[number];

export const PERMISSION_RESOURCES = [
  'application',
  'payment',
  'lead',
  'user',
  'loan',
  'checklist',
  'system_settings',
  'bouser',
  'bousergroups',
  'portfolio',
  'partner',
  'notification_subscription',
  'global_rate',
  'feature',
  'product',
  'debt_note',
  'notification_template',
  'tenant',
  'document_template',
  'task',
  'bank_account',
  'concentration_limits',
  'etl',
  'funding_provider',
  'company_score',
  'portfolio_monitoring',
  'task_category',
] as const;
export type PermissionResource = (typeof PERMISSION_RESOURCES)[number];

export const DOCUMENT_TEMPLATE_PERMISSIONS = ['create', 'approve', 'read'] as const;
export type DocumentTemplatePermission = (typeof DOCUMENT_TEMPLATE_PERMISSIONS)[number];
