import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedField } from '~/ui/fields/locked-field';
import { RadioGroupField } from '~/ui/fields/radio-group-field';
import { SelectField } from '~/ui/fields/select-field';
import { TextField } from '~/ui/fields/text-field';
import type { PartProps } from './part-props';
import { NO, YES } from './rules/form';
import type { FormMember } from './rules/record';

type MemberProps = { part: PartProps; member: FormMember };

/** A member that may be changed as its field, any other as what it says, with a lock (REP-08). */
function UnlessLocked({
  part,
  member,
  words,
  children,
}: MemberProps & { words: string; children: ReactNode }) {
  const { t } = useTranslation('representatives');
  if (part.view.context.members.includes(member)) return children;
  return <LockedField label={part.labels[member]} value={words || t('card.none')} />;
}

/** A line of text. */
export function MemberText({
  part,
  member,
  ...native
}: MemberProps & Omit<ComponentProps<typeof TextField>, 'field' | 'label'>) {
  return (
    <UnlessLocked part={part} member={member} words={part.view.values[member] ?? ''}>
      <TextField field={part.fields[member]} label={part.labels[member]} {...native} />
    </UnlessLocked>
  );
}

/** A question. */
export function MemberYesNo({ part, member, hint }: MemberProps & { hint?: string }) {
  const { t } = useTranslation('representatives');
  const recorded = part.view.values[member];
  const words = recorded === YES ? t('form.yes') : recorded === NO ? t('form.no') : '';
  return (
    <UnlessLocked part={part} member={member} words={words}>
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

/** A country out of all of them. */
export function MemberCountry({ part, member, autoComplete }: MemberProps & { autoComplete?: string }) {
  const { countries, values } = part.view;
  const recorded = countries.find(({ value }) => value === values[member]);
  return (
    <UnlessLocked part={part} member={member} words={recorded?.label ?? values[member] ?? ''}>
      <SelectField
        field={part.fields[member]}
        label={part.labels[member]}
        options={countries}
        autoComplete={autoComplete}
      />
    </UnlessLocked>
  );
}
