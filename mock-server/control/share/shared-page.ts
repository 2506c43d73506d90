import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { createRefusal } from '../../api/refusal';
import { SHARED_KINDS, type SharedKind } from '../../pages/share/shared-data';
import { addWorldToHref } from '../../pages/shell/navigation-items';
import type { Sandbox } from '../../store/sandbox';
import { getTexts } from '../../texts/texts';
import { listWorldsOfPerson } from '../demo/worlds-of-person';
import { runInOwnWorld } from '../own-worlds';
import { createPageView } from '../page/page-view';
import { readPageForm } from '../page-form';
import { createPageResponse } from '../page-shell/page-response';
import { getSharedLinks } from '../shared-links';
import { hasSharedContent } from './shared-content';
import { createSharedData } from './shared-data';

export function createSharedPageControl(simulator: Simulator): Hono {
  const links = getSharedLinks(simulator);

  const listWorldsShownTo = (c: Context) =>
    listWorldsOfPerson(simulator, c, createPageView(simulator, c).sandbox);

  const linksOf = (sandbox: Sandbox) =>
    links.listLinks(sandbox).filter((link) => hasSharedContent(simulator, link));

  return new Hono()
    .get('/shared', runInOwnWorld(simulator), (c) => {
      const view = createPageView(simulator, c);
      const worlds = listWorldsShownTo(c).map((world) => ({ world, links: linksOf(world) }));
      const { kind, ask = null } = c.req.query();
      return createPageResponse(c, view, {
        page: 'shared',
        data: createSharedData(view, {
          worlds,
          kind: findSharedKind(kind),
          linkToConfirm: ask,
          countOpenWorlds: (l) => links.countOpenWorlds(l),
        }),
        navigationItem: 'demo',
        title: getTexts('shared', view.language)('title'),
        address: sharedHref(view, kind),
        isLive: true,
      });
    })
    .post('/shared', async (c) => {
      const form = await readPageForm(c);
      const worlds = listWorldsShownTo(c);
      const linkId = form.get('link') ?? '';
      const intent = form.get('intent');
      if (intent !== 'withdraw' && intent !== 'share') throw createRefusal('err_validation_failed', 'intent');
      const link = worlds.flatMap(linksOf).find(({ id }) => id === linkId);
      const isRepeated = worlds.some((world) => links.findRenewed(world, linkId));
      if (link === undefined && !isRepeated) throw createRefusal('err_entity_not_found', 'link');
      if (link && intent === 'withdraw') links.withdraw(link);
      if (link && intent === 'share') links.renew(link);
      return c.redirect(sharedHref(createPageView(simulator, c), form.get('kind') ?? undefined), 303);
    });
}

const findSharedKind = (name: string | undefined): SharedKind | null =>
  SHARED_KINDS.find((kind) => kind === name) ?? null;

function sharedHref(view: Parameters<typeof addWorldToHref>[1], kind: string | undefined): string {
  const knownKind = findSharedKind(kind);
  return `${addWorldToHref('/simulator/shared', view)}${knownKind ? `&kind=${knownKind}` : ''}`;
}
