import { Agent } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseHtml, submittedFieldsOf } from '../scripts/html-document';
import { barePageRequest, startBarePage } from './bare-page';
import type { MeasuredProcess } from './measured-process';
import { measurePageCost } from './page-cost';
import type { ReportRow } from './report';
import { type MeasuredRequest, sendRequest } from './requests';
import { summarizeCosts } from './rounds';
import { BROWSER_HEADERS, logIn, withServers } from './servers';
import { fetchApplicationIds, openSession } from './session';

const PAGES = [
  '/login',
  '/application/loan-info',
  '/application/company-name',
  '/dashboard/applications',
  '/dashboard/applications/:open',
  '/dashboard/applications/:open/documents',
  '/dashboard/applications/:open/representatives',
  '/dashboard/applications/:open',
  '/dashboard/applications/:signed/signatures',
] as const;
const FORM = '/application/loan-info';
const FORM_SELECTOR = 'form:has(input[name="__form__"][value="loan-info"])';
const LOAN_FORM_VALUES = {
  loanSize: '250000',
  loanDuration: '36',
  purposeSelect: 'operating_expenses',
  intent: 'next',
};

const FULL_SCHEDULE = { rounds: 5, visits: 20, warmUpVisits: 30, seconds: 6, shares: [0.5, 0.7, 0.85] };
const SHORT_SCHEDULE = { rounds: 1, visits: 1, warmUpVisits: 1, seconds: 1, shares: [0.1] };

const CONCURRENCY = 4;
const P99_LIMIT_MS = 500;
const MINUTE_US = 60_000_000;
const NS_PER_MS = 1e6;

type Visit = readonly MeasuredRequest[];

export async function measureCapacity(isShort: boolean): Promise<ReportRow[]> {
  const { rounds, visits, warmUpVisits, seconds, shares } = isShort ? SHORT_SCHEDULE : FULL_SCHEDULE;
  return withServers(async (servers) => {
    const { portal, simulator } = await servers.portal();
    const barePageServer = await servers.keep(startBarePage());
    const [portalVisit, bareVisit] = await prepareVisits({ portal, simulator, barePageServer });
    const comparedServers = [
      { server: portal, visit: portalVisit },
      { server: barePageServer, visit: bareVisit },
    ] as const;
    for (const { visit } of comparedServers) await repeatVisit(visit, warmUpVisits);
    const costs: { ownCost: number; referenceCost: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [firstCost, secondCost] = [
        await costOf(comparedServers[0], visits),
        await costOf(comparedServers[1], visits),
      ];
      costs.push({ ownCost: firstCost, referenceCost: secondCost });
    }
    const cost = summarizeCosts(costs);
    const name = `a visit of ${PAGES.length} pages and a form`;
    const rows: ReportRow[] = [
      { group: 'capacity', name, referenceName: 'bare Remix page', bar: null, ...cost },
    ];
    const capacityByServer = { portal: 0, 'bare page': 0 };
    for (const share of shares)
      for (const [server, visit, visitCost] of [
        ['portal', portalVisit, cost.ownCost],
        ['bare page', bareVisit, cost.referenceCost],
      ] as const) {
        const perMinute = (share * MINUTE_US) / visitCost;
        const p99 = await measureP99Latency(visit, perMinute, seconds);
        if (p99 < P99_LIMIT_MS) capacityByServer[server] = perMinute;
        const percent = Math.round(share * 100);
        rows.push({
          group: 'capacity',
          name: `p99, ${server}, ${percent} %`,
          value: p99,
          unit: 'ms',
          bar: null,
        });
      }
    for (const [server, perMinute] of Object.entries(capacityByServer))
      rows.push({
        group: 'capacity',
        name: `visits a minute and core, ${server}`,
        value: Math.round(perMinute),
        unit: '',
        bar: null,
        isHigherBetter: true,
      });
    return rows;
  });
}

