import { useTranslation } from 'react-i18next';
import { ConfirmationForm } from '~/dashboard/confirmation-form';
import { useTaskOverlay } from '~/dashboard/use-task-overlay';
import { h3 } from '~/theme/text.css';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';
import { formIdOf, representativeAddresses } from './addresses';
import { MemberForm, PersonForm } from './person-form';
import type { ShownRepresentativeTask } from './tasks.server';

type Of<Kind extends ShownRepresentativeTask['kind']> = Extract<ShownRepresentativeTask, { kind: Kind }>;

export function useRepresentativesOverlay(applicationId: string, task: ShownRepresentativeTask | null) {
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
  return useTaskOverlay(task, tab, {
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
