import type { Language } from 'contracts/api/enumerations/language';
import type { Finding } from '../../rules/finding';
import type { MadeLink } from '../share/shared-data';

/** A colour, which the portal replaces where it would be unreadable. */
export interface ShownContrast {
  readonly usedColour: string;
  /** Formatted contrast ratio of the given colour; null if the portal uses it. */
  readonly ratio: string | null;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface BankEntries {
  readonly name: string;
  readonly colour: string;
  readonly languages: readonly string[];
  readonly country: string;
  readonly currency: string;
}

export interface ShownFindings {
  readonly findings: readonly (Finding & { readonly message: string })[];
  readonly logos: { readonly before: string; readonly after: string } | null;
}

export interface BankData {
  readonly addresses: {
    readonly bank: string;
    readonly form: string;
    readonly exportHref: string;
    readonly share: string;
  };
  /** False while the partner's bank applies. */
  readonly isCustomised: boolean;
  readonly isPreview: boolean;
  /** True if a file was submitted, which a page cannot show again. */
  readonly isLogoLost: boolean;
  readonly link: MadeLink | null;
  readonly partner: string;
  /** Submitted values after a refusal, otherwise the saved ones. */
  readonly entries: BankEntries;
  readonly logo: { readonly src: string; readonly colours: readonly string[] } | null;
  readonly countries: readonly Choice[];
  readonly currencies: readonly Choice[];
  readonly languages: readonly { readonly code: Language; readonly name: string }[];
  readonly amount: string;
  readonly buttonTextContrast: ShownContrast;
  readonly linkContrast: ShownContrast;
  readonly api: { readonly address: string; readonly key: string };
  readonly document: { readonly text: string; readonly isOpen: boolean };
  readonly refusalMessage: string | null;
  readonly shownFindings: ShownFindings | null;
}
