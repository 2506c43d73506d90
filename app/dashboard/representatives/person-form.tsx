import ArrowLeft from 'virtual:icon/arrow-left';
import type { FormMetadata } from '@conform-to/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsOf as customLabelsOf, DynamicFields } from '~/configured-form/dynamic-fields';
import { usePatterns } from '~/configured-form/use-patterns';
import { useWords } from '~/configured-form/words';
import {
  ConfirmationForm,
  useSeenVersion,
  useTaskAnswer,
  useTaskForm,
  useTaskOverlay,
} from '~/dashboard/task-form';
import { asStored } from '~/domain/message';
import { personalTaxNumberRule } from '~/domain/tax-number';
import type { Typed } from '~/domain/typed';
import type { TaskAnswer } from '~/forms/intents';
import { h3 } from '~/theme/text.css';
import { Notice } from '~/ui/feedback/notice';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { labelsOf } from '~/ui/fields/field/labels';
import { PortalForm } from '~/ui/fields/form/form';
import { useTypedForm } from '~/ui/fields/form/form-contexts';
import { Button, ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';
import { formGrid, withoutScripts, withScripts } from '~/ui/layout/layout.css';
import { formIdOf, representativeAddresses, VERSION_FIELD } from './addresses';
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
  decisiveAnswers,
  IS_ME,
  type PersonField,
  type PersonPart,
  partWithErrors,
  personPartSchema,
  personSchema,
  phoneRuleOf,
  SIGNING,
} from './rules/form';
import { FORM_MEMBERS } from './rules/record';
import type { ShownRepresentativeTask } from './tasks.server';
import type { FormView } from './views.server';

/** REP-02 to REP-05, REP-09 */
function PersonForm({ view, parts = null }: { view: FormView; parts?: Parts | null }) {
  const { t } = useTranslation('representatives');
  const { form, fields, typed, version } = usePersonForm(view, parts);
  const { customFields } = view.context;
  const wrong = Object.keys(form.allErrors);
  const answers = decisiveAnswers(view.context, typed);
  useOwnDetails(form, view, typed);
  const labels = { ...useMemberLabels(), ...(answers.isMe && { [SIGNING]: t('form.signingMe') }) };
  const context = { view, fields, typed, labels, answers, wrong };
  const isPartlyLocked = FORM_MEMBERS.some((member) => !view.context.members.includes(member));
  return (
    <PortalForm
      form={form}
      makesOne
      labels={{ ...labels, ...customLabelsOf(customFields) }}
      gap="s6"
      className={css.fields}
    >
      <input type="hidden" name={VERSION_FIELD} value={version} />
      {isPartlyLocked && <Notice tone="info">{t('form.locked')}</Notice>}
      <Part of="person" number={1} parts={parts} title={t('form.person')}>
        <IdentityFields {...context} />
        <AddressFields {...context} />
      </Part>
      {parts?.shown === 'role' && (
        <div>
          <Button variant="ghost" size="s" icon={ArrowLeft} onClick={() => parts.show('person')}>
            {t('form.toPerson')}
          </Button>
        </div>
      )}
      <Part of="role" number={2} parts={parts} title={t('form.role')}>
        <SigningFields {...context} />
        <OwnershipFields {...context} />
        <ContactFields {...context} />
        <OptionalFields {...context} />
      </Part>
      {customFields.length > 0 && (
        <Part of="role" parts={parts} title={t('form.more')}>
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

interface PartProps {
  of: PersonPart;
  parts: Parts | null;
  /** Undefined for further questions of a part. */
  number?: number;
  title: string;
  children: ReactNode;
}

function Part({ of, parts, number, title, children }: PartProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const restored = useTypedForm();
  const element = useRef<HTMLFieldSetElement>(null);
  const isOther = parts !== null && parts.shown !== null && parts.shown !== of;
  const isHidden = hydrated && isOther;
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden && number !== undefined) element.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden, number]);
  return (
    <fieldset
      ref={element}
      tabIndex={-1}
      data-part={of}
      hidden={isHidden}
      // conform would report fields as missing that the user has not seen.
      disabled={isHidden && of === 'role' && !parts?.hasSeenRole && restored?.form !== formIdOf('add')}
      className={isOther ? css.otherPart : parts?.shown === of ? css.formPart : css.laterPart}
    >
      <legend className={css.partTitle}>
        {parts !== null && number !== undefined && (
          <span className={css.partNumber}>{t('form.part', { number })}</span>
        )}
        <span>{title}</span>
      </legend>
      <div className={formGrid}>{children}</div>
    </fieldset>
  );
}

interface PartsState {
  /** Null for the whole form. */
  readonly shown: PersonPart | null;
  readonly hasSeenRole: boolean;
  readonly answer: TaskAnswer | undefined;
}

export type Parts = PartsState & { show: (part: PersonPart) => void };

const FIRST_PART: PartsState = { shown: 'person', hasSeenRole: false, answer: undefined };

/** A new person is entered in two parts. An error leads to its part. */
function useParts(isAdding: boolean): Parts | null {
  const answer = useTaskAnswer(formIdOf('add'));
  const wrong = Object.keys(answer?.result.error ?? {});
  const [state, setState] = useState(FIRST_PART);
  const isNews = answer !== state.answer && wrong.length > 0;
  const refused: PartsState = { shown: partWithErrors(wrong), hasSeenRole: true, answer };
  const parts = isAdding ? (isNews ? refused : state) : FIRST_PART;
  if (parts !== state) setState(parts);
  const show = (shown: PersonPart) =>
    setState(({ hasSeenRole, ...rest }) => ({
      ...rest,
      shown,
      hasSeenRole: hasSeenRole || shown === 'role',
    }));
  return isAdding ? { ...parts, show } : null;
}

/** Label of the button of the form: without JavaScript it saves at once. */
function PartLabel({ parts, save }: { parts: Parts | null; save: string }) {
  const { t } = useTranslation('representatives');
  if (parts?.shown !== 'person') return <span>{save}</span>;
  return (
    <>
      <span className={withScripts}>{t('form.toRole')}</span>
      <span className={withoutScripts}>{save}</span>
    </>
  );
}

type MemberFormProps = { view: FormView; member: 'email' | 'telephone' | 'taxid' };

const TYPES = { email: 'email', telephone: 'tel', taxid: 'text' } as const;

/** REP-07 */
function MemberForm({ view, member }: MemberFormProps) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed, version } = usePersonForm(view);
  const answers = decisiveAnswers(view.context, typed);
  const part = { view, fields, typed, labels, answers, wrong: [] };
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

