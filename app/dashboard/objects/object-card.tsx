import CircleDashed from 'virtual:icon/circle-dashed';
import CopyPlus from 'virtual:icon/copy-plus';
import Pencil from 'virtual:icon/pencil';
import Trash2 from 'virtual:icon/trash';
import { FINANCING_TYPES, RENTAL_STATES } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { Card } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { type SheetTerm, Terms } from 'ui/layout/sheet';
import type { FinanceObject } from '~/api/finance-objects.server';
import { TaskLink } from '~/dashboard/task-link';
import { formatAddressLine } from '~/domain/address';
import { createGroupFormat, toCents } from '~/domain/cents';
import { formatDate } from '~/domain/dates';
import * as css from './objects.css';
import { calculateObjectTotals } from './rules/object-totals';
import { formatObjectName, type SessionObject } from './rules/session-objects';
import type { ObjectTaskKind } from './urls';

export type ObjectTaskPath = (kind: ObjectTaskKind, id?: string) => string;

interface ObjectCardProps {
  object: FinanceObject;
  currency: string;
  country: string;
  taskPath: ObjectTaskPath;
  changes: { copy: boolean } | null;
}

export function ObjectCard({ object, currency, country, taskPath, changes }: ObjectCardProps) {
  const { t, i18n } = useTranslation(['objects', 'dashboard']);
  const name = formatObjectName(object);
  const { price, downPayment, financedAmount } = calculateObjectTotals(object);
  const amountsPerPiece = [object.net_purchase_price, object.down_payment, object.remaining_value].map(
    toCents,
  );
  const money = createGroupFormat(
    [price, downPayment, financedAmount, ...amountsPerPiece],
    currency,
    i18n.language,
  );
  const each = (amount: number) =>
    object.object_count > 1 ? t('each', { amount: money(toCents(amount)) }) : undefined;
  const to = (kind: 'copy' | 'edit' | 'delete') => taskPath(kind, object.finance_object_id);
  const headingId = `object-${object.finance_object_id}`;
  return (
    <Card as="li" className={css.object} aria-labelledby={headingId}>
      <ObjectHeader {...{ headingId, object }} amount={money(financedAmount)} />
      <div className={css.facts}>
        <Terms
          layout="grid"
          items={[
            {
              label: t('totals.price'),
              value: money(price),
              translate: 'no',
              note: each(object.net_purchase_price),
            },
            {
              label: t('totals.downPayment'),
              value: money(downPayment),
              translate: 'no',
              note: each(object.down_payment),
            },
            {
              label: t('field.remaining_value'),
              value: money(toCents(object.remaining_value)),
              translate: 'no',
            },
            { label: t('field.merchant_name'), value: object.merchant_name, translate: 'no' },
          ]}
        />
        <details className={css.details}>
          <summary className={css.summary}>{t('more')}</summary>
          <Terms layout="grid" items={useDetails(object, country)} />
        </details>
      </div>
      {changes && (
        <ObjectActions
          name={name}
          edit={to('edit')}
          copy={changes.copy ? to('copy') : null}
          remove={to('delete')}
        />
      )}
    </Card>
  );
}

interface ObjectHeaderProps {
  headingId: string;
  object: Pick<FinanceObject, 'manufacturer' | 'type' | 'object_count' | 'financing_type'>;
  amount: string;
}

function ObjectHeader({ headingId, object, amount }: ObjectHeaderProps) {
  const { t } = useTranslation(['objects', 'dashboard']);
  const pieces = t('pieces', { count: object.object_count });
  return (
    <div className={css.header}>
      <div className={css.headText}>
        <h2 id={headingId} className={css.name}>
          {formatObjectName(object)}
        </h2>
        <p className={css.kind}>{[pieces, financingTypeOf(object, t)].join(' · ')}</p>
      </div>
      <p className={css.amount}>
        <span translate="no">{amount}</span>
        <span className={css.amountNote}>{t('totals.financed')}</span>
      </p>
    </div>
  );
}

