import type { DisplayedStatus } from '../parts/status-tag';

export const LANES = ['customer', 'bank', 'mail', 'clock', 'simulator'] as const;
export type Lane = (typeof LANES)[number];

export type Mark = 'signature' | 'identification' | 'document' | 'appointment';

export interface Dot {
  readonly lane: Lane;
  readonly mark: Mark | null;
}

export interface Cell {
  readonly id: string;
  readonly href: string;
  /** Null unless a new day begins. */
  readonly day: string | null;
  /** Time since the previous event; null if short. */
  readonly gap: string | null;
  readonly status: DisplayedStatus | null;
  readonly statusLabel: string | null;
  readonly dots: readonly Dot[];
  readonly moreDots: number;
  readonly label: string;
  readonly otherLabels: readonly string[];
  /** HH:mm */
  readonly time: string;
  readonly dateTime: string;
}

export interface Undo {
  readonly title: string;
  readonly happenings: readonly { readonly label: string; readonly code: string | null }[];
  readonly cause: { readonly text: string; readonly code: string };
  readonly after: string;
}

export interface WhatIf {
  readonly application: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly a: string;
  readonly b: string;
}

export interface TimelineData {
  readonly period: string;
  readonly events: number;
  readonly calls: number;
  readonly forgotten: number;
  readonly cells: readonly Cell[];
  /** Index of the chosen event. The present follows the last event. */
  readonly handle: number;
  readonly handleText: string;
  readonly now: { readonly href: string; readonly time: string };
  readonly keeping: Readonly<Record<string, string>>;
  readonly undo: Undo | null;
  readonly whatIf: WhatIf | null;
}

export interface StatusNode {
  readonly status: string;
  readonly name: string;
  readonly isHere: boolean;
  readonly isPast: boolean;
  readonly isEnd: boolean;
  /** True for a status outside the usual order. */
  readonly isAside: boolean;
  readonly canGo: boolean;
  readonly movers: string;
  readonly seen: string;
  readonly screens: string;
  readonly mails: readonly string[];
  readonly exits: readonly { readonly status: string; readonly name: string }[];
}

export interface Proof {
  readonly isProven: boolean;
  readonly claim: string;
  readonly text: string;
  readonly stuck: readonly { readonly name: string; readonly code: string; readonly text: string }[];
  readonly because: readonly { readonly name: string; readonly code: string }[];
  readonly markedCodes: readonly string[];
}

export interface FlowMapData {
  readonly explored: string;
  readonly isWhole: boolean;
  /** True if the map shows the demo partner in place of a custom bank. */
  readonly isOfDemo: boolean;
  readonly shortId: string;
  readonly application: string;
  readonly statuses: readonly StatusNode[];
  readonly waits: readonly { readonly name: string; readonly screen: string; readonly codes: string }[];
  readonly proofs: readonly Proof[];
}

export interface CourseData {
  readonly notice: { readonly text: string; readonly isBad: boolean } | null;
  readonly branches: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly isShown: boolean;
  }[];
  readonly compareHref: string | null;
  readonly applications: readonly { readonly id: string; readonly name: string }[];
  readonly application: string | null;
  readonly timeline: TimelineData;
  readonly map: FlowMapData | null;
  readonly actions: Readonly<Record<'back' | 'branch' | 'fork' | 'status', string>>;
}
