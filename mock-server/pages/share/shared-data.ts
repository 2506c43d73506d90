export const SHARED_KINDS = ['state', 'film', 'bank', 'script', 'comparison'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Days until a link expires. */
export const LINK_DAYS = 30;

/** A link where it is made. `href` is null after the link expired or was withdrawn. */
export interface MadeLink {
  readonly id: string;
  readonly href: string | null;
  readonly audience: string;
  readonly visits: number;
  readonly until: string;
}

export interface ListedLink extends MadeLink {
  readonly kind: SharedKind;
  readonly name: string;
  /** Situation and bank of its world. */
  readonly world: string;
  readonly made: string;
  readonly last: string | null;
  readonly openNow: number;
  readonly state: 'open' | 'expired' | 'withdrawn';
}

export interface SharedData {
  readonly open: number;
  readonly openNow: number;
  readonly kinds: readonly {
    readonly kind: SharedKind | null;
    readonly count: number;
    readonly isShown: boolean;
  }[];
  /** Valid links of the chosen kind. */
  readonly links: readonly ListedLink[];
  /** Expired and withdrawn links of the chosen kind. */
  readonly ended: readonly ListedLink[];
  /** Id of the link that is about to be withdrawn. */
  readonly asked: string | null;
}
