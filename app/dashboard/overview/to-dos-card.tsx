import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { ButtonLink } from 'ui/layout/button';
import { Card, CardBody, CardHeader } from 'ui/layout/card';
import { WithSpokenText } from 'ui/layout/layout';
import { Segments } from 'ui/layout/segments';
import { TaskList } from 'ui/records/task-list';
import { completionPath } from '~/dashboard/rules/completion';
import { tabPath } from '~/dashboard/rules/tabs';
import { joinList } from '~/domain/lists';
import { ResendConfirmationForm } from '~/page/resend-confirmation-form';
import type { ToDosView, ToDoView } from './open-to-dos.server';
import { guidedCompletion, segments } from './overview.css';
import { useToDoTexts } from './to-do-texts';
import { CHECKLIST_ID } from './urls';

interface ToDosCardProps {
  applicationId: string;
  toDos: ToDosView | null;
}

export function ToDosCard({ applicationId, toDos }: ToDosCardProps) {
  const { t, i18n } = useTranslation('overview');
  const toDoText = useToDoTexts(applicationId);
  if (toDos === null) return <ToDosUnknown applicationId={applicationId} />;
  const { open, done, stage, isLeftToApplicant } = toDos;
  const total = open.length + done.length;
  if (total === 0) return isLeftToApplicant ? <LeftToApplicant /> : null;
  if (stage === 'signing' && open.length === 0) return null;
  const offersGuidedCompletion =
    (stage === 'completing' || stage === 'preparing') && !isLeftToApplicant && open.length > 1;
  const progress = t('tasks.progress', { done: done.length, total });
  const { title, readyTitle, readyText } = TEXTS_BY_STAGE[stage];
  const doneNames = done.map((name) => t(`item.${name}.short`));
  const list = joinList(i18n.language, doneNames, 'unit');
  return (
    <Card labelledBy={CHECKLIST_ID}>
      <CardHeader
        id={CHECKLIST_ID}
        title={open.length === 0 ? t(readyTitle) : t(title, { count: open.length })}
        meta={progress}
      />
      <Segments doneParts={done.length} total={total} className={segments} />
      {open.length === 0 && readyText && (
        <CardBody>
          <p>{t(readyText)}</p>
        </CardBody>
      )}
      {offersGuidedCompletion && (
        <CardBody className={guidedCompletion}>
          <p>{t('tasks.runText')}</p>
          <ButtonLink variant="primary" to={completionPath(applicationId)}>
            {t('tasks.run')}
          </ButtonLink>
        </CardBody>
      )}
      <TaskList
        rows={open.map((toDo, position) => ({
          // Stable keys keep the focus when earlier items disappear.
          id: toDo.name === 'other' ? `other-${open.length - position}` : toDo.name,
          title: t(`item.${toDo.name}.title`),
          lines: toDo.details.map(toDoText),
          action: (
            <ToDoAction
              toDo={toDo}
              applicationId={applicationId}
              isNext={!offersGuidedCompletion && position === 0}
            />
          ),
        }))}
        doneItems={
          done.length > 0
            ? {
                summary: t('tasks.done', { count: done.length, list }),
                items: done.map((name) => t(`item.${name}.title`)),
              }
            : null
        }
      />
    </Card>
  );
}

const TEXTS_BY_STAGE = {
  preparing: { title: 'tasks.prepareTitle', readyTitle: 'tasks.prepared', readyText: 'tasks.preparedText' },
  completing: { title: 'tasks.title', readyTitle: 'tasks.ready', readyText: 'tasks.readyText' },
  signing: { title: 'tasks.openTitle', readyTitle: 'tasks.ready', readyText: null },
  asked: { title: 'tasks.openTitle', readyTitle: 'tasks.ready', readyText: null },
} as const satisfies Record<ToDosView['stage'], object>;

interface ToDoActionProps {
  toDo: ToDoView;
  applicationId: string;
  isNext: boolean;
}

function ToDoAction({ toDo: { name, to, details }, applicationId, isNext }: ToDoActionProps) {
  const { t } = useTranslation('overview');
  const overviewPath = tabPath(applicationId, 'overview');
  const linkStyle = { variant: isNext ? 'primary' : 'outline', size: 's' } as const;
  if (name === 'email_verification') {
    return (
      <ResendConfirmationForm
        returnTo={overviewPath}
        label={t('item.email_verification.action')}
        {...linkStyle}
      />
    );
  }
  if (name === 'other' || to === null) return null;
  const isSessionObject = details.some(({ kind }) => kind === 'noted');
  const action = t(isSessionObject ? 'item.finance_objects.dealer' : `item.${name}.action`);
  const itemName = t(`item.${name}.short`);
  const isNamed = action.toLowerCase().includes(itemName.toLowerCase());
  return (
    <ButtonLink {...linkStyle} to={to} preventScrollReset={to.startsWith(`${overviewPath}?`)}>
      <WithSpokenText spokenText={!isNamed && itemName}>{action}</WithSpokenText>
    </ButtonLink>
  );
}

function LeftToApplicant() {
  const { t } = useTranslation('overview');
  return <Notice title={t('tasks.applicantsTitle')}>{t('tasks.applicantsText')}</Notice>;
}

function ToDosUnknown({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('overview');
  return (
    <Notice
      tone="warning"
      title={t('tasks.unknownTitle')}
      action={
        <ButtonLink size="s" to={tabPath(applicationId, 'overview')}>
          {t('tasks.reload')}
        </ButtonLink>
      }
    >
      {t('tasks.unknownText')}
    </Notice>
  );
}
