import { z } from 'zod';
import type { DynamicField } from '~/configured-form/rules/field';
import { createDynamicSchema } from '~/configured-form/rules/schema';
import type { ValidationContext } from '~/configured-form/rules/validate-field';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet, splitStreet } from '~/domain/address';
import { checkEmail } from '~/domain/credentials';
import { type DateBounds, parseDate, subtractYears } from '~/domain/dates';
import {
  choiceSchema,
  fixedValueSchema,
  ignoredValueSchema,
  optionalTextSchema,
  requiredTextSchema,
  streetAndNumberSchema,
} from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { encodeMessage, invalid, type ValidationRule, valid } from '~/domain/message';
import { createShareRule, formatShare, WHOLE_COMPANY_BASIS_POINTS } from '~/domain/ownership-share';
import { createPhoneNumberRule, phoneNumberExample } from '~/domain/phone-number';
import { createPersonalTaxNumberRule, isSameTaxNumber } from '~/domain/tax-number';
import { createTextRule, isBlank } from '~/domain/text';
import { FORM_MEMBERS, type FormMember, type RepresentativeMember } from './record';
import { OWNER_THRESHOLD_BASIS_POINTS } from './roster';

export interface OtherRepresentative {
  readonly email: string | null;
  readonly points: number;
}

export interface FormContext {
  readonly members: readonly RepresentativeMember[];
  /** Stored values, also of fields that the form does not show. Empty for a new person. */
  readonly recordedValues: FormValues;
  readonly otherRepresentatives: readonly OtherRepresentative[];
  readonly companyTaxNumber: string | null;
  readonly countries: readonly string[];
  readonly homeCountry: string;
  readonly today: string;
  readonly language: string;
  /** The user's address. Null if another person of the application has it (D-61). */
  readonly ownEmail: string | null;
  readonly customFields: readonly DynamicField[];
}

/** Form fields without a member in the record. */
export const IS_ME_FIELD = 'is_me';
export const SIGNING_FIELD = 'signing';
export type PersonField = FormMember | typeof IS_ME_FIELD | typeof SIGNING_FIELD;

