import { readdirSync } from 'node:fs';
import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { CHUNK_AREAS, createBrowserChunks, listPagesWithSchemas } from './browser-chunks';

const ENTRY_IDS = [
  '/app/entry.client.tsx',
  '/app/root.tsx',
  '/app/account/login/route.tsx',
  '/app/account/registration/route.tsx',
  '/app/dashboard/objects/route.tsx',
  '/app/account/settings/route.tsx',
];
const IMPORTS: Record<string, string[]> = {
  '/app/root.tsx': ['/ui/logo.tsx', '/node_modules/react/index.js'],
  '/app/account/login/route.tsx': ['/app/account/form.ts', '/ui/field.tsx', '/app/login-only.ts'],
  '/app/account/registration/route.tsx': ['/app/account/form.ts', '/ui/field.tsx'],
  '/app/dashboard/objects/route.tsx': [
    '/ui/field.tsx',
    '/ui/logo.tsx',
    '/app/domain/email.ts',
    '\0virtual:icon/x',
  ],
  '/app/account/settings/route.tsx': ['/app/domain/email.ts', '/app/domain/table.ts', '\0virtual:icon/x'],
  '/app/account/rules/forms.ts': [
    '/app/domain/email.ts',
    '/app/domain/message.ts',
    '/app/domain/late.ts',
    '\0virtual:icon/x',
  ],
  '/app/account/form.ts': ['/app/domain/message.ts', '/app/account/form.css.ts'],
  '/ui/field.tsx': ['/node_modules/zod/index.js'],
};

const LATE_IMPORTS: Record<string, string[]> = {
  '/app/account/form.ts': ['/app/account/rules/forms.ts'],
  '/app/dashboard/objects/route.tsx': ['/app/domain/table.ts'],
};

const chunkOf = createBrowserChunks(['frame']);
const meta = {
  getModuleIds: () => [...ENTRY_IDS, ...Object.values(IMPORTS).flat()][Symbol.iterator](),
  // Safe cast: the grouping reads only these three members.
  getModuleInfo: (id: string) =>
    ({
      isEntry: ENTRY_IDS.includes(id),
      importedIds: IMPORTS[id] ?? [],
      dynamicallyImportedIds: LATE_IMPORTS[id] ?? [],
    }) as unknown as Rollup.ModuleInfo,
};

it.each([
  ['a package that every page runs', '/node_modules/react/index.js', 'framework'],
  ['helper code of the bundler', '\0commonjsHelpers.js', 'framework'],
  ['a package that validates forms', '/node_modules/zod/index.js', 'schemas'],
  ['a module that schemas consist of', '/app/domain/form-schema.ts', 'schemas'],
  ['a package that renders forms', '/node_modules/@conform-to/react/index.js', 'framework'],
  [
    'the package for texts with links',
    '/node_modules/react-i18next/dist/es/TransWithoutContext.js',
    'registration',
  ],
  ['a component with texts with links', '/app/account/registration/registration-fields.tsx', 'registration'],
  ['a module that must run before schemas', '/app/schemas-without-eval.client.ts', 'framework'],
  ['a module of the frame around all pages', '/ui/logo.tsx', 'frame'],
  ['styles of several screens', '/ui/fields/field/field.css.ts', 'frame'],
  ['the styles of one area', '/app/account/form.css.ts', 'account'],
  ['a module of several pages of one area', '/app/account/form.ts', 'account'],
  ['a module that a module of one area imports', '/app/domain/message.ts', 'account'],
  ['a module of pages of several areas', '/ui/field.tsx', 'frame'],
  ['a route module of the frame', '/app/root.tsx', 'frame'],
  ["the client's entry, which runs after the routes", '/app/entry.client.tsx', undefined],
  ['tax numbers, which the first step lacks', '/app/domain/tax-number.ts', 'company-fields'],
  ['rules of a later step', '/app/application/rules/company-details.ts', 'company-fields'],
  ['the search for companies', '/app/company-search/company-search-field.tsx', 'company-search'],
  ['the date field, which the first step lacks', '/ui/fields/date/date-input.tsx', 'dates'],
  ['the terms, which the steps lack', '/app/application/result/terms-strip.tsx', 'terms'],
  ['the fields of configured forms', '/app/configured-form/dynamic-fields.tsx', 'configured-form'],
  [
    'the matcher of most patterns, loaded on demand',
    '/app/configured-form/rules/linear-pattern.ts',
    undefined,
  ],
  [
    'the matcher of the other patterns, loaded on demand',
    '/app/configured-form/rules/bounded-pattern.ts',
    undefined,
  ],
  [
    'the programs of the other patterns, loaded on demand',
    '/app/configured-form/rules/bounded-program.ts',
    undefined,
  ],
  [
    'a schema that forms before the login load late, and other pages at once',
    '/app/domain/email.ts',
    'rules-account',
  ],
  ['an icon that forms before the login load late', '\0virtual:icon/x', 'frame'],
  ['a schema that forms load late, and no page at once', '/app/domain/late.ts', undefined],
  ['a module that one page loads late, and another of its area at once', '/app/domain/table.ts', undefined],
  ['a module of a single page', '/app/login-only.ts', undefined],
  ['the texts of every page', '/app/i18n/locales/de/frame.json', 'texts-de'],
  ['the texts of some pages', '/app/i18n/locales/de/account.json', undefined],
])('chunkOf puts %s into the script chunk $2', (_, id, chunk) => {
  expect(chunkOf(id, meta)).toBe(chunk);
});

it.each(CHUNK_AREAS)('the folder of the script chunk %s contains pages', (pattern) => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => `/app/${file}`);
  expect(pages.filter((page) => pattern.test(page))).not.toEqual([]);
});

it('listPagesWithSchemas finds the pages reachable without login that load schemas at once', () => {
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
  expect(listPagesWithSchemas(files)).toEqual(['/app/account/registration/route.tsx?client-route']);
});
