import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { katrinBrandt } from 'fixtures/people';
import { z } from 'zod';
import { freePort } from '~/testing/free-port';
import { floorPage, startFloor } from './floor';
import { type MeasuredProcess, startMeasured } from './measured-process';
import type { Row } from './report';
import { send } from './requests';
import { compare, type Length } from './rounds';
import { applicationsOf, sessionAt } from './world';

/** Pages with their bars: processor time of the portal by that of a bare Remix page, at most. */
const PAGES = [
  { name: 'login', path: '/login', bar: 1.3 },
  { name: 'loan info', path: '/application/loan-info', bar: 1.3 },
  { name: 'list of applications', path: '/dashboard/applications', bar: 1.4 },
  { name: 'overview', path: '/dashboard/applications/:open', bar: 1.5 },
  { name: 'documents', path: '/dashboard/applications/:open/documents', bar: 1.5 },
  { name: 'signatures', path: '/dashboard/applications/:signed/signatures', bar: 1.5 },
  { name: 'representatives', path: '/dashboard/applications/:open/representatives', bar: 1.5 },
] as const;

const LENGTH: Length = { rounds: 7, warmUp: 150, requests: 60 };
const SHORT: Length = { rounds: 1, warmUp: 1, requests: 2 };

/** Flags that the portal runs with in its image. */
const PORTAL_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** Every page of the portal beside a bare Remix page of the same bytes and backend calls. */
export async function measurePages(isShort: boolean): Promise<Row[]> {
  const started: MeasuredProcess[] = [];
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const begun = async (server: Promise<MeasuredProcess>) => {
    started.push(await server);
    return server;
  };
  try {
    const ports = { simulator: await freePort(), portal: await freePort() };
    const simulator = await begun(startSimulator(ports));
    const portal = await begun(startPortal(ports, data));
    const floor = await begun(startFloor());
    const visitor = await logIn(portal.origin);
    const backend = await sessionAt(simulator.origin);
    const ids = await applicationsOf(simulator.origin, backend);
    const rows: Row[] = [];
    for (const { name, path, bar } of PAGES) {
      const cookie = path.startsWith('/dashboard') ? visitor : '';
      const address = path.replace(':open', ids.open).replace(':signed', ids.signed);
      const headers = { ...BROWSER, cookie, 'accept-encoding': 'gzip' };
      const asked = { method: 'GET', url: `${portal.origin}${address}`, headers } as const;
      const { bytes, calls } = await whatItTakes(simulator.origin, {
        ...asked,
        headers: { ...BROWSER, cookie },
      });
      const bare = await floorPage(floor, { bytes, calls, cookie: backend });
      const compared = await compare(
        { server: portal, asked },
        { server: floor, asked: bare },
        isShort ? SHORT : LENGTH,
      );
      rows.push({ group: 'pages', name, beside: 'bare Remix page', bar, ...compared });
    }
    return rows;
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(data, { recursive: true, force: true });
  }
}

const BROWSER = { accept: 'text/html', 'accept-language': 'de' };

interface Ports {
  simulator: number;
  portal: number;
}

function startSimulator({ simulator, portal }: Ports) {
  return startMeasured({
    program: 'build/simulator/main.js',
    env: { SIMULATOR_PORT: String(simulator), PORT: String(portal) },
    origin: `http://localhost:${simulator}`,
    ready: '/simulator/health',
  });
}

/** @param data folder of the portal's store */
function startPortal({ simulator, portal }: Ports, data: string) {
  return startMeasured({
    program: 'build/server/portal.js',
    flags: PORTAL_FLAGS,
    env: {
      NODE_ENV: 'production',
      PORT: String(portal),
      API_BASE_URL: `http://localhost:${simulator}`,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ACCESS_LOG: 'false',
    },
    origin: `http://localhost:${portal}`,
    ready: '/healthz',
  });
}

/** The cookies of a customer who has logged in by the form. */
async function logIn(origin: string): Promise<string> {
  const url = `${origin}/login`;
  const page = await send({ method: 'GET', url, headers: BROWSER });
  const fields = [...page.body.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ]);
  const { email, password } = katrinBrandt;
  const body = new URLSearchParams([...fields, ['email', email], ['password', password]]).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin,
    cookie: page.cookies.join('; '),
  };
  const { status, cookies } = await send({ method: 'POST', url, headers: { ...BROWSER, ...headers }, body });
  if (status !== 303) throw new Error(`The login of the portal answered ${status}.`);
  return [...page.cookies, ...cookies].join('; ');
}

const logged = z.array(z.object({ method: z.string(), path: z.string(), query: z.string() }));

/** How long a page is, in bytes without compression, and which addresses of the backend it reads when it is asked for again. */
async function whatItTakes(simulator: string, asked: Parameters<typeof send>[0]) {
  const log = async () => {
    const { body } = await send({
      method: 'GET',
      url: `${simulator}/simulator/requests?limit=200`,
      headers: {},
    });
    return logged.parse(JSON.parse(body));
  };
  await send(asked);
  const marker = '/the-page-begins-here';
  await send({ method: 'GET', url: simulator + marker, headers: {} });
  const { status, body } = await send(asked);
  if (status !== 200) throw new Error(`${asked.url} answered ${status}.`);
  const all = await log();
  const own = all.slice(all.findLastIndex(({ path }) => path === marker) + 1);
  const calls = own
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => simulator + path + query);
  return { bytes: Buffer.byteLength(body), calls };
}
