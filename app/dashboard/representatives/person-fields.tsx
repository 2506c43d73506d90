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
const autoCompleteToken = ({ answers }: PersonFieldsProps, token: string) => (answers.isMe ? token : 'off');

const isKnown = (
  { view, typed, answers }: PersonFieldsProps,
  member: keyof RepresentativeFormView['known'],
) => answers.isMe && view.known[member] !== undefined && view.known[member] === typed[member];

export function IdentityFields(personForm: PersonFieldsProps) {
  const { ownEmail } = personForm.view.context;
  const { t } = useTranslation('representatives');
  return (
    <>
      {ownEmail !== null && (
        <div className={css.isMeQuestion}>
          <CheckboxField
            field={personForm.fields[IS_ME_FIELD]}
            label={personForm.labels[IS_ME_FIELD]}
            hint={t('form.is_meHint', { email: ownEmail })}
          />
        </div>
      )}
      <MemberText
        personForm={personForm}
        member="first_name"
        span="half"
        autoComplete={autoCompleteToken(personForm, 'given-name')}
      />
      <MemberText
        personForm={personForm}
        member="last_name"
        span="half"
        autoComplete={autoCompleteToken(personForm, 'family-name')}
      />
      {isKnown(personForm, 'first_name') && isKnown(personForm, 'last_name') && (
        <p className={css.personOrigin}>
          <Icon of={Check} size={16} />
          <span>{t('form.fromAppointment')}</span>
        </p>
      )}
      <MemberBirthdate personForm={personForm} span="half" />
    </>
  );
}

export function AddressFields(personForm: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const nameOfCountry = (member: 'nationality' | 'country') => {
    const code = personForm.typed[member] ?? personForm.view.values[member];
    return personForm.view.countries.find(({ value }) => value === code)?.label ?? t('card.none');
  };
  const [nationality, country] = [nameOfCountry('nationality'), nameOfCountry('country')];
  return (
    <>
      <p className={css.addressHeading}>{t('form.home')}</p>
      <MemberText
        personForm={personForm}
        member="street"
        span="most"
        autoComplete={autoCompleteToken(personForm, 'address-line1')}
      />
      <MemberText personForm={personForm} member="street_number" span="few" />
      <MemberText
        personForm={personForm}
        member="postcode"
        span="few"
        spellCheck={false}
        autoComplete={autoCompleteToken(personForm, 'postal-code')}
      />
      <MemberText
        personForm={personForm}
        member="location"
        span="most"
        autoComplete={autoCompleteToken(personForm, 'address-level2')}
      />
      <CollapsibleMembers
        personForm={personForm}
        members={['nationality', 'country']}
        isOpen={personForm.view.values.nationality === '' || personForm.view.values.country === ''}
        collapsedText={
          nationality === country
            ? t('form.countries', { country })
            : t('form.countriesDiffer', { nationality, country })
        }
      >
        <MemberCountry personForm={personForm} member="nationality" span="half" />
        <MemberCountry personForm={personForm} member="country" span="half" />
      </CollapsibleMembers>
    </>
  );
}

export function SigningFields(personForm: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  if (!asksSingleSigningQuestion(personForm.view.context)) {
    return (
      <div className={css.questions}>
        <MemberYesNo personForm={personForm} member="is_legal_signatory" />
        {personForm.answers.isLegalSignatory && (
          <MemberYesNo personForm={personForm} member="is_contract_signatory" />
        )}
        {personForm.answers.isLegalSignatory && (
          <MemberYesNo personForm={personForm} member="is_sole_signatory" />
        )}
      </div>
    );
  }
  return (
    <div className={css.fieldSpans.whole}>
      <ChoiceCardsField
        field={personForm.fields[SIGNING_FIELD]}
        label={personForm.labels[SIGNING_FIELD]}
        choices={SIGNING_CHOICES.map((value) => ({
          value,
          title: t(`signing.${value}`),
          text: t(`signing.${value}Hint`),
        }))}
      />
    </div>
  );
}

