export const SHARED_KINDS = ['state', 'film', 'bank', 'script', 'comparison'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

export const LINK_DAYS = 30;

/** `href` is null after the link expired or was withdrawn. */
export interface MadeLink {
  readonly id: string;
  readonly href: string | null;
  readonly audience: string;
  readonly visits: number;
  readonly validUntil: string;
}

export interface ListedLink extends MadeLink {
  readonly kind: SharedKind;
  readonly name: string;
  readonly world: string;
  readonly createdText: string;
  readonly lastVisit: string | null;
  readonly openWorldCount: number;
  readonly state: 'open' | 'expired' | 'withdrawn';
}

export interface SharedData {
  readonly open: number;
  readonly openLinkCount: number;
  readonly kinds: readonly {
    readonly kind: SharedKind | null;
    readonly count: number;
    readonly isShown: boolean;
  }[];
  readonly links: readonly ListedLink[];
  readonly endedLinks: readonly ListedLink[];
  readonly linkToConfirm: string | null;
}
