import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITS, withoutUnusedCode } from './unused-framework-code';

const FOLDERS = [
  'node_modules/@remix-run/react/dist/esm',
  'node_modules/@remix-run/router/dist',
  'node_modules/react-dom/cjs',
];

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${folder}/${file}`),
).map((file) => ({ file, code: readFileSync(`.${file}`, 'utf8') }));

describe('withoutUnusedCode', () => {
  it.each(EDITS.map(([file, code]) => [code.source, file, code]))(
    'has an edit that matches %s in the installed version',
    (_, file, code) => {
      const own = FILES.filter((each) => file.test(each.file));
      expect(own.filter((each) => each.code.search(code) >= 0)).not.toEqual([]);
    },
  );

  it('keeps the functions that decide about deferred data', () => {
    const router = FILES.find(({ file }) => file.endsWith('/router/dist/router.js'));
    const edited = withoutUnusedCode(router?.code ?? '', router?.file ?? '');
    expect(edited).toContain('function isDeferredResult(result)');
    expect(edited).not.toContain('if (isDeferredResult(');
  });

  it('leaves other packages unchanged', () => {
    expect(withoutUnusedCode('typeof window', '/node_modules/downshift/index.js')).toBeNull();
  });
});
