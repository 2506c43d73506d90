import Check from 'virtual:icon/check';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { CheckboxField } from 'ui/fields/checkbox/checkbox-field';
import { DateField } from 'ui/fields/date/date-input';
import type { FieldHandle } from 'ui/fields/field/field';
import { LockedField } from 'ui/fields/locked/locked-field';
import { ChoiceCardsField, RadioGroupField } from 'ui/fields/radio/choice-cards-field';
import { SelectField } from 'ui/fields/select/select-field';
import { TextField } from 'ui/fields/text/text-field';
import { Icon } from 'ui/layout/icon';
import { CollapsibleFields } from '~/dashboard/task-form';
import { createDateTextFormat, subtractYears } from '~/domain/dates';
import type { FormValues } from '~/domain/form-values';
import { normalizeIfValid } from '~/domain/message';
import { createShareRule, removePercentSign, toDecimalShare } from '~/domain/ownership-share';
import { createPersonalTaxNumberRule } from '~/domain/tax-number';
import { OwnershipBar, OwnershipLegend } from './ownership-bar';
import * as css from './representatives.css';
import {
  asksSingleSigningQuestion,
  birthdateBounds,
  createPhoneExample,
  createPhoneRule,
  EARLIEST_BIRTHDATE,
  IS_ME_FIELD,
  NO_CHOICE,
  type PersonField,
  type pickAnswersThatShowFields,
  SIGNING_CHOICES,
  SIGNING_FIELD,
  YES_CHOICE,
} from './rules/form';
import type { FormMember } from './rules/record';
import {
  calculateOwnership,
  isOwnerBelowThreshold,
  isOwnerUndeclared,
  OWNER_THRESHOLD_BASIS_POINTS,
} from './rules/roster';
import type { RepresentativeFormView } from './views.server';

export interface PersonFieldsProps {
  view: RepresentativeFormView;
  fields: Record<PersonField, FieldHandle>;
  typed: FormValues;
  labels: Record<PersonField, string>;
  answers: ReturnType<typeof pickAnswersThatShowFields>;
  fieldsWithErrors: readonly string[];
}

/** Browsers may fill in the user's own data, but not other people's. */
const ownToken = ({ answers }: PersonFieldsProps, token: string) => (answers.isMe ? token : 'off');

const isKnown = (
  { view, typed, answers }: PersonFieldsProps,
  member: keyof RepresentativeFormView['known'],
) => answers.isMe && view.known[member] !== undefined && view.known[member] === typed[member];

export function IdentityFields(part: PersonFieldsProps) {
  const { ownEmail } = part.view.context;
  const { t } = useTranslation('representatives');
  return (
    <>
      {ownEmail !== null && (
        <div className={css.isMeQuestion}>
          <CheckboxField
            field={part.fields[IS_ME_FIELD]}
            label={part.labels[IS_ME_FIELD]}
            hint={t('form.is_meHint', { email: ownEmail })}
          />
        </div>
      )}
      <MemberText part={part} member="first_name" span="half" autoComplete={ownToken(part, 'given-name')} />
      <MemberText part={part} member="last_name" span="half" autoComplete={ownToken(part, 'family-name')} />
      {isKnown(part, 'first_name') && isKnown(part, 'last_name') && (
        <p className={css.personOrigin}>
          <Icon of={Check} size={16} />
          <span>{t('form.fromAppointment')}</span>
        </p>
      )}
      <MemberBirthdate part={part} span="half" />
    </>
  );
}

export function AddressFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const nameOfCountry = (member: 'nationality' | 'country') => {
    const code = part.typed[member] ?? part.view.values[member];
    return part.view.countries.find(({ value }) => value === code)?.label ?? t('card.none');
  };
  const [nationality, country] = [nameOfCountry('nationality'), nameOfCountry('country')];
  return (
    <>
      <p className={css.addressHeading}>{t('form.home')}</p>
      <MemberText part={part} member="street" span="most" autoComplete={ownToken(part, 'address-line1')} />
      <MemberText part={part} member="street_number" span="few" />
      <MemberText
        part={part}
        member="postcode"
        span="few"
        spellCheck={false}
        autoComplete={ownToken(part, 'postal-code')}
      />
      <MemberText part={part} member="location" span="most" autoComplete={ownToken(part, 'address-level2')} />
      <CollapsibleMembers
        part={part}
        members={['nationality', 'country']}
        isOpen={part.view.values.nationality === '' || part.view.values.country === ''}
        words={
          nationality === country
            ? t('form.countries', { country })
            : t('form.countriesDiffer', { nationality, country })
        }
      >
        <MemberCountry part={part} member="nationality" span="half" />
        <MemberCountry part={part} member="country" span="half" />
      </CollapsibleMembers>
    </>
  );
}

