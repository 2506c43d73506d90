import type { Page } from 'playwright';
import { engine } from '../support/engines';
import type { FilmFrame } from './frames';

const FRAME_HTML = `<!doctype html><style>
  * { box-sizing: border-box; margin: 0 }
  body { background: #0f172a; color: #fff; font: 24px/1.35 'Inter Variable', 'Inter', 'Noto Sans', sans-serif }
  header { padding: 14px 24px 18px; border-bottom: 4px solid #334155; display: flow-root }
  header[hidden] { display: none }
  header.only { display: flex; flex-direction: column; justify-content: center; border: 0 }
  h1 { font: inherit; font-size: 15px; color: #94a3b8; margin-bottom: 4px }
  p { overflow-wrap: anywhere; white-space: pre-wrap }
  .only p { font-size: 21px; color: #cbd5e1; margin-top: 10px }
  .only p:first-of-type { font-size: 34px; color: #fff; margin-bottom: 10px }
  img { display: block }
  .small, .small .only p { font-size: 17px } .small h1 { font-size: 12px } .small .only p:first-of-type { font-size: 24px }
  .small header { padding: 10px 14px 12px }
</style><header><h1></h1></header><img alt="">`;

const NARROW_PICTURE_PX = 600;

export async function renderFrames(frames: readonly FilmFrame[]): Promise<Buffer[]> {
  const browser = await engine().launch();
  try {
    const page = await browser.newPage();
    await page.setContent(FRAME_HTML);
    const { width, height } = await largestSizeOf(page, frames);
    await page.setViewportSize({ width, height });
    const captionHeight = await measureTallestCaption(page, frames);
    await page.setViewportSize({ width, height: height + captionHeight });
    const pictures: Buffer[] = [];
    for (const frame of frames) {
      await showFrame(page, frame, { captionHeight, fullHeight: height + captionHeight });
      pictures.push(await page.screenshot());
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

async function largestSizeOf(
  page: Page,
  frames: readonly FilmFrame[],
): Promise<{ width: number; height: number }> {
  let [width, height] = [0, 0];
  for (const { picture } of frames) {
    if (!picture) continue;
    const size = await page.evaluate(loadPicture, toDataUrl(picture));
    width = Math.max(width, size.width);
    height = Math.max(height, size.height);
  }
  return { width, height };
}

async function measureTallestCaption(page: Page, frames: readonly FilmFrame[]): Promise<number> {
  let maxHeight = 0;
  for (const frame of frames.filter(({ picture, showsCaptions }) => picture !== null && showsCaptions)) {
    maxHeight = Math.max(
      maxHeight,
      await page.evaluate(writeFrame, { ...frameTextsOf(frame), height: null, narrow: NARROW_PICTURE_PX }),
    );
  }
  return maxHeight;
}

async function showFrame(
  page: Page,
  frame: FilmFrame,
  { captionHeight, fullHeight }: { captionHeight: number; fullHeight: number },
): Promise<void> {
  const { picture } = frame;
  await page.evaluate(writeFrame, {
    ...frameTextsOf(frame),
    height: picture ? captionHeight : fullHeight,
    narrow: NARROW_PICTURE_PX,
  });
  await page.evaluate(loadPicture, picture && toDataUrl(picture));
}

const frameTextsOf = ({ heading, captions, picture }: FilmFrame) => ({
  heading,
  captions: [...captions],
  hasNoPicture: picture === null,
});

const toDataUrl = (picture: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;

async function loadPicture(source: string | null): Promise<{ width: number; height: number }> {
  const image = document.images[0] as HTMLImageElement;
  image.hidden = source === null;
  if (source === null) return { width: 0, height: 0 };
  image.src = source;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

interface FrameTexts {
  heading: string;
  captions: string[];
  hasNoPicture: boolean;
  height: number | null;
  narrow: number;
}

function writeFrame({ heading, captions, hasNoPicture, height, narrow }: FrameTexts): number {
  const header = document.querySelector('header') as HTMLElement;
  document.body.classList.toggle('small', innerWidth < narrow);
  header.className = hasNoPicture ? 'only' : '';
  header.style.height = height === null ? 'auto' : `${height}px`;
  header.hidden = height === 0;
  const paragraphs = captions.map((caption) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = caption;
    return paragraph;
  });
  const title = document.createElement('h1');
  title.textContent = heading;
  header.replaceChildren(title, ...paragraphs);
  return Math.ceil(header.getBoundingClientRect().height);
}
