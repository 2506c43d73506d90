import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOAN_REQUEST } from 'fixtures/loan-request';
import { jonasBrandt } from 'fixtures/people';
import { findFreePort } from '../scripts/free-port.mjs';
import { getPackagesFolder, installPackagesOf } from './install-packages';
import { startMeasuredProcess } from './measured-process';
import type { ReportRow } from './report';
import { JSON_CONTENT_TYPE, type MeasuredRequest, sendRequest } from './requests';
import { compareRequestCost, type Schedule } from './rounds';
import { withServers } from './servers';
import { fetchApplicationIds, openSession } from './session';

const NODE_MODULES = `${getPackagesFolder('mock-servers')}node_modules/`;

interface MockResponses {
  one: string;
  list: string;
  made: string;
}

interface MockServer {
  name: string;
  program: string;
  settings(responses: MockResponses, port: number): unknown;
  args(file: string, port: number): string[];
}

const ROUTES = [
  { key: 'one', method: 'GET', path: '/applications/1', status: 200 },
  { key: 'list', method: 'GET', path: '/applications', status: 200 },
  { key: 'made', method: 'POST', path: '/applications', status: 201 },
] as const;

const MOCK_SERVERS: readonly MockServer[] = [
  {
    name: 'json-server',
    program: `${NODE_MODULES}json-server/lib/bin.js`,
    settings: ({ one, list }) => ({
      applications: [JSON.parse(one), ...JSON.parse(list).slice(1)].map((application, index) => ({
        ...application,
        id: String(index + 1),
      })),
    }),
    args: (file, port) => [file, '--port', String(port), '--host', '127.0.0.1'],
  },
  {
    name: 'mountebank',
    program: `${NODE_MODULES}mountebank/bin/mb`,
    settings: (responses, port) => ({
      imposters: [
        {
          protocol: 'http',
          port,
          host: '127.0.0.1',
          stubs: ROUTES.map(({ key, method, path, status }) => ({
            predicates: [{ equals: { method, path } }],
            responses: [{ is: { statusCode: status, headers: JSON_CONTENT_TYPE, body: responses[key] } }],
          })),
        },
      ],
    }),
    // Mountebank's control API needs a second port.
    args: (file, port) => [
      'start',
      '--configfile',
      file,
      '--port',
      String(port + 1),
      '--nologfile',
      '--pidfile',
      `${file}.pid`,
      '--loglevel',
      'error',
    ],
  },
  {
    name: 'Prism',
    program: `${NODE_MODULES}@stoplight/prism-cli/dist/index.js`,
    settings: (responses) => ({
      openapi: '3.1.0',
      info: { title: 'Lending', version: '1' },
      paths: {
        '/applications/1': { get: createContractResponse('200', responses.one) },
        '/applications': {
          get: createContractResponse('200', responses.list),
          post: {
            requestBody: { content: { 'application/json': {} } },
            ...createContractResponse('201', responses.made),
          },
        },
      },
    }),
    args: (file, port) => [
      'mock',
      file,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--multiprocess',
      'false',
    ],
  },
  {
    name: 'Mockoon',
    program: `${NODE_MODULES}@mockoon/cli/bin/run.js`,
    settings: (responses, port) => ({
      uuid: 'bench',
      name: 'bench',
      port,
      hostname: '127.0.0.1',
      headers: [],
      routes: ROUTES.map(({ key, method, path, status }) => ({
        uuid: key,
        type: 'http',
        method: method.toLowerCase(),
        endpoint: path.slice(1),
        responses: [
          {
            uuid: `${key}-answer`,
            statusCode: status,
            body: responses[key],
            bodyType: 'INLINE',
            headers: [{ key: 'Content-Type', value: 'application/json' }],
            rules: [],
            default: true,
            disableTemplating: true,
          },
        ],
      })),
    }),
    args: (file, port) => [
      'start',
      '--data',
      file,
      '--port',
      String(port),
      '--repair',
      '--disable-log-to-file',
      '--disable-admin-api',
    ],
  },
  {
    name: 'Mock Service Worker',
    program: `${getPackagesFolder('mock-servers')}msw.mjs`,
    settings: (responses) => responses,
    args: (file, port) => [file, String(port)],
  },
];

const FULL_SCHEDULE: Schedule = { rounds: 3, warmUpRequests: 200, requests: 200 };
const SHORT_SCHEDULE: Schedule = { rounds: 1, warmUpRequests: 1, requests: 5 };

export async function measureMockServers(isShort: boolean): Promise<ReportRow[]> {
  if (!(await installPackagesOf('mock-servers', 'Tools that imitate a backend are'))) return [];
  return withServers(async ({ simulator, keep }) => {
    const ownServer = await simulator();
    const cookie = await openSession(ownServer.origin);
    const { openId } = await fetchApplicationIds(ownServer.origin, cookie);
    // Another customer creates applications, so that the measured list keeps its length.
    const otherCookie = await openSession(ownServer.origin, jonasBrandt);
    const url = `${ownServer.origin}/user/applications`;
    const calls: Record<keyof MockResponses, MeasuredRequest> = {
      one: { method: 'GET', url: `${url}/${openId}`, headers: { cookie } },
      list: { method: 'GET', url, headers: { cookie } },
      made: {
        method: 'POST',
        url,
        headers: { ...JSON_CONTENT_TYPE, cookie: otherCookie },
        body: JSON.stringify(LOAN_REQUEST),
      },
    };
    const [one, list, made] = await Promise.all(
      [calls.one, calls.list, calls.made].map((call) => sendRequest(call)),
    );
    const responses = { one: one?.body ?? '', list: list?.body ?? '', made: made?.body ?? '' };
    const rows: ReportRow[] = [];
    for (const mockServer of MOCK_SERVERS) {
      const server = await keep(startMockServer(mockServer, responses));
      for (const { key, method, path } of ROUTES) {
        const request: MeasuredRequest = {
          method,
          url: server.origin + path,
          headers: method === 'POST' ? JSON_CONTENT_TYPE : {},
          ...(method === 'POST' && { body: JSON.stringify(LOAN_REQUEST) }),
        };
        const length = isShort ? SHORT_SCHEDULE : FULL_SCHEDULE;
        const comparison = await compareRequestCost(
          { server: ownServer, request: calls[key] },
          { server, request },
          length,
        );
        rows.push({
          group: 'rivals',
          name: `${FIELD_NAMES[key]}, ${mockServer.name}`,
          referenceName: mockServer.name,
          bar: 1,
          ...comparison,
        });
      }
      await server.stop();
    }
    return rows;
  });
}

const FIELD_NAMES: Record<keyof MockResponses, string> = {
  one: 'one application',
  list: 'list of applications',
  made: 'create an application',
};

const createContractResponse = (status: string, example: string) => ({
  responses: {
    [status]: { description: 'ok', content: { 'application/json': { example: JSON.parse(example) } } },
  },
});

async function startMockServer({ program, settings, args }: MockServer, responses: MockResponses) {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'bench-rival-'));
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings(responses, port)));
  const server = await startMeasuredProcess({
    program,
    args: args(file, port),
    env: { NODE_ENV: 'production' },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/applications',
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
