import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsOf as customLabelsOf, DynamicFields } from '~/configured-form/dynamic-fields';
import { usePatterns } from '~/configured-form/use-patterns';
import { useWords } from '~/configured-form/use-words';
import { useTaskAnswer, useTaskForm } from '~/dashboard/use-task-form';
import { asStored } from '~/domain/checked';
import { personalTaxNumberRule } from '~/domain/tax-number';
import type { TaskAnswer } from '~/forms/task-answer';
import { Notice } from '~/ui/feedback/notice';
import { labelsOf } from '~/ui/fields/field/labels';
import { PortalForm } from '~/ui/fields/form/form';
import { formGrid } from '~/ui/layout/form-grid.css';
import { formIdOf, VERSION_FIELD } from './addresses';
import type { FormView } from './form-view.server';
import {
  AddressFields,
  ContactFields,
  IdentityFields,
  LegalFields,
  MemberText,
  OwnershipFields,
} from './person-fields';
import * as css from './person-form.css';
import { decisiveAnswers, personSchema, phoneRuleOf } from './rules/form';
import { FORM_MEMBERS, type FormMember } from './rules/record';

/** REP-02 to REP-05, REP-09 */
export function PersonForm({ view }: { view: FormView }) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed, version } = usePersonForm(view);
  const { customFields } = view.context;
  const context = { view, fields, typed, labels, answers: decisiveAnswers(view.context, typed) };
  const isPartlyLocked = FORM_MEMBERS.some((member) => !view.context.members.includes(member));
  return (
    <PortalForm form={form} makesOne labels={{ ...labels, ...customLabelsOf(customFields) }} gap="s6">
      <input type="hidden" name={VERSION_FIELD} value={version} />
      {isPartlyLocked && <Notice tone="info">{t('form.locked')}</Notice>}
      <Part title={t('form.person')}>
        <IdentityFields {...context} />
      </Part>
      <Part title={t('form.home')}>
        <AddressFields {...context} />
      </Part>
      <Part title={t('form.role')}>
        <LegalFields {...context} />
        <OwnershipFields {...context} />
      </Part>
      <Part title={t('form.contact')}>
        <ContactFields {...context} />
      </Part>
      {customFields.length > 0 && (
        <Part title={t('form.more')}>
          <div className={css.questions}>
            <DynamicFields
              formId={form.id}
              fields={customFields}
              typed={typed}
              currency={view.currency}
              country={view.context.homeCountry}
            />
          </div>
        </Part>
      )}
    </PortalForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.part}>
      <legend className={css.partTitle}>{title}</legend>
      <div className={`${formGrid} ${css.roles}`}>{children}</div>
    </fieldset>
  );
}

type MemberFormProps = { view: FormView; member: 'email' | 'telephone' | 'taxid' };

const TYPES = { email: 'email', telephone: 'tel', taxid: 'text' } as const;

/** REP-07 */
export function MemberForm({ view, member }: MemberFormProps) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed, version } = usePersonForm(view);
  const answers = decisiveAnswers(view.context, typed);
  const part = { view, fields, typed, labels, answers };
  const tidy = {
    email: null,
    telephone: phoneRuleOf(view.context, answers),
    taxid: personalTaxNumberRule(answers.country),
  }[member];
  return (
    <PortalForm form={form} labels={labels}>
      <input type="hidden" name={VERSION_FIELD} value={version} />
      <MemberText
        part={part}
        member={member}
        hint={t(`form.${member}Hint`)}
        type={TYPES[member]}
        optional={member === 'taxid'}
        {...(tidy && { tidy: asStored(tidy) })}
        spellCheck={false}
      />
    </PortalForm>
  );
}

function usePersonForm(view: FormView) {
  const words = useWords(view.currency);
  const matcherOf = usePatterns(view.context.customFields);
  const id = formIdOf(view.kind);
  const answer = useTaskAnswer<TaskAnswer & Partial<Pick<FormView, 'version'>>>(id);
  const form = useTaskForm<FormMember>(
    id,
    (typed) => personSchema(view.context, typed, { words, matcherOf }),
    { values: view.values },
  );
  return { ...form, version: answer?.version || view.version };
}

function useMemberLabels(): Record<FormMember, string> {
  const { t } = useTranslation('representatives');
  return labelsOf(FORM_MEMBERS, (member) => t(`field.${member}`));
}
