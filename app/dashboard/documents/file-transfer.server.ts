import { createFileConnections } from '~/api/file-connections.server';
import { settings } from '~/settings/settings.server';

export const fileTransfer = {
  hosts: settings.fileHosts,
  connections: createFileConnections(settings.apiBaseUrl).agent,
  maxBytes: settings.maxDownloadBytes,
} as const;
