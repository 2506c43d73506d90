import { z } from 'zod';
import type { DynamicField } from '~/configured-form/rules/field';
import { createDynamicSchema } from '~/configured-form/rules/schema';
import type { ValidationContext } from '~/configured-form/rules/validate-field';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet, splitStreet } from '~/domain/address';
import { checkEmail } from '~/domain/credentials';
import { type DateBounds, parseDate, yearsBefore } from '~/domain/dates';
import { choice, fixed, ignored, optional, required, streetAndNumber } from '~/domain/form-schema';
import { invalid, message, type Rule, valid } from '~/domain/message';
import { phoneNumberRule } from '~/domain/phone-number';
import { formatShare, shareRule, WHOLE_COMPANY } from '~/domain/share';
import { isSameTaxNumber, personalTaxNumberRule } from '~/domain/tax-number';
import { isBlank, textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import { FORM_MEMBERS, type FormMember, type Member } from './record';
import { OWNER_THRESHOLD } from './roster';

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
  readonly homeCountry: string;
  readonly today: string;
  readonly language: string;
  /** Null if the new person cannot be the user. */
  readonly ownEmail: string | null;
  readonly customFields: readonly DynamicField[];
}

/** Form fields without a member in the record. */
export const IS_ME = 'is_me';
export const SIGNING = 'signing';
export type PersonField = FormMember | typeof IS_ME | typeof SIGNING;

export const PERSON_PART = [
  'first_name',
  'last_name',
  'birthdate',
  'street',
  'street_number',
  'postcode',
  'location',
  'nationality',
  'country',
] as const satisfies readonly FormMember[];

/** D-98 */
export const SIGNING_ANSWERS = {
  alone: { legal: true, willing: true, sole: true },
  jointly: { legal: true, willing: true, sole: false },
  entitled: { legal: true, willing: false, sole: false },
  involved: { legal: false, willing: undefined, sole: undefined },
} as const;
export type SigningAnswer = keyof typeof SIGNING_ANSWERS;
export const SIGNING_CHOICES = ['alone', 'jointly', 'entitled', 'involved'] as const;

const SIGNING_MEMBERS = ['is_legal_signatory', 'is_contract_signatory', 'is_sole_signatory'] as const;

export function signingAnswer(recorded: Typed): SigningAnswer | '' {
  if (recorded.is_legal_signatory === NO) return 'involved';
  if (recorded.is_legal_signatory !== YES) return '';
  if (recorded.is_contract_signatory === NO) return 'entitled';
  if (recorded.is_contract_signatory !== YES || !recorded.is_sole_signatory) return '';
  return recorded.is_sole_signatory === YES ? 'alone' : 'jointly';
}

/** False if one of the three answers is locked. */
export function asksSigningOnce({ members }: Pick<FormContext, 'members'>): boolean {
  return SIGNING_MEMBERS.every((member) => members.includes(member));
}

function chosenSigning(context: Pick<FormContext, 'members'>, typed: Typed) {
  const answer = SIGNING_CHOICES.find((choice) => choice === typed[SIGNING]);
  return answer && asksSigningOnce(context) ? answer : null;
}

const NAME_MAX = 100;
const POSITION_MAX = 100;

const VISIBLE_CHARACTERS = /\P{Co}/u;

const nameCharacters = textRule({ max: NAME_MAX, allowed: VISIBLE_CHARACTERS });

const checkName: Rule<string> = (typed) => {
  const name = nameCharacters(typed);
  return name.ok && !/\p{L}/u.test(name.value) ? invalid('invalid') : name;
};

export const EARLIEST_BIRTHDATE = '1900-01-01';

const YOUNGEST = 10;

/** Reads `25` as 1925: a one-year-old represents no company. */
export function centuryOfBirth(today: string): DateBounds {
  return { first: EARLIEST_BIRTHDATE, last: yearsBefore(today, YOUNGEST) };
}

export const YES = 'yes';
export const NO = 'no';
const yesNo = choice([YES, NO]).transform((answer) => answer === YES);

