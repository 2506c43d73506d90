import { MAGIC_VALUES, type MagicCall, type MagicOutcome, magicValue } from 'fixtures/magic-values';
import { filledCollection } from './filled-collection';

const magicValues = await filledCollection(
  magicValue,
  MAGIC_VALUES.map((magic) => ({ ...magic, value: normalise(magic.value) })),
);

// Every call with a body searches, and a query reads all rows.
const exactValues = new Map<MagicCall, Map<string, MagicOutcome>>();
const fileNameStarts = new Map<MagicCall, [start: string, outcome: MagicOutcome][]>();
for (const { calls, kind, value, outcome } of magicValues.findMany()) {
  for (const call of calls) {
    if (kind === 'file') fileNameStarts.set(call, [...(fileNameStarts.get(call) ?? []), [value, outcome]]);
    else exactValues.set(call, new Map([[value, outcome], ...(exactValues.get(call) ?? [])]));
  }
}

export function findMagicValue(call: MagicCall, text: string): MagicOutcome | undefined {
  const exact = exactValues.get(call);
  const starts = fileNameStarts.get(call);
  if (exact === undefined && starts === undefined) return undefined;
  const input = normalise(text);
  return exact?.get(input) ?? starts?.find(([start]) => input.startsWith(start))?.[1];
}

function normalise(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
