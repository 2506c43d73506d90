import Package from 'virtual:icon/package';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'ui/feedback/empty-state';
import { Notice } from 'ui/feedback/notice';
import { TabCounter } from 'ui/frame/tabs';
import { ButtonLink } from 'ui/layout/button';
import { Card, TitledCard } from 'ui/layout/card';
import { AddTile, CardGrid } from 'ui/layout/card-grid';
import { Stack } from 'ui/layout/layout';
import { KeyFigures } from 'ui/records/key-figures';
import type { FinanceObject } from '~/api/finance-objects.server';
import { ListPager, ListPosition } from '~/dashboard/list-links';
import type { FinancingChanges } from '~/dashboard/rules/financing-changes';
import { addListQuery } from '~/dashboard/rules/tabs';
import { ActionErrors } from '~/dashboard/task-form';
import { createGroupFormat } from '~/domain/cents';
import { type ListPages, pageParamOf, shownPageParam } from '~/domain/lists';
import { ObjectCard, type ObjectTaskPath, SessionObjectCard } from './object-card';
import { Comparison } from './object-form';
import { type PricedObject, sumObjectTotals } from './rules/object-totals';
import type { SessionObject } from './rules/session-objects';
import { objectTaskUrls } from './urls';

const OBJECT_LIST_ID = 'objects';

interface ObjectsTabProps {
  applicationId: string;
  currency: string;
  objects: readonly { object: FinanceObject; country: string }[];
  sessionObjects: readonly SessionObject[];
  /** Includes objects on other pages. */
  total: PricedObject;
  pages: ListPages;
  changes: FinancingChanges;
  mayAdd: boolean;
  max: number;
  requestedAmount: number | null;
  shownForm: string | null;
}

export function ObjectsTab(props: ObjectsTabProps) {
  const { shownForm, objects, sessionObjects, total, pages, changes, mayAdd, max, requestedAmount, ...rest } =
    props;
  const { t } = useTranslation('objects');
  const mayChange = changes === 'open';
  const taskPathOnPage =
    (page: string | null): ObjectTaskPath =>
    (kind, id) =>
      addListQuery(objectTaskUrls.path(rest.applicationId, kind, id), { expanded: null, page });
  const of = { currency: rest.currency, taskPath: taskPathOnPage(shownPageParam(pages)) };
  // The new object is the last of the list.
  const add = taskPathOnPage(pageParamOf(pages.total + 1))('add');
  return (
    <Stack>
      <ActionErrors shownForms={[shownForm]} />
      {changes !== 'open' && <Notice>{t(changes)}</Notice>}
      {mayChange && !mayAdd && <Notice>{t('limit', { max })}</Notice>}
      {pages.total === 0 ? (
        <NoObjects add={mayAdd ? add : null} />
      ) : (
        <>
          <TotalsCard objects={[total]} count={pages.total} {...{ requestedAmount }} currency={of.currency} />
          <ListPosition pages={pages} list={OBJECT_LIST_ID} />
          <CardGrid>
            {objects.map(({ object, country }) => (
              <ObjectCard
                key={object.finance_object_id}
                {...{ object, country, ...of }}
                changes={mayChange ? { copy: mayAdd } : null}
              />
            ))}
            {sessionObjects.map((object) => (
              <SessionObjectCard key={object.finance_object_id} {...{ object, ...of }} mayBeCopied={mayAdd} />
            ))}
            {mayAdd && (
              <li>
                <AddTile href={add} title={t('addAnother')}>
                  {t('addText')}
                </AddTile>
              </li>
            )}
          </CardGrid>
          <ListPager pages={pages} list={OBJECT_LIST_ID} />
        </>
      )}
    </Stack>
  );
}

function NoObjects({ add }: { add: string | null }) {
  const { t } = useTranslation('objects');
  const button = add !== null && (
    <ButtonLink to={add} preventScrollReset variant="primary">
      {t('add')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState icon={Package} title={t('emptyTitle')} action={button}>
        {add !== null ? t('addText') : t('closedEmpty')}
      </EmptyState>
    </Card>
  );
}

interface TotalsCardProps {
  objects: readonly PricedObject[];
  count: number;
  requestedAmount: number | null;
  currency: string;
}

function TotalsCard({ objects, count: all, requestedAmount, currency }: TotalsCardProps) {
  const { t, i18n } = useTranslation('objects');
  const { price, downPayment, financedAmount } = sumObjectTotals(objects);
  const money = createGroupFormat([price, downPayment, financedAmount], currency, i18n.language);
  const count = <TabCounter value={all} label={t('count', { count: all })} />;
  return (
    <TitledCard id="object-totals" title={t('totals.title')} count={count}>
      <KeyFigures
        items={[
          { label: t('totals.price'), value: money(price) },
          { label: t('totals.downPayment'), value: money(downPayment) },
          { label: t('totals.financed'), value: money(financedAmount) },
        ]}
      />
      <Comparison {...{ objects, requestedAmount, currency }} language={i18n.language} />
    </TitledCard>
  );
}
