import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new Map(
  ['app', 'ui']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);
const findFilesWith = (pattern: RegExp) =>
  [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();

it('style attributes contain only numbers or parsed colours', () => {
  expect(findFilesWith(/\bstyle=\{/)).toEqual([
    'app/dashboard/documents/upload/upload-rows.tsx',
    'app/dashboard/representatives/ownership-bar.tsx',
    'ui/fields/range/range-slider.tsx',
    'ui/fields/text/text-area-field.tsx',
  ]);
});

it('only scripts written for the portal are rendered as raw HTML', () => {
  expect(findFilesWith(/dangerouslySetInnerHTML/)).toEqual(['app/build-version/reload-once.tsx']);
});
