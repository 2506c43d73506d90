/** What whoever watches the instance asks every few seconds. */
export const PROBES = {
  /** Whether the process lives. */
  alive: '/healthz',
  /** Whether visitors may be led to it. */
  ready: '/readyz',
} as const;

/** @param path of a request, or of its route */
export function isProbe(path: string): boolean {
  return path === PROBES.alive || path === PROBES.ready;
}
