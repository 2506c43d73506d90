import type { DisplayedStatus } from '../parts/status-tag';

export const EVENT_CATEGORIES = ['customer', 'bank', 'mail', 'clock', 'simulator'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

export type EventSymbol = 'signature' | 'identification' | 'document' | 'appointment';

export interface EventDot {
  readonly category: EventCategory;
  readonly symbol: EventSymbol | null;
}

export interface TimelineCell {
  readonly id: string;
  readonly href: string;
  /** Null unless a new day begins. */
  readonly day: string | null;
  /** Time since the previous event; null if short. */
  readonly gap: string | null;
  readonly status: DisplayedStatus | null;
  readonly statusLabel: string | null;
  readonly dots: readonly EventDot[];
  readonly hiddenDotCount: number;
  readonly label: string;
  readonly otherLabels: readonly string[];
  /** `HH:mm`. */
  readonly time: string;
  readonly dateTime: string;
}

export interface UndoView {
  readonly title: string;
  readonly events: readonly { readonly label: string; readonly code: string | null }[];
  readonly cause: { readonly text: string; readonly code: string };
  readonly consequences: string;
}

export interface WhatIf {
  readonly application: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly impossibleReasons: readonly string[];
  readonly a: string;
  readonly b: string;
}

export interface TimelineData {
  readonly period: string;
  readonly eventCount: number;
  readonly callCount: number;
  readonly forgottenCount: number;
  readonly cells: readonly TimelineCell[];
  /** Index of the chosen event. The present has the index after the last event. */
  readonly handle: number;
  readonly handleText: string;
  readonly now: { readonly href: string; readonly time: string };
  readonly keptParameters: Readonly<Record<string, string>>;
  readonly undo: UndoView | null;
  readonly whatIf: WhatIf | null;
}

export interface StatusNode {
  readonly status: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isPast: boolean;
  readonly isEnd: boolean;
  /** True for a status outside the usual order. */
  readonly isOutsideFlow: boolean;
  readonly isReachable: boolean;
  readonly owners: string;
  readonly displayedStatus: string;
  readonly screens: string;
  readonly mailLabels: readonly string[];
  readonly exits: readonly { readonly status: string; readonly name: string }[];
}

export interface ProvenStatement {
  readonly isProven: boolean;
  readonly claim: string;
  readonly text: string;
  readonly stuckItems: readonly { readonly name: string; readonly code: string; readonly text: string }[];
  readonly causes: readonly { readonly name: string; readonly code: string }[];
  readonly markedCodes: readonly string[];
}

export interface FlowMapData {
  readonly explorationText: string;
  readonly isComplete: boolean;
  /** The map shows the demo partner instead of a custom bank. */
  readonly showsDemoPartner: boolean;
  readonly shortId: string;
  readonly application: string;
  readonly statuses: readonly StatusNode[];
  readonly pendingActions: readonly {
    readonly name: string;
    readonly screen: string;
    readonly codes: string;
  }[];
  readonly proofs: readonly ProvenStatement[];
}

export interface HistoryData {
  readonly notice: { readonly text: string; readonly isError: boolean } | null;
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
