import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FONT_FOLDER = new URL('../ui/theme/inter/', import.meta.url);
const require = createRequire(import.meta.url);

const FILES = /** @type {const} */ ([
  {
    file: 'inter-latin.woff2',
    of: require.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
    range: 'latin',
  },
  {
    file: 'inter-latin-a.woff2',
    of: require.resolve('@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2'),
    range: 'latinA',
  },
]);

const FONT_WEIGHTS = { min: 400, max: 700 };

/** A font's `name` table keeps licence and its address under these ids. */
const LICENCE_NAME_IDS = [13, 14];

// Features that apply automatically, and tabular figures.
const FEATURES = [
  'calt',
  'case',
  'ccmp',
  'kern',
  'liga',
  'lnum',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
];

/** @returns {Promise<{ url: URL, content: Buffer }[]>} */
export async function subsetFonts() {
  const ranges = JSON.parse(await readFile(new URL('ranges.json', FONT_FOLDER), 'utf8'));
  return Promise.all(
    FILES.map(async ({ file, of: sourceFile, range }) => {
      const content = await subsetFont(await readFile(sourceFile), charactersIn(ranges[range]), {
        targetFormat: 'woff2',
        variationAxes: { wght: FONT_WEIGHTS },
        keepFeatures: FEATURES,
        preserveNameIds: LICENCE_NAME_IDS,
      });
      return { url: new URL(file, FONT_FOLDER), content };
    }),
  );
}

/** @param {string} ranges such as `U+0000-00FF, U+0131` */
function charactersIn(ranges) {
  return [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .map(([, first = '', last = first]) => {
      const [start, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: end - start + 1 }, (_, step) => String.fromCodePoint(start + step)).join(
        '',
      );
    })
    .join('');
}
