import sharp from 'sharp';
import type { Frame } from './frames';
import { renderFrames } from './render-frames';

export async function writeFilm(frames: readonly Frame[], file: string): Promise<void> {
  await sharp(await renderFrames(frames), { join: { animated: true }, limitInputPixels: false })
    .webp({ delay: frames.map(({ shownFor }) => shownFor), loop: 0, quality: 85 })
    .toFile(file);
}
