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
