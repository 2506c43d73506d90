import { barePageRequest, startBarePage } from './bare-page';
import { measurePageCost } from './page-cost';
import type { ReportRow } from './report';
import { compareRequestCost, type Schedule } from './rounds';
import { BROWSER_HEADERS, logIn, withServers } from './servers';
import { fetchApplicationIds, openSession } from './session';

// `bar` is the maximum processor time, relative to a bare Remix page.
const PAGES = [
  { name: 'login', path: '/login', bar: 0.9 },
  { name: 'loan info', path: '/application/loan-info', bar: 0.9 },
  { name: 'list of applications', path: '/dashboard/applications', bar: 1.2 },
  { name: 'overview', path: '/dashboard/applications/:open', bar: 1.5 },
  { name: 'documents', path: '/dashboard/applications/:open/documents', bar: 1.5 },
  { name: 'signatures', path: '/dashboard/applications/:signed/signatures', bar: 1.5 },
  { name: 'representatives', path: '/dashboard/applications/:open/representatives', bar: 1.3 },
] as const;

const FULL_SCHEDULE: Schedule = { rounds: 7, warmUpRequests: 150, requests: 60 };
const SHORT_SCHEDULE: Schedule = { rounds: 1, warmUpRequests: 1, requests: 2 };

export async function measurePages(isShort: boolean): Promise<ReportRow[]> {
  return withServers(async (servers) => {
    const { portal, simulator } = await servers.portal();
    const barePageServer = await servers.keep(startBarePage());
    const visitor = await logIn(portal.origin);
    const backend = await openSession(simulator.origin);
    const ids = await fetchApplicationIds(simulator.origin, backend);
    const rows: ReportRow[] = [];
    for (const { name, path, bar } of PAGES) {
      const cookie = path.startsWith('/dashboard') ? visitor : '';
      const address = path.replace(':open', ids.openId).replace(':signed', ids.signedId);
      const headers = { ...BROWSER_HEADERS, cookie, 'accept-encoding': 'gzip' };
      const request = { method: 'GET', url: `${portal.origin}${address}`, headers } as const;
      const { bytes, calls } = await measurePageCost(simulator.origin, {
        ...request,
        headers: { ...BROWSER_HEADERS, cookie },
      });
      const barePage = await barePageRequest(barePageServer, { bytes, calls, cookie: backend });
      const comparison = await compareRequestCost(
        { server: portal, request },
        { server: barePageServer, request: barePage },
        isShort ? SHORT_SCHEDULE : FULL_SCHEDULE,
      );
      rows.push({ group: 'pages', name, referenceName: 'bare Remix page', bar, ...comparison });
    }
    return rows;
  });
}
