import type { ReportRow } from './report';
import { repeatRequest, sendRequest } from './requests';
import { BROWSER_HEADERS, withServers } from './servers';

const VISIT_COUNTS = { early: 2000, late: 6400 };
const SHORT_VISIT_COUNTS = { early: 5, late: 10 };

const WORLD_COUNT = 1000;
const SHORT_WORLD_COUNT = 5;

const MB = 1_000_000;

export async function measureMemory(isShort: boolean): Promise<ReportRow[]> {
  return [
    ...(await measurePortalMemory(isShort ? SHORT_VISIT_COUNTS : VISIT_COUNTS)),
    ...(await measureWorldCosts(isShort ? SHORT_WORLD_COUNT : WORLD_COUNT)),
  ];
}

function measurePortalMemory({ early, late }: typeof VISIT_COUNTS): Promise<ReportRow[]> {
  return withServers(async (servers) => {
    const { portal } = await servers.portal();
    const visit = { method: 'GET', url: `${portal.origin}/login`, headers: BROWSER_HEADERS } as const;
    await repeatRequest(visit, early);
    const memoryBefore = await portal.memory();
    await repeatRequest(visit, late - early);
    const memoryAfter = await portal.memory();
    return [
      { group: 'memory', name: `portal after ${late} visits`, value: memoryAfter / MB, unit: 'MB', bar: 250 },
      {
        group: 'memory',
        name: `growth since ${early} visits`,
        value: (memoryAfter - memoryBefore) / MB,
        unit: 'MB',
        bar: 25,
      },
    ];
  });
}

function measureWorldCosts(worlds: number): Promise<ReportRow[]> {
  return withServers(async (servers) => {
    const simulator = await servers.simulator();
    const url = `${simulator.origin}/simulator/sandboxes`;
    const openWorldRequest = {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    } as const;
    const usageBefore = { memory: await simulator.memory(), cpu: await simulator.cpuMicroseconds() };
    for (let world = 0; world < worlds; world += 1) {
      const { status } = await sendRequest(openWorldRequest);
      if (status !== 201) throw new Error(`The simulator refused a new world with status ${status}.`);
    }
    const milliseconds = ((await simulator.cpuMicroseconds()) - usageBefore.cpu) / worlds / 1000;
    const memory = await simulator.memory();
    const megabytesPerWorld = (memory - usageBefore.memory) / worlds / MB;
    return [
      { group: 'worlds', name: 'processor time of a new one', value: milliseconds, unit: 'ms', bar: 5 },
      { group: 'worlds', name: 'memory of a new one', value: megabytesPerWorld, unit: 'MB', bar: 0.1 },
      { group: 'worlds', name: `memory of ${worlds}`, value: memory / MB, unit: 'MB', bar: 500 },
    ];
  });
}
