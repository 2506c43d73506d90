import { parseAllowedKinds } from '~/domain/file-kinds';
import type { UploadLimits } from '~/domain/upload-check';
import type { PortalRequest } from '~/request/portal-request';
import { settings } from '~/settings/settings.server';

export function uploadLimitsOf({ config }: PortalRequest): UploadLimits {
  return { kinds: parseAllowedKinds(config.uploadTypes), maxBytes: settings.maxUploadBytes };
}
