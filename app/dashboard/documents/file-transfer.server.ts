import { createFileConnections } from '~/api/file-connections.server';
import { settings } from '~/settings/settings.server';

/** HTTP-06, D-64 */
export const fileTransfer = {
  hosts: settings.fileHosts,
  connections: createFileConnections(settings.apiBaseUrl).agent,
  maxBytes: settings.maxDownloadBytes,
} as const;
