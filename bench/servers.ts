import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { katrinBrandt } from 'fixtures/people';
import { findFreePort } from '../scripts/free-port.mjs';
import { type MeasuredProcess, startMeasuredProcess } from './measured-process';
import { sendRequest } from './requests';

const PORTAL_FLAGS = ['--max-old-space-size=256'];

export interface Servers {
  keep<Server extends MeasuredProcess>(server: Promise<Server>): Promise<Server>;
  simulator(): Promise<MeasuredProcess>;
  portal(): Promise<{ portal: MeasuredProcess; simulator: MeasuredProcess }>;
}

export async function withServers<Result>(measure: (servers: Servers) => Promise<Result>): Promise<Result> {
  const started: MeasuredProcess[] = [];
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const keep: Servers['keep'] = async (server) => {
    const begun = await server;
    started.push(begun);
    return begun;
  };
  const simulator = async (portalPort?: number) => keep(startSimulator(await findFreePort(), portalPort));
  const portal = async () => {
    const port = await findFreePort();
    const backend = await simulator(port);
    return { portal: await keep(startPortal(port, backend.origin, data)), simulator: backend };
  };
  try {
    return await measure({ keep, simulator, portal });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(data, { recursive: true, force: true });
  }
}

function startSimulator(port: number, portal: number | undefined) {
  return startMeasuredProcess({
    program: 'build/simulator/main.js',
    env: { SIMULATOR_PORT: String(port), ...(portal !== undefined && { PORT: String(portal) }) },
    origin: `http://localhost:${port}`,
    readyPath: '/simulator/health',
  });
}

function startPortal(port: number, backend: string, data: string) {
  return startMeasuredProcess({
    program: 'build/server/portal.js',
    flags: PORTAL_FLAGS,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_BASE_URL: backend,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ACCESS_LOG: 'false',
      SEARCH_ENGINES: 'true',
    },
    origin: `http://localhost:${port}`,
    readyPath: '/healthz',
  });
}

export const BROWSER_HEADERS = { accept: 'text/html', 'accept-language': 'de' };

export async function logIn(origin: string, sandbox?: string): Promise<string> {
  const url = `${origin}/login`;
  const browser = { ...BROWSER_HEADERS, ...(sandbox !== undefined && { 'x-sandbox': sandbox }) };
  const page = await sendRequest({ method: 'GET', url, headers: browser });
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
  const { status, cookies } = await sendRequest({
    method: 'POST',
    url,
    headers: { ...browser, ...headers },
    body,
  });
  if (status !== 303) throw new Error(`The login of the portal answered ${status}.`);
  return [...page.cookies, ...cookies].join('; ');
}
