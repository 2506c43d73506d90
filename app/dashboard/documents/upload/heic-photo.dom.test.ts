// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { convertToJpeg } from './heic-photo';

const photo = new File(['heic'], 'IMG_0815.HEIC', { type: 'image/heic' });

function browserWith(context: Pick<CanvasRenderingContext2D, 'drawImage'> | null) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as CanvasRenderingContext2D | null,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('DOC-04 convertToJpeg (conversion of an iPhone photo)', () => {
  it('redraws the photo and keeps its name', async () => {
    const drawImage = vi.fn();
    browserWith({ drawImage });
    const { name, type } = await convertToJpeg(photo);
    expect([name, type, drawImage.mock.calls.length]).toEqual(['IMG_0815.jpg', 'image/jpeg', 1]);
  });

  it('returns the original file if drawing fails, instead of a blank page', async () => {
    browserWith(null);
    expect(await convertToJpeg(photo)).toBe(photo);
  });
});
