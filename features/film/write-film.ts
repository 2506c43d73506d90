import sharp from 'sharp';
import type { FilmFrame } from './frames';
import { renderFrames } from './render-frames';

/** @param file ends in `.webp` or `.gif` */
export async function writeFilm(frames: readonly FilmFrame[], file: string): Promise<void> {
  const film = sharp(await renderFrames(frames), { join: { animated: true }, limitInputPixels: false });
  const timing = { delay: frames.map(({ shownFor }) => shownFor), loop: 0 };
  const encoded = file.endsWith('.gif') ? film.gif(timing) : film.webp({ ...timing, quality: 85 });
  await encoded.toFile(file);
}
