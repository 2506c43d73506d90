import { type Context, Hono } from 'hono';
import type { Simulator } from '../../../api/exchange';
import { simulatorOriginOf } from '../../../api/host';
import { createRefusal } from '../../../api/refusal';
import type { MadeLink } from '../../../pages/share/shared-data';
import { findNextBackOfficeStatus } from '../../../rules/back-office';
import { statusFlowOf } from '../../../rules/status-flow';
import type { Sandbox } from '../../../store/sandbox';
import { branchOff } from '../../../store/undo-change';
import { getTexts } from '../../../texts/texts';
import { moveApplication, requireApplication } from '../../applications';
import { comparisonId, findComparedWorlds } from '../../compared-worlds';
import { createNamedFrameUrl } from '../../frame-host';
import { isNavigationRequest } from '../../is-navigation-request';
import { openWorld, requireCapacity, requireWorld } from '../../open-world';
import { rememberWorlds } from '../../own-worlds';
import { pageLanguageOf } from '../../page/page-view';
import { findDisplayedApplication } from '../../page/shown-application';
import { readPageForm } from '../../page-form';
import { createPageResponse } from '../../page-shell/page-response';
import { PortalFrames } from '../../portal-frames/portal-frames';
import { createLinkGonePage } from '../../share/link-gone';
import { createMadeLinkView, readAudience } from '../../share-form';
import { getSharedLinks, isLinkOpen } from '../../shared-links';
import { createBranchName } from '../branch-name';
import type { WorldBranches } from '../branches';
import { createCourseHref, describeChanges } from '../view';
import { type ComparedSide, type CompareView, createCompareData, createCompareHref } from './compare-data';
import { compareApplications } from './differences';
import {
  findImpossibleReason,
  LENDER_ACTIONS,
  type LenderAction,
  performLenderAction,
  type WhatIfMoment,
} from './what-if';

