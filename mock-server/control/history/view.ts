import type { Language } from 'contracts/api/enumerations';
import { documentNameOf } from 'fixtures/document-texts';
import type { Settings } from '../../settings';
import type { RecordedChange } from '../../store/history';
import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import type { TextLookup } from '../../texts/texts';
import { identStatusLabel, statusLabel } from '../page/labels';
import type { WorldBranch } from './branches';
import { listWorldEvents, type WorldEvent } from './world-events';

export interface DescribedChange {
  readonly change: RecordedChange;
  readonly worldEvents: readonly WorldEvent[];
}

export interface HistoryView {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  readonly language: Language;
  readonly t: TextLookup<'history'>;
  readonly address: string;
  readonly shownChanges: readonly DescribedChange[];
  readonly handle: number;
  readonly application: ApplicationRow | undefined;
  readonly branches: readonly WorldBranch[];
  readonly notice: { readonly text: string; readonly isError: boolean } | null;
}

const describedChanges = new WeakMap<RecordedChange, readonly WorldEvent[]>();

export function describeChanges({ history }: Sandbox): readonly DescribedChange[] {
  let previousState = history.base;
  return history.changes.map((change) => {
    const worldEvents = describedChanges.get(change) ?? listWorldEvents(previousState, change);
    describedChanges.set(change, worldEvents);
    previousState = change.stateAfter;
    return { change, worldEvents };
  });
}

export function eventLabelOf(
  { kind, name = '', status, identificationStatus, document, span }: WorldEvent,
  { t, language }: Pick<HistoryView, 't' | 'language'>,
): string {
  return t(`what.${kind}`, {
    name,
    status: status ? statusLabel(status, language) : '',
    ident: identificationStatus ? identStatusLabel(identificationStatus, language) : '',
    document: document ? documentNameOf(document, language) : '',
    span: span === undefined ? '' : formatDuration(span, t),
  });
}

const MINUTE = 60_000;

export function formatDuration(milliseconds: number, t: TextLookup<'history'>): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const days = Math.round(minutes / 60 / 24);
  if (minutes >= 36 * 60 || minutes === 24 * 60) return days === 1 ? t('oneDay') : t('days', { n: days });
  if (minutes >= 60) return t('hours', { n: Math.round(minutes / 60) });
  return t('minutes', { n: minutes });
}

interface HistoryPageAddress
  extends Pick<HistoryView, 'language'>,
    Partial<Pick<HistoryView, 'application'>> {
  readonly sandbox: Pick<Sandbox, 'id'>;
}

export function createHistoryHref(
  { sandbox, language, application }: HistoryPageAddress,
  path = '',
  parameters: Record<string, string> = {},
): string {
  const query = {
    sandbox: sandbox.id,
    lang: language,
    ...(application && { application: application.id }),
    ...parameters,
  };
  return `/simulator/course${path}?${new URLSearchParams(query)}`;
}
