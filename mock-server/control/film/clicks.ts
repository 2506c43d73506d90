import type { Language } from 'contracts/api/enumerations';
import type { TimelineLane } from '../../pages/course/course-data';
import type { CapturedState } from '../../store/captured-state';
import { createStateFromCapture } from '../../store/captured-state';
import type { RecordedChange } from '../../store/history';
import type { Sandbox } from '../../store/sandbox';
import type { Sandboxes } from '../../store/sandboxes';
import { getTexts } from '../../texts/texts';
import { describeChanges, eventLabelOf } from '../course/view';
import type { EventKind, WorldEvent } from '../course/world-events';

export interface Click {
  readonly id: string;
  readonly at: Date;
  readonly caption: string;
  /** False for changes of the clock and the simulator itself. */
  readonly isSeen: boolean;
  readonly lane: TimelineLane;
  readonly change: RecordedChange;
  readonly where: Place;
}

type Place = { readonly persona: string; readonly path: string } | { readonly mail: string };

export const MAX_CLICKS = 24;

/** Returns the oldest click first. */
export function listClicks(sandbox: Sandbox, language: Language): Click[] {
  const t = getTexts('course', language);
  let before = sandbox.history.base;
  const clicks = describeChanges(sandbox).map(({ change, happenings }): Click => {
    const [first] = happenings;
    const where = placeOf(before, change, first);
    before = change.after;
    return {
      id: change.id,
      at: change.at,
      caption: first === undefined ? '' : eventLabelOf(first, { t, language }),
      isSeen: happenings.some(({ lane }) => lane === 'customer' || lane === 'bank' || lane === 'mail'),
      lane: first?.lane ?? 'simulator',
      change,
      where,
    };
  });
  return clicks.slice(-MAX_CLICKS);
}

/** Portal pages show the present, so each click gets a copy of the world. */
export function openClickSandboxes(
  clicks: readonly Click[],
  { sandbox, sandboxes, language }: { sandbox: Sandbox; sandboxes: Sandboxes; language: Language },
): { shots: { caption: string; path: string }[]; close: () => void } {
  const opened = clicks.map(({ caption, change, where }) => {
    const copy = sandboxes.open(sandbox.start);
    const at = new Date(change.at.getTime() + change.clockMove);
    copy.replaceState(createStateFromCapture(change.after, at));
    copy.partner = sandbox.partner;
    return { copy, shot: { caption, path: addressIn(copy, where, language) } };
  });
  return {
    shots: opened.map(({ shot }) => shot),
    close: () => {
      for (const { copy } of opened) sandboxes.close(copy);
    },
  };
}

function addressIn({ id }: Sandbox, where: Place, language: Language): string {
  if ('mail' in where)
    return `/simulator/mails/${where.mail}?${new URLSearchParams({ sandbox: id, lang: language })}`;
  const { persona, path } = where;
  return `/simulator/enter?${new URLSearchParams({ sandbox: id, persona, at: path, lang: language })}`;
}

const TABS: Partial<Record<EventKind, string>> = {
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

const SETTINGS: readonly EventKind[] = ['email_confirmed', 'password', 'settings'];

const VISITOR: Place = { persona: 'visitor', path: '/' };

function placeOf(
  before: CapturedState,
  { after, cause }: RecordedChange,
  event: WorldEvent | undefined,
): Place {
  if (event === undefined) return VISITOR;
  if (event.lane === 'mail') {
    const known = new Set(before.rows.mails.map(({ id }) => id));
    const mail = after.rows.mails.find(({ id }) => !known.has(id));
    if (mail) return { mail: mail.id };
  }
  const { applications, users } = after.rows;
  const changed = changedApplication(before, after);
  const application = applications.find(({ id }) => id === changed) ?? applications.at(-1);
  const user =
    users.find(({ email }) => email === cause.who) ??
    users.find(({ email }) => email === personIn(after, event)) ??
    users.find(({ id }) => id === application?.ownerId) ??
    users.find(({ email }) => email === after.personas[0]?.email);
  if (user === undefined) return VISITOR;
  if (SETTINGS.includes(event.what)) return { persona: user.email, path: '/dashboard/settings' };
  const path = application && `/dashboard/applications/${application.id}${TABS[event.what] ?? ''}`;
  return { persona: user.email, path: path ?? '/dashboard/applications' };
}

function personIn({ rows: { signatories } }: CapturedState, { name }: WorldEvent): string | undefined {
  const named = signatories.find(({ first_name, last_name }) => `${first_name} ${last_name}` === name);
  return named?.email ?? name;
}

/** Compares rows by identity, because each change makes a new object. */
function changedApplication({ rows: old }: CapturedState, { rows: now }: CapturedState): string | undefined {
  const isNew = <Row>(rows: readonly Row[]) => {
    const known = new Set(rows);
    return (row: Row) => !known.has(row);
  };
  return (
    now.applications.find(isNew(old.applications))?.id ??
    [
      now.signatories.find(isNew(old.signatories)),
      now.documents.find(isNew(old.documents)),
      now.financeObjects.find(isNew(old.financeObjects)),
      now.debtors.find(isNew(old.debtors)),
    ].find((row) => row !== undefined)?.applicationId
  );
}
