import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UNUSED_CODE, UNUSED_HANDLERS, withoutUnusedCode } from './unused-framework-code';

const FOLDERS = [
  'node_modules/@remix-run/react/dist/esm',
  'node_modules/@remix-run/router/dist',
  'node_modules/react-router-dom/dist',
  'node_modules/react-dom/cjs',
  'node_modules/react/cjs',
  'node_modules/scheduler/cjs',
];

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${folder}/${file}`),
).map((file) => ({ file, code: readFileSync(`.${file}`, 'utf8') }));

const PORTAL_FILES = ['app', 'ui']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file));

describe('withoutUnusedCode (removes unused code of React and Remix)', () => {
  it.each(
    UNUSED_CODE.flatMap(({ edits }) => edits.map(([file, code]) => [code.source, file, code] as const)),
  )('the build has an edit that matches %s in the installed version', (_, file, code) => {
    const matchingFiles = FILES.filter((each) => file.test(each.file));
    expect(matchingFiles.filter((each) => each.code.search(code) >= 0)).not.toEqual([]);
  });

  it('keeps the functions that decide about deferred data', () => {
    const router = FILES.find(({ file }) => file.endsWith('/router/dist/router.js'));
    const editedCode = withoutUnusedCode(router?.code ?? '', router?.file ?? '');
    expect(editedCode).toContain('function isDeferredResult(result)');
    expect(editedCode).not.toContain('if (isDeferredResult(');
  });

  it('leaves a space between a keyword in the code of React and the value that follows the keyword', () => {
    const react = FILES.find(({ file }) => file.endsWith('/react-dom.production.min.js'));
    expect(withoutUnusedCode(react?.code ?? '', react?.file ?? '')).not.toMatch(
      /(return|typeof|case|in|void)(true|false|null|void)\b/,
    );
  });

  it.each(
    UNUSED_CODE.flatMap(({ description, neededBy }) => (neededBy ? [[description, neededBy] as const] : [])),
  )('removes %s, which no code of the portal needs', (_, neededBy) => {
    expect(PORTAL_FILES.filter((file) => neededBy.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(['onInput', 'onChange', 'onSelectItem'])(
    'accepts the event handler prop %s in code of the portal',
    (handler) => {
      expect(UNUSED_HANDLERS.test(`<input ${handler}={save} />`)).toBe(false);
    },
  );

  it.each(['onSelect', 'onBeforeInput', 'onCompositionEndCapture'])(
    'finds the event handler prop %s, whose support is removed, in code of the portal',
    (handler) => {
      expect(UNUSED_HANDLERS.test(`<input ${handler}={save} />`)).toBe(true);
    },
  );

  it('leaves other packages unchanged', () => {
    expect(withoutUnusedCode('typeof window', '/node_modules/downshift/index.js')).toBeNull();
  });
});
