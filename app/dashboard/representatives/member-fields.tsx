import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, yearsBefore } from '~/domain/dates';
import type { Typed } from '~/domain/typed';
import { DateField } from '~/ui/fields/date/date-field';
import type { FieldHandle } from '~/ui/fields/field/field';
import { LockedField } from '~/ui/fields/locked/locked-field';
import { RadioGroupField } from '~/ui/fields/radio/radio-group-field';
import { SelectField } from '~/ui/fields/select/select-field';
import { TextField } from '~/ui/fields/text/text-field';
import type { FormView } from './form-view.server';
import * as css from './person-form.css';
import { type decisiveAnswers, EARLIEST_BIRTHDATE, NO, YES } from './rules/form';
import type { FormMember } from './rules/record';

export interface PartProps {
  view: FormView;
  fields: Record<FormMember, FieldHandle>;
  typed: Typed;
  labels: Record<FormMember, string>;
  answers: ReturnType<typeof decisiveAnswers>;
}

interface MemberProps {
  part: PartProps;
  member: FormMember;
  span?: keyof typeof css.span | undefined;
}

/** REP-08 */
export function UnlessLocked(props: MemberProps & { words: string; children: ReactNode }) {
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

export function MemberBirthdate({ part, span }: Omit<MemberProps, 'member'>) {
  const { today } = part.view.context;
  return (
    <UnlessLocked {...{ part, span }} member="birthdate" words={part.view.values.birthdate ?? ''}>
      <DateField
        field={part.fields.birthdate}
        label={part.labels.birthdate}
        text={dateText}
        min={EARLIEST_BIRTHDATE}
        max={today}
        begin={() => yearsBefore(today, USUAL_AGE)}
      />
    </UnlessLocked>
  );
}

export function MemberYesNo({ part, member, span, hint }: MemberProps & { hint?: string }) {
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

export function MemberCountry({ part, member, span }: MemberProps) {
  const { countries, values } = part.view;
  const recorded = countries.find(({ value }) => value === values[member]);
  return (
    <UnlessLocked {...{ part, member, span }} words={recorded?.label ?? values[member] ?? ''}>
      <SelectField field={part.fields[member]} label={part.labels[member]} options={countries} />
    </UnlessLocked>
  );
}
