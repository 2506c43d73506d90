import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';

type Arrivals =
  /** Each client waits for its response before the next request. Measures capacity. */
  | { clients: number }
  /** Requests do not wait for responses. Measures overload. */
  | { perSecond: number };

interface Phase {
  url: string;
  seconds: number;
  arrivals: Arrivals;
  readMemoryMb: () => number;
}

export interface LoadResult {
  asked: number;
  servedPerSecond: number;
  refused: number;
  failed: number;
  p50: number;
  p99: number;
  peakMb: number;
}

const PATHS = ['/login', '/application/loan-info', '/register'];
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip', 'accept-language': 'de' };
const RESPONSE_TIMEOUT_MS = 30_000;
const SAMPLE_EVERY_MS = 500;
const SEND_EVERY_MS = 10;
const CONNECTION_COUNT = 400;

export async function measureLoad({ url, seconds, arrivals, readMemoryMb }: Phase): Promise<LoadResult> {
  const pool = new Pool(url, {
    connections: CONNECTION_COUNT,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
  });
  const warmUpRequests = Array.from({ length: CONNECTION_COUNT }, () =>
    pool.request({ method: 'GET', path: '/healthz' }),
  );
  for (const { body } of await Promise.all(warmUpRequests)) await body.dump();

  const latency = createHistogram();
  const counts = { asked: 0, served: 0, refused: 0, failed: 0 };
  let peakMb = readMemoryMb();
  const memoryTimer = setInterval(() => {
    peakMb = Math.max(peakMb, readMemoryMb());
  }, SAMPLE_EVERY_MS);

  const sendRequest = async () => {
    const path = PATHS[counts.asked % PATHS.length] ?? '/';
    counts.asked += 1;
    const sentAt = performance.now();
    try {
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers: HEADERS });
      await body.arrayBuffer();
      latency.record(Math.max(1, Math.round(performance.now() - sentAt)));
      counts[statusCode === 200 ? 'served' : statusCode === 503 ? 'refused' : 'failed'] += 1;
    } catch {
      counts.failed += 1;
    }
  };

  const startedAt = performance.now();
  const elapsedSeconds = () => (performance.now() - startedAt) / 1000;
  if ('clients' in arrivals) {
    const client = async () => {
      while (elapsedSeconds() < seconds) await sendRequest();
    };
    await Promise.all(Array.from({ length: arrivals.clients }, client));
  } else {
    const runningRequests = new Set<Promise<void>>();
    while (elapsedSeconds() < seconds) {
      while (counts.asked < elapsedSeconds() * arrivals.perSecond) {
        const request = sendRequest().finally(() => runningRequests.delete(request));
        runningRequests.add(request);
      }
      await wait(SEND_EVERY_MS);
    }
    await Promise.all(runningRequests);
  }
  const durationSeconds = elapsedSeconds();
  clearInterval(memoryTimer);
  await pool.close();
  return {
    ...counts,
    servedPerSecond: counts.served / durationSeconds,
    p50: latency.percentile(50),
    p99: latency.percentile(99),
    peakMb,
  };
}
