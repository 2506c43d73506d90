import type { FormMetadata } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { labelsOf } from 'ui/fields/field/field';
import { PortalForm } from 'ui/fields/form/form';
import { ButtonLink } from 'ui/layout/button';
import { Stack } from 'ui/layout/layout';
import { h3 } from 'ui/theme/text.css';
import { useAnswerTexts } from '~/configured-form/answer-texts';
import { fieldLabelsOf as customLabelsOf, DynamicFields } from '~/configured-form/dynamic-fields';
import { usePatterns } from '~/configured-form/use-patterns';
import { useListQuery } from '~/dashboard/list-links';
import {
  BackToFirstPart,
  ConfirmationForm,
  FIRST_FIELD_SELECTOR,
  FormPart,
  type FormParts,
  useFormParts,
  useSeenVersion,
  useTaskActionData,
  useTaskForm,
  useTaskOverlay,
} from '~/dashboard/task-form';
import type { FormValues } from '~/domain/form-values';
import { normalizeIfValid } from '~/domain/message';
import { createPersonalTaxNumberRule } from '~/domain/tax-number';
import type { TaskActionData } from '~/forms/intents';
import {
  AddressFields,
  ContactFields,
  IdentityFields,
  MemberText,
  OptionalFields,
  OwnershipFields,
  SigningFields,
} from './person-fields';
import * as css from './representatives.css';
import {
  createPersonDetailSchema,
  createPersonSchema,
  createPhoneExample,
  createPhoneRule,
  IS_ME_FIELD,
  PERSON_DETAIL_FIELDS,
  type PersonField,
  pickAnswersThatShowFields,
  SIGNING_FIELD,
} from './rules/form';
import { FORM_MEMBERS } from './rules/record';
import type { RepresentativeTaskView } from './tasks.server';
import { formIdOf, PERSON_VERSION_FIELD, representativeTaskUrls } from './urls';
import type { RepresentativeFormView } from './views.server';

function PersonForm({ view, parts = null }: { view: RepresentativeFormView; parts?: FormParts | null }) {
  const { t } = useTranslation('representatives');
  const { form, fields, typed, version } = usePersonForm(view, parts);
  const { customFields } = view.context;
  const fieldsWithErrors = Object.keys(form.allErrors);
  const answers = pickAnswersThatShowFields(view.context, typed);
  useOwnDetails(form, view, typed);
  const labels = {
    ...useMemberLabels(),
    ...(answers.isMe && { [SIGNING_FIELD]: t('form.signingMe'), is_beneficial_owner: t('form.ownerMe') }),
  };
  const context = { view, fields, typed, labels, answers, fieldsWithErrors };
  const isPartlyLocked = FORM_MEMBERS.some((member) => !view.context.members.includes(member));
  return (
    <PortalForm
      form={form}
      sendsFormKey
      labels={{ ...labels, ...customLabelsOf(customFields) }}
      gap="s6"
      className={css.fields}
    >
      <input type="hidden" name={PERSON_VERSION_FIELD} value={version} />
      {isPartlyLocked && <Notice tone="info">{t('form.locked')}</Notice>}
      <FormPart partNumber={1} parts={parts} title={t('form.person')}>
        <IdentityFields {...context} />
        <AddressFields {...context} />
      </FormPart>
      <BackToFirstPart parts={parts}>{t('form.toPerson')}</BackToFirstPart>
      <FormPart partNumber={2} parts={parts} title={t('form.role')}>
        <SigningFields {...context} />
        <OwnershipFields {...context} />
        <ContactFields {...context} />
        <OptionalFields {...context} />
      </FormPart>
      {customFields.length > 0 && (
        <FormPart partNumber={2} isNumbered={false} parts={parts} title={t('form.more')}>
          <div className={css.questions}>
            <DynamicFields
              formId={form.id}
              fields={customFields}
              typed={typed}
              currency={view.currency}
              country={view.context.homeCountry}
            />
          </div>
        </FormPart>
      )}
    </PortalForm>
  );
}

type MemberFormProps = { view: RepresentativeFormView; member: 'email' | 'telephone' | 'taxid' };

const TYPES = { email: 'email', telephone: 'tel', taxid: 'text' } as const;

function MemberForm({ view, member }: MemberFormProps) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed, version } = usePersonForm(view);
  const answers = pickAnswersThatShowFields(view.context, typed);
  const personForm = { view, fields, typed, labels, answers, fieldsWithErrors: [] };
  const tidy = {
    email: null,
    telephone: createPhoneRule(view.context, answers),
    taxid: createPersonalTaxNumberRule(answers.country),
  }[member];
  return (
    <PortalForm form={form} labels={labels}>
      <input type="hidden" name={PERSON_VERSION_FIELD} value={version} />
      <MemberText
        personForm={personForm}
        member={member}
        hint={t(`form.${member}Hint`, { example: createPhoneExample(view.context, answers) })}
        type={TYPES[member]}
        optional={member === 'taxid'}
        {...(tidy && { tidy: normalizeIfValid(tidy) })}
        spellCheck={false}
      />
    </PortalForm>
  );
}

