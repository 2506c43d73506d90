import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listApplications } from 'contracts/api/applications';
import { KATRIN, loggedIn, PASSWORD } from 'mock-server/testing/people';
import { openSimulator, TestSandbox } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { RequestArgs } from '~/request/visit.server';
import { DASHBOARD_TASKS, type Row } from './dashboard-tasks';
import { type Answered, Browser, startInstance } from './portal-instance';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 240_000 });

async function load() {
  const { openVisit } = await import('~/request/visit.server');
  return {
    login: await import('~/routes/login'),
    tabs: {
      overview: await import('~/routes/dashboard.application'),
      representatives: await import('~/routes/dashboard.representatives'),
      documents: await import('~/routes/dashboard.documents'),
      objects: await import('~/routes/dashboard.objects'),
      factoring: await import('~/routes/dashboard.factoring'),
      signatures: await import('~/routes/dashboard.signatures'),
    },
    declared: {
      objects: { intents: {}, ...(await import('~/dashboard/objects/tasks.server')).objectsTab },
      factoring: (await import('~/dashboard/factoring/tasks.server')).factoringTab,
      representatives: {
        intents: {},
        ...(await import('~/dashboard/representatives/tasks.server')).representativesTab,
      },
      overview: { intents: {}, ...(await import('~/dashboard/overview/tasks.server')).overviewTab },
    },
    session: async (args: RequestArgs) => Response.json((await openVisit(args)).session),
  };
}

const shapeOfSnapshot = z.looseObject({
  applications: z.array(z.looseObject({ facts: z.looseObject({ status: z.string() }) })),
});

let simulator: Awaited<ReturnType<typeof openSimulator>>;
let dataDir: string;
let portal: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  simulator = await openSimulator();
  dataDir = mkdtempSync(join(tmpdir(), 'dashboard-tasks-'));
  portal = await startInstance({ apiBaseUrl: simulator.origin, dataDir }, load);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await simulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A world with the application that the task is about, and a browser that is logged in. */
async function opened(row: Row) {
  const sandbox = await TestSandbox.open(simulator.origin, { scenario: row.scenario });
  const headers = { 'X-Sandbox': sandbox.id, ...(row.host && { Host: row.host }) };
  const browser = new Browser(headers);
  await browser.ask(portal.login.action, '/login', { form: { email: row.as ?? KATRIN, password: PASSWORD } });
  const [application] = await (await loggedIn(sandbox, row.as ?? KATRIN)).done(listApplications);
  const id = application?.applicationId ?? '';
  const read = async (path: string) => (await sandbox.request('GET', path)).body;
  const snapshot = z.record(z.string(), z.unknown()).parse(await read('/simulator/snapshot'));
  const path = `/dashboard/applications/${id}${row.tab === 'overview' ? '' : `/${row.tab}`}`;
  const page = async (query: string) =>
    (await browser.ask(portal.tabs[row.tab].loader, `${path}${query}`, { params: { id } })).data;
  const { query, form } = await row.sent({ snapshot, page });
  const post = (
    from: Browser,
    change: { query?: string; form?: Record<string, string>; applicationId?: string } = {},
  ) => {
    const applicationId = change.applicationId ?? id;
    return from.ask(
      portal.tabs[row.tab].action,
      `${path.replace(id, applicationId)}${change.query ?? query}`,
      {
        params: { id: applicationId },
        form: { ...form, ...change.form },
      },
    );
  };
  return {
    browser,
    post,
    /** What the lending API was asked to change for a task, by method and path. */
    changes: async () =>
      z
        .array(z.looseObject({ method: z.string(), path: z.string() }))
        .parse(await read('/simulator/requests'))
        .filter(({ method, path }) => method !== 'GET' && !path.includes('/login'))
        .map(({ method, path }) => `${method} ${path}`),
    /** The application comes to a status meanwhile. */
    moveTo: async (status: string) => {
      const present = shapeOfSnapshot.parse(await read('/simulator/snapshot'));
      for (const { facts } of present.applications) facts.status = status;
      const kept = await sandbox.request('PUT', '/simulator/snapshot', { body: present });
      expect(kept.status).toBeLessThan(300);
    },
    stranger: new Browser(headers),
    elsewhere: browser.fork({ 'Sec-Fetch-Site': 'cross-site' }),
    /** The words that wait to be shown on the next page. */
    toasts: async () => {
      const { data } = await browser.ask(portal.session, '/');
      return z
        .object({ flashes: z.array(z.object({ text: z.string() })) })
        .parse(data)
        .flashes.map(({ text }) => text);
    },
  };
}

/** Everything that an answer says at its form. */
const texts = ({ data }: Answered) => JSON.stringify((data as { result?: unknown } | null)?.result ?? '');

describe.each(Object.entries(DASHBOARD_TASKS))('%s', (_, row) => {
  it('is refused when a page of another site sends it', async () => {
    const world = await opened(row);
    expect((await world.post(world.elsewhere)).status).toBe(403);
    expect(await world.changes()).toEqual([]);
  });

  it('leads who is not logged in to login and back', async () => {
    const world = await opened(row);
    const { status, location } = await world.post(world.stranger);
    expect([status, location]).toEqual([302, expect.stringContaining('/login?redirectTo=%2Fdashboard')]);
    expect(await world.changes()).toEqual([]);
  });

  it('is not found for an application that is not the user’s', async () => {
    const world = await opened(row);
    expect((await world.post(world.browser, { applicationId: 'not-theirs' })).status).toBe(404);
    expect(await world.changes()).toEqual([]);
  });

  it('is done once when it is sent twice at once, and both are answered alike', async () => {
    const world = await opened(row);
    const answers = await Promise.all([world.post(world.browser), world.post(world.browser)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers[1]?.location).toBe(answers[0]?.location);
    expect(await world.changes()).toHaveLength(row.changes ?? 1);
  });

  const { closed, outdated } = row;
  if (closed) {
    it('is refused in words while the application does not allow it', async () => {
      const world = await opened(row);
      await world.moveTo('Rejected');
      const answer = await world.post(world.browser);
      expect(answer.status).toBe(closed.status);
      expect([texts(answer), ...(await world.toasts())].join()).toContain(closed.says);
      expect(await world.changes()).toEqual([]);
    });
  }

  if (outdated) {
    it('is refused in words when the page it is sent from is outdated', async () => {
      const world = await opened(row);
      const answer = await world.post(world.browser, outdated);
      expect(answer.status).toBe(outdated.status);
      expect([texts(answer), ...(await world.toasts())].join()).toContain(outdated.says);
    });
  }
});

it('every task that is declared stands in the table', async () => {
  const declared = Object.entries(portal.declared).flatMap(([tab, { tasks, intents }]) => {
    const withForm = Object.entries(tasks).filter(([, entry]) => 'change' in entry);
    return [...withForm.map(([kind]) => kind), ...Object.keys(intents)].map((kind) => `${tab} ${kind}`);
  });
  const listed = Object.keys(DASHBOARD_TASKS).map((name) => name.split(',')[0]);
  expect(declared.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !declared.includes(name ?? ''))).toEqual([]);
});
