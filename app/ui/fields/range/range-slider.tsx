import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { NumberText } from '../number/number-text';
import * as styles from './range-slider.css';
import { nativeStep, positionOf, rulerTicks, type Scale } from './slider-stops';

type RangeSliderProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'min' | 'max' | 'step' | 'type'> & {
  scale: Scale;
  value: number;
  start: number;
  tickEvery: number;
  words: (value: number) => string;
  text: NumberText;
};

const room = 0.16;
const mostLabels = 6;

export const RangeSlider = forwardRef<HTMLInputElement, RangeSliderProps>(function RangeSlider(
  { scale, value, start, tickEvery, words, text, ...native },
  ref,
) {
  const ticks = rulerTicks(scale, tickEvery);
  const labelled = (tick: number) => {
    const at = positionOf(tick, scale);
    return ticks.length <= mostLabels && at >= room && at <= 1 - room;
  };
  const at = (tick: number) => assignInlineVars({ [styles.position]: String(positionOf(tick, scale)) });
  return (
    <div className={styles.slider} style={at(value)}>
      <input
        {...native}
        ref={ref}
        type="range"
        className={styles.input}
        min={scale.min}
        max={scale.max}
        step={nativeStep(scale)}
        defaultValue={start}
      />
      <div className={styles.ruler} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={at(tick)}>
            {labelled(tick) && <span className={styles.inner}>{text.write(tick)}</span>}
          </span>
        ))}
        <span className={styles.first}>{words(scale.min)}</span>
        <span className={styles.last}>{words(scale.max)}</span>
      </div>
    </div>
  );
});
