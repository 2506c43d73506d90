import type { Language } from 'contracts/api/enumerations/language';

export interface ProviderData {
  readonly language: Language;
  readonly title: string;
  /** Empty if no provider uses the address any more. */
  readonly provider: string;
  readonly lead: string;
  readonly languages: readonly { readonly code: Language; readonly name: string; readonly href: string }[];
  /** Null if there is nothing left to decide. */
  readonly decision: ProviderDecision | null;
  readonly portal: string | null;
}

export interface ProviderDecision {
  readonly facts: readonly {
    readonly name: 'person' | 'birthdate' | 'company' | 'application' | 'validUntil';
    readonly value: string;
  }[];
  readonly coupon: { readonly number: string; readonly barcode: Barcode } | null;
  readonly hasSignatureLine: boolean;
  readonly isUnderReview: boolean;
  /** True if the form was submitted without one of the outcomes. */
  readonly isChoiceMissing: boolean;
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly tone: 'ok' | 'info' | 'warn' | 'bad';
    readonly title: string;
    readonly explanation: string;
  }[];
}

export interface Barcode {
  readonly width: number;
  readonly path: string;
}
