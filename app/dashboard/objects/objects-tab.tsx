import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FinanceObject } from '~/api/finance-objects.server';
import { LostAnswer } from '~/dashboard/lost-answer';
import type { FinancingChanges } from '~/dashboard/rules/financing-changes';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Notice } from '~/ui/feedback/notice';
import { ButtonLink } from '~/ui/layout/button';
import { Card } from '~/ui/layout/card';
import { AddTile, CardGrid } from '~/ui/layout/card-grid';
import { Stack } from '~/ui/layout/layout';
import { objectAddresses } from './addresses';
import { ObjectCard } from './object-card';
import { TotalsCard } from './totals-card';

interface ObjectsTabProps {
  applicationId: string;
  currency: string;
  /** With the name of the dealer's country. */
  objects: readonly { object: FinanceObject; country: string }[];
  changes: FinancingChanges;
  mayAdd: boolean;
  /** Most objects there may be. */
  max: number;
  /** Id of the form above the tab; null for none. */
  shownForm: string | null;
}

/** The objects with their totals, and the way to add one (OBJ-01, OBJ-03). */
export function ObjectsTab({ shownForm, objects, changes, mayAdd, max, ...of }: ObjectsTabProps) {
  const { t } = useTranslation('objects');
  const mayChange = changes === 'open';
  const add = objectAddresses.path(of.applicationId, 'add');
  return (
    <Stack>
      <LostAnswer shown={[shownForm]} />
      {changes !== 'open' && <Notice>{t(changes)}</Notice>}
      {mayChange && !mayAdd && <Notice>{t('limit', { max })}</Notice>}
      {objects.length === 0 ? (
        <Nothing add={mayAdd ? add : null} />
      ) : (
        <>
          <TotalsCard objects={objects.map(({ object }) => object)} currency={of.currency} />
          <CardGrid>
            {objects.map(({ object, country }) => (
              <ObjectCard
                key={object.finance_object_id}
                {...{ object, country, ...of }}
                changes={mayChange ? { copy: mayAdd } : null}
              />
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

/** @param add where the first object is added; null where none may be */
function Nothing({ add }: { add: string | null }) {
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
