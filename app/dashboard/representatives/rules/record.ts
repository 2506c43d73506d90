export const REPRESENTATIVE_MEMBERS = [
  'first_name',
  'last_name',
  'position',
  'nationality',
  'birthdate',
  'street',
  'street_number',
  'postcode',
  'location',
  'country',
  'is_legal_signatory',
  'is_contract_signatory',
  'is_sole_signatory',
  'is_beneficial_owner',
  'percentage_owned',
  'email',
  'telephone',
  'is_main_contact',
  'taxid',
  'custom_fields_list',
] as const;
export type RepresentativeMember = (typeof REPRESENTATIVE_MEMBERS)[number];

export type FormMember = Exclude<RepresentativeMember, 'custom_fields_list'>;
export const FORM_MEMBERS = REPRESENTATIVE_MEMBERS.filter(
  (member): member is FormMember => member !== 'custom_fields_list',
);

export interface Representative {
  readonly signatory_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly position?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
  readonly taxid?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly street_number?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly is_beneficial_owner: boolean;
  /** 0.25 is 25 percent. */
  readonly percentage_owned?: number | null | undefined;
  readonly is_legal_signatory: boolean;
  /** Null if the question does not apply. */
  readonly is_contract_signatory?: boolean | null | undefined;
  readonly is_sole_signatory?: boolean | null | undefined;
  readonly is_main_contact: boolean;
}

export function fullNameOf({
  first_name,
  last_name,
}: Pick<Representative, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/** D-60. Signatories represent the company by law and are willing to sign. */
export function isSignatory(
  person: Pick<Representative, 'is_legal_signatory' | 'is_contract_signatory'>,
): boolean {
  return person.is_legal_signatory && person.is_contract_signatory === true;
}
