import { settings } from '~/settings/settings.server';

/** Where the lending API's files are, and how large one may be that is handed on (HTTP-06, D-64). */
export const fileStore = { hosts: settings.fileHosts, maxBytes: settings.maxDownloadBytes } as const;
