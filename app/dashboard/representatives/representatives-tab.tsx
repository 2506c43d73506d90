import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleHelp from 'virtual:icon/circle-question-mark';
import Plus from 'virtual:icon/plus';
import Users from 'virtual:icon/users';
import { Link, useActionData } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'ui/feedback/empty-state';
import { Notice } from 'ui/feedback/notice';
import { ButtonLink } from 'ui/layout/button';
import { Card, TitledCard } from 'ui/layout/card';
import { addTitle } from 'ui/layout/card.css';
import { Icon } from 'ui/layout/icon';
import { Buttons, Stack } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import { ExpandLink, ListPager, ListPosition } from '~/dashboard/list-links';
import { addListQuery } from '~/dashboard/rules/tabs';
import { ActionErrors } from '~/dashboard/task-form';
import { shownPageParam } from '~/domain/lists';
import { OwnershipBar, OwnershipLegend } from './ownership-bar';
import { CollapsedPersonCard, PersonCard, type TaskPath } from './person-card';
import * as css from './representatives.css';
import type { PersonCardSummary, RepresentativeCard } from './rules/card';
import type { Ownership } from './rules/roster';
import { PEOPLE_LIST_ID, representativeTaskUrls } from './urls';
import type { RepresentativesView } from './views.server';

type OwnershipCardProps = { applicationId: string; tab: RepresentativesView; ownership: Ownership };

function OwnershipCard({ applicationId, tab, ownership }: OwnershipCardProps) {
  const { t } = useTranslation('representatives');
  const actions = (
    <>
      <TabLink {...{ applicationId }} to="help" variant="ghost" size="s" />
      {tab.mayAdd && !tab.asksForMore && <TabLink {...{ applicationId }} to="add" variant="ghost" size="s" />}
    </>
  );
  return (
    <TitledCard id="ownership" title={t('ownership.title')} action={actions} gap="s4">
      <OwnershipBar ownership={ownership} />
      <OwnershipLegend ownership={ownership} />
      {tab.roster && <RosterChecks roster={tab.roster} />}
    </TitledCard>
  );
}

function RosterChecks({ roster }: { roster: NonNullable<RepresentativesView['roster']> }) {
  const { fulfilledRules, failedRules, signing, incomplete, ownersBelowThreshold, ownersUndeclared } = roster;
  const { t } = useTranslation('representatives');
  const metTexts = fulfilledRules.map((rule) => {
    if (rule !== 'signatories') return t(`check.${rule}`);
    return signing.mode === 'alone' ? t('check.alone') : t('check.together', { count: signing.signatories });
  });
  return (
    <>
      <ul className={css.rosterRules}>
        {metTexts.map((text) => (
          <li key={text} className={css.legendItem}>
            <Icon of={CircleCheck} className={css.metRuleIcon} />
            <span className={visuallyHidden}>{`${t('check.met')} `}</span>
            <span>{text}</span>
          </li>
        ))}
        {incomplete.first.map(({ id, name }) => (
          <li key={id} className={css.legendItem}>
            <Icon of={CircleDashed} className={css.openRuleIcon} />
            <span className={visuallyHidden}>{`${t('check.open')} `}</span>
            <span>{t('check.incomplete', { name })}</span>
          </li>
        ))}
        {incomplete.remainingCount > 0 && (
          <li className={css.legendItem}>
            <Icon of={CircleDashed} className={css.openRuleIcon} />
            <span className={visuallyHidden}>{`${t('check.open')} `}</span>
            <span>{t('check.moreIncomplete', { count: incomplete.remainingCount })}</span>
          </li>
        )}
      </ul>
      {failedRules.map(({ rule, code, message }) => (
        <div key={code} data-code={code}>
          <Notice tone={rule === 'shares' ? 'danger' : 'warning'} title={message}>
            {rule !== 'shares' && t(`advice.${rule}`)}
          </Notice>
        </div>
      ))}
      {ownersBelowThreshold && (
        <Notice tone="warning">{t('advice.ownerBelowThreshold', { name: ownersBelowThreshold })}</Notice>
      )}
      {ownersUndeclared && (
        <Notice tone="info">{t('advice.ownerUndeclared', { name: ownersUndeclared })}</Notice>
      )}
    </>
  );
}