export function SigningFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  if (!asksSingleSigningQuestion(part.view.context)) {
    return (
      <div className={css.questions}>
        <MemberYesNo part={part} member="is_legal_signatory" />
        {part.answers.isLegalSignatory && <MemberYesNo part={part} member="is_contract_signatory" />}
        {part.answers.isLegalSignatory && <MemberYesNo part={part} member="is_sole_signatory" />}
      </div>
    );
  }
  return (
    <div className={css.fieldSpans.whole}>
      <ChoiceCardsField
        field={part.fields[SIGNING_FIELD]}
        label={part.labels[SIGNING_FIELD]}
        choices={SIGNING_CHOICES.map((value) => ({
          value,
          title: t(`signing.${value}`),
          text: t(`signing.${value}Hint`),
        }))}
      />
    </div>
  );
}

export function OwnershipFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { view, answers, typed } = part;
  const { language } = view.context;
  const share = createShareRule(0, language)(typed.percentage_owned ?? '');
  const points = share.ok ? share.value : null;
  const { namedHolders, otherHolders } = view.holders;
  const person = {
    signatory_id: view.own,
    first_name: typed.first_name || t('ownership.thisPerson'),
    last_name: typed.last_name ?? '',
    percentage_owned: points === null ? null : toDecimalShare(points),
  };
  const ownership = calculateOwnership([...namedHolders, person], otherHolders);
  const isRule = points !== null && points >= OWNER_THRESHOLD_BASIS_POINTS;
  return (
    <>
      <MemberText
        part={part}
        member="percentage_owned"
        span="whole"
        hint={t('form.percentage_ownedHint', { free: view.free })}
        optional={hydrated && !answers.isBeneficialOwner}
        inputMode="decimal"
        suffix="%"
        tidy={removePercentSign}
      />
      {hydrated && ownership.parts.length > 0 && (
        <div className={css.liveShares}>
          <OwnershipBar ownership={ownership} />
          <OwnershipLegend ownership={ownership} />
        </div>
      )}
      <CollapsibleMembers
        part={part}
        members={['is_beneficial_owner']}
        isOpen={(typed.is_beneficial_owner ?? view.values.is_beneficial_owner ?? '') !== ''}
        words={
          hydrated && points !== null ? t(isRule ? 'form.isOwner' : 'form.isNoOwner') : t('form.ownerRule')
        }
      >
        <MemberYesNo
          part={part}
          member="is_beneficial_owner"
          span="whole"
          hint={t('form.is_beneficial_ownerHint')}
        />
      </CollapsibleMembers>
      <div className={css.ownershipAdvice}>
        {isOwnerBelowThreshold(answers.isBeneficialOwner, points) && (
          <Notice tone="warning" announced={t('form.below')} />
        )}
        {typed.is_beneficial_owner && isOwnerUndeclared(answers.isBeneficialOwner, points) && (
          <Notice tone="info" announced={t('form.above')} />
        )}
      </div>
    </>
  );
}

export function ContactFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const optional = hydrated && !part.answers.signs;
  return (
    <>
      <div className={css.hiddenIfMe}>
        <MemberText
          {...{ part, optional }}
          member="email"
          hint={t('form.emailHint')}
          type="email"
          spellCheck={false}
          autoCapitalize="off"
        />
      </div>
      <MemberText
        {...{ part, optional }}
        member="telephone"
        span="whole"
        hint={
          isKnown(part, 'telephone')
            ? t('form.fromAppointment')
            : t('form.telephoneHint', { example: createPhoneExample(part.view.context, part.answers) })
        }
        type="tel"
        autoComplete={ownToken(part, 'tel')}
        tidy={normalizeIfValid(createPhoneRule(part.view.context, part.answers))}
      />
    </>
  );
}

const OPTIONAL_MEMBERS = ['position', 'taxid', 'is_main_contact'] as const satisfies readonly FormMember[];

