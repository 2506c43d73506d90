// Browsers report zod's test of `eval` as a violation of the CSP. Evaluate this module before any schema,
// without importing zod (`browser-chunks.ts`).
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
