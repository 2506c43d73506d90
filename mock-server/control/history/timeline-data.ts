import type {
  EventCategory,
  EventSymbol,
  TimelineCell,
  TimelineData,
  UndoView,
  WhatIf,
} from '../../pages/history/history-data';
import { EVENT_CATEGORIES } from '../../pages/history/history-data';
import type { DisplayedStatus } from '../../pages/parts/status-tag';
import { parseStatus } from '../../rules/status-flow';
import { getTexts } from '../../texts/texts';
import { displayedStatusOf } from '../page/displayed-status';
import { displayedStatusLabelOf } from '../page/labels';
import { formatDateTime } from '../time-in-language';
import { findImpossibleReason, LENDER_ACTIONS } from './compare/what-if';
import {
  createHistoryHref,
  type DescribedChange,
  eventLabelOf,
  formatDuration,
  type HistoryView,
} from './view';
import type { EventKind } from './world-events';

const MARKS: Partial<Record<EventKind, EventSymbol>> = {
  signed: 'signature',
  terms_accepted: 'signature',
  identification: 'identification',
  document_added: 'document',
  document_removed: 'document',
  appointment: 'appointment',
};

const MAX_DOTS = 3;

const MIN_SHOWN_GAP_MS = 30 * 60_000;

export function createTimelineData(view: HistoryView): TimelineData {
  const { t, shownChanges, sandbox, language, handle, application } = view;
  const selectedChange = shownChanges[handle];
  return {
    period: periodOf(view),
    eventCount: shownChanges.reduce((sum, { worldEvents }) => sum + worldEvents.length, 0),
    callCount: sandbox.log.count,
    forgottenCount: sandbox.history.forgottenCount,
    cells: shownChanges.flatMap((describedChange, index) => createCell(view, describedChange, index) ?? []),
    handle,
    handleText:
      selectedChange === undefined
        ? t('isNow')
        : t('before', { what: timelineTitleOf(view, selectedChange) }),
    now: {
      href: createHistoryHref(view),
      time: formatDateTime(sandbox.clock.now(), language).toFormat('HH:mm'),
    },
    keptParameters: {
      sandbox: sandbox.id,
      lang: language,
      ...(application && { application: application.id }),
    },
    undo: selectedChange === undefined ? null : undoOf(view, selectedChange),
    whatIf: createWhatIf(view),
  };
}

function periodOf({ shownChanges, sandbox, language }: HistoryView): string {
  const firstTime = formatDateTime(shownChanges[0]?.change.changedAt ?? sandbox.clock.now(), language);
  const lastTime = formatDateTime(sandbox.clock.now(), language);
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const [periodStart, periodEnd] = firstTime <= lastTime ? [firstTime, lastTime] : [lastTime, firstTime];
  return new Intl.DateTimeFormat(periodStart.locale ?? 'de', { ...format, timeZone: 'UTC' }).formatRange(
    periodStart.toJSDate(),
    periodEnd.toJSDate(),
  );
}

function createCell(
  view: HistoryView,
  { change, worldEvents }: DescribedChange,
  index: number,
): TimelineCell | null {
  const { shownChanges, language } = view;
  const [mainEvent, ...otherEvents] = worldEvents;
  if (mainEvent === undefined) return null;
  const changeTime = formatDateTime(change.changedAt, language);
  const previous = shownChanges[index - 1];
  const isNewDay =
    previous === undefined || !formatDateTime(previous.change.changedAt, language).hasSame(changeTime, 'day');
  const gap = previous
    ? change.changedAt.getTime() -
      previous.change.changedAt.getTime() -
      Math.max(0, previous.change.clockMoveMs)
    : 0;
  const status = statusAt(view, index);
  const isNewStatus = status !== null && (index === 0 || statusAt(view, index - 1) !== status);
  return {
    id: change.id,
    href: `${createHistoryHref(view, '', { at: change.id })}#chosen`,
    day: isNewDay ? changeTime.toLocaleString({ weekday: 'short', day: 'numeric', month: 'short' }) : null,
    gap: !isNewDay && gap > MIN_SHOWN_GAP_MS ? formatDuration(gap, view.t) : null,
    status,
    statusLabel: isNewStatus ? displayedStatusLabelOf(status, language) : null,
    dots: worldEvents
      .slice(0, MAX_DOTS)
      .map(({ category, kind }) => ({ category, symbol: MARKS[kind] ?? null })),
    hiddenDotCount: Math.max(0, worldEvents.length - MAX_DOTS),
    label: eventLabelOf(mainEvent, view),
    otherLabels: otherEvents.map((event) => eventLabelOf(event, view)),
    time: changeTime.toFormat('HH:mm'),
    dateTime: change.changedAt.toISOString(),
  };
}

function statusAt({ shownChanges, application }: HistoryView, index: number): DisplayedStatus | null {
  const row = shownChanges[index]?.change.stateAfter.rows.applications.find(
    ({ id }) => id === application?.id,
  );
  return row === undefined ? null : displayedStatusOf(parseStatus(row.facts.status) ?? row.facts.status);
}

export function timelineTitleOf(
  view: Pick<HistoryView, 't' | 'language'>,
  { worldEvents: [firstEvent] }: DescribedChange,
): string {
  return firstEvent === undefined ? '' : eventLabelOf(firstEvent, view);
}

function undoOf(view: HistoryView, selectedChange: DescribedChange): UndoView {
  const { t, shownChanges, handle, settings } = view;
  const undoneEvents = shownChanges.slice(handle).flatMap(({ worldEvents }) => worldEvents);
  const countOf = (category: EventCategory) =>
    undoneEvents.filter((event) => event.category === category).length;
  const parts = EVENT_CATEGORIES.filter((category) => countOf(category) > 0).map((category) =>
    t('part', { what: t(`count.${category}`), n: countOf(category) }),
  );
  const { cause } = selectedChange.change;
  const consequences = t('after', { n: undoneEvents.length, parts: parts.join(', ') });
  return {
    title: t('back', { what: timelineTitleOf(view, selectedChange) }),
    events: selectedChange.worldEvents.map((event) => ({
      label: eventLabelOf(event, view),
      code: event.code ?? null,
    })),
    cause: { text: `${cause.userEmail ?? t('nobody')}, ${t(`by.${cause.source}`)}`, code: cause.name },
    consequences: settings.hosted ? `${consequences} ${t('branchCounts')}` : consequences,
  };
}

function createWhatIf({ sandbox, shownChanges, handle, language, application }: HistoryView): WhatIf | null {
  if (application === undefined) return null;
  const t = getTexts('comparison', language);
  const changeId = shownChanges[handle]?.change.id;
  const impossibleReasons = findImpossibleReason({ sandbox, changeId, application: application.id });
  const possibleActions = LENDER_ACTIONS.filter((lenderAction) => impossibleReasons[lenderAction] === null);
  const [a = 'as_is', b = 'as_is'] = possibleActions.filter((lenderAction) => lenderAction !== 'as_is');
  const options = possibleActions.map((lenderAction) => ({
    value: lenderAction,
    label: t(`deed.${lenderAction}`),
  }));
  const impossibleTexts = LENDER_ACTIONS.flatMap((lenderAction) => {
    const reason = impossibleReasons[lenderAction];
    return reason === null
      ? []
      : [t('cannotNow', { deed: t(`deed.${lenderAction}`), why: t(`why.${reason}`) })];
  });
  return { application: application.id, options, impossibleReasons: impossibleTexts, a, b };
}
