import type { Language } from 'contracts/api/enumerations';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';
import type { SavedState } from '../saved-states';
import type { Words } from './words';

/** How the page is looked at: what is chosen, searched and filtered. Travels in the address, so that it survives every reload. */
export interface PageQuery {
  /** Id of the application whose flow is shown. */
  application?: string | undefined;
  /** Search text of the list of scenarios. */
  q?: string | undefined;
  /** First tag of the scenarios that are listed. */
  group?: string | undefined;
  /** Which requests are listed. */
  log?: 'errors' | 'changes' | undefined;
  lang?: Language | undefined;
}

/** The pages that are drawn from a world as it stands and follow it. */
export type PagePath = '/simulator/situations' | '/simulator/development';

/** Everything a part of the page is drawn from. */
export interface PageView {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  /** Its saved states, the newest first. */
  readonly saved: readonly SavedState[];
  readonly query: PageQuery;
  /** Which page it is, where its forms lead back to. */
  readonly path: PagePath;
  /** Whether this browser begins with what is for engineers. */
  readonly beginsHere: boolean;
  readonly language: Language;
  readonly t: Words;
  /** Where browsers reach the simulator. */
  readonly origin: string;
  /** Why the last action was refused, in words and, where there are any, in codes. */
  readonly refused: { readonly text: string; readonly codes: string } | null;
}

/** The page's own address with something changed. */
export function pageHref(view: Pick<PageView, 'sandbox' | 'query' | 'path'>, change: PageQuery = {}): string {
  return `${view.path}?${parameters(view, change)}`;
}

/** Where a form of the page is sent. */
export function actionHref(view: PageView, action: string): string {
  return `/simulator/page/${action}?${parameters(view, {})}`;
}

/** Opens the portal in this sandbox as a persona, or as `visitor`. */
export function enterHref({ sandbox, language }: PageView, persona: string): string {
  return `/simulator/enter?${new URLSearchParams({ sandbox: sandbox.id, persona, lang: language })}`;
}

function parameters({ sandbox, query }: Pick<PageView, 'sandbox' | 'query'>, change: PageQuery) {
  const entries = Object.entries({ sandbox: sandbox.id, ...query, ...change });
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
