/** Form field: key of another session, or `EVERYWHERE`. Absent: this browser. */
export const SESSION = 'session';

export const EVERYWHERE = 'everywhere';

/** Query parameter: asks for confirmation before all sessions end. */
export const LOG_OUT = 'logout';
