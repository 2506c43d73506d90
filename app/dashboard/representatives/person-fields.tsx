import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, yearsBefore } from '~/domain/dates';
import { asStored } from '~/domain/message';
import { shareRule, withoutPercentSign } from '~/domain/share';
import { personalTaxNumberRule } from '~/domain/tax-number';
import type { Typed } from '~/domain/typed';
import { Notice } from '~/ui/feedback/notice';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { CheckboxField } from '~/ui/fields/checkbox/checkbox-field';
import { DateField } from '~/ui/fields/date/date-input';
import type { FieldHandle } from '~/ui/fields/field/field';
import { LockedField } from '~/ui/fields/locked/locked-field';
import { RadioGroupField } from '~/ui/fields/radio/choice-cards-field';
import { SelectField } from '~/ui/fields/select/select-field';
import { TextField } from '~/ui/fields/text/text-field';
import * as css from './representatives.css';
import { centuryOfBirth, type decisiveAnswers, EARLIEST_BIRTHDATE, NO, phoneRuleOf, YES } from './rules/form';
import type { FormMember } from './rules/record';
import { isOwnerBelowThreshold, isOwnerUnnamed } from './rules/roster';
import type { FormView } from './views.server';

export interface PersonFieldsProps {
  view: FormView;
  fields: Record<FormMember, FieldHandle>;
  typed: Typed;
  labels: Record<FormMember, string>;
  answers: ReturnType<typeof decisiveAnswers>;
}

export function IdentityFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  return (
    <>
      <MemberText part={part} member="first_name" span="half" />
      <MemberText part={part} member="last_name" span="half" />
      <MemberBirthdate part={part} span="half" />
      <MemberCountry part={part} member="nationality" span="half" />
      <MemberText
        part={part}
        member="taxid"
        span="whole"
        hint={t('form.taxidHint')}
        optional
        spellCheck={false}
        tidy={asStored(personalTaxNumberRule(part.answers.country))}
      />
    </>
  );
}

export function AddressFields(part: PersonFieldsProps) {
  return (
    <>
      <MemberText part={part} member="street" span="most" />
      <MemberText part={part} member="street_number" span="few" />
      <MemberText part={part} member="postcode" span="few" spellCheck={false} />
      <MemberText part={part} member="location" span="most" />
      <MemberCountry part={part} member="country" span="whole" />
    </>
  );
}

/** REP-02 */
export function LegalFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const isAsked = part.view.context.members.includes('is_legal_signatory');
  const questions = (
    <>
      <MemberYesNo part={part} member="is_contract_signatory" />
      <MemberYesNo part={part} member="is_sole_signatory" />
    </>
  );
  return (
    <>
      <MemberText part={part} member="position" span="whole" hint={t('form.positionHint')} optional />
      <MemberYesNo
        part={part}
        member="is_legal_signatory"
        span="whole"
        hint={t('form.is_legal_signatoryHint')}
      />
      {isAsked && <div className={css.forLegalSignatories}>{questions}</div>}
      {!isAsked && part.answers.isLegalSignatory && <div className={css.questions}>{questions}</div>}
    </>
  );
}

/** REP-04, REP-06 */
export function OwnershipFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { view, answers, typed } = part;
  const share = shareRule(0, view.context.language)(typed.percentage_owned ?? '');
  const points = share.ok ? share.value : null;
  return (
    <>
      <MemberYesNo
        part={part}
        member="is_beneficial_owner"
        span="whole"
        hint={t('form.is_beneficial_ownerHint')}
      />
      <MemberText
        part={part}
        member="percentage_owned"
        span="whole"
        hint={t('form.percentage_ownedHint', { free: view.free })}
        optional={hydrated && !answers.isBeneficialOwner}
        inputMode="decimal"
        suffix="%"
        tidy={withoutPercentSign}
      />
      <div className={css.advice}>
        {isOwnerBelowThreshold(answers.isBeneficialOwner, points) && (
          <Notice tone="warning" announced={t('form.below')} />
        )}
        {typed.is_beneficial_owner && isOwnerUnnamed(answers.isBeneficialOwner, points) && (
          <Notice tone="info" announced={t('form.above')} />
        )}
      </div>
    </>
  );
}

/** REP-03, REP-05 */
export function ContactFields(part: PersonFieldsProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { fields, labels, answers } = part;
  const optional = hydrated && !answers.signs;
  return (
    <>
      <MemberText
        {...{ part, optional }}
        member="email"
        span="whole"
        hint={t('form.emailHint')}
        type="email"
        spellCheck={false}
        autoCapitalize="off"
      />
      <MemberText
        {...{ part, optional }}
        member="telephone"
        span="whole"
        hint={t('form.telephoneHint')}
        type="tel"
        tidy={asStored(phoneRuleOf(part.view.context, answers))}
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
    </>
  );
}

interface MemberProps {
  part: PersonFieldsProps;
  member: FormMember;
  span?: keyof typeof css.span | undefined;
}

/** REP-08 */
function UnlessLocked(props: MemberProps & { words: string; children: ReactNode }) {
  const { part, member, span, words, children } = props;
  const { t } = useTranslation('representatives');
  const isOpen = part.view.context.members.includes(member);
  const shown = isOpen ? (
    children
  ) : (
    <LockedField label={part.labels[member]} value={words || t('card.none')} />
  );
  return span ? <div className={css.span[span]}>{shown}</div> : shown;
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
        text={dateText(centuryOfBirth(today))}
        min={EARLIEST_BIRTHDATE}
        max={today}
        begin={() => yearsBefore(today, USUAL_AGE)}
      />
    </UnlessLocked>
  );
}

function MemberYesNo({ part, member, span, hint }: MemberProps & { hint?: string }) {
  const { t } = useTranslation('representatives');
  const recorded = part.view.values[member];
  const words = recorded === YES ? t('form.yes') : recorded === NO ? t('form.no') : '';
  return (
    <UnlessLocked {...{ part, member, span, words }}>
      <RadioGroupField
        field={part.fields[member]}
        label={part.labels[member]}
        hint={hint}
        inline
        options={[
          { value: YES, label: t('form.yes') },
          { value: NO, label: t('form.no') },
        ]}
      />
    </UnlessLocked>
  );
}

function MemberCountry({ part, member, span }: MemberProps) {
  const { countries, values } = part.view;
  const recorded = countries.find(({ value }) => value === values[member]);
  return (
    <UnlessLocked {...{ part, member, span }} words={recorded?.label ?? values[member] ?? ''}>
      <SelectField field={part.fields[member]} label={part.labels[member]} options={countries} />
    </UnlessLocked>
  );
}
