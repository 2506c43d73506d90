import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isolationIn, PLATFORM_TEST, relativeToRoot } from './test-isolation';

describe('isolationIn (the isolation that a test file needs)', () => {
  it.each([
    ['ui/field.dom.test.tsx', "render('field');", 'document'],
    ['ui/field.dom.test.tsx', "vi.mock('./send');", 'own modules'],
    ['app/testing/pages.test.ts', 'const visit = openPortal();', 'portal'],
    ['app/testing/pages.test.ts', "const visit = openPortal({ env: { DEMO: 'true' } });", 'own modules'],
    ['app/request/store.server.test.ts', "vi.stubEnv('DATA_DIR', folder);", 'own modules'],
    ['app/request/store.server.test.ts', "process.env.DATA_DIR = 'folder';", 'own modules'],
    ['app/request/store.server.test.ts', 'vi.resetModules();', 'own modules'],
    ['app/testing/late.test.ts', "import { start } from './portal-instance';", 'own modules'],
    ['app/request/store.server.test.ts', "vi.mock<typeof import('./flow')>('./flow');", 'own modules'],
    ['mock-server/rules/explore.test.ts', "vi.mock('./flow', { spy: true });", 'own modules'],
    ['scripts/docs.test.ts', "vi.stubEnv('SESSION_SECRET', secret);", 'own modules'],
    ['scripts/docs.test.ts', 'vi.mocked(send);', 'usual'],
    ['mock-server/handlers.test.ts', 'expect(1).toBe(1);', 'own modules'],
    ['app/server/main.test.ts', 'spawn(node, { env: { PATH: process.env.PATH } });', 'usual'],
    ['scripts/commands.test.ts', 'spawn(command, { env: process.env });', 'usual'],
    ['app/domain/money.test.ts', 'expect(1).toBe(1);', 'usual'],
  ])('returns for %s with the text "%s": %s', (file, test, isolation) => {
    expect(isolationIn(file, test)).toBe(isolation);
  });
});

it('PLATFORM_TEST names an existing test file', () => {
  expect(existsSync(fileURLToPath(new URL(`../../${PLATFORM_TEST}`, import.meta.url)))).toBe(true);
  expect(relativeToRoot(fileURLToPath(import.meta.url))).toBe('scripts/unit/test-isolation.test.ts');
});
