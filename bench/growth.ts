import { LOAN_REQUEST } from 'fixtures/loan-request';
import { jonasBrandt, katrinBrandt } from 'fixtures/people';
import { z } from 'zod';
import type { MeasuredProcess } from './measured-process';
import type { ReportRow } from './report';
import { JSON_CONTENT_TYPE, type MeasuredRequest, repeatRequest, sendRequest } from './requests';
import { compareRequestCost, type Schedule } from './rounds';
import { BROWSER_HEADERS, logIn, type Servers, withServers } from './servers';
import { fetchApplicationIds, openSession } from './session';

const APPLICATION_COUNTS = { few: 1_000, many: 100_000 };
const SHORT_APPLICATION_COUNTS = { few: 5, many: 10 };

const MAX_GROWTH = 1.25;

const FULL_SCHEDULE: Schedule = { rounds: 5, warmUpRequests: 500, requests: 500 };
const SHORT_SCHEDULE: Schedule = { rounds: 1, warmUpRequests: 1, requests: 2 };
const PAGE_SCHEDULE: Schedule = { rounds: 5, warmUpRequests: 60, requests: 40 };

export async function measureGrowth(isShort: boolean): Promise<ReportRow[]> {
  return [...(await measureSimulatorGrowth(isShort)), ...(await measurePageGrowth(isShort))];
}

function measureSimulatorGrowth(isShort: boolean): Promise<ReportRow[]> {
  const applicationCounts = isShort ? SHORT_APPLICATION_COUNTS : APPLICATION_COUNTS;
  return withServers(async (servers) => {
    const [smallSimulator, largeSimulator] = [
      await startSimulatorWith(servers, applicationCounts.few),
      await startSimulatorWith(servers, applicationCounts.many),
    ];
    const rows: ReportRow[] = [];
    for (const [name, key] of [
      ['one application', 'one'],
      ['list of applications', 'list'],
      ['create an application', 'create'],
    ] as const) {
      const comparison = await compareRequestCost(
        { server: largeSimulator.server, request: largeSimulator.calls[key] },
        { server: smallSimulator.server, request: smallSimulator.calls[key] },
        isShort ? SHORT_SCHEDULE : FULL_SCHEDULE,
      );
      const referenceName = `${applicationCounts.few} held`;
      rows.push({
        group: `simulator of ${applicationCounts.many}`,
        name,
        referenceName,
        bar: MAX_GROWTH,
        ...comparison,
      });
    }
    return rows;
  });
}

async function startSimulatorWith(servers: Servers, applications: number) {
  const server = await servers.simulator();
  const url = `${server.origin}/user/applications`;
  const post = (cookie: string): MeasuredRequest => ({
    method: 'POST',
    url,
    headers: { ...JSON_CONTENT_TYPE, cookie },
    body: JSON.stringify(LOAN_REQUEST),
  });
  await repeatRequest(post(await openSession(server.origin, jonasBrandt)), applications);
  const cookie = await openSession(server.origin);
  const { openId } = await fetchApplicationIds(server.origin, cookie);
  const calls = {
    one: { method: 'GET', url: `${url}/${openId}`, headers: { cookie } },
    list: { method: 'GET', url, headers: { cookie } },
    create: post(await openSession(server.origin, jonasBrandt)),
  } satisfies Record<string, MeasuredRequest>;
  return { server, calls };
}

const enteredSandbox = z.object({ sandbox: z.string(), applications: z.array(z.object({ id: z.string() })) });

const PAGES = [
  {
    name: 'list of 200 applications',
    many: 'crowded',
    few: 'demo',
    path: '/dashboard/applications',
    bar: null,
  },
  {
    name: '300 documents',
    many: 'documents-crowded',
    few: 'documents',
    path: '/dashboard/applications/:id/documents',
    bar: 1.5,
  },
  {
    name: '30 representatives',
    many: 'representatives-crowded',
    few: 'representatives',
    path: '/dashboard/applications/:id/representatives',
    bar: 1.5,
  },
] as const;

const ADDITIONAL_APPLICATION_COUNT = 1_800;

function measurePageGrowth(isShort: boolean): Promise<ReportRow[]> {
  const schedule = isShort ? SHORT_SCHEDULE : PAGE_SCHEDULE;
  return withServers(async (servers) => {
    const serverPair = await servers.portal();
    const rows: ReportRow[] = [];
    for (const { name, many, few, path, bar } of PAGES) {
      const [largeRequest, smallRequest] = [
        await pageIn(serverPair, many, path),
        await pageIn(serverPair, few, path),
      ];
      const comparison = await compareRequestCost(
        { server: serverPair.portal, request: largeRequest },
        { server: serverPair.portal, request: smallRequest },
        schedule,
      );
      rows.push({ group: 'portal', name, referenceName: `world "${few}"`, bar, ...comparison });
    }
    const path = '/dashboard/applications';
    const [largeRequest, smallRequest] = [
      await pageIn(serverPair, 'crowded', path),
      await pageIn(serverPair, 'crowded', path),
    ];
    const { origin } = serverPair.simulator;
    const sandbox = largeRequest.headers['x-sandbox'];
    const cookie = await openSession(origin, katrinBrandt, sandbox);
    const headers = { ...JSON_CONTENT_TYPE, cookie, 'x-sandbox': sandbox };
    const url = `${origin}/user/applications`;
    await repeatRequest(
      { method: 'POST', url, headers, body: JSON.stringify(LOAN_REQUEST) },
      isShort ? 5 : ADDITIONAL_APPLICATION_COUNT,
    );
    const comparison = await compareRequestCost(
      { server: serverPair.portal, request: largeRequest },
      { server: serverPair.portal, request: smallRequest },
      schedule,
    );
    rows.push({
      group: 'portal',
      name: 'list of 2,000',
      referenceName: 'list of 200',
      bar: MAX_GROWTH,
      ...comparison,
    });
    return rows;
  });
}

/** @param path `:id` stands for the world's first application */
async function pageIn(
  { portal, simulator }: { portal: MeasuredProcess; simulator: MeasuredProcess },
  scenario: string,
  path: string,
) {
  const { body } = await sendRequest({
    method: 'POST',
    url: `${simulator.origin}/simulator/sandboxes`,
    headers: JSON_CONTENT_TYPE,
    body: JSON.stringify({ scenario }),
  });
  const { sandbox, applications } = enteredSandbox.parse(JSON.parse(body));
  const cookie = await logIn(portal.origin, sandbox);
  const address = path.replace(':id', applications[0]?.id ?? '');
  const headers = { ...BROWSER_HEADERS, cookie, 'x-sandbox': sandbox, 'accept-encoding': 'gzip' };
  return { method: 'GET', url: portal.origin + address, headers } as const;
}
