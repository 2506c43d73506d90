import Circle from 'virtual:icon/circle';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplicationHead, useApplicationTexts } from '~/dashboard/application-head';
import { PageOrListSkeleton } from '~/dashboard/applications/list-loading';
import { useToDoTexts } from '~/dashboard/overview/to-do-words';
import {
  type CompletionItem,
  completionPath,
  openAfter,
  partOfItem,
  skipPath,
} from '~/dashboard/rules/completion';
import { tabPath } from '~/dashboard/rules/tabs';
import { useFrame } from '~/page/use-frame';
import { lead, meta, visuallyHidden } from '~/theme/text.css';
import { usePreservedFocus } from '~/ui/feedback/use-preserved-focus';
import { PageFrame } from '~/ui/frame/page-frame';
import { PageHead } from '~/ui/frame/page-head';
import { ButtonLink } from '~/ui/layout/button';
import { Card, CardBody } from '~/ui/layout/card';
import { Icon } from '~/ui/layout/icon';
import { Buttons, Stack } from '~/ui/layout/layout';
import { onlyNarrow, onlyWide } from '~/ui/layout/layout.css';
import { Segments } from '~/ui/layout/segments';
import * as css from './completion.css';
import type { Completion } from './load-completion.server';

interface CompletionPageProps {
  application: ApplicationHead;
  completion: Completion;
  part: CompletionItem['part'] | 'ready';
  /** Button that saves the part. */
  action: ReactNode;
  laterLabel?: string | null;
  children: ReactNode;
}

/** OVER-07: the open items of an application one after the other. */
export function CompletionPage(props: CompletionPageProps) {
  const { application, completion } = props;
  const { t } = useTranslation(['complete', 'dashboard']);
  const { amount } = useApplicationTexts(application);
  usePreservedFocus();
  const overview = tabPath(application.id, 'overview');
  const head = (
    <PageHead
      crumbs={{
        label: t('dashboard:overview.path'),
        items: [
          { name: t('dashboard:overview.applications'), to: '/dashboard/applications' },
          { name: `${amount} · ${application.number}`, to: overview },
          { name: t('crumb') },
        ],
      }}
      action={
        <ButtonLink variant="ghost" size="s" to={overview}>
          {t('leave')}
        </ButtonLink>
      }
    />
  );
  const done = completion.items.filter(({ isDone }) => isDone).length;
  const total = completion.items.length;
  return (
    <PageOrListSkeleton>
      <PageFrame frame={useFrame()} tone="dashboard" head={head}>
        <div className={css.page}>
          <div className={onlyWide}>
            <Index {...props} done={done} />
          </div>
          <details className={`${css.folded} ${onlyNarrow}`}>
            <summary className={css.summary}>
              <span>{t('all')}</span>
              <span className={meta}>{t('progress', { done, total })}</span>
            </summary>
            <Index {...props} done={done} />
          </details>
          <Item {...props} />
        </div>
      </PageFrame>
    </PageOrListSkeleton>
  );
}

function Index({ application, completion, part, done }: CompletionPageProps & { done: number }) {
  const { t } = useTranslation('complete');
  const { items } = completion;
  const position = items.findIndex((item) => item.part === part);
  return (
    <nav aria-label={t('all')}>
      <Stack gap="s3">
        <div>
          <p className={css.indexTitle}>
            {done === items.length ? t('allDone') : t('left', { count: items.length - done })}
          </p>
          <p className={meta}>{t('progress', { done, total: items.length })}</p>
        </div>
        <Segments done={done} total={items.length} />
        <ol className={css.index}>
          {items.map((item, index) => {
            const isLeft = !item.isDone && index < position && item.part !== 'email';
            const state = item.isDone ? 'done' : isLeft ? 'later' : 'open';
            return (
              <li key={item.part}>
                <Link
                  to={completionPath(application.id, item.part)}
                  aria-current={item.part === part ? 'step' : undefined}
                  className={css.entry}
                >
                  <Icon of={MARKS[state]} className={css.marks[state]} />
                  <span>
                    <span>{t(`part.${item.part}.short`)}</span>
                    {state !== 'open' && <span className={visuallyHidden}>, </span>}
                    {state !== 'open' && <span className={css.state}>{t(`state.${state}`)}</span>}
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      </Stack>
    </nav>
  );
}

const MARKS = { done: CircleCheck, later: CircleDashed, open: Circle } as const;

function Item({ application, completion, part, action, laterLabel, children }: CompletionPageProps) {
  const { t } = useTranslation('complete');
  const words = useToDoTexts(application.id);
  const said = useId();
  const { items, open, saved } = completion;
  const position = items.findIndex((item) => item.part === part) + 1;
  const saysWhat = part !== 'bank' && part !== 'tax-number' && part !== 'objects';
  const details = open
    .filter(({ name }) => saysWhat && partOfItem(name) === part)
    .flatMap((toDo) => toDo.details);
  const next = part === 'ready' ? null : openAfter(items, part);
  return (
    <Card as="section">
      {saved && (
        <p id={said} className={css.saved}>
          <Icon of={CircleCheck} size={18} className={css.marks.done} />
          <span>{t(`part.${saved}.saved`)}</span>
        </p>
      )}
      <CardBody className={css.body}>
        <Stack gap="s5">
          <div>
            {position > 0 && <p className={meta}>{t('position', { position, total: items.length })}</p>}
            <h1 aria-describedby={saved ? said : undefined}>{t(`part.${part}.title`)}</h1>
            <p className={lead}>{t(`part.${part}.lead`)}</p>
            {details.length > 0 && (
              <ul className={css.details}>
                {details.map((detail, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: details have no id, and change together
                  <li key={index}>{words(detail)}</li>
                ))}
              </ul>
            )}
          </div>
          {children}
        </Stack>
      </CardBody>
      <div className={css.footer}>
        <Buttons>
          {action}
          {part !== 'ready' && (
            <ButtonLink size="l" variant={action ? 'ghost' : 'outline'} to={skipPath(application.id, part)}>
              {laterLabel ?? t(items[position - 1]?.isDone ? 'next' : 'later')}
            </ButtonLink>
          )}
        </Buttons>
        {next && <p className={meta}>{t('then', { what: t(`part.${next}.short`) })}</p>}
      </div>
    </Card>
  );
}
