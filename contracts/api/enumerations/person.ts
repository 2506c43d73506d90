export const GENDERS = ['F', 'M'] as const;
export type Gender = (typeof GENDERS)[number];

export const ENTITY_KINDS = ['user', 'puser', 'bouser', 'system'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

export const STAFF_STATUSES = ['active', 'invited', 'disabled'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

export const PARTNER_ROLES = ['role_partner_admin', 'role_partner_user'] as const;
export type PartnerRole = (typeof PARTNER_ROLES)[number];
