import { findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { Sandbox } from '../../store/sandbox';
import { TEST_SETTINGS } from '../../testing/test-simulator';
import { PAGE_HEADERS } from '../page-shell/page-headers';
import { PortalFrames } from './portal-frames';

const scenario = findScenario('signing-second-missing');
if (scenario === undefined) throw new Error('there is no such world');
const sandbox = new Sandbox('one', { scenario, seed: 1, now: null });

async function framesAtHost(host: string): Promise<PortalFrames> {
  const app = new Hono();
  const asked: Context[] = [];
  app.get('/', (c) => {
    asked.push(c);
    return c.body(null);
  });
  await app.request('/', { headers: { host } });
  const [context] = asked;
  if (context === undefined) throw new Error('nothing was asked');
  return new PortalFrames(context, TEST_SETTINGS);
}

const KATRIN = {
  sandbox,
  name: 'customer',
  persona: 'katrin',
  path: '/dashboard',
  lang: 'de',
  turn: '3',
} as const;
const JONAS = { sandbox, name: 'second', persona: 'jonas' };

describe('PortalFrames (frames with the portal in a page of the simulator)', () => {
  it('sets for each frame the host and the URL that opens the portal, and a Content-Security-Policy for these frames only', async () => {
    const frames = await framesAtHost('simulator.localhost:4000');
    const [one, two] = [frames.frame(KATRIN), frames.frame(JONAS)];
    expect(one.src).toBe(
      '/simulator/enter?sandbox=one&persona=katrin&at=%2Fdashboard&lang=de&frame=customer&turn=3',
    );
    expect(one.origin).toMatch(/^http:\/\/demo\.f[0-9a-f]{12}\.simulator\.localhost:3000$/);
    expect(two.origin).not.toBe(one.origin);
    expect(frames.headers['content-security-policy']).toBe(
      `${PAGE_HEADERS['content-security-policy']}; frame-src http://simulator.localhost:4000 ${one.origin} ${two.origin}`,
    );
  });

  it('replaces the second frame by a link if the page has only one host', async () => {
    const frames = await framesAtHost('192.168.1.20:4000');
    const [one, two, again] = [frames.frame(KATRIN), frames.frame(JONAS), frames.frame(KATRIN)];
    expect(one.origin).toBe('http://192.168.1.20:3000');
    expect(again.src).toBe(one.src);
    expect(two).toEqual({ src: null, origin: null, href: '/simulator/enter?sandbox=one&persona=jonas' });
  });

  it('forbids frames without a suitable host', async () => {
    const frames = await framesAtHost('simulator.example:4000');
    expect([frames.frame(KATRIN).src, frames.areShown]).toEqual([null, false]);
    expect(frames.headers).toEqual(PAGE_HEADERS);
  });
});
