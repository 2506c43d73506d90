import { DEPLOYMENTS } from 'fixtures/deployments';
import { SCENARIOS } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { visibleHtmlOf } from '../../testing/visible-html';
import { SITUATION_GROUPS } from './library';

const test = exchangeInSandbox();

async function situations(query = ''): Promise<string> {
  const address = `/simulator/situations?sandbox=${test.sandbox().id}&lang=en${query}`;
  return visibleHtmlOf((await test.sandbox().request('GET', address)).body);
}

const countShownFor = (page: string, id: string) =>
  new RegExp(`name="scenario" value="${id}".*?</button>`, 's').exec(page)?.[0].match(/<small>([^<]*)</)?.[1];

async function countListed(scenario: string): Promise<number> {
  const opened = await test.sandbox().request('POST', '/simulator/sandboxes', { body: { scenario } });
  const { sandbox } = opened.body as { sandbox: string };
  const inside = test.sandbox().with({ 'x-sandbox': sandbox });
  await inside.request('DELETE', '/simulator/faults');
  const door = await inside.request('GET', `/simulator/enter?sandbox=${sandbox}`);
  const code = new URL(door.headers.get('location') ?? '').searchParams.get('code');
  const entered = await inside.request('POST', '/simulator/play/exchange', { body: { code } });
  const { cookie } = entered.body as { cookie: string };
  const list = await inside.request('GET', '/user/applications', { headers: { cookie } });
  expect(list.status).toBe(200);
  return (list.body as unknown[]).length;
}

describe('SIM-09 SIM-14 the counts of applications and situations on the simulator pages', () => {
  const shownScenarios = SCENARIOS.filter(({ partner }) => !DEPLOYMENTS[partner].demandsConfirmedEmail);

  it("the counts equal the number of applications in the portal's list for each situation", {
    timeout: 60_000,
  }, async () => {
    const page = await situations();
    const wrong: string[] = [];
    for (const { id } of shownScenarios) {
      const said = countShownFor(page, id);
      if (said === undefined) continue;
      const listed = await countListed(id);
      const expected =
        listed === 0
          ? /^No application yet$/
          : listed === 1
            ? /^(?!\d+ applications)/
            : new RegExp(`^${listed} applications`);
      if (!expected.test(said)) wrong.push(`${id}: says "${said}", lists ${listed}`);
    }
    expect(wrong).toEqual([]);
  });

  it('the counts equal the number of listed situations, on each page and in each group', async () => {
    const count = (page: string) => Number(page.match(/data-count="">(\d+)</)?.[1]);
    const listed = (page: string) => page.match(/ data-row/g)?.length;
    const all = await situations();
    expect([count(all), listed(all)]).toEqual([SCENARIOS.length, SCENARIOS.length]);
    const start = await test.sandbox().request('GET', `/simulator/?sandbox=${test.sandbox().id}&lang=en`);
    expect(start.body).toContain(`See all ${SCENARIOS.length}`);
    expect(start.body).toContain(`${SCENARIOS.length} ready-made cases`);
    let grouped = 0;
    for (const group of SITUATION_GROUPS) {
      const page = await situations(`&group=${group}`);
      expect(listed(page) ?? 0, group).toBe(count(page));
      grouped += count(page);
    }
    expect(grouped).toBe(SCENARIOS.length);
  });
});
