/** What a search has found of a company, as far as it fills a form; member names are the provider's. */
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
