import ChevronDown from 'virtual:icon/chevron-down';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Icon } from 'ui/layout/icon';
import { chevron } from '../field/field.css';
import type { NumberTextFormat } from '../number/number-field';
import * as styles from './range-field.css';

/** Stops are `min`, every `step` from there, and `max` (D-55). */
export type SliderScale = { min: number; max: number; step: number };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Native inputs skip a `max` off their steps, so this step hits both ends. */
export const nativeStepOf = ({ min, max, step }: SliderScale) => divisor(step, Math.max(max - min, 0));

export function toNativeValue(value: number, scale: SliderScale): number {
  const step = nativeStepOf(scale);
  const steps = Math.round((clampToScale(value, scale.min, scale.max) - scale.min) / step);
  return scale.min + steps * step;
}

export function listStops({ min, max, step }: SliderScale, initialValue: number): number[] {
  const stops = new Set([initialValue, max]);
  for (let stop = min; stop < max; stop += step) stops.add(stop);
  return [...stops].sort((a, b) => a - b);
}

export function findNearestStop(value: number, { min, max, step }: SliderScale): number {
  const clampedValue = clampToScale(value, min, max);
  const lower = min + Math.floor((clampedValue - min) / step) * step;
  const upper = Math.min(lower + step, max);
  return clampedValue - lower < upper - clampedValue ? lower : upper;
}

/** From between two stops, moves to the next stop. Values above the end stay or move back to the end. */
export function moveBySteps(value: number, steps: number, { min, max, step }: SliderScale): number {
  if (steps > 0) {
    if (value >= max) return value;
    return clampToScale(min + (Math.floor((value - min) / step) + steps) * step, min, max);
  }
  return clampToScale(min + (Math.ceil((value - min) / step) + steps) * step, min, max);
}

export const handlePositionOf = (value: number, { min, max }: SliderScale) =>
  max > min ? clampToScale((value - min) / (max - min), 0, 1) : 0;

export function createRulerTicks({ min, max }: SliderScale, interval: number): number[] {
  const ticks = [min];
  for (let tick = Math.floor(min / interval) * interval + interval; tick < max; tick += interval)
    ticks.push(tick);
  return [...ticks, max];
}

export const clampToScale = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

type RangeSliderProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'min' | 'max' | 'step' | 'type'> & {
  scale: SliderScale;
  value: number;
  initialValue: number;
  tickInterval: number;
  formatValue: (value: number) => string;
  text: NumberTextFormat;
};

const MIN_LABEL_DISTANCE = 0.16;
const MAX_LABELS = 6;

export const RangeSlider = forwardRef<HTMLInputElement, RangeSliderProps>(function RangeSlider(
  { scale, value, initialValue, tickInterval, formatValue, text, ...native },
  ref,
) {
  const ticks = createRulerTicks(scale, tickInterval);
  const hasLabel = (tick: number) => {
    const position = handlePositionOf(tick, scale);
    return ticks.length <= MAX_LABELS && position >= MIN_LABEL_DISTANCE && position <= 1 - MIN_LABEL_DISTANCE;
  };
  const positionStyle = (tick: number) =>
    assignInlineVars({ [styles.handlePosition]: String(handlePositionOf(tick, scale)) });
  return (
    <div className={styles.slider} style={positionStyle(value)}>
      <input
        {...native}
        ref={ref}
        type="range"
        className={styles.sliderInput}
        min={scale.min}
        max={scale.max}
        step={nativeStepOf(scale)}
        defaultValue={initialValue}
      />
      <div className={styles.ruler} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={positionStyle(tick)}>
            {hasLabel(tick) && <span className={styles.inner}>{text.write(tick)}</span>}
          </span>
        ))}
        <span className={styles.firstTick}>{formatValue(scale.min)}</span>
        <span className={styles.lastTick}>{formatValue(scale.max)}</span>
      </div>
    </div>
  );
});

type RangeListProps = Omit<ComponentPropsWithoutRef<'select'>, 'defaultValue'> & {
  scale: SliderScale;
  initialValue: number;
  formatValue: (value: number) => string;
};

export function RangeList({ scale, initialValue, formatValue, ...native }: RangeListProps) {
  return (
    <div className={styles.sliderBox} data-invalid={native['aria-invalid'] ? '' : undefined}>
      <select {...native} className={styles.list} defaultValue={String(initialValue)}>
        {listStops(scale, initialValue).map((stop) => (
          <option key={stop} value={stop}>
            {formatValue(stop)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className={chevron} />
    </div>
  );
}
