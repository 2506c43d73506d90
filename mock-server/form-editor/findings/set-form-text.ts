import type { Draft } from '../draft/draft';
import type { LocalizedText } from '../field/localized';
import type { FormText } from '../field/texts';
import { parseFindingPath, setValueAt } from './path';

/** Undefined removes the text, except a choice's or group's label, which becomes empty. */
export function setFormText(draft: Draft, { kind, path, otherPaths }: FormText, text: LocalizedText): Draft {
  const isNeeded = kind === 'choice' || kind === 'choice_group';
  // Safe cast: only a text changes.
  return [path, ...otherPaths].reduce<unknown>(
    (document, textPath) =>
      setValueAt(document, parseFindingPath(textPath), text ?? (isNeeded ? {} : undefined)),
    draft,
  ) as Draft;
}
