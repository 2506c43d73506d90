import { LOAN_REQUEST } from 'fixtures/loan-request';
import { startFastify } from './fastify';
import { installPackagesOf } from './install-packages';
import type { ReportRow } from './report';
import { JSON_CONTENT_TYPE, type MeasuredRequest, sendRequest } from './requests';
import { compareRequestCost, type Schedule } from './rounds';
import { withServers } from './servers';
import { fetchApplicationIds, openSession } from './session';

const READ_CALLS = [
  { name: 'GET /config', path: '/config', bar: 1.5 },
  { name: 'list of applications', path: '/user/applications', bar: 2.5 },
  { name: 'one application', path: '/user/applications/:open', bar: 2.5 },
  { name: 'next_status_validate', path: '/user/applications/:open/next_status_validate', bar: 3 },
] as const;

const CREATE = { name: 'create an application', path: '/user/applications', bar: 3 } as const;

const FULL_SCHEDULE: Schedule = { rounds: 7, warmUpRequests: 1500, requests: 1500 };
const SHORT_SCHEDULE: Schedule = { rounds: 1, warmUpRequests: 1, requests: 5 };

export async function measureSimulator(isShort: boolean): Promise<ReportRow[]> {
  if (!(await installPackagesOf('fastify', 'The calls of the simulator are'))) return [];
  return withServers(async (servers) => {
    const simulator = await servers.simulator();
    const fastifyServer = await servers.keep(startFastify());
    const cookie = await openSession(simulator.origin);
    const ids = await fetchApplicationIds(simulator.origin, cookie);
    const length = isShort ? SHORT_SCHEDULE : FULL_SCHEDULE;
    const rows: ReportRow[] = [];
    const measure = async (
      name: string,
      bar: number,
      request: MeasuredRequest,
      referenceRequest: MeasuredRequest,
    ) => {
      const comparison = await compareRequestCost(
        { server: simulator, request },
        { server: fastifyServer, request: referenceRequest },
        length,
      );
      rows.push({ group: 'simulator', name, referenceName: 'Fastify over a Map', bar, ...comparison });
    };
    for (const { name, path, bar } of READ_CALLS) {
      const apiPath = path.replace(':open', ids.openId);
      const exampleRequest: MeasuredRequest = {
        method: 'GET',
        url: simulator.origin + apiPath,
        headers: { cookie },
      };
      const { body } = await sendRequest(exampleRequest);
      const bare = fastifyServer.origin + apiPath;
      await sendRequest({ method: 'PUT', url: bare, headers: JSON_CONTENT_TYPE, body });
      await measure(name, bar, exampleRequest, { method: 'GET', url: bare, headers: {} });
    }
    const create: MeasuredRequest = {
      method: 'POST',
      url: simulator.origin + CREATE.path,
      headers: { ...JSON_CONTENT_TYPE, cookie },
      body: JSON.stringify(LOAN_REQUEST),
    };
    await measure(CREATE.name, CREATE.bar, create, {
      ...create,
      url: fastifyServer.origin + CREATE.path,
      body: (await sendRequest(create)).body,
    });
    return rows;
  });
}
