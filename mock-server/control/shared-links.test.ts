import { findScenario } from 'fixtures/worlds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../store/sandbox';
import { Sandboxes } from '../store/sandboxes';
import { isLinkOpen, LINK_LIMITS, linkStateOf, SharedLinks } from './shared-links';

const DAY_MS = 24 * 60 * 60 * 1000;

function setUp() {
  const scenario = findScenario('empty');
  if (scenario === undefined) throw new Error('there is no such scenario');
  const start = { scenario, seed: 1, now: null };
  const sandboxes = new Sandboxes(start);
  const links = new SharedLinks(sandboxes);
  return { sandboxes, links, world: sandboxes.open(start), openWorld: () => sandboxes.open(start) };
}

const BANK = { kind: 'bank', contentId: 'hash', name: 'Nordheide Bank', document: '{}' } as const;

const HALF = 'x'.repeat(LINK_LIMITS.ofWorld.documentCharacters / 2 + 1);

describe('SIM-12 shared links', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shared links count their visits and store the time of the last visit', () => {
    const { links, world } = setUp();
    const link = links.share(world, { ...BANK, audience: 'Sales' });
    expect(links.listLinks(world)).toMatchObject([{ audience: 'Sales', visits: 0, lastVisit: null }]);
    links.countVisit(link);
    expect(links.find('bank', link.id)).toMatchObject({ visits: 1, lastVisit: new Date() });
  });

  it('shared links count the visitors who have their own sandbox open', () => {
    const { links, world, openWorld } = setUp();
    const link = links.share(world, BANK);
    const [one, other] = [openWorld(), openWorld()];
    links.countVisit(link, one);
    links.countVisit(link, other);
    expect(links.countOpenWorlds(link)).toBe(0);
    const leave = one.watch();
    expect(links.countOpenWorlds(link)).toBe(1);
    leave();
    expect(links.countOpenWorlds(link)).toBe(0);
  });

  it('shared links expire after 30 days, and are renewed', () => {
    const { links, world } = setUp();
    const { id } = links.share(world, BANK);
    vi.advanceTimersByTime(LINK_LIMITS.days * DAY_MS - 1);
    expect(isLinkOpen(links.find('bank', id))).toBe(true);
    vi.advanceTimersByTime(1);
    const [expired] = links.listLinks(world);
    expect(expired && linkStateOf(expired)).toBe('expired');
    if (expired) links.renew(expired);
    expect(isLinkOpen(links.find('bank', id))).toBe(true);
  });

  it.each([
    ['with the same content', (links: SharedLinks, world: Sandbox) => links.share(world, BANK)],
    [
      'from the list of links',
      (links: SharedLinks, world: Sandbox) => {
        for (const link of links.listLinks(world)) links.renew(link);
      },
    ],
  ])('shared links get a new URL if they are withdrawn and shared again %s', (_, withdrawAndShare) => {
    const { links, world } = setUp();
    const link = links.share(world, { ...BANK, audience: 'Sales' });
    links.countVisit(link);
    links.withdraw(link);
    expect(isLinkOpen(links.find('bank', link.id))).toBe(false);
    withdrawAndShare(links, world);
    expect(links.find('bank', link.id)).toBeUndefined();
    expect(links.listLinks(world)).toMatchObject([
      { audience: 'Sales', isWithdrawn: false, visits: 0, lastVisit: null },
    ]);
  });

  it('shared links keep their URL if they are shared again without a withdrawal', () => {
    const { links, world } = setUp();
    const { id } = links.share(world, BANK);
    expect(links.share(world, { ...BANK, audience: 'Sales' })).toMatchObject({ id, audience: 'Sales' });
  });

  it('shared links are found only by their kind together with their id', () => {
    const { links, world } = setUp();
    const { id } = links.share(world, BANK);
    expect(links.find('script', id)).toBeUndefined();
    expect(links.find('bank', `${id}x`)).toBeUndefined();
  });

  it('shared links are found only for the kind of content for which they were created, even if the ids are equal', () => {
    const { links, world } = setUp();
    links.share(world, BANK);
    expect(links.findByContent(world, { kind: 'script', contentId: BANK.contentId })).toBeUndefined();
  });

  it('closing a sandbox ends its links', () => {
    const { links, sandboxes, world } = setUp();
    const { id } = links.share(world, BANK);
    sandboxes.close(world);
    expect(links.find('bank', id)).toBeUndefined();
  });

  it('the list of shared links drops the oldest link of a sandbox that has too many links', () => {
    const { links, world } = setUp();
    for (let n = 0; n <= LINK_LIMITS.ofWorld.links; n += 1)
      links.share(world, { ...BANK, contentId: String(n) });
    expect(links.listLinks(world)).toHaveLength(LINK_LIMITS.ofWorld.links);
    expect(links.findByContent(world, { kind: 'bank', contentId: '0' })).toBeUndefined();
  });

  it('the list of shared links drops the oldest documents of a sandbox at its memory limit, never the newest', () => {
    const { links, world } = setUp();
    links.share(world, { kind: 'state', contentId: 'state', name: 'A state' });
    links.share(world, { ...BANK, contentId: 'first', document: HALF });
    links.share(world, { ...BANK, contentId: 'second', document: HALF });
    expect(links.listLinks(world).map(({ contentId }) => contentId)).toEqual(['second', 'state']);
  });

  it('the list of shared links drops withdrawn links of a sandbox before valid links', () => {
    const { links, world } = setUp();
    links.share(world, { ...BANK, contentId: 'valid', document: 'x' });
    links.withdraw(links.share(world, { ...BANK, contentId: 'withdrawn', document: HALF }));
    links.share(world, { ...BANK, contentId: 'new', document: HALF });
    expect(links.listLinks(world).map(({ contentId }) => contentId)).toEqual(['new', 'valid']);
  });

  it('the links of one sandbox never drop the links of another sandbox', () => {
    const { links, world, openWorld } = setUp();
    links.share(world, { ...BANK, contentId: 'mine', document: HALF });
    const other = openWorld();
    for (let n = 0; n < LINK_LIMITS.all.documentCharacters / HALF.length; n += 1)
      links.share(other, { ...BANK, contentId: String(n), document: HALF });
    expect(links.listLinks(world)).toHaveLength(1);
    expect(links.listLinks(other)).toHaveLength(1);
  });

  it('the list of shared links refuses a document when the documents of all sandboxes fill the memory', () => {
    const { links, openWorld } = setUp();
    const longestDocument = 'x'.repeat(LINK_LIMITS.ofWorld.documentCharacters);
    const full = LINK_LIMITS.all.documentCharacters / longestDocument.length;
    const worlds = Array.from({ length: full }, openWorld);
    const [first] = worlds.map((each) => ({
      each,
      link: links.share(each, { ...BANK, document: longestDocument }),
    }));
    if (first === undefined) throw new Error('there is no room for any link');
    const lateWorld = openWorld();
    const share = () => links.share(lateWorld, { ...BANK, document: 'x' });
    expect(share).toThrow(expect.objectContaining({ status: 503, message: 'links' }));
    expect(links.listLinks(lateWorld)).toEqual([]);
    expect(links.share(lateWorld, { kind: 'state', contentId: 'state', name: 'A state' })).toMatchObject({
      kind: 'state',
    });
    for (const world of worlds) expect(links.listLinks(world)).toHaveLength(1);
    links.withdraw(first.link);
    links.share(first.each, { ...BANK, contentId: 'smaller', document: 'x' });
    expect(share()).toMatchObject({ document: 'x' });
  });

  it('the list of shared links announces every change to the live pages of their sandbox', () => {
    const { links, world } = setUp();
    const revisions = [world.revision];
    const link = links.share(world, BANK);
    revisions.push(world.revision);
    links.countVisit(link);
    revisions.push(world.revision);
    links.withdraw(link);
    revisions.push(world.revision);
    expect(new Set(revisions).size).toBe(4);
  });
});
