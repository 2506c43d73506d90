import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { createRefusal } from '../../api/refusal';
import { findStatusPathTo } from '../../rules/flow-map/status-path';
import { parseStatus, statusFlowOf } from '../../rules/status-flow';
import type { Sandbox } from '../../store/sandbox';
import { branchOff, undoChange } from '../../store/undo-change';
import { getTexts } from '../../texts/texts';
import { moveApplication, requireApplication } from '../applications';
import { createNamedFrameUrl } from '../frame-host';
import { openWorld, requireCapacity, requireWorld } from '../open-world';
import { openOwnWorld, runInOwnWorld } from '../own-worlds';
import { statusLabel } from '../page/labels';
import { pageLanguageOf } from '../page/page-view';
import { findDisplayedApplication } from '../page/shown-application';
import { readPageForm } from '../page-form';
import { createPageResponse } from '../page-shell/page-response';
import { WorldBranches } from './branches';
import { createCompareControl } from './compare';
import { findImpossibleReason, LENDER_ACTIONS } from './compare/what-if';
import { createHistoryData } from './history-data';
import { timelineTitleOf } from './timeline-data';
import { createHistoryHref, describeChanges, type HistoryView } from './view';

export function createHistoryControl(simulator: Simulator): Hono {
  const { sandboxes, settings } = simulator;
  const branches = new WorldBranches();

  function historyViewOf(c: Context, notice: HistoryView['notice'] = null): HistoryView {
    const sandbox = requireWorld(simulator, c);
    sandbox.history.startRecording();
    const shownChanges = describeChanges(sandbox);
    const language = pageLanguageOf(c);
    return {
      sandbox,
      settings,
      language,
      t: getTexts('history', language),
      address: addressOf(c),
      shownChanges,
      handle: handleIndexOf(c, shownChanges),
      application: findDisplayedApplication(sandbox, c.req.query('application')),
      branches: branches.listRelatedBranches(sandbox, sandboxes),
      notice,
    };
  }

  function createCompletedActionNotice(c: Context): HistoryView['notice'] {
    const language = pageLanguageOf(c);
    const t = getTexts('history', language);
    const status = c.req.query('done') === 'status' ? parseStatus(c.req.query('what') ?? '') : undefined;
    if (status) {
      return {
        text: getTexts('flow-map', language)('wentTo', { status: statusLabel(status, language) }),
        isError: false,
      };
    }
    if (c.req.query('done') === 'cannot') return createImpossibleNotice(c);
    if (c.req.query('done') === 'branch') return { text: t('branched'), isError: false };
    const undoneChange = c.req.query('done') === 'back' ? findRevertedChange(c) : undefined;
    return undoneChange
      ? { text: t('wentBack', { what: timelineTitleOf({ t, language }, undoneChange) }), isError: false }
      : null;
  }

  function findRevertedChange(c: Context): HistoryView['shownChanges'][number] | undefined {
    const changeId = c.req.query('what');
    return branches
      .listRelatedBranches(requireWorld(simulator, c), sandboxes)
      .flatMap(({ id }) => sandboxes.peek(id) ?? [])
      .flatMap(describeChanges)
      .find(({ change }) => change.id === changeId);
  }

  function createImpossibleNotice(c: Context): HistoryView['notice'] {
    const world = requireWorld(simulator, c);
    const language = pageLanguageOf(c);
    const changeId = c.req.query('at');
    if (changeId !== undefined && world.history.findStateBefore(changeId) === undefined) return null;
    const application = findDisplayedApplication(world, c.req.query('application'))?.id;
    const impossibleReasons = findImpossibleReason({ sandbox: world, changeId, application });
    const t = getTexts('comparison', language);
    const reasonTexts = (['a', 'b'] as const).flatMap((name) => {
      const lenderAction = LENDER_ACTIONS.find((candidate) => candidate === c.req.query(name));
      const reason = lenderAction && impossibleReasons[lenderAction];
      return reason
        ? [
            t('cannot', {
              letter: name.toUpperCase(),
              deed: t(`deed.${lenderAction}`),
              why: t(`why.${reason}`),
            }),
          ]
        : [];
    });
    return reasonTexts.length === 0 ? null : { text: reasonTexts.join(' '), isError: true };
  }

  function open(c: Context, { start }: Sandbox): Sandbox {
    return openWorld(simulator, c, start);
  }

  return new Hono()
    .route('/', createCompareControl(simulator, branches))
    .get('/course', runInOwnWorld(simulator), async (c) => {
      // Redirects now, because forms may not post to another host.
      const namedFrameUrl = createNamedFrameUrl(c.req.raw, settings);
      if (namedFrameUrl !== null) return c.redirect(namedFrameUrl);
      const view = historyViewOf(c, createCompletedActionNotice(c));
      const isUnknownEvent = c.req.query('at') !== undefined && view.handle === view.shownChanges.length;
      return isUnknownEvent ? respondToUnknownEvent(c, view) : renderHistoryPage(c, view);
    })
    .post('/course/back', async (c) => {
      // The form may have been sent twice, so read the world after the whole body.
      const event = await eventOf(c);
      // A full world drops its oldest events, so check before the change.
      requireCapacity(simulator, requireWorld(simulator, c));
      const view = historyViewOf(c);
      const { sandbox } = view;
      const selectedChange = view.shownChanges.find(({ change }) => change.id === event);
      if (selectedChange === undefined) return respondToUnknownEvent(c, view);
      const backupWorld = open(c, sandbox);
      branchOff(backupWorld, sandbox);
      branches.add(backupWorld, sandbox, 'stood', sandbox.clock.now());
      if (!undoChange(sandbox, event)) throw new Error('Change not found in the history of the world');
      return c.redirect(`${createHistoryHref(view, '', { done: 'back', what: event })}#notice`, 303);
    })
    .post('/course/status', async (c) => {
      const form = await readPageForm(c);
      const view = historyViewOf(c);
      const { sandbox, language } = view;
      const row = requireApplication(sandbox, form.get('application') ?? '');
      const status = parseStatus(form.get('status') ?? '');
      if (status === undefined) throw createRefusal('err_validation_failed', 'status');
      const currentStatus = parseStatus(row.facts.status) ?? row.facts.status;
      const statusPath = findStatusPathTo(statusFlowOf(row.facts.allBanksLoanPurpose), currentStatus, status);
      if (statusPath === null) {
        const notice = { text: getTexts('flow-map', language)('noWay'), isError: true };
        return renderHistoryPage(c, { ...view, notice }, 422);
      }
      requireCapacity(simulator, sandbox);
      statusPath.reduce((movedRow, step) => moveApplication({ sandbox, settings }, movedRow, step), row);
      const noticeParameters = { done: 'status', what: status };
      return c.redirect(`${createHistoryHref({ ...view, application: row }, '', noticeParameters)}#map`, 303);
    })
    .post('/course/branch', async (c) => {
      const event = await eventOf(c);
      requireCapacity(simulator, requireWorld(simulator, c));
      const view = historyViewOf(c);
      const { sandbox } = view;
      const forkState = event === '' ? undefined : sandbox.history.findStateBefore(event);
      if (event !== '' && forkState === undefined) return respondToUnknownEvent(c, view);
      const branch = openOwnWorld(simulator, c, sandbox.start);
      branchOff(branch, sandbox, forkState && event);
      branches.add(branch, sandbox, 'from', forkState?.capturedAt ?? sandbox.clock.now());
      return c.redirect(
        `${createHistoryHref({ ...view, sandbox: branch }, '', { done: 'branch' })}#notice`,
        303,
      );
    });
}

function addressOf({ req }: Context): string {
  const { searchParams } = new URL(req.url);
  for (const name of ['done', 'what', 'a', 'b']) searchParams.delete(name);
  return `/simulator/course?${searchParams}`;
}

function renderHistoryPage(c: Context, view: HistoryView, status = 200): Promise<Response> {
  return createPageResponse(c, view, {
    page: 'history',
    data: createHistoryData(view),
    navigationItem: 'history',
    title: view.t('title'),
    address: view.address,
    isLive: true,
    updatesAddress: c.req.method === 'POST' ? view.address : null,
    status,
  });
}

function respondToUnknownEvent(c: Context, view: HistoryView): Promise<Response> {
  return renderHistoryPage(c, { ...view, notice: { text: view.t('unknownEvent'), isError: true } }, 404);
}

function handleIndexOf({ req }: Context, shownChanges: HistoryView['shownChanges']): number {
  const index = shownChanges.findIndex(({ change }) => change.id === req.query('at'));
  if (index >= 0) return index;
  const cell = req.query('cell') ?? '';
  return /^\d{1,6}$/.test(cell) ? Math.min(Number(cell), shownChanges.length) : shownChanges.length;
}

const eventOf = async (c: Context) => (await readPageForm(c)).get('event') ?? '';
