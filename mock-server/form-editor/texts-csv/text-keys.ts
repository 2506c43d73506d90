import { type Draft, listPurposes } from '../draft/draft';
import { type FormText, listFormTexts } from '../field/texts';
import { parseFindingPath } from '../findings/path';

export interface KeyedText {
  readonly key: string;
  /** Keys of the same text in other purposes. */
  readonly otherKeys: readonly string[];
  readonly text: FormText;
}

/**
 * Keys consist of ids, so that moved fields keep them:
 * `loan_purposes[fleet].steps[vehicle].fields[mileage].label`.
 */
export function listKeyedTexts(draft: Draft): KeyedText[] {
  const takenKeys = new Set<string>();
  const countByKey = new Map<string, number>();
  const createUniqueKey = (path: string) => {
    const plainKey = keyOf(draft, path);
    let number = (countByKey.get(plainKey) ?? 0) + 1;
    let key = number === 1 ? plainKey : `${plainKey} (${number})`;
    for (; takenKeys.has(key); key = `${plainKey} (${number})`) number += 1;
    countByKey.set(plainKey, number);
    takenKeys.add(key);
    return key;
  };
  return listFormTexts(draft).map((text) => ({
    key: createUniqueKey(text.path),
    otherKeys: text.otherPaths.map(createUniqueKey),
    text,
  }));
}

const IDS = ['id', 'name', 'key', 'type'] as const;

const idOf = (part: unknown): unknown =>
  IDS.map((member) => Object(part)[member]).find((value) => value !== undefined);

/** Groups of choices have no id. Their first choice identifies them. */
function keyOf(draft: Draft, path: string): string {
  let place: unknown = { loan_purposes: listPurposes(draft) };
  // Every path begins with `ui_config.config`.
  const parts = parseFindingPath(path).slice(2);
  const key = parts.map((part) => {
    place = Object(place)[part];
    if (typeof part === 'string') return `.${part}`;
    const id = idOf(place) ?? idOf(Object(place).values?.[0]);
    return `[${id ?? part + 1}]`;
  });
  return key.join('').slice(1);
}
