import { z } from 'zod';
import type { DynamicField } from '~/configured-form/rules/field';
import { dynamicSchema } from '~/configured-form/rules/schema';
import type { ValidationContext } from '~/configured-form/rules/validate-field';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from '~/domain/address';
import { checkEmail } from '~/domain/credentials';
import { type DateBounds, parseDate, yearsBefore } from '~/domain/dates';
import { choice, ignored, optional, required } from '~/domain/form-schema';
import { invalid, message, type Rule, valid } from '~/domain/message';
import { phoneNumberRule } from '~/domain/phone-number';
import { formatShare, shareRule, WHOLE_COMPANY } from '~/domain/share';
import { isSameTaxNumber, personalTaxNumberRule } from '~/domain/tax-number';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import { FORM_MEMBERS, type FormMember, type Member } from './record';

export interface OtherRepresentative {
  readonly email: string | null;
  readonly points: number;
}

export interface FormContext {
  readonly members: readonly Member[];
  /** Stored values of members that are not requested. Empty for a new person. */
  readonly recorded: Typed;
  readonly others: readonly OtherRepresentative[];
  readonly companyTaxNumber: string | null;
  readonly countries: readonly string[];
  /** D-88 */
  readonly homeCountry: string;
  readonly today: string;
  readonly language: string;
  /** REP-11 */
  readonly customFields: readonly DynamicField[];
}

const NAME_MAX = 100;
const POSITION_MAX = 100;

const VISIBLE_CHARACTERS = /\P{Co}/u;

const nameCharacters = textRule({ max: NAME_MAX, allowed: VISIBLE_CHARACTERS });

const checkName: Rule<string> = (typed) => {
  const name = nameCharacters(typed);
  return name.ok && !/\p{L}/u.test(name.value) ? invalid('invalid') : name;
};

/** No living person was born earlier. */
export const EARLIEST_BIRTHDATE = '1900-01-01';

const YOUNGEST = 10;

/** The year `25` is 1925, because a child of one year represents no company. */
export function centuryOfBirth(today: string): DateBounds {
  return { first: EARLIEST_BIRTHDATE, last: yearsBefore(today, YOUNGEST) };
}

export const YES = 'yes';
export const NO = 'no';
const yesNo = choice([YES, NO]).transform((answer) => answer === YES);

export function decisiveAnswers(
  { members, recorded }: Pick<FormContext, 'members' | 'recorded'>,
  typed: Typed,
) {
  const answerTo = (member: FormMember) => (members.includes(member) ? typed : recorded)[member];
  const isLegalSignatory = answerTo('is_legal_signatory') === YES;
  return {
    isLegalSignatory,
    signs: isLegalSignatory && answerTo('is_contract_signatory') === YES,
    isBeneficialOwner: answerTo('is_beneficial_owner') === YES,
    isMainContact: answerTo('is_main_contact') === 'on',
    email: answerTo('email')?.trim() ?? '',
    telephone: answerTo('telephone')?.trim() ?? '',
    country: answerTo('country') ?? '',
  };
}

/** D-88 */
export function phoneRuleOf({ homeCountry }: Pick<FormContext, 'homeCountry'>, answers: { country: string }) {
  return phoneNumberRule(answers.country || homeCountry);
}

