import type { Language } from 'contracts/api/enumerations';
import { type BranchSide, type CompareData, DIFFERENCE_GROUPS } from '../../../pages/history/compare-data';
import type { MadeLink } from '../../../pages/share/shared-data';
import { findNextBackOfficeStatus } from '../../../rules/back-office';
import { statusFlowOf } from '../../../rules/status-flow';
import type { ApplicationRow } from '../../../store/rows';
import type { Sandbox } from '../../../store/sandbox';
import { getTexts } from '../../../texts/texts';
import { displayedStatusOf } from '../../page/displayed-status';
import { displayedStatusLabelOf, statusLabel } from '../../page/labels';
import type { PortalFrame } from '../../portal-frames/portal-frames';
import { formatDateTime } from '../../time-in-language';
import { timelineTitleOf } from '../timeline-data';
import { createHistoryHref, type DescribedChange, type HistoryView } from '../view';
import type { ComparisonRow } from './differences';

export interface ComparedSide {
  readonly letter: 'A' | 'B';
  readonly name: string;
  readonly sandbox: Sandbox;
  readonly application: ApplicationRow | undefined;
  readonly portal: PortalFrame;
  readonly userEmail: string;
  readonly changeCount: number;
}

export interface CompareView extends Pick<HistoryView, 't' | 'language' | 'sandbox'> {
  readonly address: string;
  readonly sides: readonly [ComparedSide, ComparedSide];
  readonly rows: readonly ComparisonRow[];
  readonly showsAll: boolean;
  /** Last change that both worlds share; null if only the start, undefined if they are unrelated. */
  readonly common: DescribedChange | null | undefined;
  readonly notice: string | null;
}

export function createCompareData(view: CompareView, link: MadeLink | null): CompareData {
  const { language, rows, showsAll, sides, notice } = view;
  const [a, b] = sides;
  const listDifferences = (group?: ComparisonRow['group']) =>
    rows.filter((row) => row.isDifferent && (group === undefined || row.group === group));
  return {
    notice,
    equalUntil: equalUntil(view),
    movePointHref: createHistoryHref({ sandbox: a.sandbox, language }),
    link,
    showsAll,
    views: { differencesHref: createCompareHref(view), all: createCompareHref(view, { all: '1' }) },
    differenceCount: listDifferences().length,
    differentScreenCount: listDifferences('screens').length,
    sides: [createSideData(a, view), createSideData(b, view)],
    advanceAction: createCompareHref(view, {}, '/advance'),
    shareAction: createCompareHref(view, {}, '/share'),
    groups: DIFFERENCE_GROUPS.map((group) => ({
      group,
      differenceCount: listDifferences(group).length,
      rows: showsAll ? rows.filter((row) => row.group === group) : listDifferences(group),
    })),
    equalText: showsAll ? null : createEqualSummary(view),
  };
}

interface WorldReference {
  readonly sandbox: Pick<Sandbox, 'id'>;
}

export function createCompareHref(
  { sides: [a, b], language }: { language: Language; sides: readonly [WorldReference, WorldReference] },
  parameters: Record<string, string> = {},
  path = '',
): string {
  return `/simulator/course/compare${path}?${new URLSearchParams({ a: a.sandbox.id, b: b.sandbox.id, lang: language, ...parameters })}`;
}

function equalUntil(view: CompareView): string | null {
  const { common, language } = view;
  if (common === undefined) return null;
  if (common === null) return getTexts('comparison', language)('atStart');
  const when = formatDateTime(common.change.changedAt, language).toLocaleString({
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${when}, ${timelineTitleOf(view, common)}`;
}

function createSideData(
  { letter, name, userEmail, sandbox, application, portal, changeCount }: ComparedSide,
  { language }: CompareView,
): BranchSide {
  const t = getTexts('comparison', language);
  const displayedStatus = application && displayedStatusOf(application.facts.status);
  const nextStatus =
    application &&
    findNextBackOfficeStatus(statusFlowOf(application.facts.allBanksLoanPurpose), application.facts.status);
  const now = formatDateTime(sandbox.clock.now(), language).toLocaleString({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return {
    letter,
    name,
    status: displayedStatus
      ? { displayed: displayedStatus, label: displayedStatusLabelOf(displayedStatus, language) }
      : null,
    progress: `${t('stepsOn', { n: changeCount })}, ${now}`,
    frame: portal.src,
    portalHref: portal.href,
    path: `/dashboard/applications${application ? `/${application.facts.shortApplicationId}` : ''}`,
    user: userEmail,
    historyHref: createHistoryHref({ sandbox, language }),
    advance:
      nextStatus && application
        ? { application: application.id, label: t('advance', { status: statusLabel(nextStatus, language) }) }
        : null,
  };
}

function createEqualSummary({ language, rows, t }: CompareView): string | null {
  const words = getTexts('comparison', language);
  const parts = DIFFERENCE_GROUPS.flatMap((group) => {
    const n = rows.filter((row) => row.group === group && !row.isDifferent).length;
    return n === 0 ? [] : [t('part', { what: words(`group.${group}`), n })];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