export function OptionalFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { fields, labels, answers, view } = part;
  const isFilled = OPTIONAL_MEMBERS.some((member) => view.values[member]);
  return (
    <CollapsibleMembers part={part} members={OPTIONAL_MEMBERS} isOpen={isFilled} words={t('form.voluntary')}>
      <MemberText part={part} member="position" span="whole" hint={t('form.positionHint')} optional />
      <MemberText
        part={part}
        member="taxid"
        span="whole"
        hint={t('form.taxidHint')}
        optional
        spellCheck={false}
        tidy={normalizeIfValid(createPersonalTaxNumberRule(answers.country))}
      />
      <UnlessLocked
        part={part}
        member="is_main_contact"
        span="whole"
        words={t(answers.isMainContact ? 'form.yes' : 'form.no')}
      >
        <CheckboxField
          field={fields.is_main_contact}
          label={labels.is_main_contact}
          hint={t('form.is_main_contactHint')}
          disabled={hydrated && answers.email === '' && answers.telephone === ''}
        />
      </UnlessLocked>
    </CollapsibleMembers>
  );
}

interface CollapsibleMembersProps {
  part: PersonFieldsProps;
  members: readonly FormMember[];
  isOpen: boolean;
  words: string;
  children: ReactNode;
}

function CollapsibleMembers({ part, members, ...collapsed }: CollapsibleMembersProps) {
  const isWrong = part.fieldsWithErrors.some((name) => members.some((member) => member === name));
  return <CollapsibleFields {...collapsed} isWrong={isWrong} />;
}

interface MemberProps {
  part: PersonFieldsProps;
  member: FormMember;
  span?: keyof typeof css.fieldSpans | undefined;
}

function UnlessLocked(props: MemberProps & { words: string; children: ReactNode }) {
  const { part, member, span, words, children } = props;
  const { t } = useTranslation('representatives');
  const isOpen = part.view.context.members.includes(member);
  const visibleContent = isOpen ? (
    children
  ) : (
    <LockedField label={part.labels[member]} value={words || t('card.none')} />
  );
  return span ? <div className={css.fieldSpans[span]}>{visibleContent}</div> : visibleContent;
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'field' | 'label' | 'span'>;

export function MemberText({ part, member, span, ...native }: MemberProps & TextProps) {
  return (
    <UnlessLocked {...{ part, member, span }} words={part.view.values[member] ?? ''}>
      <TextField field={part.fields[member]} label={part.labels[member]} autoComplete="off" {...native} />
    </UnlessLocked>
  );
}

const USUAL_AGE = 45;

function MemberBirthdate({ part, span }: Omit<MemberProps, 'member'>) {
  const { today } = part.view.context;
  return (
    <UnlessLocked {...{ part, span }} member="birthdate" words={part.view.values.birthdate ?? ''}>
      <DateField
        field={part.fields.birthdate}
        label={part.labels.birthdate}
        text={createDateTextFormat(birthdateBounds(today))}
        min={EARLIEST_BIRTHDATE}
        max={today}
        startDay={() => subtractYears(today, USUAL_AGE)}
      />
    </UnlessLocked>
  );
}

function MemberYesNo({ part, member, span, hint }: MemberProps & { hint?: string }) {
  const { t } = useTranslation('representatives');
  const recordedValue = part.view.values[member];
  const words =
    recordedValue === YES_CHOICE ? t('form.yes') : recordedValue === NO_CHOICE ? t('form.no') : '';
  return (
    <UnlessLocked {...{ part, member, span, words }}>
      <RadioGroupField
        field={part.fields[member]}
        label={part.labels[member]}
        hint={hint}
        appearance="inline"
        options={[
          { value: YES_CHOICE, label: t('form.yes') },
          { value: NO_CHOICE, label: t('form.no') },
        ]}
      />
    </UnlessLocked>
  );
}

function MemberCountry({ part, member, span }: MemberProps) {
  const { countries, values } = part.view;
  const recordedCountry = countries.find(({ value }) => value === values[member]);
  return (
    <UnlessLocked {...{ part, member, span }} words={recordedCountry?.label ?? values[member] ?? ''}>
      <SelectField field={part.fields[member]} label={part.labels[member]} options={countries} />
    </UnlessLocked>
  );
}
