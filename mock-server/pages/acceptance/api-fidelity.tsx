import { useTexts } from '../live/page-context';
import { Card } from '../parts/card';
import { type AcceptanceData, FIDELITY_STATES } from './acceptance-data';
import * as css from './api-fidelity.css';

export function ApiFidelity({ href, calls }: NonNullable<AcceptanceData['api']>) {
  const t = useTexts('acceptance');
  const counts = FIDELITY_STATES.map((state) => ({
    state,
    n: calls.filter((call) => call.state === state).length,
  }));
  return (
    <Card
      title={t('api.title')}
      titleId="known-api"
      end={<a href={href}>{t('api.description')}</a>}
      isAboveList
    >
      <div className={css.stateBar} aria-hidden="true">
        {counts.map(
          ({ state, n }) =>
            n > 0 && <i key={state} className={css.stateShare} data-state={state} style={{ flexGrow: n }} />,
        )}
      </div>
      <ul className={css.stateCounts}>
        {counts.map(({ state, n }) => (
          <li key={state}>
            <b>{t(`api.count.${state}`, { n })}</b>
            <span>{t(`api.hint.${state}`)}</span>
          </li>
        ))}
      </ul>
      <details className={css.callList}>
        <summary>{`${t('api.list')} (${calls.length})`}</summary>
        <ul>
          {calls.map(({ name, method, path, summary, state, label, details }) => (
            <li key={name} className={css.callRow}>
              <div>
                <code translate="no">{`${method} ${path}`}</code>
                <p lang="en">{summary}</p>
              </div>
              <span className={css.callState} data-state={state}>
                {label}
              </span>
              <span lang="en">{details}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
