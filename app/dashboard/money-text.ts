import { writeCents } from '~/domain/cents';
import { parseCents } from '~/domain/money';
import type { NumberText } from '~/ui/fields/number-text';

/** How amounts to the cent are typed and shown: what is shown is what the schema will read. The field's number is cents. */
export function centsText(language: string): NumberText {
  return {
    read: (typed) => {
      const cents = parseCents(typed, language);
      return cents.ok && Number.isSafeInteger(Number(cents.value)) ? Number(cents.value) : null;
    },
    write: (cents) => writeCents(BigInt(cents), language),
  };
}
