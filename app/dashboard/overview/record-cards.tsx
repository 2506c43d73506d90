import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { TitledCard } from 'ui/layout/card';
import { metaText, mutedText, noPrint, smallText } from 'ui/theme/text.css';
import { appointmentPath } from '~/dashboard/appointments/urls';
import { FileLink } from '~/dashboard/file-link';
import { ListPager } from '~/dashboard/list-links';
import { archivePath, filePath, LOAN_CONTRACT_FILE, planPath } from '~/dashboard/rules/file-path';
import { tabPath } from '~/dashboard/rules/tabs';
import { joinList } from '~/domain/lists';
import * as css from './overview.css';
import type { Records } from './records.server';
import type { SigningPreparation } from './rules/receipt';
import { receiptPath } from './urls';

type HistoryEntry = Records['history']['events'][number];

const HISTORY_ID = 'history';
/** The card names this many file types and counts the others. */
const MAX_NAMED_FILES = 3;

interface HistoryCardProps {
  history: Records['history'];
  /** Address of the whole history, if the card shows a part. */
  shortListApplicationId?: string;
}

export function HistoryCard({ history, shortListApplicationId }: HistoryCardProps) {
  const { t } = useTranslation('overview');
  const text = useEventText();
  const { events, pages } = history;
  const isShort = shortListApplicationId !== undefined && pages.total > events.length;
  return (
    <TitledCard
      id={HISTORY_ID}
      title={t('receipt.history')}
      action={
        isShort && (
          <ButtonLink to={`${receiptPath(shortListApplicationId)}#${HISTORY_ID}`} variant="ghost" size="s">
            {t('receipt.allEvents', { count: pages.total })}
          </ButtonLink>
        )
      }
    >
      <ol className={css.history}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and change together
          <li key={index}>
            <time dateTime={event.at} className={metaText}>
              {event.when}
            </time>
            <span>{text(event)}</span>
          </li>
        ))}
      </ol>
      {shortListApplicationId === undefined && <ListPager pages={pages} list={HISTORY_ID} />}
    </TitledCard>
  );
}

function useEventText() {
  const { t, i18n } = useTranslation('overview');
  return (event: HistoryEntry): string => {
    switch (event.kind) {
      case 'requested':
      case 'submitted':
        return t(`receipt.event.${event.kind}`);
      case 'signed':
        return t('receipt.event.signed', { name: event.name });
      default: {
        const { kind, names, count } = event;
        if (names.length > MAX_NAMED_FILES) return t(`receipt.event.${kind}`, { count });
        return t(`receipt.event.${kind}List`, { list: joinList(i18n.language, names, 'unit') });
      }
    }
  };
}

interface PreparationsCardProps {
  applicationId: string;
  preparations: readonly SigningPreparation[];
  otherSigners: string;
}

export function PreparationsCard({ applicationId, preparations, otherSigners }: PreparationsCardProps) {
  const { t } = useTranslation('overview');
  if (preparations.length === 0) return null;
  const links: Partial<Record<SigningPreparation, string>> = {
    documents: tabPath(applicationId, 'documents'),
    appointment: appointmentPath(applicationId),
  };
  return (
    <div className={noPrint}>
      <TitledCard id="prepare" title={t('receipt.prepare.title')}>
        <ul className={css.preparations}>
          {preparations.map((kind) => {
            const to = links[kind];
            const title = t(`receipt.prepare.${kind}.title`, { names: otherSigners });
            return (
              <li key={kind}>
                <b>{to ? <Link to={to}>{title}</Link> : title}</b>
                <p className={`${smallText} ${mutedText}`}>{t(`receipt.prepare.${kind}.text`)}</p>
              </li>
            );
          })}
        </ul>
      </TitledCard>
    </div>
  );
}

interface RecordsCardProps {
  applicationId: string;
  hasContract: boolean;
  offers: readonly { id: string; name: string }[];
  hasRepaymentPlan: boolean;
  hasFiles: boolean;
}

export function RecordsCard({
  applicationId,
  hasContract,
  offers,
  hasRepaymentPlan,
  hasFiles,
}: RecordsCardProps) {
  const { t } = useTranslation('overview');
  if (!hasContract && !hasRepaymentPlan && !hasFiles) return null;
  return (
    <div className={noPrint}>
      <TitledCard id="records" title={t('receipt.records')}>
        <div className={css.records}>
          {hasContract && (
            <FileLink to={filePath(applicationId, LOAN_CONTRACT_FILE)} small>
              {t('signed.contract')}
            </FileLink>
          )}
          {hasRepaymentPlan && (
            <FileLink to={planPath(applicationId)} small>
              {t('receipt.plan')}
            </FileLink>
          )}
          {offers.map(({ id, name }) => (
            <FileLink key={id} to={filePath(applicationId, id)} small>
              {name}
            </FileLink>
          ))}
          {hasFiles && (
            <FileLink to={archivePath(applicationId)} small>
              {t('receipt.allFiles')}
            </FileLink>
          )}
        </div>
      </TitledCard>
    </div>
  );
}
