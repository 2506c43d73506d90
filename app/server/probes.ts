export const PROBES = {
  alive: '/healthz',
  ready: '/readyz',
} as const;

export function isProbe(path: string): boolean {
  return path === PROBES.alive || path === PROBES.ready;
}
