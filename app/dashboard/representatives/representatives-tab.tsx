import Plus from 'virtual:icon/plus';
import Users from 'virtual:icon/users';
import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActionErrors } from '~/dashboard/action-errors';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Notice } from '~/ui/feedback/notice';
import { Card } from '~/ui/layout/card';
import { addTitle } from '~/ui/layout/card-grid.css';
import { Icon } from '~/ui/layout/icon';
import { Buttons, Stack } from '~/ui/layout/layout';
import { representativeAddresses } from './addresses';
import { OwnershipCard } from './ownership-card';
import { PersonCard } from './person-card';
import * as css from './person-card.css';
import { TabLink } from './tab-link';
import type { TabView } from './tab-view.server';

interface RepresentativesTabProps {
  applicationId: string;
  tab: TabView;
  shownForm: string | null;
}

/** REP-01 */
export function RepresentativesTab({ applicationId, tab, shownForm }: RepresentativesTabProps) {
  const { t } = useTranslation('representatives');
  const wasSent = useActionData() !== undefined;
  return (
    <Stack>
      <ActionErrors shownForms={[shownForm]} />
      {tab.refusalReason && !wasSent && <Notice tone="warning">{t(`done.${tab.refusalReason}`)}</Notice>}
      <People {...{ applicationId, tab }} />
    </Stack>
  );
}

function People({ applicationId, tab }: Omit<RepresentativesTabProps, 'shownForm'>) {
  if (tab.cards.length === 0) return <NoRepresentatives applicationId={applicationId} mayAdd={tab.mayAdd} />;
  const fills = new Map(tab.ownership?.parts.map(({ id, fill }) => [id, fill]));
  return (
    <Stack>
      {tab.ownership && <OwnershipCard applicationId={applicationId} tab={tab} ownership={tab.ownership} />}
      <ul className={css.people}>
        {tab.cards.map((card) => (
          <PersonCard key={card.id} applicationId={applicationId} card={card} fill={fills.get(card.id)} />
        ))}
        {tab.asksForMore && (
          <li>
            <AddTile applicationId={applicationId} />
          </li>
        )}
      </ul>
    </Stack>
  );
}

function AddTile({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('representatives');
  return (
    <Link className={css.addTile} to={representativeAddresses.path(applicationId, 'add')} preventScrollReset>
      <Icon of={Plus} size={24} className={css.addIcon} />
      <b className={addTitle}>{t('add.more')}</b>
      <span className={css.addText}>{t('add.text')}</span>
    </Link>
  );
}

function NoRepresentatives({ applicationId, mayAdd }: { applicationId: string; mayAdd: boolean }) {
  const { t } = useTranslation('representatives');
  return (
    <Card>
      <EmptyState
        icon={Users}
        title={t('empty.title')}
        action={
          <Buttons justify="centre">
            {mayAdd && <TabLink {...{ applicationId }} to="add" variant="primary" />}
            <TabLink {...{ applicationId }} to="help" variant="ghost" />
          </Buttons>
        }
      >
        {mayAdd ? t('empty.text') : t('empty.textOnly')}
      </EmptyState>
    </Card>
  );
}
