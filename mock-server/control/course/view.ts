import type { Language } from 'contracts/api/enumerations';
import { documentName } from 'fixtures/document-texts';
import type { Context } from 'hono';
import { DateTime } from 'luxon';
import type { Simulator } from '../../api/exchange';
import { refusal } from '../../api/refusal';
import type { Settings } from '../../settings';
import type { Change } from '../../store/history';
import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { standingInWords } from '../page/identification-words';
import { filled } from '../page/words';
import type { Branch } from './branches';
import { type Happening, happeningsIn } from './happenings';
import type { Words } from './words';
import { STATUS_WORDS } from './words/rule-words';

/** A change with all that happened in it. */
export interface Told {
  readonly change: Change;
  readonly happenings: readonly Happening[];
}

/** What the page of a world's course is drawn from. */
export interface CourseView {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  readonly language: Language;
  readonly t: Words;
  /** The page's own path and query. */
  readonly address: string;
  /** Everything the world remembers, the oldest first. */
  readonly told: readonly Told[];
  /** Position of the change before which the handle stands; their number where it stands at now. */
  readonly handle: number;
  /** Whose way the line and the map show; undefined where there is none. */
  readonly application: ApplicationRow | undefined;
  readonly branches: readonly Branch[];
  /** What has just been done, or why nothing could be. */
  readonly notice: { readonly text: string; readonly isBad: boolean } | null;
}

/** Whose world a request looks at. Throws err_entity_not_found for a sandbox nobody has, or one that is not to be changed. */
export function worldOf({ sandboxes }: Simulator, c: Context): Sandbox {
  const id = c.req.query('sandbox');
  const sandbox = c.req.method === 'GET' ? sandboxes.find(id) : sandboxes.findForChange(id);
  if (sandbox === undefined) throw refusal('err_entity_not_found', 'sandbox');
  return sandbox;
}

const tellings = new WeakMap<Change, readonly Happening[]>();

/** Everything a world remembers, in happenings; each change is looked through once. */
export function tell({ history }: Sandbox): readonly Told[] {
  let before = history.base;
  return history.changes.map((change) => {
    const happenings = tellings.get(change) ?? happeningsIn(before, change);
    tellings.set(change, happenings);
    before = change.after;
    return { change, happenings };
  });
}

/** A happening in words. */
export function inWords(
  { what, name = '', status, ident, document, span }: Happening,
  { t, language }: Pick<CourseView, 't' | 'language'>,
): string {
  return filled(t.what[what], {
    name,
    status: status ? STATUS_WORDS[status][language] : '',
    ident: ident ? standingInWords(ident, language) : '',
    document: document ? documentName(document, language) : '',
    span: span === undefined ? '' : spanIn(span, t),
  });
}

const MINUTE = 60_000;

/** A span of time, in its largest unit. */
export function spanIn(milliseconds: number, t: Words): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const days = Math.round(minutes / 60 / 24);
  if (minutes >= 36 * 60 || minutes === 24 * 60) return days === 1 ? t.oneDay : filled(t.days, { n: days });
  if (minutes >= 60) return filled(t.hours, { n: Math.round(minutes / 60) });
  return filled(t.minutes, { n: minutes });
}

/** A moment of virtual time as it is read in the language, in UTC as everywhere in the simulator. */
export function timeIn(at: Date, language: Language) {
  return DateTime.fromJSDate(at, { zone: 'utc' }).setLocale(language === 'en' ? 'en-GB' : language);
}

/** Day and time of day in few letters, as the language writes them. */
export function shortTime(at: Date, language: Language): string {
  return timeIn(at, language).toLocaleString({
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** What an address of the course is made of. */
interface CourseAddress extends Pick<CourseView, 'language'>, Partial<Pick<CourseView, 'application'>> {
  readonly sandbox: Pick<Sandbox, 'id'>;
}

/** An address of the course, in the same world and language. */
export function courseHref(
  { sandbox, language, application }: CourseAddress,
  path = '',
  more: Record<string, string> = {},
): string {
  const query = {
    sandbox: sandbox.id,
    lang: language,
    ...(application && { application: application.id }),
    ...more,
  };
  return `/simulator/course${path}?${new URLSearchParams(query)}`;
}
