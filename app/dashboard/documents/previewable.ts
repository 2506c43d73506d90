import { type FileKind, kindByName } from '~/domain/file-kinds';

/** Kinds that browsers show by themselves. */
const SHOWN: readonly FileKind[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** Whether a file of this name can be looked at in the portal. */
export function isPreviewable(name: string): boolean {
  const kind = kindByName(name);
  return kind !== undefined && SHOWN.includes(kind);
}

/** Whether a file of this name is looked at as a picture. */
export function isPicture(name: string): boolean {
  return isPreviewable(name) && kindByName(name) !== 'application/pdf';
}
