import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = ['app', 'ui']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

// vanilla-extract adds px to numbers, which ignores the reader's text size.
const SIZE_IN_PIXELS = /\b(?:fontSize|lineHeight): (?:\d{2,}\b|['"`][^'"`]*?\d+px)|\bfont-size: ?\d+px/g;

it("SHELL-26: text sizes scale with the reader's text size", () => {
  const found = sources.flatMap(([file, text]) =>
    [...text.matchAll(SIZE_IN_PIXELS)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it("SHELL-26: breakpoints scale with the reader's text size", () => {
  const styles = sources.filter(([file]) => file.endsWith('.css.ts'));
  const found = styles.flatMap(([file, text]) =>
    [...text.matchAll(/\((?:min|max)-(?:width|height): [^)]*px\)/g)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
