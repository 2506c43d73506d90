import { readdirSync } from 'node:fs';
import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { AREAS, browserChunks, pagesWithSchemas } from './browser-chunks';

const ENTRIES = [
  '/app/root.tsx',
  '/app/account/login/route.tsx',
  '/app/account/registration/route.tsx',
  '/app/dashboard/objects/route.tsx',
  '/app/account/settings/route.tsx',
];
const IMPORTS: Record<string, string[]> = {
  '/app/root.tsx': ['/app/ui/logo.tsx', '/node_modules/react/index.js'],
  '/app/account/login/route.tsx': ['/app/account/form.ts', '/app/ui/field.tsx', '/app/login-only.ts'],
  '/app/account/registration/route.tsx': ['/app/account/form.ts', '/app/ui/field.tsx'],
  '/app/dashboard/objects/route.tsx': ['/app/ui/field.tsx', '/app/ui/logo.tsx', '/app/domain/email.ts'],
  '/app/account/settings/route.tsx': ['/app/domain/email.ts', '/app/domain/table.ts'],
  '/app/account/rules/forms.ts': ['/app/domain/email.ts', '/app/domain/message.ts', '/app/domain/late.ts'],
  '/app/account/form.ts': ['/app/domain/message.ts', '/app/account/form.css.ts'],
  '/app/ui/field.tsx': ['/node_modules/zod/index.js'],
};

const LATE_IMPORTS: Record<string, string[]> = {
  '/app/account/form.ts': ['/app/account/rules/forms.ts'],
  '/app/dashboard/objects/route.tsx': ['/app/domain/table.ts'],
};

const chunkOf = browserChunks(['frame']);
const meta = {
  getModuleIds: () => [...ENTRIES, ...Object.values(IMPORTS).flat()][Symbol.iterator](),
  // Safe cast: the grouping reads only these three members.
  getModuleInfo: (id: string) =>
    ({
      isEntry: ENTRIES.includes(id),
      importedIds: IMPORTS[id] ?? [],
      dynamicallyImportedIds: LATE_IMPORTS[id] ?? [],
    }) as unknown as Rollup.ModuleInfo,
};

it.each([
  ['a package that every page runs', '/node_modules/react/index.js', 'framework'],
  ['what the bundler adds for packages', '\0commonjsHelpers.js', 'framework'],
  ['a package that forms are checked with', '/node_modules/zod/index.js', 'schemas'],
  ['what schemas are made of', '/app/domain/form-schema.ts', 'schemas'],
  ['what forms are shown with', '/node_modules/@conform-to/react/index.js', 'framework'],
  [
    'what reads texts with links',
    '/node_modules/react-i18next/dist/es/TransWithoutContext.js',
    'registration',
  ],
  ['what shows such texts', '/app/account/registration/registration-fields.tsx', 'registration'],
  ['what has to come before schemas', '/app/schemas-without-eval.client.ts', 'framework'],
  ['what the frame of all pages runs', '/app/ui/logo.tsx', 'frame'],
  ['the styles that screens have in common', '/app/ui/fields/field/field.css.ts', 'frame'],
  ['the styles of one area', '/app/account/form.css.ts', 'account'],
  ['what pages of one area run', '/app/account/form.ts', 'account'],
  ['the same at one remove', '/app/domain/message.ts', 'account'],
  ['what pages of several areas run', '/app/ui/field.tsx', 'shared'],
  ['the search for companies', '/app/company-search/company-search-field.tsx', 'company-search'],
  ['the field for dates, which the first step has not', '/app/ui/fields/date/date-input.tsx', 'dates'],
  ['the fields of configured forms', '/app/configured-form/dynamic-fields.tsx', 'configured-form'],
  ['what runs most patterns', '/app/configured-form/rules/linear-pattern.ts', undefined],
  ['what runs the other patterns', '/app/configured-form/rules/bounded-pattern.ts', undefined],
  ['what those become', '/app/configured-form/rules/bounded-program.ts', undefined],
  [
    'what forms before the login are judged by late, and other pages run',
    '/app/domain/email.ts',
    'rules-account',
  ],
  ['what forms are judged by late, and nothing else runs', '/app/domain/late.ts', undefined],
  ['what one page runs late, and another of its area at once', '/app/domain/table.ts', undefined],
  ['what one page runs', '/app/login-only.ts', undefined],
  ['the texts of every page', '/app/i18n/locales/de/frame.json', 'texts-de'],
  ['the texts of some pages', '/app/i18n/locales/de/account.json', undefined],
])('%s', (_, id, chunk) => {
  expect(chunkOf(id, meta)).toBe(chunk);
});

it.each(AREAS)('the area of %s has pages', (pattern) => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => `/app/${file}`);
  expect(pages.filter((page) => pattern.test(page))).not.toEqual([]);
});

it('pagesWithSchemas finds the pages before the login that load schemas at once', () => {
  const chunk = (imports: string[], rest: object = {}) => ({
    imports,
    name: '',
    facadeModuleId: null,
    ...rest,
  });
  const page = (id: string, imports: string[]) =>
    chunk(imports, { facadeModuleId: `/app/${id}/route.tsx?client-route` });
  const files = {
    'login.js': page('account/login', ['shared.js']),
    'register.js': page('account/registration', ['forms.js']),
    'objects.js': page('dashboard/objects', ['forms.js']),
    'shared.js': chunk(['root.js']),
    'forms.js': chunk(['s.js']),
    's.js': chunk([], { name: 'schemas' }),
    'root.js': page('unheard-of', ['shared.js']),
  };
  expect(pagesWithSchemas(files)).toEqual(['/app/account/registration/route.tsx?client-route']);
});
