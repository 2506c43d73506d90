import { MAGIC_VALUES, type MagicCall, type MagicOutcome, magicValue } from 'fixtures/magic-values';
import { filledCollection } from './filled-collection';

const magicValues = await filledCollection(
  magicValue,
  MAGIC_VALUES.map((magic) => ({ ...magic, value: normalise(magic.value) })),
);

export function findMagicValue(call: MagicCall, text: string): MagicOutcome | undefined {
  const input = normalise(text);
  return magicValues.findFirst((query) =>
    query.where(
      ({ calls, kind, value }) =>
        calls.includes(call) && (kind === 'file' ? input.startsWith(value) : input === value),
    ),
  )?.outcome;
}

function normalise(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
