/** Field of the logout form: key of another session, or `EVERYWHERE`. Absent: this browser. */
export const SESSION = 'session';

export const EVERYWHERE = 'everywhere';

/** Query parameter of the settings: asks before all sessions are ended. */
export const LOG_OUT = 'logout';
