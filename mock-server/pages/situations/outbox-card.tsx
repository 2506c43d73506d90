import { joinClassNames } from 'ui/layout/layout';
import { usePage, useTexts } from '../live/page-context';
import { Card } from '../parts/card';
import { body, cardCount, quietText } from '../parts/card.css';
import { entry } from '../parts/entry.css';
import { ExternalIconLink } from '../parts/icon-link';
import { addWorldToHref } from '../shell/navigation-items';

export interface OutboxData {
  readonly all: number;
  readonly newest: readonly {
    readonly id: string;
    readonly subject: string;
    readonly to: string;
    readonly link: string | null;
  }[];
}

export function OutboxCard({ all, newest }: OutboxData) {
  const page = usePage();
  const t = useTexts('pages');
  return (
    <Card
      id="outbox"
      title={t('outbox')}
      titleId="outbox-title"
      end={<span className={cardCount}>{all}</span>}
      isAboveList
    >
      {all === 0 ? (
        <p className={joinClassNames(body, quietText)}>{t('noMail')}</p>
      ) : (
        <ul>
          {newest.map(({ id, subject, to, link }) => (
            <li key={id} className={entry}>
              <div>
                <a href={addWorldToHref(`/simulator/mails/${id}`, page)}>
                  <b>{subject}</b>
                </a>
                <small>{to}</small>
              </div>
              {link && <ExternalIconLink href={link} label={t('openLink')} of={subject} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
