import { join } from 'node:path';
import { pictureFileOf } from 'fixtures/film-job';
import sharp from 'sharp';
import type { FilmFrame } from './frames';

const WEBP_OPTIONS = { quality: 85 };

export async function writeFilm(
  frames: readonly FilmFrame[],
  pictures: readonly Buffer[],
  file: string,
): Promise<void> {
  const film = sharp([...pictures], { join: { animated: true }, limitInputPixels: false });
  const timing = { delay: frames.map(({ durationMs }) => durationMs), loop: 0 };
  const encodedFilm = file.endsWith('.gif') ? film.gif(timing) : film.webp({ ...timing, ...WEBP_OPTIONS });
  await encodedFilm.toFile(file);
}

export async function writePictures(pictures: readonly Buffer[], folder: string): Promise<void> {
  for (const [index, picture] of pictures.entries())
    await sharp(picture)
      .webp(WEBP_OPTIONS)
      .toFile(join(folder, pictureFileOf(index)));
}
