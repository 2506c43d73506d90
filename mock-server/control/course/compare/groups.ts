export const GROUPS = ['pending', 'mails', 'data', 'screens'] as const;
export type Group = (typeof GROUPS)[number];
