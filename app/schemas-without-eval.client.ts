// Zod asks whether it may compile schemas with `eval`. The policy of the pages forbids it, and browsers report each question as a violation.
// Has to be evaluated before any schema is made, and without zod, which pages load late: the bundler keeps it with what the schemas' file
// imports (`browser-chunks.ts`). The server, which has no such policy, goes on compiling.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
