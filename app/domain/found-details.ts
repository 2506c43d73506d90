export interface FoundDetails {
  readonly name: string;
  readonly strasseHausnummer?: string | null | undefined;
  readonly plz?: string | null | undefined;
  readonly ort?: string | null | undefined;
  readonly land?: string | null | undefined;
  readonly identnummer?: string | null | undefined;
  readonly companyType?: string | null | undefined;
  readonly businessPurpose?: string | null | undefined;
}

/** Member names are those of the search provider. */
export interface FoundCompany extends FoundDetails {
  readonly external_provider_company_id: string;
  readonly company_custom_fields?:
    | readonly { readonly field_id: string; readonly field_value: string }[]
    | undefined;
}