interface SessionObjectCardProps {
  object: SessionObject;
  currency: string;
  taskPath: ObjectTaskPath;
  mayBeCopied: boolean;
}

export function SessionObjectCard({ object, currency, taskPath, mayBeCopied }: SessionObjectCardProps) {
  const { t, i18n } = useTranslation(['objects', 'dashboard']);
  const name = formatObjectName(object);
  const { financedAmount } = calculateObjectTotals(object);
  const money = createGroupFormat([financedAmount], currency, i18n.language);
  const to = (kind: 'draft' | 'dealer' | 'copy' | 'discard') => taskPath(kind, object.finance_object_id);
  const headingId = `object-${object.finance_object_id}`;
  return (
    <Card as="li" className={css.object} aria-labelledby={headingId}>
      <ObjectHeader {...{ headingId, object }} amount={money(financedAmount)} />
      <div className={css.facts}>
        <p className={css.missingDealer}>
          <Icon of={CircleDashed} size={18} />
          <span>{t('noted.missing')}</span>
        </p>
        <ButtonLink to={to('dealer')} preventScrollReset variant="primary" size="s" className={css.addDealer}>
          <WithSpokenText spokenText={name}>{t('noted.addDealer')}</WithSpokenText>
        </ButtonLink>
      </div>
      <ObjectActions
        name={name}
        edit={to('draft')}
        copy={mayBeCopied ? to('copy') : null}
        remove={to('discard')}
      />
    </Card>
  );
}

type T = ReturnType<typeof useTranslation<['objects', 'dashboard']>>['t'];

function financingTypeOf({ financing_type: type }: Pick<FinanceObject, 'financing_type'>, t: T): string {
  const known = FINANCING_TYPES.find((one) => one === type);
  return known ? t(`financingType.${known}`) : type;
}

function useDetails(object: FinanceObject, country: string): SheetTerm[] {
  const { t, i18n } = useTranslation('objects');
  const rentalState = RENTAL_STATES.find((state) => state === object.rental_state);
  const { merchant_street, merchant_house_num, merchant_postcode, merchant_city } = object;
  const address = `${formatAddressLine(merchant_street, merchant_house_num, merchant_postcode, merchant_city)}, ${country}`;
  const missing = t('missing');
  return [
    { label: t('field.built_at'), value: object.built_at ?? missing },
    {
      label: t('field.expected_delivery_date'),
      value: object.expected_delivery_date
        ? formatDate(object.expected_delivery_date, i18n.language)
        : missing,
    },
    {
      label: t('field.rental_state'),
      value: rentalState ? t(`rentalState.${rentalState}`) : object.rental_state,
    },
    { label: t('field.is_fixed_interest'), value: t(object.is_fixed_interest ? 'answer.yes' : 'answer.no') },
    { label: t('group.merchant'), value: address },
    { label: t('field.merchant_company_id'), value: object.merchant_company_id, translate: 'no' },
    { label: t('field.detail_desc'), value: object.detail_desc || missing },
  ];
}

interface ObjectActionsProps {
  name: string;
  edit: string;
  copy: string | null;
  remove: string;
}

function ObjectActions({ name, edit, copy, remove }: ObjectActionsProps) {
  const { t } = useTranslation(['objects', 'dashboard']);
  return (
    <div className={css.actions}>
      <TaskLink to={edit} itemName={name} icon={Pencil}>
        {t('edit')}
      </TaskLink>
      {copy !== null && (
        <TaskLink to={copy} itemName={name} icon={CopyPlus}>
          {t('copy')}
        </TaskLink>
      )}
      <TaskLink to={remove} itemName={name} icon={Trash2} variant="danger-ghost" className={css.deleteLink}>
        {t('dashboard:task.remove')}
      </TaskLink>
    </div>
  );
}
