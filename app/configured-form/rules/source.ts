export type LocalizedValue = string | Readonly<Record<string, string>>;

export interface FieldDefinition {
  readonly id: string;
  readonly field_type: string;
  readonly value_type: string;
  readonly related_entity: string;
}

type Scalar = string | number | boolean;

export interface ChoiceDefinition {
  readonly key: Scalar;
  readonly label: LocalizedValue;
  readonly hint?: LocalizedValue | undefined;
}

export interface ValidationDefinition {
  readonly type: string;
  readonly value?: Scalar | undefined;
  readonly error?: LocalizedValue | undefined;
}

export interface UiField {
  readonly id: string;
  readonly component: string;
  readonly group?: LocalizedValue | undefined;
  readonly label?: LocalizedValue | undefined;
  readonly hint?: LocalizedValue | undefined;
  readonly format?: string | undefined;
  readonly precision?: number | undefined;
  readonly unit?: string | undefined;
  readonly step?: number | undefined;
  readonly default?: Scalar | undefined;
  readonly placeholder?: LocalizedValue | undefined;
  readonly rows?: number | undefined;
  readonly values?: readonly ChoiceDefinition[] | undefined;
  readonly grouped_values?:
    | readonly { readonly label: LocalizedValue; readonly values: readonly ChoiceDefinition[] }[]
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
  readonly label?: LocalizedValue | undefined;
  readonly steps?:
    | readonly {
        readonly id: string;
        readonly title?: LocalizedValue | undefined;
        readonly question?: LocalizedValue | undefined;
        readonly lead?: LocalizedValue | undefined;
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

const FALLBACK_LANGUAGES = ['de', 'en'];

export function localizedText(text: LocalizedValue | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text || undefined;
  const availableLanguage = [language, ...FALLBACK_LANGUAGES, ...Object.keys(text)].find(
    (candidate) => Object.hasOwn(text, candidate) && text[candidate],
  );
  return availableLanguage === undefined ? undefined : text[availableLanguage];
}