export function OwnershipFields(personForm: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { view, answers, typed } = personForm;
  const { language } = view.context;
  const share = createShareRule(0, language)(typed.percentage_owned ?? '');
  const points = share.ok ? share.value : null;
  const { namedHolders, otherHolders } = view.holders;
  const person = {
    signatory_id: view.ownId,
    first_name: typed.first_name || t('ownership.thisPerson'),
    last_name: typed.last_name ?? '',
    percentage_owned: points === null ? null : toDecimalShare(points),
  };
  const ownership = calculateOwnership([...namedHolders, person], otherHolders);
  const isOwnerByShare = points !== null && points >= OWNER_THRESHOLD_BASIS_POINTS;
  return (
    <>
      <MemberText
        personForm={personForm}
        member="percentage_owned"
        span="whole"
        hint={t('form.percentage_ownedHint', { free: view.unassignedShare })}
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
        personForm={personForm}
        members={['is_beneficial_owner']}
        isOpen={(typed.is_beneficial_owner ?? view.values.is_beneficial_owner ?? '') !== ''}
        collapsedText={
          hydrated && points !== null
            ? t(isOwnerByShare ? 'form.isOwner' : 'form.isNoOwner')
            : t('form.ownerRule')
        }
      >
        <MemberYesNo
          personForm={personForm}
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

export function ContactFields(personForm: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const optional = hydrated && !personForm.answers.signsContract;
  return (
    <>
      <div className={css.hiddenIfMe}>
        <MemberText
          {...{ personForm, optional }}
          member="email"
          hint={t('form.emailHint')}
          type="email"
          spellCheck={false}
          autoCapitalize="off"
        />
      </div>
      <MemberText
        {...{ personForm, optional }}
        member="telephone"
        span="whole"
        hint={
          isKnown(personForm, 'telephone')
            ? t('form.fromAppointment')
            : t('form.telephoneHint', {
                example: createPhoneExample(personForm.view.context, personForm.answers),
              })
        }
        type="tel"
        autoComplete={autoCompleteToken(personForm, 'tel')}
        tidy={normalizeIfValid(createPhoneRule(personForm.view.context, personForm.answers))}
      />
    </>
  );
}

const OPTIONAL_MEMBERS = ['position', 'taxid', 'is_main_contact'] as const satisfies readonly FormMember[];

export function OptionalFields(personForm: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { fields, labels, answers, view } = personForm;
  const isFilled = OPTIONAL_MEMBERS.some((member) => view.values[member]);
  return (
    <CollapsibleMembers
      personForm={personForm}
      members={OPTIONAL_MEMBERS}
      isOpen={isFilled}
      collapsedText={t('form.voluntary')}
    >
      <MemberText
        personForm={personForm}
        member="position"
        span="whole"
        hint={t('form.positionHint')}
        optional
      />
      <MemberText
        personForm={personForm}
        member="taxid"
        span="whole"
        hint={t('form.taxidHint')}
        optional
        spellCheck={false}
        tidy={normalizeIfValid(createPersonalTaxNumberRule(answers.country))}
      />
      <LockableMember
        personForm={personForm}
        member="is_main_contact"
        span="whole"
        collapsedText={t(answers.isMainContact ? 'form.yes' : 'form.no')}
      >
        <CheckboxField
          field={fields.is_main_contact}
          label={labels.is_main_contact}
          hint={t('form.is_main_contactHint')}
          disabled={hydrated && answers.email === '' && answers.telephone === ''}
        />
      </LockableMember>
    </CollapsibleMembers>
  );
}

interface CollapsibleMembersProps {
  personForm: PersonFieldsProps;
  members: readonly FormMember[];
  isOpen: boolean;
  collapsedText: string;
  children: ReactNode;
}

function CollapsibleMembers({ personForm, members, ...collapsed }: CollapsibleMembersProps) {
  const hasErrors = personForm.fieldsWithErrors.some((name) => members.some((member) => member === name));
  return <CollapsibleFields {...collapsed} hasErrors={hasErrors} />;
}

interface MemberProps {
  personForm: PersonFieldsProps;
  member: FormMember;
  span?: keyof typeof css.fieldSpans | undefined;
}

function LockableMember(props: MemberProps & { collapsedText: string; children: ReactNode }) {
  const { personForm, member, span, collapsedText, children } = props;
  const { t } = useTranslation('representatives');
  const isOpen = personForm.view.context.members.includes(member);
  const visibleContent = isOpen ? (
    children
  ) : (
    <LockedField label={personForm.labels[member]} value={collapsedText || t('card.none')} />
  );
  return span ? <div className={css.fieldSpans[span]}>{visibleContent}</div> : visibleContent;
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'field' | 'label' | 'span'>;

export function MemberText({ personForm, member, span, ...native }: MemberProps & TextProps) {
  return (
    <LockableMember {...{ personForm, member, span }} collapsedText={personForm.view.values[member] ?? ''}>
      <TextField
        field={personForm.fields[member]}
        label={personForm.labels[member]}
        autoComplete="off"
        {...native}
      />
    </LockableMember>
  );
}

const TYPICAL_AGE_YEARS = 45;

function MemberBirthdate({ personForm, span }: Omit<MemberProps, 'member'>) {
  const { today } = personForm.view.context;
  return (
    <LockableMember
      {...{ personForm, span }}
      member="birthdate"
      collapsedText={personForm.view.values.birthdate ?? ''}
    >
      <DateField
        field={personForm.fields.birthdate}
        label={personForm.labels.birthdate}
        text={createDateTextFormat(birthdateBounds(today))}
        min={EARLIEST_BIRTHDATE}
        max={today}
        startDay={() => subtractYears(today, TYPICAL_AGE_YEARS)}
      />
    </LockableMember>
  );
}

function MemberYesNo({ personForm, member, span, hint }: MemberProps & { hint?: string }) {
  const { t } = useTranslation('representatives');
  const recordedValue = personForm.view.values[member];
  const collapsedText =
    recordedValue === YES_CHOICE ? t('form.yes') : recordedValue === NO_CHOICE ? t('form.no') : '';
  return (
    <LockableMember {...{ personForm, member, span, collapsedText }}>
      <RadioGroupField
        field={personForm.fields[member]}
        label={personForm.labels[member]}
        hint={hint}
        appearance="inline"
        options={[
          { value: YES_CHOICE, label: t('form.yes') },
          { value: NO_CHOICE, label: t('form.no') },
        ]}
      />
    </LockableMember>
  );
}

function MemberCountry({ personForm, member, span }: MemberProps) {
  const { countries, values } = personForm.view;
  const recordedCountry = countries.find(({ value }) => value === values[member]);
  return (
    <LockableMember
      {...{ personForm, member, span }}
      collapsedText={recordedCountry?.label ?? values[member] ?? ''}
    >
      <SelectField field={personForm.fields[member]} label={personForm.labels[member]} options={countries} />
    </LockableMember>
  );
}
