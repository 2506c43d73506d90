import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFreePort } from '../scripts/free-port.mjs';
import { barePageRequest } from './bare-page';
import { getPackagesFolder, installPackagesOf } from './install-packages';
import { type MeasuredProcess, startMeasuredProcess } from './measured-process';
import { measurePageCost } from './page-cost';
import type { ReportRow } from './report';
import { compareRequestCost, type Schedule } from './rounds';
import { BROWSER_HEADERS, logIn, withServers } from './servers';
import { fetchApplicationIds, openSession } from './session';

const PAGES = [
  { name: 'login', path: '/login' },
  { name: 'list of applications', path: '/dashboard/applications' },
  { name: 'overview', path: '/dashboard/applications/:open' },
  { name: 'documents', path: '/dashboard/applications/:open/documents' },
] as const;

const FULL_SCHEDULE: Schedule = { rounds: 7, warmUpRequests: 150, requests: 60 };
const SHORT_SCHEDULE: Schedule = { rounds: 1, warmUpRequests: 1, requests: 2 };

export async function measureNext(isShort: boolean): Promise<ReportRow[]> {
  if (!(await installPackagesOf('next', 'Next.js is'))) return [];
  return withServers(async (servers) => {
    const { portal, simulator } = await servers.portal();
    const next = await servers.keep(startNext());
    const [visitor, backend] = [await logIn(portal.origin), await openSession(simulator.origin)];
    const { openId } = await fetchApplicationIds(simulator.origin, backend);
    const rows: ReportRow[] = [];
    for (const { name, path } of PAGES) {
      const cookie = path.startsWith('/dashboard') ? visitor : '';
      const url = portal.origin + path.replace(':open', openId);
      const plainRequest = { method: 'GET', url, headers: { ...BROWSER_HEADERS, cookie } } as const;
      const pageCost = await measurePageCost(simulator.origin, plainRequest);
      const barePage = await barePageRequest(next, { ...pageCost, cookie: backend });
      const request = { ...plainRequest, headers: { ...plainRequest.headers, 'accept-encoding': 'gzip' } };
      const length = isShort ? SHORT_SCHEDULE : FULL_SCHEDULE;
      const comparison = await compareRequestCost(
        { server: portal, request },
        { server: next, request: barePage },
        length,
      );
      rows.push({ group: 'next', name, referenceName: 'bare Next.js page', bar: 1, ...comparison });
    }
    return rows;
  });
}

async function startNext(): Promise<MeasuredProcess> {
  const folder = getPackagesFolder('next');
  const program = `${folder}node_modules/next/dist/bin/next`;
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  await promisify(execFile)(process.execPath, [program, 'build'], { cwd: folder, env });
  const port = await findFreePort();
  return startMeasuredProcess({
    program,
    args: ['start', folder, '--port', String(port), '--hostname', '127.0.0.1'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/page',
  });
}
