import type { SigningRequirements } from './signing-steps';

export interface SignedApplication {
  readonly applicationId: string;
  readonly shortApplicationId: string;
  readonly companyName: string;
  readonly allBanksLoanPurpose: string;
  readonly currency: string;
  readonly loanSize: number | null;
  readonly loanDuration: number | null;
  readonly factoring_limit?: number | null | undefined;
  readonly bankName?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly pricing: unknown;
}

export interface SigningPerson {
  readonly signatory_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** SIGN-02. Must contain all content that the signatory accepts. Another hash at the submit means a change. */
export function createSignedContent(
  application: SignedApplication,
  person: SigningPerson,
  { required_other_documents }: Pick<SigningRequirements, 'required_other_documents'>,
): string {
  const { applicationId, shortApplicationId, companyName, allBanksLoanPurpose } = application;
  const { currency, loanSize, loanDuration, factoring_limit, bankName, iban, pricing } = application;
  return JSON.stringify([
    [applicationId, shortApplicationId, companyName, allBanksLoanPurpose],
    [currency, loanSize, loanDuration, factoring_limit ?? null, pricing],
    [bankName ?? null, iban ?? null],
    [person.signatory_id, person.first_name, person.last_name],
    required_other_documents.map(({ document_id, document_type, signed_document_id }) => [
      document_id,
      document_type,
      signed_document_id ?? null,
    ]),
  ]);
}

/** Returns "DE89 •••• 3000". */
export function maskIban(iban: string | null | undefined): string | null {
  const normalizedIban = iban?.replace(/\s/g, '').toUpperCase() ?? '';
  return normalizedIban.length < 12 ? null : `${normalizedIban.slice(0, 4)} •••• ${normalizedIban.slice(-4)}`;
}

export function taxNumberEndingOf(taxNumber: string | null | undefined): string | null {
  const normalizedNumber = taxNumber?.replace(/[\s./\\-]/g, '') ?? '';
  return normalizedNumber.length < 5 ? null : normalizedNumber.slice(-3);
}
