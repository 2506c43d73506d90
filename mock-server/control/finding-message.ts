import type { Language } from 'contracts/api/enumerations';
import type { Finding } from '../rules/finding';
import { formatFinding } from '../texts/finding-text';
import { getTexts } from '../texts/texts';

export function formatFindingMessage(finding: Finding, language: Language): string {
  return formatFinding(finding, getTexts('findings', language));
}
