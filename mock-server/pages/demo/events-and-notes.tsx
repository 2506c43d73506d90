import Info from 'virtual:icon/info';
import Mail from 'virtual:icon/mail';
import { Icon } from 'ui/layout/icon';
import { useTexts } from '../live/page-context';
import { quietText } from '../parts/card.css';
import { notice } from '../parts/notice.css';
import type { DemoData } from './demo-data';
import * as css from './events-and-notes.css';

export function EventsAndNotes({ events, notes }: Pick<DemoData, 'events' | 'notes'>) {
  const t = useTexts('demo');
  if (events.length === 0 && notes.length === 0) return <p className={quietText}>{t('nothingYet')}</p>;
  return (
    <ul className={css.eventList}>
      {events.map(({ id, occurredAt, time, isMail, text, code }) => (
        <li key={id}>
          <time dateTime={occurredAt}>{time}</time>
          <Icon of={isMail ? Mail : Info} size={16} />
          <span>
            <span>{text}</span> {code !== null && <code>{code}</code>}
          </span>
        </li>
      ))}
      {notes.map((note) => (
        <li key={note} data-soon>
          <Icon of={Info} size={16} />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}

export function ThingsToLookAt({ thingsToLookAt }: Pick<DemoData, 'thingsToLookAt'>) {
  return (
    <ol className={css.thingsToLookAtList}>
      {thingsToLookAt.map((thing, index) => (
        <li key={thing}>
          <b>{index + 1}</b>
          <span>{thing}</span>
        </li>
      ))}
    </ol>
  );
}

export function RefusedNote({ refusedActions }: Pick<DemoData, 'refusedActions'>) {
  const t = useTexts('demo');
  return (
    refusedActions !== null && (
      <p className={notice} role="status">
        {t('notPossible', { what: refusedActions })}
      </p>
    )
  );
}
