import autocannon from 'autocannon';
import type { Cluster } from './cluster';
import type { Outcome } from './run-journeys';

/** Keeps requests in flight on both portals without overloading the machine. */
const REQUESTS_PER_SECOND = 60;
const CONNECTIONS = 12;
const MAX_DURATION_S = 600;

const REQUESTS: autocannon.Request[] = [
  { method: 'GET', path: '/login' },
  {
    method: 'POST',
    path: '/language',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'language=en&returnTo=%2Flogin',
  },
];

export async function runRequestStream(cluster: Cluster, updates: number): Promise<Outcome> {
  let stop = () => {};
  const ended = new Promise<autocannon.Result>((resolve, reject) => {
    const stream = autocannon(
      {
        url: cluster.address,
        connections: CONNECTIONS,
        overallRate: REQUESTS_PER_SECOND,
        duration: MAX_DURATION_S,
        headers: { accept: 'text/html', origin: cluster.address },
        requests: REQUESTS,
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    stop = () => stream.stop?.();
  });
  for (let update = 0; update < updates; update += 1) {
    for (const which of [0, 1] as const) {
      await cluster.stopPortal(which, 'SIGTERM');
      await cluster.startPortal(which);
      await cluster.serving();
    }
  }
  stop();
  const { statusCodeStats = {}, errors, requests } = await ended;
  const failed = Object.entries(statusCodeStats).filter(([status]) => Number(status) >= 500);
  const unanswered = [
    ...failed.map(([status, { count = 0 }]) => ({ what: `${count} × ${status}`, count })),
    { what: `${errors} × connection broken`, count: errors },
  ].filter(({ count }) => count > 0);
  return {
    journey: 'stream',
    disturbance: `${updates * 2} × SIGTERM in turn, ${requests.total} requests`,
    losses: unanswered.map(({ what }) => ({ kind: 'no answer', what })),
    errors: [],
  };
}
