import Minus from 'virtual:icon/minus';
import Plus from 'virtual:icon/plus';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { createControlProps, FieldError, type FieldHandle, useFormField } from '../field/field';
import * as fieldStyles from '../field/field.css';
import { typeIntoControl } from '../form/control';
import { type NumberTextFormat, normalizeNumber } from '../number/number-field';
import * as styles from './range-field.css';
import {
  clampToScale,
  findNearestStop,
  moveBySteps,
  RangeList,
  RangeSlider,
  type SliderScale,
  toNativeValue,
} from './range-slider';

type RangeFieldProps = SliderScale & {
  field: FieldHandle;
  label: ReactNode;
  hint?: ReactNode;
  typedMax: number;
  unit: string;
  unitFirst?: boolean;
  text: NumberTextFormat;
  /** Returns text such as "250.000 €", also for `aria-valuetext`. */
  formatValue: (value: number) => string;
  tickEvery: number;
  /** Allows typing values above the slider's end (CLA-05). */
  typedEnabled: boolean;
  isHeadline?: boolean;
  quick?: readonly number[];
  inputMode?: 'numeric' | 'decimal';
};

const STEP_BUTTONS = [
  { by: -1, name: 'less', icon: Minus },
  { by: 1, name: 'more', icon: Plus },
] as const;

/** Quick presses announce only their last value. */
const STEPPING_MS = 250;

