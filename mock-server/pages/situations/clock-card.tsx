import Play from 'virtual:icon/play';
import { Icon } from 'ui/layout/icon';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { body, quiet, tag } from '../parts/card.css';
import { beside, field } from '../parts/field.css';
import { ActionForm, useTyped } from '../parts/page-actions';
import { inWorld } from '../shell/places';
import * as css from './clock-card.css';

export interface Clock {
  readonly now: string;
  readonly time: string;
  readonly date: string;
  readonly value: string;
  readonly upcoming: readonly { readonly when: string; readonly what: string }[];
}

const STEPS = { PT1H: 'hour', P1D: 'day', P14D: 'fortnight' } as const;

export function ClockCard({ now, time, date, value, upcoming }: Clock) {
  const page = usePage();
  const t = useTexts('pages');
  const typed = useTyped('clock');
  return (
    <Card
      id="clock"
      title={t('clock')}
      titleId="clock-title"
      end={
        <span className={tag} data-tone="ok">
          <Icon of={Play} size={14} />
          <span>{t('runs')}</span>
        </span>
      }
    >
      <div className={body}>
        <p className={css.now}>
          <time dateTime={now}>{time}</time> <small>{`${date}, UTC`}</small>
        </p>
        <ActionForm action="clock" className={css.steps}>
          {Object.entries(STEPS).map(([by, label]) => (
            <Button key={by} name="by" value={by}>
              {t(label)}
            </Button>
          ))}
        </ActionForm>
        <ActionForm action="clock" className={beside}>
          <label>
            <span className={quiet}>{t('setClock')}</span>
            <input
              className={field}
              type="datetime-local"
              name="now"
              defaultValue={typed?.now ?? value}
              required
            />
          </label>
          <Button>{t('set')}</Button>
        </ActionForm>
        <div className={css.upcoming}>
          <h3>{t('soon')}</h3>
          {upcoming.length === 0 ? (
            <p className={quiet}>{t('nothingSoon')}</p>
          ) : (
            <ul>
              {upcoming.map(({ when, what }) => (
                <li key={what}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={quiet}>
          <a href={inWorld('/simulator/course', page)}>{t('goBack')}</a>
        </p>
      </div>
    </Card>
  );
}
