import Play from 'virtual:icon/play';
import { Icon } from 'ui/layout/icon';
import { usePage, useTexts } from '../live/page-context';
import { ActionInput } from '../parts/action-input';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { body, cardTag, quietText } from '../parts/card.css';
import { fieldBesideButton } from '../parts/field.css';
import { ActionForm } from '../parts/page-forms';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './clock-card.css';

export interface ClockData {
  readonly now: string;
  readonly time: string;
  readonly date: string;
  readonly value: string;
  readonly upcomingEvents: readonly { readonly when: string; readonly text: string }[];
}

const CLOCK_STEPS = { PT1H: 'hour', P1D: 'day', P14D: 'fortnight' } as const;

export function ClockCard({ now, time, date, value, upcomingEvents }: ClockData) {
  const page = usePage();
  const t = useTexts('pages');
  return (
    <Card
      id="clock"
      title={t('clock')}
      titleId="clock-title"
      end={
        <span className={cardTag} data-tone="ok">
          <Icon of={Play} size={14} />
          <span>{t('runs')}</span>
        </span>
      }
    >
      <div className={body}>
        <p className={css.currentTime}>
          <time dateTime={now}>{time}</time> <small>{`${date}, UTC`}</small>
        </p>
        <ActionForm action="clock" className={css.clockSteps}>
          {Object.entries(CLOCK_STEPS).map(([by, label]) => (
            <Button key={by} name="by" value={by}>
              {t(label)}
            </Button>
          ))}
        </ActionForm>
        <ActionForm action="clock" className={fieldBesideButton}>
          <ActionInput
            action="clock"
            name="now"
            label={t('setClock')}
            variant="quiet"
            type="datetime-local"
            defaultValue={value}
            required
          />
          <Button>{t('set')}</Button>
        </ActionForm>
        <div className={css.upcomingEvents}>
          <h3>{t('soon')}</h3>
          {upcomingEvents.length === 0 ? (
            <p className={quietText}>{t('nothingSoon')}</p>
          ) : (
            <ul>
              {upcomingEvents.map(({ when, text }) => (
                <li key={text}>
                  <b>{when}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={quietText}>
          <a href={addWorldToHref('/simulator/course', page)}>{t('goBack')}</a>
        </p>
      </div>
    </Card>
  );
}
