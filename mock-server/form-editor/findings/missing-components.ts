import type { Language } from 'contracts/api/enumerations';
import type { Finding } from '../../rules/finding';
import { renameAnswerMembers } from '../draft/answer-names';
import { getDisplayedText, type LocalizedText } from '../field/localized';
import { parseFindingPath, readValueAt } from './path';

export interface MissingComponent {
  readonly path: string;
  readonly label: string;
  readonly component: string;
}

export function findMissingComponents(
  value: unknown,
  findings: readonly Finding[],
  language: Language,
): MissingComponent[] {
  const document = renameAnswerMembers(value);
  return findings.flatMap(({ path, problem }) => {
    const at = parseFindingPath(path);
    if (problem !== 'not_offered' || at.at(-1) !== 'component') return [];
    const field = readValueAt(document, at.slice(0, -1));
    if (typeof field !== 'object' || field === null) return [];
    const { id, label, component } = field as Readonly<Record<string, unknown>>;
    const name = isText(label) ? getDisplayedText(label, language) : undefined;
    return [{ path, label: name || String(id ?? ''), component: String(component) }];
  });
}

function isText(label: unknown): label is LocalizedText {
  if (typeof label === 'string') return true;
  return (
    typeof label === 'object' &&
    label !== null &&
    Object.values(label).every((text) => typeof text === 'string')
  );
}