const TAB_LINKS = { help: [CircleHelp, 'help.link'], add: [Plus, 'add.first'] } as const;

type TabLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'> & {
  applicationId: string;
  to: keyof typeof TAB_LINKS;
};

function TabLink({ applicationId, to, ...buttonStyle }: TabLinkProps) {
  const { t } = useTranslation('representatives');
  const [icon, textKey] = TAB_LINKS[to];
  return (
    <ButtonLink
      {...buttonStyle}
      icon={icon}
      to={representativeTaskUrls.path(applicationId, to)}
      preventScrollReset
    >
      {t(textKey)}
    </ButtonLink>
  );
}

interface RepresentativesTabProps {
  applicationId: string;
  tab: RepresentativesView;
  shownForm: string | null;
}

export function RepresentativesTab({ applicationId, tab, shownForm }: RepresentativesTabProps) {
  const { t } = useTranslation('representatives');
  const hasActionData = useActionData() !== undefined;
  return (
    <Stack>
      <ActionErrors shownForms={[shownForm]} />
      {tab.refusalReason && !hasActionData && (
        <Notice tone="warning">{t(`done.${tab.refusalReason}`)}</Notice>
      )}
      <People {...{ applicationId, tab }} />
    </Stack>
  );
}

function People({ applicationId, tab }: Omit<RepresentativesTabProps, 'shownForm'>) {
  const { t } = useTranslation('representatives');
  const { shown, collapsed, isExpanded, pages } = tab;
  if (pages.total === 0) return <NoRepresentatives applicationId={applicationId} mayAdd={tab.mayAdd} />;
  const fills = new Map(tab.ownership?.parts.map(({ id, fill }) => [id, fill]));
  const expanded = isExpanded ? PEOPLE_LIST_ID : null;
  const page = shownPageParam(pages);
  const taskPath: TaskPath = (kind, id) =>
    addListQuery(representativeTaskUrls.path(applicationId, kind, id), { expanded, page });
  const cardOf = (card: PersonCardSummary | RepresentativeCard) => {
    const props = {
      taskPath,
      fill: fills.get(card.id) ?? (card.points ? tab.ownership?.others?.fill : undefined),
    };
    return 'facts' in card ? (
      <PersonCard key={card.id} {...props} card={card} />
    ) : (
      <CollapsedPersonCard key={card.id} {...props} card={card} />
    );
  };
  const addTile = tab.asksForMore && (
    <li>
      <AddTile to={taskPath('add', '')} />
    </li>
  );
  return (
    <Stack>
      {tab.ownership && <OwnershipCard applicationId={applicationId} tab={tab} ownership={tab.ownership} />}
      <ListPosition pages={pages} list={PEOPLE_LIST_ID} />
      {shown.length > 0 && (
        <ul className={css.people}>
          {shown.map(cardOf)}
          {collapsed.length === 0 && addTile}
        </ul>
      )}
      {collapsed.length > 0 && (
        <>
          <ExpandLink list={PEOPLE_LIST_ID} isExpanded={isExpanded} page={page}>
            <span>{t('folded', { count: collapsed.length })}</span>
          </ExpandLink>
          <ul className={css.people}>
            {collapsed.map(cardOf)}
            {addTile}
          </ul>
        </>
      )}
      <ListPager
        pages={pages}
        list={PEOPLE_LIST_ID}
        pagePath={(pageNumber) => addListQuery('', { expanded, page: pageNumber })}
      />
    </Stack>
  );
}

function AddTile({ to }: { to: string }) {
  const { t } = useTranslation('representatives');
  return (
    <Link className={css.addTile} to={to} preventScrollReset>
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