/** Submits the text if typing is enabled, else the list of stops. */
export function RangeField(props: RangeFieldProps) {
  const { field, label, hint, min, max, step, typedMax, text, formatValue, tickEvery, typedEnabled } = props;
  const { unit, unitFirst = false } = props;
  const { t } = useTranslation('fields');
  const state = useFormField(field, label);
  const scale = { min, max, step };
  const quick = (props.quick ?? []).filter((one) => one >= min && one <= max);
  const hydrated = useHydrated();
  const start = text.read(state.initial ?? '') ?? min;
  const initial = typedEnabled ? start : toNativeValue(start, scale);
  const [value, setValue] = useState(initial);
  const [note, setNote] = useState('');
  const [stepped, setStepped] = useState('');
  const typed = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const wished = useRef(initial);

  const show = (next: number) => {
    const asked = wished.current;
    setValue(next);
    const thumb = String(toNativeValue(next, scale));
    if (typedEnabled) {
      if (slider.current) slider.current.value = thumb;
      if (typed.current) typeIntoControl(typed.current, text.write(next));
    } else if (slider.current) typeIntoControl(slider.current, thumb);
    wished.current = asked;
  };

  const choose = (next: number) => {
    wished.current = next;
    setNote('');
    setStepped('');
    show(next);
  };

  const settle = (next: number) => {
    const kept = clampToScale(next, min, typedEnabled ? typedMax : max);
    const moved = kept > next ? 'range.raised' : 'range.lowered';
    show(kept);
    setNote(kept === next ? '' : t(moved, { typed: formatValue(next), value: formatValue(kept) }));
  };

  // Other financing changes the bounds. The last requested value returns once it is within them.
  const bounds = useRef(`${min} ${max}`);
  const rebound = useRef(() => {});
  rebound.current = () => settle(wished.current);
  useEffect(() => {
    if (bounds.current === `${min} ${max}`) return;
    bounds.current = `${min} ${max}`;
    rebound.current();
  }, [min, max]);

  const onType = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setNote('');
    const next = text.read(currentTarget.value);
    if (next === null || next === value) return;
    wished.current = next;
    setValue(next);
    if (slider.current) slider.current.value = String(toNativeValue(next, scale));
  };
  const onLeave = () => {
    if (text.read(typed.current?.value ?? '') === wished.current) settle(wished.current);
  };
  const onSlide = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const next = findNearestStop(Number(currentTarget.value), scale);
    if (next !== value) choose(next);
  };
  const onChoose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => {
    wished.current = Number(currentTarget.value);
    setValue(wished.current);
    if (slider.current) slider.current.value = currentTarget.value;
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = valueAfterKey(event.key, value, scale);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
  };

  const beyond = value > max ? t('range.beyond', { value: formatValue(value) }) : '';
  const shownNote = state.error === undefined ? note || beyond : '';
  useAnnouncement(shownNote);
  useAnnouncement(stepped, STEPPING_MS);
  const unitId = `${state.id}-unit`;
  const noteId = `${state.id}-note`;
  const described = [Boolean(hint) && state.hintId, shownNote !== '' && noteId];
  const submitted = createControlProps(state, described);
  const typedUnit = (
    <span id={unitId} className={unitFirst ? fieldStyles.prefix : fieldStyles.suffix}>
      {unit}
    </span>
  );
  const shownUnit = <span className={unitFirst ? styles.unitBeforeNumber : styles.unit}>{unit}</span>;
  return (
    <div className={styles.range} data-field={state.name}>
      <label id={state.labelId} htmlFor={state.id} className={fieldStyles.label}>
        {label}
      </label>
      {hint && (
        <p id={state.hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.rangeHeader}>
        {typedEnabled ? (
          <div className={styles.typedInput} data-invalid={state.error === undefined ? undefined : ''}>
            {unitFirst && typedUnit}
            <input
              key={state.key}
              ref={typed}
              {...submitted}
              type="text"
              inputMode={props.inputMode ?? 'numeric'}
              autoComplete="off"
              className={styles.number}
              defaultValue={
                state.initial === undefined ? text.write(initial) : normalizeNumber(state.initial, text)
              }
              aria-labelledby={`${state.labelId} ${unitId}`}
              onInput={onType}
              onBlur={onLeave}
            />
            {!unitFirst && typedUnit}
          </div>
        ) : (
          <p
            className={joinClassNames(
              props.isHeadline ? styles.headline : styles.shownValue,
              styles.onlyWithScripts,
            )}
          >
            {unitFirst && shownUnit}
            <output htmlFor={state.id} aria-live="off" translate="no">
              {text.write(value)}
            </output>
            {!unitFirst && shownUnit}
          </p>
        )}
        {!typedEnabled && !hydrated && (
          <RangeList
            key={state.key}
            {...submitted}
            {...{ scale, formatValue }}
            start={initial}
            onInput={onChoose}
          />
        )}
        <div className={joinClassNames(styles.steps, styles.onlyWithScripts)}>
          {STEP_BUTTONS.map(({ by, name, icon }) => (
            <button
              key={name}
              type="button"
              id={`${state.id}-${name}`}
              className={styles.step}
              aria-label={t(`range.${name}`)}
              aria-labelledby={`${state.labelId} ${state.id}-${name}`}
              aria-disabled={value === moveBySteps(value, by, scale)}
              onClick={() => {
                const next = moveBySteps(value, by, scale);
                choose(next);
                setStepped(formatValue(next));
              }}
            >
              <Icon of={icon} size={18} />
            </button>
          ))}
        </div>
      </div>
      <RangeSlider
        ref={slider}
        {...(typedEnabled || !hydrated ? { id: `${state.id}-slider`, form: state.formId } : submitted)}
        key={`${state.key} slider`}
        {...{ scale, value, tickEvery, formatValue, text }}
        disabled={!hydrated}
        start={toNativeValue(initial, scale)}
        aria-labelledby={state.labelId}
        aria-valuetext={beyond || formatValue(value)}
        onInput={onSlide}
        onKeyDown={onKey}
      />
      {quick.length > 0 && (
        <div className={joinClassNames(styles.quickPicks, styles.onlyWithScripts)}>
          {quick.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.quickPickValue}
              aria-pressed={one === value}
              onClick={() => choose(one)}
            >
              {formatValue(one)}
            </button>
          ))}
        </div>
      )}
      <p id={noteId} className={styles.note}>
        {shownNote}
      </p>
      <FieldError state={state} />
    </div>
  );
}

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

function valueAfterKey(key: string, value: number, scale: SliderScale): number | null {
  if (key === 'Home') return scale.min;
  if (key === 'End') return scale.max;
  const steps = STEPS.get(key);
  return steps === undefined ? null : moveBySteps(value, steps, scale);
}

export function RangeBlock({ children }: { children: ReactNode }) {
  return <div className={styles.block}>{children}</div>;
}
