import type { Language } from 'contracts/api/enumerations';
import { type CompareData, GROUPS, type Side } from '../../../pages/course/compare-data';
import { nextBackOfficeStatus } from '../../../rules/back-office';
import { flowOf } from '../../../rules/status-flow';
import type { ApplicationRow } from '../../../store/rows';
import type { Sandbox } from '../../../store/sandbox';
import { texts } from '../../../texts/texts';
import { displayedLabel, statusLabel } from '../../page/labels';
import { displayedStatus } from '../../page/status-rail';
import type { PortalFrame } from '../../portal-frames/portal-frames';
import { formattedTime } from '../../time-in-language';
import { titleOf } from '../timeline-data';
import { type CourseView, courseHref, type DescribedChange } from '../view';
import type { Row } from './differences';

export interface ComparedSide {
  readonly letter: 'A' | 'B';
  readonly name: string;
  readonly sandbox: Sandbox;
  readonly application: ApplicationRow | undefined;
  readonly portal: PortalFrame;
  readonly who: string;
  readonly since: number;
}

export interface CompareView extends Pick<CourseView, 't' | 'language' | 'sandbox'> {
  readonly address: string;
  readonly link: string;
  readonly sides: readonly [ComparedSide, ComparedSide];
  readonly rows: readonly Row[];
  readonly showsAll: boolean;
  /** Null: before the first change. Undefined: the worlds are unrelated. */
  readonly common: DescribedChange | null | undefined;
  readonly notice: string | null;
}

export function compareData(view: CompareView): CompareData {
  const { language, rows, showsAll, sides, notice, link } = view;
  const [a, b] = sides;
  const differentIn = (group?: Row['group']) =>
    rows.filter((row) => row.isDifferent && (group === undefined || row.group === group));
  return {
    notice,
    equalUntil: equalUntil(view),
    movePointHref: courseHref({ sandbox: a.sandbox, language }),
    link,
    showsAll,
    views: { different: compareHref(view), all: compareHref(view, { all: '1' }) },
    different: differentIn().length,
    differentScreens: differentIn('screens').length,
    sides: [sideData(a, view), sideData(b, view)],
    advanceAction: compareHref(view, {}, '/advance'),
    groups: GROUPS.map((group) => ({
      group,
      different: differentIn(group).length,
      rows: showsAll ? rows.filter((row) => row.group === group) : differentIn(group),
    })),
    equal: showsAll ? null : equalSummary(view),
  };
}

interface Named {
  readonly sandbox: Pick<Sandbox, 'id'>;
}

export function compareHref(
  { sides: [a, b], language }: { language: Language; sides: readonly [Named, Named] },
  parameters: Record<string, string> = {},
  path = '',
): string {
  return `/simulator/course/compare${path}?${new URLSearchParams({ a: a.sandbox.id, b: b.sandbox.id, lang: language, ...parameters })}`;
}

function equalUntil(view: CompareView): string | null {
  const { common, language } = view;
  if (common === undefined) return null;
  if (common === null) return texts('comparison', language)('atStart');
  const when = formattedTime(common.change.at, language).toLocaleString({
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${when}, ${titleOf(view, common)}`;
}

function sideData(
  { letter, name, who, sandbox, application, portal, since }: ComparedSide,
  { language }: CompareView,
): Side {
  const t = texts('comparison', language);
  const displayed = application && displayedStatus(application.facts.status);
  const next =
    application &&
    nextBackOfficeStatus(flowOf(application.facts.allBanksLoanPurpose), application.facts.status);
  const now = formattedTime(sandbox.clock.now(), language).toLocaleString({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return {
    letter,
    name,
    status: displayed ? { displayed, label: displayedLabel(displayed, language) } : null,
    progress: `${t('stepsOn', { n: since })}, ${now}`,
    frame: portal.src,
    portalHref: portal.href,
    path: `/dashboard/applications${application ? `/${application.facts.shortApplicationId}` : ''}`,
    user: who,
    courseHref: courseHref({ sandbox, language }),
    advance:
      next && application
        ? { application: application.id, label: t('advance', { status: statusLabel(next, language) }) }
        : null,
  };
}

function equalSummary({ language, rows, t }: CompareView): string | null {
  const words = texts('comparison', language);
  const parts = GROUPS.flatMap((group) => {
    const n = rows.filter((row) => row.group === group && !row.isDifferent).length;
    return n === 0 ? [] : [t('part', { what: words(`group.${group}`), n })];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