export function answersThatShowFields(
  context: Pick<FormContext, 'members' | 'recorded' | 'language' | 'ownEmail'>,
  typed: Typed,
) {
  const { members, recorded, language, ownEmail } = context;
  const answerTo = (member: FormMember) => (members.includes(member) ? typed : recorded)[member];
  const signing = chosenSigning(context, typed);
  const isLegalSignatory = signing ? SIGNING_ANSWERS[signing].legal : answerTo('is_legal_signatory') === YES;
  const isWilling = signing ? SIGNING_ANSWERS[signing].willing : answerTo('is_contract_signatory') === YES;
  const isMe = ownEmail !== null && typed[IS_ME] === 'on';
  const share = shareRule(0, language)(typed.percentage_owned ?? '');
  const owner = answerTo('is_beneficial_owner');
  return {
    isLegalSignatory,
    signs: isLegalSignatory && isWilling === true,
    /** Without an answer, the share determines who is a beneficial owner. */
    isBeneficialOwner: owner ? owner === YES : share.ok && share.value >= OWNER_THRESHOLD,
    isOwnerAnswered: Boolean(owner),
    isMe,
    isMainContact: answerTo('is_main_contact') === 'on',
    email: isMe ? ownEmail : (answerTo('email')?.trim() ?? ''),
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
  const answers = answersThatShowFields(context, typed);
  const hasContact = answers.email !== '' || answers.telephone !== '';
  const contact = (rule: Rule<string>, other: string) => {
    const isLast = answers.isMainContact && !context.members.includes('is_main_contact') && other === '';
    return answers.signs || isLast ? required(rule) : optional(rule);
  };
  const signing = chosenSigning(context, typed);
  const mapped = signing && SIGNING_ANSWERS[signing];
  const keepsSole = signing === 'entitled' && signingAnswer(context.recorded) === 'entitled';
  const { members } = context;
  const isAddressAsked = members.includes('street') && members.includes('street_number');
  const address = streetAndNumber(
    isAddressAsked ? { street: typed.street, houseNumber: typed.street_number } : {},
    { split: splitStreet, street: checkStreet, houseNumber: checkHouseNumber },
    required(checkHouseNumber),
  );
  const share = withinRemainingShare(context, shareRule(answers.isBeneficialOwner ? 1 : 0, context.language));
  return z.object({
    first_name: required(checkName),
    last_name: required(checkName),
    position: optional(textRule({ max: POSITION_MAX, allowed: VISIBLE_CHARACTERS })),
    nationality: choice(context.countries),
    birthdate: required(birthdateRule(context.today)),
    street: address.street,
    street_number: address.houseNumber,
    postcode: required(checkPostcode),
    location: required(checkCity),
    country: choice(context.countries),
    is_legal_signatory: mapped ? fixed(mapped.legal) : yesNo,
    is_contract_signatory: mapped ? fixed(mapped.willing) : answers.isLegalSignatory ? yesNo : ignored,
    is_sole_signatory: mapped
      ? fixed(keepsSole ? context.recorded.is_sole_signatory === YES : mapped.sole)
      : answers.isLegalSignatory
        ? yesNo
        : ignored,
    is_beneficial_owner: answers.isOwnerAnswered ? yesNo : fixed(answers.isBeneficialOwner),
    percentage_owned: answers.isBeneficialOwner ? required(share) : optional(share),
    email: answers.isMe ? fixed(answers.email) : contact(unusedEmail(context), answers.telephone),
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
  const members = z.object(Object.fromEntries(requested.map((member) => [member, shape[member]])));
  if (!asksSigningOnce(context) || typed.is_legal_signatory !== undefined) return members;
  const missing = chosenSigning(context, typed) ? {} : withoutQuestions;
  return members.extend({ ...missing, [SIGNING]: choice(SIGNING_CHOICES) });
}

/** The question about signing gets one error, not one per member. */
const withoutQuestions = Object.fromEntries(SIGNING_MEMBERS.map((member) => [member, ignored]));

/** Browser and server load texts and pattern matchers differently. */
export type CustomFieldTexts = Omit<ValidationContext, 'country'>;

/** REP-11 */
export function personSchema(context: FormContext, typed: Typed, texts: CustomFieldTexts) {
  const requested = requestedSchema(context, typed);
  const { customFields, homeCountry } = context;
  if (customFields.length === 0) return requested;
  return requested.extend(createDynamicSchema(customFields, typed, { ...texts, country: homeCountry }).shape);
}

export function personPartSchema(context: FormContext, typed: Typed) {
  const { shape } = representativeSchema(context, typed);
  return z.object(Object.fromEntries(PERSON_PART.map((member) => [member, shape[member]])));
}

/** REP-02 to REP-04. Building a schema for each listed person would be too slow. */
export function missingMembers(recorded: Typed): FormMember[] {
  const context = { members: FORM_MEMBERS, recorded, language: 'en', ownEmail: null };
  const { isLegalSignatory, signs, isBeneficialOwner } = answersThatShowFields(context, recorded);
  const isRequired: Partial<Record<FormMember, boolean>> = {
    position: false,
    is_contract_signatory: isLegalSignatory,
    is_sole_signatory: isLegalSignatory,
    percentage_owned: isBeneficialOwner,
    email: signs,
    telephone: signs,
    is_main_contact: false,
    taxid: false,
  };
  return FORM_MEMBERS.filter((member) => isRequired[member] !== false && isBlank(recorded[member] ?? ''));
}

export function birthdateRule(today: string): Rule<string> {
  return (typed) => {
    const date = parseDate(typed, centuryOfBirth(today));
    if (!date.ok || date.value < EARLIEST_BIRTHDATE) return invalid('birthdateInvalid');
    return date.value >= today ? invalid('birthdateNotPast') : date;
  };
}

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
