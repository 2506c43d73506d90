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
    const pathParts = parseFindingPath(path);
    if (problem !== 'not_offered' || pathParts.at(-1) !== 'component') return [];
    const field = readValueAt(document, pathParts.slice(0, -1));
    if (typeof field !== 'object' || field === null) return [];
    const { id, label, component } = field as Readonly<Record<string, unknown>>;
    const name = isLocalizedText(label) ? getDisplayedText(label, language) : undefined;
    return [{ path, label: name || String(id ?? ''), component: String(component) }];
  });
}

function isLocalizedText(label: unknown): label is LocalizedText {
  if (typeof label === 'string') return true;
  return (
    typeof label === 'object' &&
    label !== null &&
    Object.values(label).every((text) => typeof text === 'string')
  );
}
