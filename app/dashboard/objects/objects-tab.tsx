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
import type { FinancingChanges } from '~/dashboard/rules/financing-changes';
import { ActionErrors } from '~/dashboard/task-form';
import { createGroupFormat } from '~/domain/cents';
import { objectTaskUrls } from './addresses';
import { ObjectCard, SessionObjectCard } from './object-card';
import { Comparison } from './object-form';
import { type PricedObject, sumObjectTotals } from './rules/object-totals';
import type { SessionObject } from './rules/session-objects';

interface ObjectsTabProps {
  applicationId: string;
  currency: string;
  objects: readonly { object: FinanceObject; country: string }[];
  sessionObjects: readonly SessionObject[];
  changes: FinancingChanges;
  mayAdd: boolean;
  max: number;
  requested: number | null;
  shownForm: string | null;
}

export function ObjectsTab(props: ObjectsTabProps) {
  const { shownForm, objects, sessionObjects, changes, mayAdd, max, requested, ...of } = props;
  const { t } = useTranslation('objects');
  const mayChange = changes === 'open';
  const add = objectTaskUrls.path(of.applicationId, 'add');
  return (
    <Stack>
      <ActionErrors shownForms={[shownForm]} />
      {changes !== 'open' && <Notice>{t(changes)}</Notice>}
      {mayChange && !mayAdd && <Notice>{t('limit', { max })}</Notice>}
      {objects.length + sessionObjects.length === 0 ? (
        <NoObjects add={mayAdd ? add : null} />
      ) : (
        <>
          <TotalsCard
            objects={[...objects.map(({ object }) => object), ...sessionObjects]}
            {...{ requested }}
            currency={of.currency}
          />
          <CardGrid>
            {objects.map(({ object, country }) => (
              <ObjectCard
                key={object.finance_object_id}
                {...{ object, country, ...of }}
                changes={mayChange ? { copy: mayAdd } : null}
              />
            ))}
            {sessionObjects.map((object) => (
              <SessionObjectCard key={object.finance_object_id} {...{ object, ...of }} mayCopy={mayAdd} />
            ))}
            {mayAdd && (
              <li>
                <AddTile to={add} title={t('addAnother')}>
                  {t('addText')}
                </AddTile>
              </li>
            )}
          </CardGrid>
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
  requested: number | null;
  currency: string;
}

function TotalsCard({ objects, requested, currency }: TotalsCardProps) {
  const { t, i18n } = useTranslation('objects');
  const { price, downPayment, financed } = sumObjectTotals(objects);
  const money = createGroupFormat([price, downPayment, financed], currency, i18n.language);
  const count = <TabCounter value={objects.length} label={t('count', { count: objects.length })} />;
  return (
    <TitledCard id="object-totals" title={t('totals.title')} count={count}>
      <KeyFigures
        items={[
          { label: t('totals.price'), value: money(price) },
          { label: t('totals.downPayment'), value: money(downPayment) },
          { label: t('totals.financed'), value: money(financed) },
        ]}
      />
      <Comparison {...{ objects, requested, currency }} language={i18n.language} />
    </TitledCard>
  );
}
