import { joinClassNames } from 'ui/layout/layout';
import { usePage, useTexts } from '../live/page-context';
import { Card } from '../parts/card';
import { body, cardCount, quietText } from '../parts/card.css';
import { entry } from '../parts/entry.css';
import { ExternalIconLink } from '../parts/icon-link';
import { addWorldToHref } from '../shell/navigation-items';

export interface OutboxData {
  readonly totalCount: number;
  readonly newestMails: readonly {
    readonly id: string;
    readonly subject: string;
    readonly recipient: string;
    readonly link: string | null;
  }[];
}

export function OutboxCard({ totalCount, newestMails }: OutboxData) {
  const page = usePage();
  const t = useTexts('pages');
  return (
    <Card
      id="outbox"
      title={t('outbox')}
      titleId="outbox-title"
      end={<span className={cardCount}>{totalCount}</span>}
      isAboveList
    >
      {totalCount === 0 ? (
        <p className={joinClassNames(body, quietText)}>{t('noMail')}</p>
      ) : (
        <ul>
          {newestMails.map(({ id, subject, recipient, link }) => (
            <li key={id} className={entry}>
              <div>
                <a href={addWorldToHref(`/simulator/mails/${id}`, page)}>
                  <b>{subject}</b>
                </a>
                <small>{recipient}</small>
              </div>
              {link && <ExternalIconLink href={link} label={t('openLink')} of={subject} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
