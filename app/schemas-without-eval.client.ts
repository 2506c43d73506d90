// Zod's test of `eval` would violate the CSP. Evaluate this module before any schema, without importing zod.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
