import { z } from 'zod';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from '~/domain/address';
import { invalid, type Rule, valid } from '~/domain/checked';
import { parseDate } from '~/domain/dates';
import { checkEmail } from '~/domain/email';
import { choice, ignored, optional, required } from '~/domain/form-schema';
import { message } from '~/domain/message';
import { phoneNumberRule } from '~/domain/phone-number';
import { formatShare, shareRule, WHOLE_COMPANY } from '~/domain/share';
import { isSameTaxNumber, personalTaxNumberRule } from '~/domain/tax-number';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import { FORM_MEMBERS, type FormMember, type Member } from './record';

/** Another representative, as far as it matters to somebody's form. */
export interface Other {
  readonly email: string | null;
  /** Their share, in basis points. */
  readonly points: number;
}

/** What a representative's form is judged by, beside what is typed. Plain data: server and browser judge alike. */
export interface FormContext {
  /** The members that are asked for: those the user may change. */
  readonly members: readonly Member[];
  /** The form's texts of the record as it is: what stands for members that are not asked for. Empty for a newcomer. */
  readonly recorded: Typed;
  readonly others: readonly Other[];
  readonly companyTaxNumber: string | null;
  /** Codes to choose from, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** The deployment's country, ISO 3166-1 alpha-2: national telephone numbers are its where the person's is not known (D-88). */
  readonly homeCountry: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly language: string;
}

const NAME_MAX = 100;
const POSITION_MAX = 100;

/** Anything that is seen, and the two marks that join or part letters of some scripts: none that only disguise a name. */
const VISIBLE = /[^\p{Cf}\p{Co}]|[\u200c\u200d]/u;

const nameCharacters = textRule({ max: NAME_MAX, allowed: VISIBLE });

/** Unseen characters that pasting brings and no script needs: soft hyphen, zero-width space, byte order mark. */
const PASTED = /[\u00ad\u200b\ufeff]/gu;

/** A name has a letter, of whatever language. */
const checkName: Rule<string> = (typed) => {
  const name = nameCharacters(typed.replace(PASTED, ''));
  return name.ok && !/\p{L}/u.test(name.value) ? invalid('invalid') : name;
};

/** Nobody alive was born before. */
export const EARLIEST_BIRTHDATE = '1900-01-01';

export const YES = 'yes';
export const NO = 'no';
const yesNo = choice([YES, NO]).transform((answer) => answer === YES);

/** The answers that decide what else is asked: what is typed, or what is recorded where it cannot be changed. */
export function saidOf({ members, recorded }: Pick<FormContext, 'members' | 'recorded'>, typed: Typed) {
  const said = (member: FormMember) => (members.includes(member) ? typed : recorded)[member];
  const isLegalSignatory = said('is_legal_signatory') === YES;
  return {
    isLegalSignatory,
    /** Willing to sign, which only a legal signatory can be. */
    signs: isLegalSignatory && said('is_contract_signatory') === YES,
    isBeneficialOwner: said('is_beneficial_owner') === YES,
    isMainContact: said('is_main_contact') === 'on',
    email: said('email')?.trim() ?? '',
    telephone: said('telephone')?.trim() ?? '',
    country: said('country') ?? '',
  };
}

/** The rule of the person's telephone number: national ones are of the country where they live, else of the deployment's (D-88). */
export function phoneRuleOf({ homeCountry }: Pick<FormContext, 'homeCountry'>, said: { country: string }) {
  return phoneNumberRule(said.country || homeCountry);
}

