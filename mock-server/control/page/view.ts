import type { Language } from 'contracts/api/enumerations';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';
import type { Texts } from '../../texts/texts';
import type { SavedState } from '../saved-states';

export interface PageQuery {
  application?: string | undefined;
  q?: string | undefined;
  group?: string | undefined;
  log?: 'errors' | 'changes' | undefined;
  show?: 'failed' | 'notRun' | undefined;
  lang?: Language | undefined;
}

export type PagePath = '/simulator/situations' | '/simulator/development';

export interface PageView {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  readonly saved: readonly SavedState[];
  readonly isShared: (state: SavedState) => boolean;
  readonly query: PageQuery;
  readonly path: PagePath;
  readonly beginsHere: boolean;
  readonly language: Language;
  readonly t: Texts<'pages'>;
  readonly origin: string;
  readonly refused: { readonly text: string; readonly codes: string } | null;
}

export function pageHref(view: Pick<PageView, 'sandbox' | 'query' | 'path'>, change: PageQuery = {}): string {
  return `${view.path}?${pageParameters(view, change)}`;
}

export function actionHref(view: PageView, action: string): string {
  return `/simulator/page/${action}?${pageParameters(view, {})}`;
}

export function enterHref({ sandbox, language }: PageView, persona: string): string {
  return `/simulator/enter?${new URLSearchParams({ sandbox: sandbox.id, persona, lang: language })}`;
}

function pageParameters({ sandbox, query }: Pick<PageView, 'sandbox' | 'query'>, change: PageQuery) {
  const entries = Object.entries({ sandbox: sandbox.id, ...query, ...change });
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
