import { fileConnections } from '~/api/file-connections.server';
import { settings } from '~/settings/settings.server';

/** Where the lending API's files are, how they are reached, and how large one may be that is handed on (HTTP-06, D-64). */
export const fileStore = {
  hosts: settings.fileHosts,
  connections: fileConnections(settings.apiBaseUrl).agent,
  maxBytes: settings.maxDownloadBytes,
} as const;
