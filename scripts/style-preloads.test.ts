import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutCrossOrigin } from './style-preloads';

const VITE_CHUNK_FOLDER = 'node_modules/vite/dist/node/chunks';
const HELPER_MODULE = '\0vite/preload-helper.js';

describe('withoutCrossOrigin (edit of the code with which Vite preloads style sheets)', () => {
  it('loads style sheets in the mode in which Remix preloads them', () => {
    const code = readdirSync(VITE_CHUNK_FOLDER)
      .map((file) => readFileSync(`${VITE_CHUNK_FOLDER}/${file}`, 'utf8'))
      .find((chunk) => chunk.includes('function preload('));
    const helperCode = code?.slice(code.indexOf('function preload(')) ?? '';
    expect(withoutCrossOrigin(helperCode, HELPER_MODULE)).toContain('if (!isCss) link.crossOrigin = "";');
  });

  it('throws "Vite has changed" for an unknown version of Vite', () => {
    expect(() => withoutCrossOrigin('link.crossOrigin = "anonymous";', HELPER_MODULE)).toThrow(
      'Vite has changed',
    );
  });

  it('returns null for any other file', () => {
    expect(withoutCrossOrigin('link.crossOrigin = "";', '/app/root.tsx')).toBeNull();
  });
});
