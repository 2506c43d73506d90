// Zod tests `eval` to compile schemas, and browsers report each test as a violation of the CSP. Evaluate this
// module before any schema, and without importing zod (`browser-chunks.ts`).
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
