import { MAGIC_VALUES, type MagicCall, type MagicOutcome, magicValueSchema } from 'fixtures/magic-values';
import { createFilledCollection } from './filled-collection';

const magicValues = await createFilledCollection(
  magicValueSchema,
  MAGIC_VALUES.map((magic) => ({ ...magic, value: normalise(magic.value) })),
);

// Cached, because every call with a body searches and a query reads all rows.
const valuesByCall = new Map<MagicCall, ReturnType<typeof valuesOf>>();

const valuesOf = (call: MagicCall) =>
  magicValues.findMany((query) => query.where(({ calls }) => calls.includes(call)));

export function findMagicValue(call: MagicCall, text: string): MagicOutcome | undefined {
  const values = valuesByCall.get(call) ?? valuesOf(call);
  valuesByCall.set(call, values);
  if (values.length === 0) return undefined;
  const input = normalise(text);
  return values.find(({ kind, value }) => (kind === 'file' ? input.startsWith(value) : input === value))
    ?.outcome;
}

function normalise(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
