import { freePort } from '~/testing/free-port';
import { type MeasuredProcess, startMeasured } from './measured-process';
import { installPeers, startFastify } from './peers';
import type { Row } from './report';
import { type Asked, send } from './requests';
import { compare, type Length } from './rounds';
import { applicationsOf, sessionAt } from './world';

/** Calls with their bars: processor time of the simulator by that of Fastify over a Map with the same bytes, at most. */
const READS = [
  { name: 'GET /config', path: '/config', bar: 1.5 },
  { name: 'list of applications', path: '/user/applications', bar: 3 },
  { name: 'one application', path: '/user/applications/:open', bar: 3 },
  { name: 'next_status_validate', path: '/user/applications/:open/next_status_validate', bar: 3 },
] as const;

const CREATE = { name: 'create an application', path: '/user/applications', bar: 5 } as const;

const LENGTH: Length = { rounds: 7, warmUp: 1500, requests: 1500 };
const SHORT: Length = { rounds: 1, warmUp: 1, requests: 5 };

const JSON_TYPE = { 'content-type': 'application/json' };

/** Calls of the simulator beside Fastify over a Map; none where Fastify cannot be had. */
export async function measureSimulator(isShort: boolean): Promise<Row[]> {
  if (!(await installPeers())) return [];
  const started: MeasuredProcess[] = [];
  try {
    const port = await freePort();
    const simulator = await startMeasured({
      program: 'build/simulator/main.js',
      env: { SIMULATOR_PORT: String(port) },
      origin: `http://localhost:${port}`,
      ready: '/simulator/health',
    });
    started.push(simulator);
    const fastify = await startFastify();
    started.push(fastify);
    const cookie = await sessionAt(simulator.origin);
    const ids = await applicationsOf(simulator.origin, cookie);
    const length = isShort ? SHORT : LENGTH;
    const rows: Row[] = [];
    const measure = async (name: string, bar: number, asked: Asked, other: Asked) => {
      const compared = await compare({ server: simulator, asked }, { server: fastify, asked: other }, length);
      rows.push({ group: 'simulator', name, beside: 'Fastify over a Map', bar, ...compared });
    };
    for (const { name, path, bar } of READS) {
      const at = path.replace(':open', ids.open);
      const asked: Asked = { method: 'GET', url: simulator.origin + at, headers: { cookie } };
      const { body } = await send(asked);
      const bare = fastify.origin + at;
      await send({ method: 'PUT', url: bare, headers: JSON_TYPE, body });
      await measure(name, bar, asked, { method: 'GET', url: bare, headers: {} });
    }
    const create: Asked = {
      method: 'POST',
      url: simulator.origin + CREATE.path,
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify(LOAN),
    };
    await measure(CREATE.name, CREATE.bar, create, {
      ...create,
      url: fastify.origin + CREATE.path,
      body: (await send(create)).body,
    });
    return rows;
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

const LOAN = {
  allBanksLoanPurpose: 'working_capital',
  currency: 'EUR',
  loanSize: 250_000,
  loanDuration: 36,
  purposeSelect: 'operating_expenses',
  companyName: 'Metallbau Brandt GmbH',
  companyType: 'GMBH',
  companyCountry: 'DE',
  street: 'Hafenstraße',
  houseNumber: '12a',
  companyPostCode: '28217',
  companyLocation: 'Bremen',
  businessPurpose: 'Stahl- und Hallenbau',
};
