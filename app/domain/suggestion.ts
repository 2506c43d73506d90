import {
  invalid,
  type MessageKey,
  parseMessage,
  type ValidationResult,
  type ValidationRule,
} from './message';

const RESPELLED_MAX = 200;

// These messages contain the suggestion. `listErrors` recognises them by the ending `Near`.
const KEYS_WITH_SUGGESTION = {
  characterNotAllowed: 'characterNotAllowedNear',
  tooLong: 'tooLongNear',
  phoneInvalid: 'phoneInvalidNear',
  houseNumberGap: 'houseNumberGapNear',
  swissUid: 'swissUidNear',
  iban: 'ibanNear',
} as const satisfies Record<string, MessageKey>;

const hasSuggestionKey = (key: string): key is keyof typeof KEYS_WITH_SUGGESTION =>
  Object.hasOwn(KEYS_WITH_SUGGESTION, key);

export function invalidWithSuggestion(
  key: keyof typeof KEYS_WITH_SUGGESTION,
  suggestion: string,
): ValidationResult<never> {
  return invalid(KEYS_WITH_SUGGESTION[key], { suggestion });
}

/** D-86. @param respell returns a candidate, which the message offers if the rule accepts it */
export function withSuggestion(
  rule: ValidationRule<string>,
  respell: (typed: string) => string,
): ValidationRule<string> {
  return (typed) => {
    const result = rule(typed);
    if (result.ok || typed.length > RESPELLED_MAX) return result;
    const { key, params } = parseMessage(result.error);
    if (!hasSuggestionKey(key)) return result;
    const respelledResult = rule(respell(typed));
    return respelledResult.ok
      ? invalid(KEYS_WITH_SUGGESTION[key], { ...params, suggestion: respelledResult.value })
      : result;
  };
}

export interface FoundCompanyDetails {
  readonly name: string;
  readonly strasseHausnummer?: string | null | undefined;
  readonly plz?: string | null | undefined;
  readonly ort?: string | null | undefined;
  readonly land?: string | null | undefined;
  readonly identnummer?: string | null | undefined;
  readonly companyType?: string | null | undefined;
  readonly businessPurpose?: string | null | undefined;
}

export interface FoundCompany extends FoundCompanyDetails {
  readonly external_provider_company_id: string;
  readonly company_custom_fields?:
    | readonly { readonly field_id: string; readonly field_value: string }[]
    | undefined;
}
