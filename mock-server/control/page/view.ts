import type { Language } from 'contracts/api/enumerations';
import type { PageFormContext } from '../../pages/parts/page-forms';
import type { RefusedForm } from '../../pages/parts/refusal-note';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';
import type { TextLookup } from '../../texts/texts';
import type { SavedState } from '../saved-states';
import type { SharedLink } from '../shared-links';

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
  readonly savedStates: readonly SavedState[];
  readonly findOpenLink: (state: SavedState) => SharedLink | null;
  readonly query: PageQuery;
  readonly path: PagePath;
  readonly isPreferredStart: boolean;
  readonly language: Language;
  readonly t: TextLookup<'pages'>;
  readonly origin: string;
  readonly refusedForm: (RefusedForm & Pick<PageFormContext, 'typed'>) | null;
}

export function createPageHref(view: Pick<PageView, 'sandbox' | 'query' | 'path'>): string {
  return `${view.path}?${formatPageQuery(view)}`;
}

export function formatPageQuery({ sandbox, query }: Pick<PageView, 'sandbox' | 'query'>): string {
  const entries = Object.entries({ sandbox: sandbox.id, ...query });
  return String(new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1]))));
}
