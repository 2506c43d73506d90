import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { refusal } from '../../api/refusal';
import { statusPathTo } from '../../rules/flow-map/status-path';
import { flowOf, knownStatus } from '../../rules/status-flow';
import type { Sandbox } from '../../store/sandbox';
import { branchOff, undoChange } from '../../store/undo-change';
import { texts } from '../../texts/texts';
import { applicationOf, moveApplication } from '../applications';
import { namedAddress } from '../frame-place';
import { openWorld, requireCapacity } from '../open-world';
import { inOwnWorld, openOwnWorld } from '../own-worlds';
import { statusLabel } from '../page/labels';
import { languageOf } from '../page/page-view';
import { shownApplication } from '../page/shown-application';
import { readPageForm } from '../page-form';
import { pageAnswer } from '../page-shell/page-answer';
import { Branches } from './branches';
import { compareControl } from './compare';
import { impossibleAt, LENDER_ACTIONS } from './compare/what-if';
import { courseData } from './course-data';
import { titleOf } from './timeline-data';
import { type CourseView, courseHref, describeChanges, worldOf } from './view';

/** SIM-12, SIM-14 */
export function courseControl(simulator: Simulator): Hono {
  const { sandboxes, settings } = simulator;
  const branches = new Branches();

  function courseViewOf(c: Context, notice: CourseView['notice'] = null): CourseView {
    const sandbox = worldOf(simulator, c);
    sandbox.history.keep();
    const shownChanges = describeChanges(sandbox);
    const language = languageOf(c);
    return {
      sandbox,
      settings,
      language,
      t: texts('course', language),
      address: addressOf(c),
      shownChanges,
      handle: handleOf(c, shownChanges),
      application: shownApplication(sandbox, c.req.query('application')),
      branches: branches.of(sandbox, sandboxes),
      notice,
    };
  }

  function done(c: Context): CourseView['notice'] {
    const language = languageOf(c);
    const t = texts('course', language);
    const status = c.req.query('done') === 'status' ? knownStatus(c.req.query('what') ?? '') : undefined;
    if (status) {
      return {
        text: texts('flow-map', language)('wentTo', { status: statusLabel(status, language) }),
        isBad: false,
      };
    }
    if (c.req.query('done') === 'cannot') return impossibleNotice(c);
    if (c.req.query('done') === 'branch') return { text: t('branched'), isBad: false };
    const undone = c.req.query('done') === 'back' ? revertedChange(c) : undefined;
    return undone ? { text: t('wentBack', { what: titleOf({ t, language }, undone) }), isBad: false } : null;
  }

  function revertedChange(c: Context): CourseView['shownChanges'][number] | undefined {
    const what = c.req.query('what');
    return branches
      .of(worldOf(simulator, c), sandboxes)
      .flatMap(({ id }) => sandboxes.peek(id) ?? [])
      .flatMap(describeChanges)
      .find(({ change }) => change.id === what);
  }

  function impossibleNotice(c: Context): CourseView['notice'] {
    const of = worldOf(simulator, c);
    const language = languageOf(c);
    const before = c.req.query('at');
    if (before !== undefined && of.history.before(before) === undefined) return null;
    const application = shownApplication(of, c.req.query('application'))?.id;
    const why = impossibleAt({ of, before, application });
    const t = texts('comparison', language);
    const said = (['a', 'b'] as const).flatMap((name) => {
      const deed = LENDER_ACTIONS.find((known) => known === c.req.query(name));
      const reason = deed && why[deed];
      return reason
        ? [t('cannot', { letter: name.toUpperCase(), deed: t(`deed.${deed}`), why: t(`why.${reason}`) })]
        : [];
    });
    return said.length === 0 ? null : { text: said.join(' '), isBad: true };
  }

  function open(c: Context, { start }: Sandbox): Sandbox {
    return openWorld(simulator, c, start);
  }

  return new Hono()
    .route('/', compareControl(simulator, branches))
    .get('/course', inOwnWorld(simulator), async (c) => {
      // Forms may not post to another host, so redirect to a host that supports frames.
      const named = namedAddress(c.req.raw, settings);
      if (named !== null) return c.redirect(named);
      const view = courseViewOf(c, done(c));
      const isLost = c.req.query('at') !== undefined && view.handle === view.shownChanges.length;
      return isLost ? unknownEvent(c, view) : answer(c, view);
    })
    .post('/course/back', async (c) => {
      // The same form may have been sent twice, so read the world after the whole body.
      const event = await eventOf(c);
      // A full world drops its oldest events, so check before the change.
      requireCapacity(simulator, worldOf(simulator, c));
      const view = courseViewOf(c);
      const { sandbox } = view;
      const chosen = view.shownChanges.find(({ change }) => change.id === event);
      if (chosen === undefined) return unknownEvent(c, view);
      const stood = open(c, sandbox);
      branchOff(stood, sandbox);
      branches.add(stood, sandbox, 'stood', sandbox.clock.now());
      if (!undoChange(sandbox, event)) throw new Error('Change not found in the history of the world');
      return c.redirect(courseHref(view, '', { done: 'back', what: event }), 303);
    })
    .post('/course/status', async (c) => {
      const form = await readPageForm(c);
      const view = courseViewOf(c);
      const { sandbox, language } = view;
      const row = applicationOf(sandbox, form.get('application') ?? '');
      const status = knownStatus(form.get('status') ?? '');
      if (status === undefined) throw refusal('err_validation_failed', 'status');
      const from = knownStatus(row.facts.status) ?? row.facts.status;
      const way = statusPathTo(flowOf(row.facts.allBanksLoanPurpose), from, status);
      if (way === null) {
        const notice = { text: texts('flow-map', language)('noWay'), isBad: true };
        return answer(c, { ...view, notice }, 422);
      }
      requireCapacity(simulator, sandbox);
      way.reduce((moved, step) => moveApplication({ sandbox, settings }, moved, step), row);
      const done = { done: 'status', what: status };
      return c.redirect(`${courseHref({ ...view, application: row }, '', done)}#map`, 303);
    })
    .post('/course/branch', async (c) => {
      const event = await eventOf(c);
      requireCapacity(simulator, worldOf(simulator, c));
      const view = courseViewOf(c);
      const { sandbox } = view;
      const before = event === '' ? undefined : sandbox.history.before(event);
      if (event !== '' && before === undefined) return unknownEvent(c, view);
      const branch = openOwnWorld(simulator, c, sandbox.start);
      branchOff(branch, sandbox, before && event);
      branches.add(branch, sandbox, 'from', before?.at ?? sandbox.clock.now());
      return c.redirect(courseHref({ ...view, sandbox: branch }, '', { done: 'branch' }), 303);
    });
}

function addressOf({ req }: Context): string {
  const { searchParams } = new URL(req.url);
  for (const name of ['done', 'what', 'a', 'b']) searchParams.delete(name);
  return `/simulator/course?${searchParams}`;
}

function answer(c: Context, view: CourseView, status = 200): Promise<Response> {
  return pageAnswer(c, view, {
    page: 'course',
    data: courseData(view),
    at: 'course',
    title: view.t('title'),
    address: view.address,
    isLive: true,
    follow: c.req.method === 'POST' ? view.address : null,
    status,
  });
}

function unknownEvent(c: Context, view: CourseView): Promise<Response> {
  return answer(c, { ...view, notice: { text: view.t('unknownEvent'), isBad: true } }, 404);
}

function handleOf({ req }: Context, shownChanges: CourseView['shownChanges']): number {
  const at = shownChanges.findIndex(({ change }) => change.id === req.query('at'));
  if (at >= 0) return at;
  const cell = req.query('cell') ?? '';
  return /^\d{1,6}$/.test(cell) ? Math.min(Number(cell), shownChanges.length) : shownChanges.length;
}

const eventOf = async (c: Context) => (await readPageForm(c)).get('event') ?? '';
