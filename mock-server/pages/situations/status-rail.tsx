import { visuallyHidden } from '../base/visually-hidden.css';
import { useTexts } from '../live/page-context';
import * as css from './status-rail.css';

export interface LabelledCode {
  readonly code: string;
  readonly label: string;
}

export type StatusPhase = 'past' | 'now' | 'ahead';

export interface StatusRailData {
  readonly groups: readonly {
    readonly name: string;
    readonly phase: StatusPhase;
    readonly stops: readonly (LabelledCode & { readonly phase: StatusPhase })[];
  }[];
}

export function StatusRail({ groups }: StatusRailData) {
  const t = useTexts('pages');
  return (
    <ol className={css.rail} aria-label={t('flow')}>
      {groups.map(({ name, phase, stops }) => (
        <li key={stops[0]?.code} data-phase={phase} style={{ flexGrow: stops.length }}>
          <span className={css.railTrack}>
            {stops.map((stop) => (
              <i
                key={stop.code}
                className={css.statusStop}
                title={`${stop.label} (${stop.code})`}
                data-phase={stop.phase}
                aria-current={stop.phase === 'now' ? 'step' : undefined}
              >
                <span className={visuallyHidden}>{stop.label}</span>
              </i>
            ))}
          </span>
          <span className={css.statusName}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
