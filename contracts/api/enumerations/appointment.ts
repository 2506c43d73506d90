// `webex` is shown as a video conference (D-45).
export const MEETING_TYPES = ['in_person', 'telephone', 'webex'] as const;
export type MeetingType = (typeof MEETING_TYPES)[number];

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
