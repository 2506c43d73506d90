import autocannon from 'autocannon';

/** One phase of load. */
interface Phase {
  url: string;
  seconds: number;
  connections: number;
  /** Requests a second in all; as many as are answered when nothing is said. */
  perSecond?: number;
  /** Resident memory of the portal. */
  memoryMb: () => number;
}

/** Result of a measurement. */
export interface Measured {
  /** Pages a second with status 200. */
  served: number;
  /** Refused as the portal refuses: 503. */
  refused: number;
  /** Everything else: other statuses, broken connections, no answer in 30 s. */
  failed: number;
  /** Milliseconds, of all answers. */
  p50: number;
  p99: number;
  /** Largest resident memory while it ran. */
  peakMb: number;
}

const PATHS = ['/login', '/application/loan-info', '/register'];
const ANSWER_WITHIN_S = 30;
const LOOK_EVERY_MS = 500;

export async function measure({ url, seconds, connections, perSecond, memoryMb }: Phase): Promise<Measured> {
  let peakMb = memoryMb();
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb());
  }, LOOK_EVERY_MS);
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    timeout: ANSWER_WITHIN_S,
    ...(perSecond !== undefined && { overallRate: Math.max(1, Math.round(perSecond)) }),
    headers: { accept: 'text/html', 'accept-encoding': 'gzip', 'accept-language': 'de' },
    requests: PATHS.map((path) => ({ method: 'GET', path })),
  });
  clearInterval(look);
  const refused = result.statusCodeStats?.['503']?.count ?? 0;
  return {
    served: result['2xx'] / result.duration,
    refused,
    failed: result.non2xx - refused + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
    peakMb,
  };
}
