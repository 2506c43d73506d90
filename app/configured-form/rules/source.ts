export type Localized = string | Readonly<Record<string, string>>;

export interface FieldDefinition {
  readonly id: string;
  readonly field_type: string;
  readonly value_type: string;
  readonly related_entity: string;
}

type Scalar = string | number | boolean;

export interface ChoiceDefinition {
  readonly key: Scalar;
  readonly label: Localized;
  readonly hint?: Localized | undefined;
}

export interface ValidationDefinition {
  readonly type: string;
  readonly value?: Scalar | undefined;
  readonly error?: Localized | undefined;
}

export interface UiField {
  readonly id: string;
  readonly component: string;
  readonly group?: Localized | undefined;
  readonly label?: Localized | undefined;
  readonly hint?: Localized | undefined;
  readonly format?: string | undefined;
  readonly precision?: number | undefined;
  readonly unit?: string | undefined;
  readonly step?: number | undefined;
  readonly default?: Scalar | undefined;
  readonly placeholder?: Localized | undefined;
  readonly rows?: number | undefined;
  readonly values?: readonly ChoiceDefinition[] | undefined;
  readonly grouped_values?:
    | readonly { readonly label: Localized; readonly values: readonly ChoiceDefinition[] }[]
    | undefined;
  readonly validations?: readonly ValidationDefinition[] | undefined;
}

export interface PurposeDefinition {
  readonly name: string;
  readonly fields?: readonly string[] | undefined;
  readonly currencies?: readonly string[] | undefined;
}

export interface UiPurpose {
  readonly name: string;
  readonly label?: Localized | undefined;
  readonly steps?:
    | readonly {
        readonly id: string;
        readonly title?: Localized | undefined;
        readonly question?: Localized | undefined;
        readonly lead?: Localized | undefined;
        readonly fields: readonly UiField[];
      }[]
    | undefined;
}

export interface FormSource {
  readonly definitions: {
    readonly loan_purposes?: readonly PurposeDefinition[] | undefined;
    readonly fields?: readonly FieldDefinition[] | undefined;
  } | null;
  readonly uiConfig: { readonly loan_purposes?: readonly UiPurpose[] | undefined } | null;
}

const FALLBACKS = ['de', 'en'];

export function localizedText(text: Localized | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text || undefined;
  const spoken = [language, ...FALLBACKS, ...Object.keys(text)].find(
    (candidate) => Object.hasOwn(text, candidate) && text[candidate],
  );
  return spoken === undefined ? undefined : text[spoken];
}
