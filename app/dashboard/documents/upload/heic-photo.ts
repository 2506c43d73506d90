import { type FileKind, kindByName } from '~/domain/file-kinds';
import { type UploadLimits, wantsJpeg } from '~/domain/upload-check';

/** Canvases of phones hold no more. */
const MOST_PIXELS = 16_000_000;
const QUALITY = 0.9;

/**
 * True if a file is a photo in an iPhone's own format, which is not taken as it is but would be as JPEG (DOC-04).
 *
 * @param found kind that its beginning shows
 */
export function isForeignPhoto(file: File, found: FileKind | undefined, { kinds }: UploadLimits): boolean {
  const isNamedSo = kindByName(file.name) === 'image/heic' || /^image\/hei[cf]/.test(file.type);
  return (found === 'image/heic' || (found === undefined && isNamedSo)) && wantsJpeg(kinds);
}

/** The photo as JPEG, upright and under its own name, where this browser can read it; else the file as it is. */
export async function asJpeg(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(picture.width * scale);
    canvas.height = Math.floor(picture.height * scale);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    // Refused where memory is short: what came of the canvas would be blank.
    if (context === null) return file;
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return jpeg === null ? file : new File([jpeg], name, { type: jpeg.type });
  } catch {
    // It says then how to do it by hand.
    return file;
  }
}