async function prepareVisits(servers: {
  portal: MeasuredProcess;
  simulator: MeasuredProcess;
  barePageServer: MeasuredProcess;
}): Promise<readonly [Visit, Visit]> {
  const { portal, simulator, barePageServer } = servers;
  const [visitor, customer] = [await beginApplication(portal.origin), await logIn(portal.origin)];
  const backend = await openSession(simulator.origin);
  const ids = await fetchApplicationIds(simulator.origin, backend);
  const portalVisit: MeasuredRequest[] = [];
  const bareVisit: MeasuredRequest[] = [];
  for (const page of PAGES) {
    const url = portal.origin + page.replace(':open', ids.openId).replace(':signed', ids.signedId);
    const cookie = page.startsWith('/dashboard') ? customer : visitor.cookie;
    const plainRequest = { method: 'GET', url, headers: { ...BROWSER_HEADERS, cookie } } as const;
    portalVisit.push({ ...plainRequest, headers: { ...plainRequest.headers, 'accept-encoding': 'gzip' } });
    const { bytes, calls } = await measurePageCost(simulator.origin, plainRequest);
    bareVisit.push(await barePageRequest(barePageServer, { bytes, calls, cookie: backend }));
  }
  portalVisit.push(visitor.form);
  const { origin, cookie, ...headers } = visitor.form.headers;
  bareVisit.push({ ...visitor.form, url: `${barePageServer.origin}/page`, headers });
  return [portalVisit, bareVisit];
}

async function beginApplication(origin: string): Promise<{ cookie: string; form: MeasuredRequest }> {
  const url = origin + FORM;
  const page = await sendRequest({ method: 'GET', url, headers: BROWSER_HEADERS });
  const form = parseHtml(page.body).querySelector<HTMLFormElement>(FORM_SELECTOR);
  if (form === null) throw new Error(`${FORM} has no form.`);
  const fields = { ...Object.fromEntries(submittedFieldsOf(form)), ...LOAN_FORM_VALUES };
  const body = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin };
  const first = { cookie: page.cookies.join('; '), ...BROWSER_HEADERS, ...type };
  const response = await sendRequest({ method: 'POST', url, headers: first, body });
  if (response.status !== 303) throw new Error(`The form answered ${response.status}.`);
  const cookie = [...page.cookies, ...response.cookies].join('; ');
  return { cookie, form: { method: 'POST', url, headers: { ...first, cookie }, body } };
}

async function sendMeasuredRequest(request: MeasuredRequest, agent: Agent): Promise<void> {
  const { status } = await sendRequest(request, agent);
  if (status !== (request.method === 'POST' ? 303 : 200))
    throw new Error(`${request.method} ${request.url} answered ${status}, which cannot be measured.`);
}

async function costOf({ server, visit }: { server: MeasuredProcess; visit: Visit }, visits: number) {
  const startMicroseconds = await server.cpuMicroseconds();
  await repeatVisit(visit, visits);
  return ((await server.cpuMicroseconds()) - startMicroseconds) / visits;
}

async function repeatVisit(visit: Visit, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let remainingVisits = times;
  const client = async () => {
    while (remainingVisits > 0) {
      remainingVisits -= 1;
      for (const request of visit) await sendMeasuredRequest(request, agent);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
  } finally {
    agent.destroy();
  }
}

/** Sends requests at random times without awaiting responses. Returns the 99th percentile in milliseconds. */
async function measureP99Latency(visit: Visit, visitsPerMinute: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const latency = createHistogram();
  const meanGapMs = 60_000 / visitsPerMinute / visit.length;
  const startedAt = performance.now();
  const runningRequests: Promise<void>[] = [];
  let dueAt = startedAt;
  for (let count = 0; dueAt < startedAt + seconds * 1_000; count += 1) {
    await wait(Math.max(0, dueAt - performance.now()));
    const request = visit[count % visit.length];
    if (request) runningRequests.push(measureLatency(request, agent, dueAt).then((ns) => latency.record(ns)));
    dueAt += -Math.log(1 - Math.random()) * meanGapMs;
  }
  await Promise.all(runningRequests);
  agent.destroy();
  return latency.percentile(99) / NS_PER_MS;
}

/** Nanoseconds since `dueAt`, the scheduled send time, so that the client's delays count too. */
async function measureLatency(request: MeasuredRequest, agent: Agent, dueAt: number): Promise<number> {
  await sendMeasuredRequest(request, agent);
  return Math.max(1, Math.round((performance.now() - dueAt) * NS_PER_MS));
}
