import { globalFontFace } from '@vanilla-extract/css';
import ranges from './inter/ranges.json';

/** The ranges are disjoint: browsers load only files for letters of the page. */
globalFontFace('Inter Variable', [
  defineInterFace('./inter/inter-latin.woff2', '400 700', ranges.latin),
  defineInterFace('./inter/inter-latin-a.woff2', '400 700', ranges.latinA),
  defineInterFace(
    '@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2',
    '100 900',
    ranges.rest,
  ),
]);

// Arial gets Inter's metrics, so that the layout does not shift.
globalFontFace('Inter Fallback', {
  src: 'local("Arial")',
  sizeAdjust: '107.06%',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
});

function defineInterFace(file: string, fontWeight: string, unicodeRange: string) {
  return {
    src: `url("${file}") format("woff2")`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  } as const;
}
