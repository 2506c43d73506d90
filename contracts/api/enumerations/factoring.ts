export const COVER_STATUSES = [
  'CheckPolicy',
  'Closed',
  'Cover',
  'Error',
  'Inactive',
  'NoCover',
  'Partial',
  'Pending',
  'Rejected',
] as const;
export type CoverStatus = (typeof COVER_STATUSES)[number];
