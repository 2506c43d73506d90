import { type FileKind, findKindByName } from '~/domain/file-kinds';

const PREVIEWABLE_KINDS: readonly FileKind[] = ['application/pdf', 'image/jpeg', 'image/png'];

export function isPreviewable(name: string): boolean {
  const kind = findKindByName(name);
  return kind !== undefined && PREVIEWABLE_KINDS.includes(kind);
}

export function isPicture(name: string): boolean {
  return isPreviewable(name) && findKindByName(name) !== 'application/pdf';
}
