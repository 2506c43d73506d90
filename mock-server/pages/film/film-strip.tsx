import Clock from 'virtual:icon/clock';
import Landmark from 'virtual:icon/landmark';
import Mail from 'virtual:icon/mail';
import User from 'virtual:icon/user';
import Wrench from 'virtual:icon/wrench';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import type { EventCategory } from '../history/history-data';
import { useTexts } from '../live/page-context';
import { quietText } from '../parts/card.css';
import { field } from '../parts/field.css';
import type { FilmData, StepRange } from './film-data';
import * as css from './film-strip.css';
import { indicesOfRange } from './step-range';

const DRAWINGS: Readonly<Record<EventCategory, IconDrawing>> = {
  customer: User,
  bank: Landmark,
  mail: Mail,
  clock: Clock,
  simulator: Wrench,
};

interface Props {
  readonly clicks: FilmData['clicks'];
  readonly tickedIds: readonly string[];
  readonly part: StepRange;
  readonly setPart: (part: StepRange) => void;
}

export function FilmStrip({ clicks, tickedIds, part, setPart }: Props) {
  const isHydrated = useHydrated();
  const t = useTexts('film');
  const { from, to } = indicesOfRange(clicks, part);
  const includedClicks = clicks.slice(from, to + 1);
  const shownCount = includedClicks.filter(({ id }) => tickedIds.includes(id)).length;
  return (
    <div className={css.stripWithHandles}>
      <div
        className={css.strip}
        style={assignInlineVars({
          [css.rangeStart]: String(from),
          [css.rangeEnd]: String(to + 1),
          [css.stepCount]: String(clicks.length),
        })}
      >
        <ol className={css.tiles} aria-hidden="true" data-many={clicks.length > 12 ? '' : undefined}>
          {clicks.map(({ id, category }, index) => (
            <li
              key={id}
              data-out={index < from || index > to || !tickedIds.includes(id) ? '' : undefined}
              data-category={category}
            >
              <Icon of={DRAWINGS[category]} size={16} />
              <span>{index + 1}</span>
            </li>
          ))}
        </ol>
        <span className={css.window} aria-hidden="true" />
        {isHydrated && <Handles clicks={clicks} from={from} to={to} part={part} setPart={setPart} />}
      </div>
      {isHydrated ? (
        <>
          <input type="hidden" name="from" value={part.from ?? ''} />
          <input type="hidden" name="to" value={part.to ?? ''} />
        </>
      ) : (
        <RangeSelects clicks={clicks} from={from} to={to} />
      )}
      <p className={quietText}>
        {t('strip.sum', {
          all: clicks.length,
          cut: clicks.length - includedClicks.length,
          out: includedClicks.length - shownCount,
          shown: shownCount,
        })}
      </p>
    </div>
  );
}

interface Bounds {
  readonly from: number;
  readonly to: number;
}

function Handles({ clicks, from, to, part, setPart }: Bounds & Omit<Props, 'tickedIds'>) {
  const t = useTexts('film');
  const lastIndex = clicks.length - 1;
  const nameOf = (index: number) => t('strip.step', { n: index + 1, caption: clicks[index]?.caption ?? '' });
  const setFrom = (index: number) => {
    const fromIndex = Math.max(0, Math.min(index, to));
    setPart({ ...part, from: rangeEndAt(clicks, fromIndex, 0) });
  };
  const setTo = (index: number) => {
    const toIndex = Math.min(lastIndex, Math.max(index, from));
    setPart({ ...part, to: rangeEndAt(clicks, toIndex, lastIndex) });
  };
  return (
    <>
      <input
        className={css.handle}
        type="range"
        min={0}
        max={clicks.length}
        value={from}
        onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        aria-label={t('strip.from')}
        aria-valuetext={nameOf(from)}
      />
      <input
        className={css.handle}
        type="range"
        min={0}
        max={clicks.length}
        value={to + 1}
        onChange={({ currentTarget }) => setTo(Number(currentTarget.value) - 1)}
        aria-label={t('strip.to')}
        aria-valuetext={nameOf(to)}
      />
    </>
  );
}

function RangeSelects({ clicks, from, to }: Bounds & Pick<Props, 'clicks'>) {
  const t = useTexts('film');
  const lastIndex = clicks.length - 1;
  return (
    <div className={css.lists}>
      {(
        [
          { name: 'from', at: from, outermost: 0 },
          { name: 'to', at: to, outermost: lastIndex },
        ] as const
      ).map(({ name, at, outermost: outermostIndex }) => (
        <label key={name}>
          <span>{t(`strip.${name}`)}</span>
          <select className={field} name={name} defaultValue={rangeEndAt(clicks, at, outermostIndex) ?? ''}>
            {clicks.map(({ id, caption }, index) => (
              <option key={id} value={rangeEndAt(clicks, index, outermostIndex) ?? ''}>
                {t('strip.step', { n: index + 1, caption })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Null at the outermost step, so that a film without an end also contains later steps. */
const rangeEndAt = (clicks: Props['clicks'], index: number, outermost: number): string | null =>
  index === outermost ? null : (clicks[index]?.id ?? null);
