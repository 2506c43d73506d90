/** Form field: key of another session, or `ALL_SESSIONS`. Absent: this browser. */
export const SESSION_FIELD = 'session';

export const ALL_SESSIONS = 'everywhere';

/** Query parameter: asks for confirmation before all sessions end. */
export const LOG_OUT_INTENT = 'logout';
