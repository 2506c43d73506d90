import type {
  EventMark,
  TimelineCell,
  TimelineData,
  TimelineLane,
  UndoView,
  WhatIf,
} from '../../pages/course/course-data';
import { TIMELINE_LANES } from '../../pages/course/course-data';
import type { DisplayedStatus } from '../../pages/parts/status-tag';
import { parseStatus } from '../../rules/status-flow';
import { getTexts } from '../../texts/texts';
import { displayedStatusOf } from '../page/displayed-status';
import { displayedStatusLabelOf } from '../page/labels';
import { formatDateTime } from '../time-in-language';
import { findImpossibleReason, LENDER_ACTIONS } from './compare/what-if';
import {
  type CourseView,
  createCourseHref,
  type DescribedChange,
  eventLabelOf,
  formatDuration,
} from './view';
import type { EventKind } from './world-events';

const MARKS: Partial<Record<EventKind, EventMark>> = {
  signed: 'signature',
  terms_accepted: 'signature',
  identification: 'identification',
  document_added: 'document',
  document_removed: 'document',
  appointment: 'appointment',
};

const MAX_DOTS = 3;

const GAP_MS = 30 * 60_000;

export function createTimelineData(view: CourseView): TimelineData {
  const { t, shownChanges, sandbox, language, handle, application } = view;
  const chosen = shownChanges[handle];
  return {
    period: periodOf(view),
    events: shownChanges.reduce((sum, { happenings }) => sum + happenings.length, 0),
    calls: sandbox.log.count,
    forgotten: sandbox.history.forgotten,
    cells: shownChanges.flatMap((each, index) => cellAt(view, each, index) ?? []),
    handle,
    handleText: chosen === undefined ? t('isNow') : t('before', { what: timelineTitleOf(view, chosen) }),
    now: {
      href: createCourseHref(view),
      time: formatDateTime(sandbox.clock.now(), language).toFormat('HH:mm'),
    },
    keeping: {
      sandbox: sandbox.id,
      lang: language,
      ...(application && { application: application.id }),
    },
    undo: chosen === undefined ? null : undoOf(view, chosen),
    whatIf: whatIfAt(view),
  };
}

function periodOf({ shownChanges, sandbox, language }: CourseView): string {
  const first = formatDateTime(shownChanges[0]?.change.at ?? sandbox.clock.now(), language);
  const last = formatDateTime(sandbox.clock.now(), language);
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const [from, to] = first <= last ? [first, last] : [last, first];
  return new Intl.DateTimeFormat(from.locale ?? 'de', { ...format, timeZone: 'UTC' }).formatRange(
    from.toJSDate(),
    to.toJSDate(),
  );
}

function cellAt(
  view: CourseView,
  { change, happenings }: DescribedChange,
  index: number,
): TimelineCell | null {
  const { shownChanges, language } = view;
  const [main, ...more] = happenings;
  if (main === undefined) return null;
  const at = formatDateTime(change.at, language);
  const previous = shownChanges[index - 1];
  const isNewDay = previous === undefined || !formatDateTime(previous.change.at, language).hasSame(at, 'day');
  const gap = previous
    ? change.at.getTime() - previous.change.at.getTime() - Math.max(0, previous.change.clockMove)
    : 0;
  const status = statusAt(view, index);
  const isNewStatus = status !== null && (index === 0 || statusAt(view, index - 1) !== status);
  return {
    id: change.id,
    href: `${createCourseHref(view, '', { at: change.id })}#chosen`,
    day: isNewDay ? at.toLocaleString({ weekday: 'short', day: 'numeric', month: 'short' }) : null,
    gap: !isNewDay && gap > GAP_MS ? formatDuration(gap, view.t) : null,
    status,
    statusLabel: isNewStatus ? displayedStatusLabelOf(status, language) : null,
    dots: happenings.slice(0, MAX_DOTS).map(({ lane, what }) => ({ lane, mark: MARKS[what] ?? null })),
    moreDots: Math.max(0, happenings.length - MAX_DOTS),
    label: eventLabelOf(main, view),
    otherLabels: more.map((each) => eventLabelOf(each, view)),
    time: at.toFormat('HH:mm'),
    dateTime: change.at.toISOString(),
  };
}

function statusAt({ shownChanges, application }: CourseView, index: number): DisplayedStatus | null {
  const row = shownChanges[index]?.change.after.rows.applications.find(({ id }) => id === application?.id);
  return row === undefined ? null : displayedStatusOf(parseStatus(row.facts.status) ?? row.facts.status);
}

export function timelineTitleOf(
  view: Pick<CourseView, 't' | 'language'>,
  { happenings: [first] }: DescribedChange,
): string {
  return first === undefined ? '' : eventLabelOf(first, view);
}

function undoOf(view: CourseView, chosen: DescribedChange): UndoView {
  const { t, shownChanges, handle, settings } = view;
  const undone = shownChanges.slice(handle).flatMap(({ happenings }) => happenings);
  const countOf = (lane: TimelineLane) => undone.filter((each) => each.lane === lane).length;
  const parts = TIMELINE_LANES.filter((lane) => countOf(lane) > 0).map((lane) =>
    t('part', { what: t(`count.${lane}`), n: countOf(lane) }),
  );
  const { cause } = chosen.change;
  const after = t('after', { n: undone.length, parts: parts.join(', ') });
  return {
    title: t('back', { what: timelineTitleOf(view, chosen) }),
    happenings: chosen.happenings.map((each) => ({
      label: eventLabelOf(each, view),
      code: each.code ?? null,
    })),
    cause: { text: `${cause.who ?? t('nobody')}, ${t(`by.${cause.by}`)}`, code: cause.name },
    after: settings.hosted ? `${after} ${t('branchCounts')}` : after,
  };
}

function whatIfAt({ sandbox, shownChanges, handle, language, application }: CourseView): WhatIf | null {
  if (application === undefined) return null;
  const t = getTexts('comparison', language);
  const before = shownChanges[handle]?.change.id;
  const why = findImpossibleReason({ of: sandbox, before, application: application.id });
  const possible = LENDER_ACTIONS.filter((deed) => why[deed] === null);
  const [a = 'as_is', b = 'as_is'] = possible.filter((deed) => deed !== 'as_is');
  const options = possible.map((deed) => ({ value: deed, label: t(`deed.${deed}`) }));
  const impossible = LENDER_ACTIONS.flatMap((deed) => {
    const reason = why[deed];
    return reason === null ? [] : [t('cannotNow', { deed: t(`deed.${deed}`), why: t(`why.${reason}`) })];
  });
  return { application: application.id, options, impossible, a, b };
}
