import type { Language } from 'contracts/api/enumerations';
import type { EventCategory } from '../../pages/history/history-data';
import type { CapturedState } from '../../store/captured-state';
import { createStateFromCapture } from '../../store/captured-state';
import type { RecordedChange } from '../../store/history';
import type { Sandbox } from '../../store/sandbox';
import type { Sandboxes } from '../../store/sandboxes';
import { getTexts } from '../../texts/texts';
import { describeChanges, eventLabelOf } from '../history/view';
import type { EventKind, WorldEvent } from '../history/world-events';

export interface Click {
  readonly id: string;
  readonly occurredAt: Date;
  readonly caption: string;
  /** False for changes of the clock and the simulator itself. */
  readonly isVisible: boolean;
  readonly category: EventCategory;
  readonly change: RecordedChange;
  readonly place: ClickedPage;
}

type ClickedPage = { readonly persona: string; readonly path: string } | { readonly mail: string };

export const MAX_CLICKS = 24;

/** Returns the oldest click first. */
export function listClicks(sandbox: Sandbox, language: Language): Click[] {
  const t = getTexts('history', language);
  let stateBefore = sandbox.history.base;
  const clicks = describeChanges(sandbox).map(({ change, worldEvents }): Click => {
    const [firstEvent] = worldEvents;
    const place = clickedPageOf(stateBefore, change, firstEvent);
    stateBefore = change.stateAfter;
    return {
      id: change.id,
      occurredAt: change.changedAt,
      caption: firstEvent === undefined ? '' : eventLabelOf(firstEvent, { t, language }),
      isVisible: worldEvents.some(
        ({ category }) => category === 'customer' || category === 'bank' || category === 'mail',
      ),
      category: firstEvent?.category ?? 'simulator',
      change,
      place,
    };
  });
  return clicks.slice(-MAX_CLICKS);
}

/** Portal pages show the present, so each click gets a copy of the world. */
export function openClickSandboxes(
  clicks: readonly Click[],
  { sandbox, sandboxes, language }: { sandbox: Sandbox; sandboxes: Sandboxes; language: Language },
): { shots: { caption: string; path: string }[]; close: () => void } {
  const openedCopies = clicks.map(({ caption, change, place }) => {
    const copy = sandboxes.open(sandbox.start);
    const sandboxTime = new Date(change.changedAt.getTime() + change.clockMoveMs);
    copy.replaceState(createStateFromCapture(change.stateAfter, sandboxTime));
    copy.partner = sandbox.partner;
    return { copy, shot: { caption, path: addressOfPage(copy, place, language) } };
  });
  return {
    shots: openedCopies.map(({ shot }) => shot),
    close: () => {
      for (const { copy } of openedCopies) sandboxes.close(copy);
    },
  };
}

function addressOfPage({ id }: Sandbox, place: ClickedPage, language: Language): string {
  if ('mail' in place)
    return `/simulator/mails/${place.mail}?${new URLSearchParams({ sandbox: id, lang: language })}`;
  const { persona, path } = place;
  return `/simulator/enter?${new URLSearchParams({ sandbox: id, persona, at: path, lang: language })}`;
}

const TAB_BY_EVENT_KIND: Partial<Record<EventKind, string>> = {
  representative_added: '/representatives',
  representative_changed: '/representatives',
  representative_removed: '/representatives',
  document_added: '/documents',
  document_changed: '/documents',
  document_removed: '/documents',
  identification: '/signatures',
  signed: '/signatures',
  terms_accepted: '/signatures',
  paper_signed: '/signatures',
  object_added: '/objects',
  object_changed: '/objects',
  object_removed: '/objects',
  factoring_data: '/factoring',
  debtor_added: '/factoring',
  debtor_changed: '/factoring',
  debtor_removed: '/factoring',
};

const SETTINGS_EVENTS: readonly EventKind[] = ['email_confirmed', 'password', 'settings'];

const VISITOR_PAGE: ClickedPage = { persona: 'visitor', path: '/' };

function clickedPageOf(
  stateBefore: CapturedState,
  { stateAfter, cause }: RecordedChange,
  event: WorldEvent | undefined,
): ClickedPage {
  if (event === undefined) return VISITOR_PAGE;
  if (event.category === 'mail') {
    const knownIds = new Set(stateBefore.rows.mails.map(({ id }) => id));
    const mail = stateAfter.rows.mails.find(({ id }) => !knownIds.has(id));
    if (mail) return { mail: mail.id };
  }
  const { applications, users } = stateAfter.rows;
  const changedId = changedApplication(stateBefore, stateAfter);
  const application = applications.find(({ id }) => id === changedId) ?? applications.at(-1);
  const user =
    users.find(({ email }) => email === cause.userEmail) ??
    users.find(({ email }) => email === personIn(stateAfter, event)) ??
    users.find(({ id }) => id === application?.ownerId) ??
    users.find(({ email }) => email === stateAfter.personas[0]?.email);
  if (user === undefined) return VISITOR_PAGE;
  if (SETTINGS_EVENTS.includes(event.kind)) return { persona: user.email, path: '/dashboard/settings' };
  const path =
    application && `/dashboard/applications/${application.id}${TAB_BY_EVENT_KIND[event.kind] ?? ''}`;
  return { persona: user.email, path: path ?? '/dashboard/applications' };
}

function personIn({ rows: { signatories } }: CapturedState, { name }: WorldEvent): string | undefined {
  const signatory = signatories.find(({ first_name, last_name }) => `${first_name} ${last_name}` === name);
  return signatory?.email ?? name;
}

/** Compares rows by identity, because each change makes a new object. */
function changedApplication(
  { rows: rowsBefore }: CapturedState,
  { rows: rowsAfter }: CapturedState,
): string | undefined {
  const isNew = <Row>(rows: readonly Row[]) => {
    const knownRows = new Set(rows);
    return (row: Row) => !knownRows.has(row);
  };
  return (
    rowsAfter.applications.find(isNew(rowsBefore.applications))?.id ??
    [
      rowsAfter.signatories.find(isNew(rowsBefore.signatories)),
      rowsAfter.documents.find(isNew(rowsBefore.documents)),
      rowsAfter.financeObjects.find(isNew(rowsBefore.financeObjects)),
      rowsAfter.debtors.find(isNew(rowsBefore.debtors)),
    ].find((row) => row !== undefined)?.applicationId
  );
}
