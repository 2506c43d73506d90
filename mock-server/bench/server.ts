import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { katrinBrandt } from 'fixtures/people';
import type { Scenario } from 'fixtures/world';
import { loan } from 'fixtures/worlds/applications';
import { createApp } from '../http/app';
import { listen } from '../http/listen';
import { readSettings } from '../settings';
import { Sandboxes } from '../store/sandboxes';

/**
 * A server in a process of its own, so that its processor time is its own. `simulator:1000` serves a user with so many applications; `bare`
 * answers every request with the text that it is sent, by node:http alone.
 */
export type Served = 'bare' | `simulator:${number}`;

/** Messages of the process: first its address, then each requested figure. */
export type Said = { port: number } | { cpuMicroseconds: number };

/** Messages to the process: the text of a bare server's answers, or a request for the processor time used so far. */
export type Told = { answer: string } | 'cpu';

const [, , served = 'bare'] = process.argv;
const [kind, count = '0'] = served.split(':');
let answer = '{}';

const port = kind === 'bare' ? await serveBare() : await serveSimulator(Number(count));

process.on('message', (told: Told) => {
  if (told === 'cpu') {
    const { user, system } = process.cpuUsage();
    say({ cpuMicroseconds: user + system });
  } else answer = told.answer;
});
process.once('disconnect', () => process.exit());
say({ port });

function say(said: Said): void {
  process.send?.(said);
}

function serveBare(): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(answer);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function serveSimulator(applications: number): Promise<number> {
  const settings = readSettings({ SIMULATOR_PORT: '0' });
  const sandboxes = new Sandboxes({ scenario: crowd(applications), seed: settings.seed, now: null });
  const { origin } = await listen(createApp({ sandboxes, settings }).fetch, 0);
  return Number(new URL(origin).port);
}

function crowd(count: number): Scenario {
  return {
    id: `bench-${count}`,
    title: `${count} applications`,
    description: 'For measuring only.',
    tags: [],
    partner: 'demo',
    build: (context) => ({
      users: [katrinBrandt],
      applications: Array.from({ length: count }, (_, index) =>
        loan(context, {
          owner: katrinBrandt,
          status: 'Internal_Review',
          daysAgo: index,
          allBanksLoanPurpose: 'working_capital',
          loanSize: 50_000,
        }),
      ),
    }),
  };
}
