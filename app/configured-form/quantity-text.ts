import { plainDecimal } from '~/domain/decimal';
import type { NumberText } from '~/ui/fields/number/number-text';
import type { Quantity } from './rules/field';
import { readQuantity, shownDigits } from './rules/quantity';

export function quantityText(quantity: Quantity, language: string): NumberText {
  return {
    read: (typed) => {
      const read = readQuantity(typed, quantity, language);
      return read.ok ? Number(read.value) : null;
    },
    write: (value) => shownDigits(plainDecimal(value), quantity, language),
  };
}

/** `factor` steps are one unit of the wire. */
export function sliderText(quantity: Quantity, language: string): { text: NumberText; factor: number } {
  const places = quantity.unit === null ? quantity.precision + (quantity.format === 'percent' ? 2 : 0) : 0;
  const factor = 10 ** places;
  const { read, write } = quantityText(quantity, language);
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
