// Zod tests `eval` to compile schemas. The content security policy forbids it, and browsers report each test as a
// violation. This module must be evaluated before any schema and must not import zod (`browser-chunks.ts`).
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
