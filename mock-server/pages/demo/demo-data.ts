import type { QrModules } from '../parts/qr-code';
import type { MadeLink } from '../share/shared-data';

export interface ShownFrame {
  readonly name: string;
  /** Null if the portal cannot be framed. */
  readonly src: string | null;
  readonly origin: string | null;
  readonly href: string;
}

export interface DemoEvent {
  readonly id: string;
  readonly occurredAt: string;
  readonly time: string;
  readonly isMail: boolean;
  readonly text: string;
  readonly code: string | null;
}

export interface PhoneQrCodesData {
  readonly people: readonly {
    readonly personName: string;
    readonly address: string;
    readonly code: QrModules;
  }[];
  readonly isOnlyLocal: boolean;
  /** Address of the portal if it does not answer. */
  readonly unreachableAddress: string | null;
  readonly hosts: readonly string[];
  readonly host: string | null;
}

export type OpenPanel =
  | { readonly kind: 'keys' }
  | { readonly kind: 'phones'; readonly phones: PhoneQrCodesData };

/** Stops are counted from 1. */
export interface DemoData {
  readonly title: string;
  readonly minutes: number | null;
  readonly startedAt: string;
  readonly stop: number;
  readonly stops: readonly { readonly title: string; readonly short: string }[];
  readonly say: string;
  readonly hint: string | null;
  readonly thingsToLookAt: readonly string[];
  readonly events: readonly DemoEvent[];
  readonly notes: readonly string[];
  readonly refusedActions: string | null;
  readonly isHidden: boolean;
  readonly hasCharacterKeys: boolean;
  readonly customer: ShownFrame;
  readonly areFramesShown: boolean;
  readonly controls: {
    /** `name` is null for an anonymous visitor. */
    readonly person: { readonly key: string; readonly name: string | null };
    readonly application: 'open' | 'ended' | null;
    /** The language's own name, such as Français. */
    readonly language: string;
    readonly canUndo: boolean;
  };
  readonly panel: OpenPanel | null;
}

export interface AudienceData extends DemoData {
  readonly path: string;
}

export interface PresenterData extends DemoData {
  readonly clock: string;
  readonly previousTitle: string | null;
  readonly nextStop: { readonly title: string; readonly say: string } | null;
  readonly secondFrame: ShownFrame | null;
  readonly bank: {
    readonly application: {
      readonly number: string;
      readonly status: string;
      readonly code: string;
      readonly signers: readonly SignerState[];
    } | null;
    readonly request: {
      readonly text: string | null;
      readonly call: string;
      readonly result: string;
    } | null;
    readonly alternatives: readonly string[];
  };
}

export interface SignerState {
  readonly id: string;
  readonly name: string;
  readonly signature: { readonly at: string; readonly time: string } | null;
  readonly identification: { readonly label: string; readonly status: string };
}

export interface DemoScriptProblem {
  readonly path: string;
  readonly text: string;
}

export interface ScriptData {
  readonly title: string;
  readonly document: string;
  readonly link: MadeLink | null;
  readonly shareHref: string;
  readonly notice: {
    readonly text: string;
    readonly isError: boolean;
    readonly findings: readonly DemoScriptProblem[];
  } | null;
  /** The stop to add: the portal's current page, or the refused form. */
  readonly newStop: {
    readonly path: string;
    readonly persona: string;
    readonly situation: string | null;
    readonly title: string;
    readonly say: string;
    readonly problems: Readonly<Partial<Record<'path' | 'title' | 'say', string>>>;
  };
}
