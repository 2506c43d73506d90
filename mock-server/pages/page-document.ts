import type { Language } from 'contracts/api/enumerations/language';
import type { NavigationItem } from './shell/navigation-items';

/** The same address answers `text/html` with the rendered page. */
export const PAGE_TYPE = 'application/vnd.simulator.page+json';

export interface ShownSandbox {
  readonly id: string;
  readonly isShared: boolean;
  readonly bank: string;
  readonly persona: string;
}

export interface PageShell {
  readonly title: string;
  readonly navigationItem: NavigationItem | null;
  readonly language: Language;
  readonly address: string;
  readonly sandbox: ShownSandbox | null;
  readonly isLive: boolean;
  /** Address of live updates, if it differs from the page's. */
  readonly updatesAddress: string | null;
  /** Address of the history entry that the page adds. */
  readonly entry: string | null;
  readonly isWithoutNavigation: boolean;
}

export interface PageDocument<Name extends string = string, Data extends object = object> {
  readonly page: Name;
  readonly shell: PageShell;
  readonly data: Data;
}

export interface PageRefusal {
  readonly refused: {
    readonly message: string;
    readonly nextStep: { readonly href: string; readonly label: string } | null;
  };
}