function usePersonForm(view: RepresentativeFormView, parts: FormParts | null = null) {
  const answerTexts = useAnswerTexts(view.currency);
  const matcherOf = usePatterns(view.context.customFields);
  const id = formIdOf(view.kind);
  const actionData = useTaskActionData<TaskActionData & Partial<Pick<RepresentativeFormView, 'version'>>>(id);
  const form = useTaskForm<PersonField>(
    id,
    (typed) =>
      parts?.shownPart === 1
        ? createPersonDetailSchema(view.context, typed)
        : createPersonSchema(view.context, typed, { answerTexts, matcherOf }),
    { values: view.values, ...(parts?.shownPart === 1 && { onValid: () => parts.show(2) }) },
  );
  const version = useSeenVersion(id, PERSON_VERSION_FIELD, actionData?.version || view.version);
  return { ...form, version };
}

function useOwnDetails(
  form: FormMetadata<Record<string, string | undefined>, string[]>,
  { known }: RepresentativeFormView,
  typed: FormValues,
): void {
  const isMe = typed[IS_ME_FIELD] === 'on';
  const wasChecked = useRef(isMe);
  useEffect(() => {
    if (wasChecked.current === isMe) return;
    wasChecked.current = isMe;
    // Reads the controls: conform does not know values of a hidden part.
    const controls = document.forms.namedItem(form.id)?.elements;
    for (const [name, value] of Object.entries(known)) {
      const control = controls?.namedItem(name);
      const [oldValue, newValue] = isMe ? ['', value] : [value, ''];
      if (control instanceof HTMLInputElement && control.value === oldValue)
        form.update({ name, value: newValue });
    }
  }, [form, known, isMe]);
}

function useMemberLabels(): Record<PersonField, string> {
  const { t } = useTranslation('representatives');
  return labelsOf([...FORM_MEMBERS, IS_ME_FIELD, SIGNING_FIELD], (member) => t(`field.${member}`));
}

type Of<Kind extends RepresentativeTaskView['kind']> = Extract<RepresentativeTaskView, { kind: Kind }>;

export function useRepresentativesOverlay(applicationId: string, task: RepresentativeTaskView | null) {
  const { t } = useTranslation(['representatives', 'dashboard']);
  const tab = useListQuery()(representativeTaskUrls.path(applicationId));
  const parts = useFormParts(formIdOf('add'), task?.kind === 'add' ? PERSON_DETAIL_FIELDS : null);
  const save = { label: t('dashboard:task.save') };
  const person = (view: Of<'add' | 'edit'>) => ({
    submit: view.kind === 'add' ? { label: t('add.first'), parts: { parts, next: t('form.toRole') } } : save,
    children: <PersonForm key={view.id} view={view} parts={parts} />,
  });
  const member = (view: Of<'email' | 'telephone' | 'taxid'>) =>
    ({
      initialFocus: FIRST_FIELD_SELECTOR,
      submit: save,
      children: <MemberForm key={view.id} view={view} member={view.kind} />,
    }) as const;
  return useTaskOverlay(task, tab, {
    add: person,
    edit: person,
    email: member,
    telephone: member,
    taxid: member,
    help: () => ({
      children: <RepresentativesHelp />,
      footer: (
        <ButtonLink variant="primary" to={tab} preventScrollReset>
          {t('help.close')}
        </ButtonLink>
      ),
    }),
    remove: ({ isOwn }) => ({
      submit: {
        label: t('dashboard:task.remove'),
        pending: t('dashboard:task.removing'),
        isDestructive: true,
      },
      children: (
        <ConfirmationForm id={formIdOf('remove')}>
          <p>
            {isOwn && <span>{`${t('task.removeOwn')} `}</span>}
            <span>{t('task.removeText')}</span>
          </p>
        </ConfirmationForm>
      ),
    }),
  });
}

function RepresentativesHelp() {
  const { t } = useTranslation('representatives');
  return (
    <Stack gap="s5">
      <p>{t('help.intro')}</p>
      {(['legal', 'owner', 'contact'] as const).map((group) => (
        <div key={group}>
          <h3 className={h3}>{t(`help.${group}Title`)}</h3>
          <p>{t(`help.${group}Text`)}</p>
        </div>
      ))}
    </Stack>
  );
}
