import { useTranslation } from 'react-i18next';
import { QuestionForm } from '~/dashboard/question-form';
import { useTask } from '~/dashboard/use-task';
import { asStored } from '~/domain/checked';
import { personalTaxNumberRule } from '~/domain/tax-number';
import { h3 } from '~/theme/text.css';
import { PortalForm } from '~/ui/fields/form/form';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';
import { formIdOf, representativeAddresses, SEEN } from './addresses';
import type { FormView } from './form-view.server';
import { MemberText } from './member-fields';
import { PersonForm } from './person-form';
import { decisiveAnswers, phoneRuleOf } from './rules/form';
import type { ShownRepresentativeTask } from './tasks.server';
import { useMemberLabels, usePersonForm } from './use-person-form';

type Of<Kind extends ShownRepresentativeTask['kind']> = Extract<ShownRepresentativeTask, { kind: Kind }>;

export function useRepresentativeTask(applicationId: string, task: ShownRepresentativeTask | null) {
  const { t } = useTranslation(['representatives', 'dashboard']);
  const tab = representativeAddresses.path(applicationId);
  const save = { label: t('dashboard:task.save') };
  const person = (view: Of<'add' | 'edit'>) => ({
    submit: view.kind === 'add' ? { label: t('add.first') } : save,
    children: <PersonForm key={view.id} view={view} />,
  });
  const member = (view: Of<'email' | 'telephone' | 'taxid'>) =>
    ({
      initialFocus: 'first-field',
      submit: save,
      children: <MemberForm key={view.id} view={view} member={view.kind} />,
    }) as const;
  return useTask(task, tab, {
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
        <QuestionForm id={formIdOf('remove')}>
          <p>
            {isOwn && <span>{`${t('task.removeOwn')} `}</span>}
            <span>{t('task.removeText')}</span>
          </p>
        </QuestionForm>
      ),
    }),
  });
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

type MemberFormProps = { view: FormView; member: 'email' | 'telephone' | 'taxid' };

const TYPES = { email: 'email', telephone: 'tel', taxid: 'text' } as const;

/** REP-07 */
function MemberForm({ view, member }: MemberFormProps) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed, seen } = usePersonForm(view);
  const answers = decisiveAnswers(view.context, typed);
  const part = { view, fields, typed, labels, answers };
  const tidy = {
    email: null,
    telephone: phoneRuleOf(view.context, answers),
    taxid: personalTaxNumberRule(answers.country),
  }[member];
  return (
    <PortalForm form={form} labels={labels}>
      <input type="hidden" name={SEEN} value={seen} />
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
