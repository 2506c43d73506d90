import { allowedKinds } from '~/domain/file-kinds';
import type { UploadLimits } from '~/domain/upload-check';
import type { Visit } from '~/request/visit.server';
import { settings } from '~/settings/settings.server';

/** Which files the visitor's deployment takes, and how large they may be (DOC-04, D-52). */
export function uploadLimits({ config }: Visit): UploadLimits {
  return { kinds: allowedKinds(config.uploadTypes), maxBytes: settings.maxUploadBytes };
}