/** REP-02 to REP-05, REP-09, D-59, D-61 */
export function representativeSchema(context: FormContext, typed: Typed) {
  const answers = decisiveAnswers(context, typed);
  const hasContact = answers.email !== '' || answers.telephone !== '';
  const contact = (rule: Rule<string>, other: string) => {
    const isLast = answers.isMainContact && !context.members.includes('is_main_contact') && other === '';
    return answers.signs || isLast ? required(rule) : optional(rule);
  };
  const share = withinRemainingShare(context, shareRule(answers.isBeneficialOwner ? 1 : 0, context.language));
  return z.object({
    first_name: required(checkName),
    last_name: required(checkName),
    position: optional(textRule({ max: POSITION_MAX, allowed: VISIBLE_CHARACTERS })),
    nationality: choice(context.countries),
    birthdate: required(birthdateRule(context.today)),
    street: required(checkStreet),
    street_number: required(checkHouseNumber),
    postcode: required(checkPostcode),
    location: required(checkCity),
    country: choice(context.countries),
    is_legal_signatory: yesNo,
    is_contract_signatory: answers.isLegalSignatory ? yesNo : ignored,
    is_sole_signatory: answers.isLegalSignatory ? yesNo : ignored,
    is_beneficial_owner: yesNo,
    percentage_owned: answers.isBeneficialOwner ? required(share) : optional(share),
    email: contact(unusedEmail(context), answers.telephone),
    telephone: contact(phoneRuleOf(context, answers), answers.email),
    is_main_contact: z
      .string()
      .optional()
      .transform((box, issues) => {
        const isTicked = box === 'on';
        if (isTicked && !hasContact)
          issues.addIssue({ code: 'custom', message: message('mainContactUnreachable') });
        return isTicked;
      }),
    taxid: optional(differentFrom(context.companyTaxNumber, personalTaxNumberRule(answers.country))),
  });
}

export type Answers = z.output<ReturnType<typeof representativeSchema>>;

export function requestedSchema(context: FormContext, typed: Typed): z.ZodObject<z.ZodRawShape> {
  const { shape } = representativeSchema(context, typed);
  const requested = FORM_MEMBERS.filter((member) => context.members.includes(member));
  return z.object(Object.fromEntries(requested.map((member) => [member, shape[member]])));
}

/** Texts and pattern matchers of custom fields. Browser and server load them differently. */
export type CustomFieldTexts = Omit<ValidationContext, 'country'>;

/** REP-11 */
export function personSchema(context: FormContext, typed: Typed, texts: CustomFieldTexts) {
  const requested = requestedSchema(context, typed);
  const { customFields, homeCountry } = context;
  if (customFields.length === 0) return requested;
  return requested.extend(dynamicSchema(customFields, typed, { ...texts, country: homeCountry }).shape);
}

/** REP-02 to REP-04 */
export function missingMembers(recorded: Typed, today: string): FormMember[] {
  const typed = Object.fromEntries(Object.entries(recorded).filter(([, text]) => text !== ''));
  const company = { others: [], companyTaxNumber: null, countries: [], homeCountry: '', customFields: [] };
  const context = { members: FORM_MEMBERS, recorded, ...company, today, language: 'en' };
  const schema = representativeSchema(context, typed);
  const issues = schema.safeParse(typed).error?.issues ?? [];
  const absent = issues.filter((issue) => issue.message === 'required' || issue.message === 'choose');
  return FORM_MEMBERS.filter((member) => absent.some(({ path }) => path[0] === member));
}

export function birthdateRule(today: string): Rule<string> {
  return (typed) => {
    const date = parseDate(typed, centuryOfBirth(today));
    if (!date.ok || date.value < EARLIEST_BIRTHDATE) return invalid('birthdateInvalid');
    return date.value >= today ? invalid('birthdateNotPast') : date;
  };
}

/** REP-06 */
function withinRemainingShare({ others, language }: FormContext, rule: Rule<number>): Rule<number> {
  const taken = others.reduce((sum, { points }) => sum + points, 0);
  return (typed) => {
    const share = rule(typed);
    if (!share.ok || share.value === 0 || share.value + taken <= WHOLE_COMPANY) return share;
    return invalid('sharesAboveWhole', { free: formatShare(Math.max(0, WHOLE_COMPANY - taken), language) });
  };
}

/** Two records with one address would be the same signing user (D-61). */
function unusedEmail({ others }: FormContext): Rule<string> {
  const taken = new Set(others.map(({ email }) => email?.trim().toLowerCase()));
  return (typed) => {
    const email = checkEmail(typed);
    return email.ok && taken.has(email.value) ? invalid('emailOfOtherRepresentative') : email;
  };
}

function differentFrom(companyNumber: string | null, rule: Rule<string>): Rule<string> {
  return (typed) => {
    const isSame = companyNumber !== null && isSameTaxNumber(typed, companyNumber);
    if (isSame) return invalid('representativeTaxNumberSameAsCompany');
    const number = rule(typed);
    return number.ok ? valid(number.value) : number;
  };
}