export const PERSON_DETAIL_FIELDS = [
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

/** D-98: one question sets three members. */
export const SIGNING_ANSWERS = {
  alone: { legal: true, willing: true, sole: true },
  jointly: { legal: true, willing: true, sole: false },
  entitled: { legal: true, willing: false, sole: false },
  involved: { legal: false, willing: undefined, sole: undefined },
} as const;
export type SigningAnswer = keyof typeof SIGNING_ANSWERS;
export const SIGNING_CHOICES = ['alone', 'jointly', 'entitled', 'involved'] as const;

const SIGNING_MEMBERS = ['is_legal_signatory', 'is_contract_signatory', 'is_sole_signatory'] as const;

export function signingAnswerOf(recordedValues: FormValues): SigningAnswer | '' {
  if (recordedValues.is_legal_signatory === NO_CHOICE) return 'involved';
  if (recordedValues.is_legal_signatory !== YES_CHOICE) return '';
  if (recordedValues.is_contract_signatory === NO_CHOICE) return 'entitled';
  if (recordedValues.is_contract_signatory !== YES_CHOICE || !recordedValues.is_sole_signatory) return '';
  return recordedValues.is_sole_signatory === YES_CHOICE ? 'alone' : 'jointly';
}

/** False unless the user may change all three members. */
export function asksSingleSigningQuestion({ members }: Pick<FormContext, 'members'>): boolean {
  return SIGNING_MEMBERS.every((member) => members.includes(member));
}

function chosenSigning(context: Pick<FormContext, 'members'>, typed: FormValues) {
  const signingAnswer = SIGNING_CHOICES.find((choice) => choice === typed[SIGNING_FIELD]);
  return signingAnswer && asksSingleSigningQuestion(context) ? signingAnswer : null;
}

const MAX_NAME_LENGTH = 100;
const MAX_POSITION_LENGTH = 100;

const VISIBLE_CHARACTERS = /\P{Co}/u;

const nameCharacters = createTextRule({ max: MAX_NAME_LENGTH, allowedCharacter: VISIBLE_CHARACTERS });

const checkName: ValidationRule<string> = (typed) => {
  const name = nameCharacters(typed);
  return name.ok && !/\p{L}/u.test(name.value) ? invalid('invalid') : name;
};

export const EARLIEST_BIRTHDATE = '1900-01-01';

const MIN_AGE_YEARS = 10;

/** Reads `25` as 1925: a one-year-old represents no company. */
export function birthdateBounds(today: string): DateBounds {
  return { first: EARLIEST_BIRTHDATE, last: subtractYears(today, MIN_AGE_YEARS) };
}

export const YES_CHOICE = 'yes';
export const NO_CHOICE = 'no';
const yesNo = choiceSchema([YES_CHOICE, NO_CHOICE]).transform((answer) => answer === YES_CHOICE);

export function pickAnswersThatShowFields(
  context: Pick<FormContext, 'members' | 'recordedValues' | 'language' | 'ownEmail'>,
  typed: FormValues,
) {
  const { members, recordedValues, language, ownEmail } = context;
  const readAnswer = (member: FormMember) => (members.includes(member) ? typed : recordedValues)[member];
  const signingAnswer = chosenSigning(context, typed);
  const isLegalSignatory = signingAnswer
    ? SIGNING_ANSWERS[signingAnswer].legal
    : readAnswer('is_legal_signatory') === YES_CHOICE;
  const isWilling = signingAnswer
    ? SIGNING_ANSWERS[signingAnswer].willing
    : readAnswer('is_contract_signatory') === YES_CHOICE;
  const isMe = ownEmail !== null && typed[IS_ME_FIELD] === 'on';
  const share = createShareRule(0, language)(typed.percentage_owned ?? '');
  const owner = readAnswer('is_beneficial_owner');
  return {
    isLegalSignatory,
    signsContract: isLegalSignatory && isWilling === true,
    /** Without an answer, the share determines who is a beneficial owner. */
    isBeneficialOwner: owner ? owner === YES_CHOICE : share.ok && share.value >= OWNER_THRESHOLD_BASIS_POINTS,
    isOwnerAnswered: Boolean(owner),
    isMe,
    isMainContact: readAnswer('is_main_contact') === 'on',
    email: isMe ? ownEmail : (readAnswer('email')?.trim() ?? ''),
    telephone: readAnswer('telephone')?.trim() ?? '',
    country: readAnswer('country') ?? '',
  };
}

/** D-88: accepts national notation. */
export function createPhoneRule(
  { homeCountry }: Pick<FormContext, 'homeCountry'>,
  answers: { country: string },
) {
  return createPhoneNumberRule(answers.country || homeCountry);
}

export function createPhoneExample(
  { homeCountry }: Pick<FormContext, 'homeCountry'>,
  answers: { country: string },
) {
  return phoneNumberExample(answers.country || homeCountry);
}

export function createRepresentativeSchema(context: FormContext, typed: FormValues) {
  const answers = pickAnswersThatShowFields(context, typed);
  const hasContact = answers.email !== '' || answers.telephone !== '';
  const contact = (rule: ValidationRule<string>, otherContact: string) => {
    const isLast =
      answers.isMainContact && !context.members.includes('is_main_contact') && otherContact === '';
    return answers.signsContract || isLast ? requiredTextSchema(rule) : optionalTextSchema(rule);
  };
  const signingAnswer = chosenSigning(context, typed);
  const signingMembers = signingAnswer && SIGNING_ANSWERS[signingAnswer];
  const keepsSoleSignatory =
    signingAnswer === 'entitled' && signingAnswerOf(context.recordedValues) === 'entitled';
  const { members } = context;
  const isAddressAsked = members.includes('street') && members.includes('street_number');
  const address = streetAndNumberSchema(
    isAddressAsked ? { street: typed.street, houseNumber: typed.street_number } : {},
    { split: splitStreet, street: checkStreet, houseNumber: checkHouseNumber },
    requiredTextSchema(checkHouseNumber),
  );
  const share = withinRemainingShare(
    context,
    createShareRule(answers.isBeneficialOwner ? 1 : 0, context.language),
  );
  return z.object({
    first_name: requiredTextSchema(checkName),
    last_name: requiredTextSchema(checkName),
    position: optionalTextSchema(
      createTextRule({ max: MAX_POSITION_LENGTH, allowedCharacter: VISIBLE_CHARACTERS }),
    ),
    nationality: choiceSchema(context.countries),
    birthdate: requiredTextSchema(createBirthdateRule(context.today)),
    street: address.street,
    street_number: address.houseNumber,
    postcode: requiredTextSchema(checkPostcode),
    location: requiredTextSchema(checkCity),
    country: choiceSchema(context.countries),
    is_legal_signatory: signingMembers ? fixedValueSchema(signingMembers.legal) : yesNo,
    is_contract_signatory: signingMembers
      ? fixedValueSchema(signingMembers.willing)
      : answers.isLegalSignatory
        ? yesNo
        : ignoredValueSchema,
    is_sole_signatory: signingMembers
      ? fixedValueSchema(
          keepsSoleSignatory ? context.recordedValues.is_sole_signatory === YES_CHOICE : signingMembers.sole,
        )
      : answers.isLegalSignatory
        ? yesNo
        : ignoredValueSchema,
    is_beneficial_owner: answers.isOwnerAnswered ? yesNo : fixedValueSchema(answers.isBeneficialOwner),
    percentage_owned: answers.isBeneficialOwner ? requiredTextSchema(share) : optionalTextSchema(share),
    email: answers.isMe ? fixedValueSchema(answers.email) : contact(unusedEmail(context), answers.telephone),
    telephone: contact(createPhoneRule(context, answers), answers.email),
    is_main_contact: z
      .string()
      .optional()
      .transform((box, issues) => {
        const isTicked = box === 'on';
        if (isTicked && !hasContact)
          issues.addIssue({ code: 'custom', message: encodeMessage('mainContactUnreachable') });
        return isTicked;
      }),
    taxid: optionalTextSchema(
      differentFrom(context.companyTaxNumber, createPersonalTaxNumberRule(answers.country)),
    ),
  });
}

export type RepresentativeAnswers = z.output<ReturnType<typeof createRepresentativeSchema>>;

export function createRequestedSchema(context: FormContext, typed: FormValues): z.ZodObject<z.ZodRawShape> {
  const { shape } = createRepresentativeSchema(context, typed);
  const requestedMembers = FORM_MEMBERS.filter((member) => context.members.includes(member));
  const members = z.object(Object.fromEntries(requestedMembers.map((member) => [member, shape[member]])));
  if (!asksSingleSigningQuestion(context) || typed.is_legal_signatory !== undefined) return members;
  const unansweredMembers = chosenSigning(context, typed) ? {} : withoutQuestions;
  return members.extend({ ...unansweredMembers, [SIGNING_FIELD]: choiceSchema(SIGNING_CHOICES) });
}

/** The question about signing gets one error, not one per member. */
const withoutQuestions = Object.fromEntries(SIGNING_MEMBERS.map((member) => [member, ignoredValueSchema]));

/** The caller passes them in, because browser and server load them differently. */
export type CustomFieldValidation = Omit<ValidationContext, 'country'>;

export function createPersonSchema(context: FormContext, typed: FormValues, texts: CustomFieldValidation) {
  const requestedSchema = createRequestedSchema(context, typed);
  const { customFields, homeCountry } = context;
  if (customFields.length === 0) return requestedSchema;
  return requestedSchema.extend(
    createDynamicSchema(customFields, typed, { ...texts, country: homeCountry }).shape,
  );
}

export function createPersonDetailSchema(context: FormContext, typed: FormValues) {
  const { shape } = createRepresentativeSchema(context, typed);
  return z.object(Object.fromEntries(PERSON_DETAIL_FIELDS.map((member) => [member, shape[member]])));
}

/** Building a schema for each listed person would be too slow. */
export function findMissingMembers(recordedValues: FormValues): FormMember[] {
  const context = { members: FORM_MEMBERS, recordedValues, language: 'en', ownEmail: null };
  const { isLegalSignatory, signsContract, isBeneficialOwner } = pickAnswersThatShowFields(
    context,
    recordedValues,
  );
  const isRequired: Partial<Record<FormMember, boolean>> = {
    position: false,
    is_contract_signatory: isLegalSignatory,
    is_sole_signatory: isLegalSignatory,
    percentage_owned: isBeneficialOwner,
    email: signsContract,
    telephone: signsContract,
    is_main_contact: false,
    taxid: false,
  };
  return FORM_MEMBERS.filter(
    (member) => isRequired[member] !== false && isBlank(recordedValues[member] ?? ''),
  );
}

export function createBirthdateRule(today: string): ValidationRule<string> {
  return (typed) => {
    const date = parseDate(typed, birthdateBounds(today));
    if (!date.ok || date.value < EARLIEST_BIRTHDATE) return invalid('birthdateInvalid');
    return date.value >= today ? invalid('birthdateNotPast') : date;
  };
}

function withinRemainingShare(
  { otherRepresentatives, language }: FormContext,
  rule: ValidationRule<number>,
): ValidationRule<number> {
  const heldPoints = otherRepresentatives.reduce((sum, { points }) => sum + points, 0);
  return (typed) => {
    const share = rule(typed);
    if (!share.ok || share.value === 0 || share.value + heldPoints <= WHOLE_COMPANY_BASIS_POINTS)
      return share;
    return invalid('sharesAboveWhole', {
      free: formatShare(Math.max(0, WHOLE_COMPANY_BASIS_POINTS - heldPoints), language),
    });
  };
}

/** Two records with one address would be the same signing user (D-61). */
function unusedEmail({ otherRepresentatives }: FormContext): ValidationRule<string> {
  const usedEmails = new Set(otherRepresentatives.map(({ email }) => email?.trim().toLowerCase()));
  return (typed) => {
    const email = checkEmail(typed);
    return email.ok && usedEmails.has(email.value) ? invalid('emailOfOtherRepresentative') : email;
  };
}

function differentFrom(companyNumber: string | null, rule: ValidationRule<string>): ValidationRule<string> {
  return (typed) => {
    const isSame = companyNumber !== null && isSameTaxNumber(typed, companyNumber);
    if (isSame) return invalid('representativeTaxNumberSameAsCompany');
    const number = rule(typed);
    return number.ok ? valid(number.value) : number;
  };
}
