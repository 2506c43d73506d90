import Circle from 'virtual:icon/circle';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleDot from 'virtual:icon/circle-dot';
import { Icon } from 'ui/layout/icon';
import { metaText, visuallyHidden } from 'ui/theme/text.css';
import * as css from './timeline.css';

export type TimelineEntry = {
  name: string;
  state: 'done' | 'current' | 'next' | 'later';
  stateName?: string;
  text?: string | undefined;
  note?: string | undefined;
};

const glyphs = { done: CircleCheck, current: CircleDot, next: Circle, later: CircleDashed } as const;

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ name, state, stateName, text, note }) => (
        <li key={name} className={css.steps[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <Icon of={glyphs[state]} size={24} className={css.stepMarks[state]} />
          <div>
            <p className={css.stepNames[state]}>
              <span>{name}</span>
              {stateName && (
                <span className={state === 'done' ? visuallyHidden : css.note}>{` · ${stateName}`}</span>
              )}
            </p>
            {text && <p>{text}</p>}
            {note && <p className={metaText}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