/** The schema of all there is to say of a representative (REP-02 to REP-05, REP-09, D-59, D-61), by the names of the wire. */
export function representativeSchema(context: FormContext, typed: Typed) {
  const said = saidOf(context, typed);
  const hasContact = said.email !== '' || said.telephone !== '';
  const contact = (rule: Rule<string>, other: string) => {
    // A main contact stays reachable, also where only this one can be changed.
    const isLast = said.isMainContact && !context.members.includes('is_main_contact') && other === '';
    return said.signs || isLast ? required(rule) : optional(rule);
  };
  const share = aboveOthers(context, shareRule(said.isBeneficialOwner ? 1 : 0, context.language));
  return z.object({
    first_name: required(checkName),
    last_name: required(checkName),
    position: optional(textRule({ max: POSITION_MAX, allowed: VISIBLE })),
    nationality: choice(context.countries),
    birthdate: required(birthdateBefore(context.today)),
    street: required(checkStreet),
    street_number: required(checkHouseNumber),
    postcode: required(checkPostcode),
    location: required(checkCity),
    country: choice(context.countries),
    is_legal_signatory: yesNo,
    is_contract_signatory: said.isLegalSignatory ? yesNo : ignored,
    is_sole_signatory: said.isLegalSignatory ? yesNo : ignored,
    is_beneficial_owner: yesNo,
    percentage_owned: said.isBeneficialOwner ? required(share) : optional(share),
    email: contact(unlessTaken(context), said.telephone),
    telephone: contact(phoneRuleOf(context, said), said.email),
    is_main_contact: z
      .string()
      .optional()
      .transform((box, issues) => {
        const isTicked = box === 'on';
        if (isTicked && !hasContact)
          issues.addIssue({ code: 'custom', message: message('mainContactUnreachable') });
        return isTicked;
      }),
    taxid: optional(otherThan(context.companyTaxNumber, personalTaxNumberRule(said.country))),
  });
}

/** What the schema of everything gives. Shares are basis points. */
export type Answers = z.output<ReturnType<typeof representativeSchema>>;

/** The schema of the members that are asked for, and of nothing else. */
export function askedSchema(context: FormContext, typed: Typed): z.ZodObject<z.ZodRawShape> {
  const { shape } = representativeSchema(context, typed);
  const asked = FORM_MEMBERS.filter((member) => context.members.includes(member));
  return z.object(Object.fromEntries(asked.map((member) => [member, shape[member]])));
}

/** The members without which a representative is not known in full (REP-02 to REP-04); `recorded` are the form's texts. */
export function missingMembers(recorded: Typed, today: string): FormMember[] {
  const typed = Object.fromEntries(Object.entries(recorded).filter(([, text]) => text !== ''));
  const company = { others: [], companyTaxNumber: null, countries: [], homeCountry: '' };
  const context = { members: FORM_MEMBERS, recorded, ...company, today, language: 'en' };
  const schema = representativeSchema(context, typed);
  const issues = schema.safeParse(typed).error?.issues ?? [];
  const absent = issues.filter((issue) => issue.message === 'required' || issue.message === 'choose');
  return FORM_MEMBERS.filter((member) => absent.some(({ path }) => path[0] === member));
}

function birthdateBefore(today: string): Rule<string> {
  return (typed) => {
    const date = parseDate(typed);
    if (!date.ok) return date;
    if (date.value >= today) return invalid('birthdateNotPast');
    return date.value < EARLIEST_BIRTHDATE ? invalid('dateInvalid') : date;
  };
}

/** All shares together are one company at most (REP-06). */
function aboveOthers({ others, language }: FormContext, rule: Rule<number>): Rule<number> {
  const taken = others.reduce((sum, { points }) => sum + points, 0);
  return (typed) => {
    const share = rule(typed);
    if (!share.ok || share.value === 0 || share.value + taken <= WHOLE_COMPANY) return share;
    return invalid('sharesAboveWhole', { free: formatShare(Math.max(0, WHOLE_COMPANY - taken), language) });
  };
}

/** Two representatives with one address would be one signing user (D-61). */
function unlessTaken({ others }: FormContext): Rule<string> {
  const taken = new Set(others.map(({ email }) => email?.trim().toLowerCase()));
  return (typed) => {
    const email = checkEmail(typed);
    return email.ok && taken.has(email.value) ? invalid('emailOfOtherRepresentative') : email;
  };
}

function otherThan(companyNumber: string | null, rule: Rule<string>): Rule<string> {
  return (typed) => {
    const isSame = companyNumber !== null && isSameTaxNumber(typed, companyNumber);
    if (isSame) return invalid('representativeTaxNumberSameAsCompany');
    const number = rule(typed);
    return number.ok ? valid(number.value) : number;
  };
}
