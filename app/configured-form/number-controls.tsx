import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ControlWidth, type FieldHandle, type FieldTexts, useFormField } from 'ui/fields/field/field';
import { NumberField, type NumberTextFormat } from 'ui/fields/number/number-field';
import { RangeField } from 'ui/fields/range/range-field';
import { toPlainDecimal } from '~/domain/decimal';
import { currencyUnitOf } from '~/domain/money';
import { useAnswerTexts } from './answer-texts';
import type { ConfiguredNumberFormat, Control } from './rules/field';
import { formatConfiguredNumber, parseConfiguredNumber } from './rules/number-format';
import { formatAnswer } from './rules/value';

export function createNumberText(numberFormat: ConfiguredNumberFormat, language: string): NumberTextFormat {
  return {
    read: (typed) => {
      const result = parseConfiguredNumber(typed, numberFormat, language);
      return result.ok ? Number(result.value) : null;
    },
    write: (value) => formatConfiguredNumber(toPlainDecimal(value), numberFormat, language),
  };
}

/** `factor`: slider positions per unit of the stored value. */
function createSliderText(
  numberFormat: ConfiguredNumberFormat,
  language: string,
): { text: NumberTextFormat; factor: number } {
  const decimals =
    numberFormat.unit === null ? numberFormat.precision + (numberFormat.format === 'percent' ? 2 : 0) : 0;
  const factor = 10 ** decimals;
  const { read, write } = createNumberText(numberFormat, language);
  return {
    factor,
    text: {
      read: (typed) => {
        const value = read(typed);
        return value === null ? null : Math.round(value * factor);
      },
      write: (value) => write(value / factor),
    },
  };
}

function unitOf(
  { format, unit }: ConfiguredNumberFormat,
  currency: string,
  language: string,
  t: TFunction<'dynamic'>,
): ReturnType<typeof currencyUnitOf> {
  if (unit === null && format === 'currency') return currencyUnitOf(currency, language);
  const suffix = unit === null ? (format === 'percent' ? '%' : '') : t(unit);
  return { unit: suffix, isUnitFirst: false };
}

function inputModeOf({ precision, unit }: ConfiguredNumberFormat): 'decimal' | 'numeric' {
  return precision > 0 || unit === 'years' ? 'decimal' : 'numeric';
}

type NumberControlProps = FieldTexts & {
  field: FieldHandle;
  numberFormat: ConfiguredNumberFormat;
  currency: string;
  placeholder: string | undefined;
  width: ControlWidth;
};

export function NumberControl({ numberFormat, currency, ...texts }: NumberControlProps) {
  const { t, i18n } = useTranslation('dynamic');
  return (
    <NumberField
      {...texts}
      inputMode={inputModeOf(numberFormat)}
      {...unitOf(numberFormat, currency, i18n.language, t)}
      text={createNumberText(numberFormat, i18n.language)}
    />
  );
}

type SliderControlProps = {
  field: FieldHandle;
  label: string;
  hint: string | undefined;
  control: Extract<Control, { kind: 'slider' }>;
  currency: string;
};

const TICK_COUNT = 10;
const MONTHS_PER_YEAR = 12;

export function SliderControl({ field, label, hint, control, currency }: SliderControlProps) {
  const { t, i18n } = useTranslation('dynamic');
  const answerTexts = useAnswerTexts(currency);
  const { key } = useFormField(field);
  const { numberFormat } = control;
  const { text, factor } = createSliderText(numberFormat, i18n.language);
  const [min, max, step] = [control.min, control.max, control.step].map((value) =>
    Math.round(value * factor),
  );
  const scale = { min: min ?? 0, max: max ?? 0, step: Math.max(step ?? 1, 1) };
  const answerField = { control: { kind: 'number', numberFormat }, valueType: 'decimal' } as const;
  return (
    <RangeField
      key={key}
      field={field}
      label={label}
      hint={hint}
      {...scale}
      typedMax={scale.max}
      isTypingAllowed
      inputMode={inputModeOf(numberFormat)}
      {...unitOf(numberFormat, currency, i18n.language, t)}
      text={text}
      formatValue={(value) => formatAnswer(answerField, toPlainDecimal(value / factor), answerTexts)}
      tickInterval={tickIntervalOf(scale.max - scale.min, numberFormat)}
    />
  );
}

function tickIntervalOf(length: number, { unit }: ConfiguredNumberFormat): number {
  const minInterval = length / TICK_COUNT;
  const magnitude = unit === null ? 10 ** Math.floor(Math.log10(Math.max(minInterval, 1))) : MONTHS_PER_YEAR;
  const factor = [1, 2, 5, 10].find((times) => times * magnitude >= minInterval) ?? 10;
  return factor * magnitude;
}