function usePersonForm(view: FormView, parts: Parts | null = null) {
  const words = useWords(view.currency);
  const matcherOf = usePatterns(view.context.customFields);
  const id = formIdOf(view.kind);
  const answer = useTaskAnswer<TaskAnswer & Partial<Pick<FormView, 'version'>>>(id);
  const form = useTaskForm<PersonField>(
    id,
    (typed) =>
      parts?.shown === 'person'
        ? personPartSchema(view.context, typed)
        : personSchema(view.context, typed, { words, matcherOf }),
    { values: view.values, ...(parts?.shown === 'person' && { onValid: () => parts.show('role') }) },
  );
  const version = useSeenVersion(id, VERSION_FIELD, answer?.version || view.version);
  return { ...form, version };
}

/** Fills in the user's known details, and clears them again for another person. */
function useOwnDetails(
  form: FormMetadata<Record<string, string | undefined>, string[]>,
  { known }: FormView,
  typed: Typed,
): void {
  const isMe = typed[IS_ME] === 'on';
  const before = useRef(isMe);
  useEffect(() => {
    if (before.current === isMe) return;
    before.current = isMe;
    // conform knows no values of the part that is not shown yet.
    const controls = document.forms.namedItem(form.id)?.elements;
    for (const [name, value] of Object.entries(known)) {
      const control = controls?.namedItem(name);
      const [from, to] = isMe ? ['', value] : [value, ''];
      if (control instanceof HTMLInputElement && control.value === from) form.update({ name, value: to });
    }
  }, [form, known, isMe]);
}

function useMemberLabels(): Record<PersonField, string> {
  const { t } = useTranslation('representatives');
  return labelsOf([...FORM_MEMBERS, IS_ME, SIGNING], (member) => t(`field.${member}`));
}

type Of<Kind extends ShownRepresentativeTask['kind']> = Extract<ShownRepresentativeTask, { kind: Kind }>;

export function useRepresentativesOverlay(applicationId: string, task: ShownRepresentativeTask | null) {
  const { t } = useTranslation(['representatives', 'dashboard']);
  const tab = representativeAddresses.path(applicationId);
  const parts = useParts(task?.kind === 'add');
  const save = { label: t('dashboard:task.save') };
  const person = (view: Of<'add' | 'edit'>) => ({
    submit: view.kind === 'add' ? { label: <PartLabel parts={parts} save={t('add.first')} /> } : save,
    children: <PersonForm key={view.id} view={view} parts={parts} />,
  });
  const member = (view: Of<'email' | 'telephone' | 'taxid'>) =>
    ({
      initialFocus: 'first-field',
      submit: save,
      children: <MemberForm key={view.id} view={view} member={view.kind} />,
    }) as const;
  const overlay = useTaskOverlay(task, tab, {
    add: person,
    edit: person,
    email: member,
    telephone: member,
    taxid: member,
    help: () => ({
      children: <Help />,
      footer: (
        <ButtonLink variant="primary" to={tab} preventScrollReset>
          {t('help.close')}
        </ButtonLink>
      ),
    }),
    remove: ({ isOwn }) => ({
      submit: { label: t('dashboard:task.remove'), pending: t('dashboard:task.removing'), danger: true },
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
  return overlay && { ...overlay, submitLabel: (label: string) => <PartLabel parts={parts} save={label} /> };
}

/** REP-01 */
function Help() {
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
