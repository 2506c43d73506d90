import { vi } from 'vitest';

/** Keeps the platform's own classes: this file is loaded anew for each file of tests, in one process. */
const PLATFORM = Symbol.for('platform classes');

const shared = globalThis as { [PLATFORM]?: Pick<typeof globalThis, 'Request' | 'Response'> };
shared[PLATFORM] ??= { Request, Response };

// The simulator's server puts its own in their place while it listens, and leaves them.
for (const [name, platforms] of Object.entries(shared[PLATFORM])) {
  Object.defineProperty(globalThis, name, { value: platforms });
}
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.resetModules();
