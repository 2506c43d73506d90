import { type FileKind, findKindByName } from '~/domain/file-kinds';
import { acceptsOnlyJpeg, type UploadLimits } from '~/domain/upload-check';

/** Phones allow no larger canvas. */
const MAX_PIXELS = 16_000_000;
const JPEG_QUALITY = 0.9;

export function needsConversion(
  file: File,
  detectedKind: FileKind | undefined,
  { kinds }: UploadLimits,
): boolean {
  const isHeicByName = findKindByName(file.name) === 'image/heic' || /^image\/hei[cf]/.test(file.type);
  return (
    (detectedKind === 'image/heic' || (detectedKind === undefined && isHeicByName)) && acceptsOnlyJpeg(kinds)
  );
}

export async function convertToJpeg(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(picture.width * scale);
    canvas.height = Math.floor(picture.height * scale);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    // When memory is short, browsers return no context and the canvas would stay blank.
    if (context === null) return file;
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return jpeg === null ? file : new File([jpeg], name, { type: jpeg.type });
  } catch {
    return file;
  }
}