export function createCompareControl(simulator: Simulator, branches: WorldBranches): Hono {
  const { sandboxes, settings } = simulator;
  const links = getSharedLinks(simulator);

  function worldAt(c: Context, name: 'a' | 'b'): Sandbox {
    const id = c.req.query(name);
    const sandbox = id ? sandboxes.find(id) : undefined;
    if (sandbox === undefined || sandboxes.isShared(sandbox))
      throw createRefusal('err_entity_not_found', name);
    return sandbox;
  }

  function look(c: Context, notice: string | null = null): { view: CompareView; frames: PortalFrames } {
    const [a, b] = [worldAt(c, 'a'), worldAt(c, 'b')];
    for (const each of [a, b]) each.history.enable();
    const language = pageLanguageOf(c);
    const t = getTexts('course', language);
    const application = findDisplayedApplication(a, c.req.query('application'));
    const frames = new PortalFrames(c, settings);
    const [changesOfA, changesOfB] = [describeChanges(a), describeChanges(b)];
    const known = new Set(changesOfB.map(({ change }) => change.id));
    const common = changesOfA.findLast(({ change }) => known.has(change.id));
    const isFamily = a === b || branches.of(a, sandboxes).some(({ id }) => id === b.id);
    const side = (branchLetter: 'A' | 'B', sandbox: Sandbox, changes: typeof changesOfA): ComparedSide => {
      const row = application && sandbox.store.applications.get(application.id);
      const owner = row && sandbox.store.users.get(row.ownerId)?.email;
      const of = branches.of(sandbox, sandboxes).find(({ id }) => id === sandbox.id);
      return {
        letter: branchLetter,
        sandbox,
        application: row,
        name: of ? createBranchName(of, { t, language }) : t('main'),
        since: changes.length - 1 - changes.findIndex(({ change }) => change.id === common?.change.id),
        who: owner ?? sandbox.personas[0]?.email ?? '',
        portal: frames.frame({
          sandbox,
          name: branchLetter.toLowerCase(),
          persona: owner ?? sandbox.personas[0]?.key ?? 'visitor',
          at: row ? `/dashboard/applications/${row.id}` : '/dashboard/applications',
          lang: language,
        }),
      };
    };
    const sides: CompareView['sides'] = [side('A', a, changesOfA), side('B', b, changesOfB)];
    const showsAll = c.req.query('all') === '1';
    const more = showsAll ? { all: '1' } : undefined;
    const address = createCompareHref({ sides, language }, more);
    const rows = compareApplications(a, b, { id: application?.id, language });
    const view = { t, language, sandbox: a, address, sides, rows, showsAll, notice };
    return { frames, view: { ...view, common: common ?? (isFamily ? null : undefined) } };
  }

  function listingWorldOf(sandbox: Sandbox): Sandbox {
    const [first] = branches.of(sandbox, sandboxes);
    const origin = first && sandboxes.peek(first.id);
    return origin && !sandboxes.isShared(origin) ? origin : sandbox;
  }

  const linkOf = ({ sides: [a, b] }: Pick<CompareView, 'sides'>) => ({
    world: listingWorldOf(a.sandbox),
    content: { kind: 'comparison', contentId: comparisonId([a.sandbox, b.sandbox]) } as const,
  });

  function madeLinkOf(c: Context, view: CompareView): MadeLink | null {
    const { world, content } = linkOf(view);
    const link = links.findByContent(world, content);
    const origin = simulatorOriginOf(c.req.raw.headers, settings);
    return link ? createMadeLinkView({ origin, language: view.language }, link) : null;
  }

  return new Hono()
    .get('/course/compare', async (c) => {
      const named = createNamedFrameUrl(c.req.raw, settings);
      if (named !== null) return c.redirect(named);
      const { view, frames } = look(c);
      return createPageResponse(c, view, {
        page: 'compare',
        data: createCompareData(view, madeLinkOf(c, view)),
        at: 'course',
        title: getTexts('comparison', view.language)('title'),
        address: view.address,
        headers: frames.headers,
      });
    })
    .post('/course/compare/share', async (c) => {
      const { view } = look(c);
      const form = await readPageForm(c);
      if (form.get('intent') !== 'share') throw createRefusal('err_validation_failed', 'intent');
      const { world, content } = linkOf(view);
      const name = view.sides.map((side) => side.name).join(' – ');
      links.share(world, { ...content, name, audience: readAudience(form) });
      return c.redirect(view.address, 303);
    })
    .get('/share/comparison/:link', async (c) => {
      const link = links.find('comparison', c.req.param('link'));
      const worlds = isLinkOpen(link) ? findComparedWorlds(simulator, link.contentId) : null;
      if (!isLinkOpen(link) || worlds === null) return createLinkGonePage(c, 'comparison');
      if (!isNavigationRequest(c)) return c.body(null, 204);
      // Using the originals first keeps the copies from displacing them as idle worlds.
      for (const { id } of worlds) sandboxes.find(id);
      const copies = worlds.map((original) => {
        original.history.enable();
        const copy = openWorld(simulator, c, original.start);
        branchOff(copy, original);
        return { copy, original };
      });
      branches.addCopies(copies);
      rememberWorlds(
        c,
        copies.map(({ copy }) => copy),
      );
      const [a, b] = copies.map(({ copy }) => ({ sandbox: copy }));
      if (a === undefined || b === undefined) throw new Error('A comparison needs two worlds');
      links.countVisit(link, a.sandbox);
      return c.redirect(createCompareHref({ sides: [a, b], language: pageLanguageOf(c) }), 303);
    })
    .post('/course/compare/advance', async (c) => {
      const { view } = look(c);
      const form = await readPageForm(c);
      const side = view.sides.find(({ letter }) => letter === form.get('side'));
      if (side === undefined) throw createRefusal('err_validation_failed', 'side');
      const row = requireApplication(side.sandbox, form.get('application') ?? '');
      const next = findNextBackOfficeStatus(statusFlowOf(row.facts.allBanksLoanPurpose), row.facts.status);
      if (next === undefined) throw createRefusal('err_status_change_not_allowed', 'status');
      requireCapacity(simulator, side.sandbox);
      const began = side.sandbox.history.beginChange();
      moveApplication({ sandbox: side.sandbox, settings }, row, next);
      side.sandbox.history.recordChange(began, () => ({
        name: 'course/compare/advance',
        by: 'simulator',
        who: null,
      }));
      return c.redirect(`${view.address}#side-${side.letter}`, 303);
    })
    .post('/course/fork', async (c) => {
      const of = requireWorld(simulator, c);
      of.history.enable();
      const language = pageLanguageOf(c);
      const form = await readPageForm(c);
      const before = form.get('event') || undefined;
      if (before !== undefined && of.history.before(before) === undefined) {
        return c.redirect(createCourseHref({ sandbox: of, language }, '', { at: before }), 303);
      }
      const deeds = (['a', 'b'] as const).map((name) => lenderActionOf(form.get(name)));
      const wanted = findDisplayedApplication(of, form.get('application') ?? undefined)?.id;
      const from = { of, before, application: wanted };
      const why = findImpossibleReason(from);
      if (deeds.some((deed) => why[deed] !== null)) {
        const [a = '', b = ''] = deeds;
        const more = { ...(before && { at: before }), ...(wanted && { application: wanted }) };
        return c.redirect(
          `${createCourseHref({ sandbox: of, language }, '', { done: 'cannot', a, b, ...more })}#notice`,
          303,
        );
      }
      requireCapacity(simulator, of);
      const [a, b] = deeds.map((deed) => {
        const branch = openWorld(simulator, c, of.start);
        performIn(branch, from, deed);
        branches.add(branch, of, deed, (before && of.history.before(before)?.at) || of.clock.now());
        return branch;
      });
      if (a === undefined || b === undefined) throw new Error('A comparison needs two branches');
      return c.redirect(
        createCompareHref({ sides: [{ sandbox: a }, { sandbox: b }], language: pageLanguageOf(c) }),
        303,
      );
    });

  function performIn(
    branch: Sandbox,
    { of, before, application }: WhatIfMoment,
    lenderAction: LenderAction,
  ): void {
    branchOff(branch, of, before);
    const row = application === undefined ? undefined : branch.store.applications.get(application);
    if (row === undefined) return;
    const began = branch.history.beginChange();
    performLenderAction({ sandbox: branch, settings }, row, lenderAction);
    branch.history.recordChange(began, () => ({
      name: `course/fork ${lenderAction}`,
      by: 'simulator',
      who: null,
    }));
  }
}

function lenderActionOf(text: string | null): LenderAction {
  const deed = LENDER_ACTIONS.find((known) => known === text);
  if (deed === undefined) throw createRefusal('err_validation_failed', 'deed');
  return deed;
}
