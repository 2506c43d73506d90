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
import { comparisonIdOf, findComparedWorlds } from '../../compared-worlds';
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
import { createHistoryHref, describeChanges } from '../view';
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

  function openCompareView(
    c: Context,
    notice: string | null = null,
  ): { view: CompareView; frames: PortalFrames } {
    const [a, b] = [worldAt(c, 'a'), worldAt(c, 'b')];
    for (const world of [a, b]) world.history.startRecording();
    const language = pageLanguageOf(c);
    const t = getTexts('history', language);
    const application = findDisplayedApplication(a, c.req.query('application'));
    const frames = new PortalFrames(c, settings);
    const [changesOfA, changesOfB] = [describeChanges(a), describeChanges(b)];
    const changeIdsOfB = new Set(changesOfB.map(({ change }) => change.id));
    const common = changesOfA.findLast(({ change }) => changeIdsOfB.has(change.id));
    const areRelated = a === b || branches.listRelatedBranches(a, sandboxes).some(({ id }) => id === b.id);
    const side = (branchLetter: 'A' | 'B', sandbox: Sandbox, changes: typeof changesOfA): ComparedSide => {
      const row = application && sandbox.store.applications.get(application.id);
      const owner = row && sandbox.store.users.get(row.ownerId)?.email;
      const ownBranch = branches.listRelatedBranches(sandbox, sandboxes).find(({ id }) => id === sandbox.id);
      return {
        letter: branchLetter,
        sandbox,
        application: row,
        name: ownBranch ? createBranchName(ownBranch, { t, language }) : t('main'),
        changeCount: changes.length - 1 - changes.findIndex(({ change }) => change.id === common?.change.id),
        userEmail: owner ?? sandbox.personas[0]?.email ?? '',
        portal: frames.frame({
          sandbox,
          name: branchLetter.toLowerCase(),
          persona: owner ?? sandbox.personas[0]?.key ?? 'visitor',
          path: row ? `/dashboard/applications/${row.id}` : '/dashboard/applications',
          lang: language,
        }),
      };
    };
    const sides: CompareView['sides'] = [side('A', a, changesOfA), side('B', b, changesOfB)];
    const showsAll = c.req.query('all') === '1';
    const extraParameters = showsAll ? { all: '1' } : undefined;
    const address = createCompareHref({ sides, language }, extraParameters);
    const rows = compareApplications(a, b, { id: application?.id, language });
    const view = { t, language, sandbox: a, address, sides, rows, showsAll, notice };
    return { frames, view: { ...view, common: common ?? (areRelated ? null : undefined) } };
  }

  function listingWorldOf(sandbox: Sandbox): Sandbox {
    const [firstBranch] = branches.listRelatedBranches(sandbox, sandboxes);
    const origin = firstBranch && sandboxes.peek(firstBranch.id);
    return origin && !sandboxes.isShared(origin) ? origin : sandbox;
  }

  const linkOf = ({ sides: [a, b] }: Pick<CompareView, 'sides'>) => ({
    world: listingWorldOf(a.sandbox),
    content: { kind: 'comparison', contentId: comparisonIdOf([a.sandbox, b.sandbox]) } as const,
  });

  function madeLinkOf(c: Context, view: CompareView): MadeLink | null {
    const { world, content } = linkOf(view);
    const link = links.findByContent(world, content);
    const origin = simulatorOriginOf(c.req.raw.headers, settings);
    return link ? createMadeLinkView({ origin, language: view.language }, link) : null;
  }

  return new Hono()
    .get('/course/compare', async (c) => {
      const namedFrameUrl = createNamedFrameUrl(c.req.raw, settings);
      if (namedFrameUrl !== null) return c.redirect(namedFrameUrl);
      const { view, frames } = openCompareView(c);
      return createPageResponse(c, view, {
        page: 'compare',
        data: createCompareData(view, madeLinkOf(c, view)),
        navigationItem: 'history',
        title: getTexts('comparison', view.language)('title'),
        address: view.address,
        headers: frames.headers,
      });
    })
    .post('/course/compare/share', async (c) => {
      const { view } = openCompareView(c);
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
        original.history.startRecording();
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
      const { view } = openCompareView(c);
      const form = await readPageForm(c);
      const side = view.sides.find(({ letter }) => letter === form.get('side'));
      if (side === undefined) throw createRefusal('err_validation_failed', 'side');
      const row = requireApplication(side.sandbox, form.get('application') ?? '');
      const nextStatus = findNextBackOfficeStatus(
        statusFlowOf(row.facts.allBanksLoanPurpose),
        row.facts.status,
      );
      if (nextStatus === undefined) throw createRefusal('err_status_change_not_allowed', 'status');
      requireCapacity(simulator, side.sandbox);
      const changeStart = side.sandbox.history.beginChange();
      moveApplication({ sandbox: side.sandbox, settings }, row, nextStatus);
      side.sandbox.history.recordChange(changeStart, () => ({
        name: 'course/compare/advance',
        source: 'simulator',
        userEmail: null,
      }));
      return c.redirect(`${view.address}#side-${side.letter}`, 303);
    })
    .post('/course/fork', async (c) => {
      const world = requireWorld(simulator, c);
      world.history.startRecording();
      const language = pageLanguageOf(c);
      const form = await readPageForm(c);
      const changeId = form.get('event') || undefined;
      if (changeId !== undefined && world.history.findStateBefore(changeId) === undefined) {
        return c.redirect(createHistoryHref({ sandbox: world, language }, '', { at: changeId }), 303);
      }
      const lenderActions = (['a', 'b'] as const).map((name) => lenderActionOf(form.get(name)));
      const applicationId = findDisplayedApplication(world, form.get('application') ?? undefined)?.id;
      const moment: WhatIfMoment = { sandbox: world, changeId, application: applicationId };
      const impossibleReasons = findImpossibleReason(moment);
      if (lenderActions.some((lenderAction) => impossibleReasons[lenderAction] !== null)) {
        const [a = '', b = ''] = lenderActions;
        const extraParameters = {
          ...(changeId && { at: changeId }),
          ...(applicationId && { application: applicationId }),
        };
        return c.redirect(
          `${createHistoryHref({ sandbox: world, language }, '', { done: 'cannot', a, b, ...extraParameters })}#notice`,
          303,
        );
      }
      requireCapacity(simulator, world);
      const [a, b] = lenderActions.map((lenderAction) => {
        const branch = openWorld(simulator, c, world.start);
        performLenderActionIn(branch, moment, lenderAction);
        branches.add(
          branch,
          world,
          lenderAction,
          (changeId && world.history.findStateBefore(changeId)?.capturedAt) || world.clock.now(),
        );
        return branch;
      });
      if (a === undefined || b === undefined) throw new Error('A comparison needs two branches');
      return c.redirect(
        createCompareHref({ sides: [{ sandbox: a }, { sandbox: b }], language: pageLanguageOf(c) }),
        303,
      );
    });

  function performLenderActionIn(
    branch: Sandbox,
    { sandbox, changeId, application }: WhatIfMoment,
    lenderAction: LenderAction,
  ): void {
    branchOff(branch, sandbox, changeId);
    const row = application === undefined ? undefined : branch.store.applications.get(application);
    if (row === undefined) return;
    const changeStart = branch.history.beginChange();
    performLenderAction({ sandbox: branch, settings }, row, lenderAction);
    branch.history.recordChange(changeStart, () => ({
      name: `course/fork ${lenderAction}`,
      source: 'simulator',
      userEmail: null,
    }));
  }
}

function lenderActionOf(text: string | null): LenderAction {
  const lenderAction = LENDER_ACTIONS.find((candidate) => candidate === text);
  if (lenderAction === undefined) throw createRefusal('err_validation_failed', 'deed');
  return lenderAction;
}
