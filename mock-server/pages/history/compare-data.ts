import type { DisplayedStatus } from '../parts/status-tag';
import type { MadeLink } from '../share/shared-data';

export const DIFFERENCE_GROUPS = ['pending', 'mails', 'data', 'screens'] as const;
export type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number];

export type BranchLetter = 'A' | 'B';

export interface BranchSide {
  readonly letter: BranchLetter;
  readonly name: string;
  readonly status: { readonly displayed: DisplayedStatus; readonly label: string } | null;
  /** Text with the number of changes since the worlds diverged, and the clock. */
  readonly progress: string;
  /** Null if the portal cannot be framed. */
  readonly frame: string | null;
  readonly portalHref: string;
  readonly path: string;
  readonly user: string;
  readonly historyHref: string;
  readonly advance: { readonly application: string; readonly label: string } | null;
}

interface ComparedValue {
  readonly text: string;
  readonly code?: string;
}

export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly a: ComparedValue | null;
  readonly b: ComparedValue | null;
  readonly isDifferent: boolean;
}

export interface CompareData {
  readonly notice: string | null;
  /** Last common moment; null if the worlds are unrelated. */
  readonly equalUntil: string | null;
  readonly movePointHref: string;
  readonly link: MadeLink | null;
  readonly showsAll: boolean;
  readonly views: { readonly differencesHref: string; readonly all: string };
  readonly differenceCount: number;
  readonly differentScreenCount: number;
  readonly sides: readonly [BranchSide, BranchSide];
  readonly advanceAction: string;
  readonly shareAction: string;
  readonly groups: readonly {
    readonly group: DifferenceGroup;
    readonly differenceCount: number;
    readonly rows: readonly ComparedRow[];
  }[];
  /** Text that counts the equal values; null if they are shown. */
  readonly equalText: string | null;
}
