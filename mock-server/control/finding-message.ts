import type { Language } from 'contracts/api/enumerations';
import type { Finding } from '../rules/finding';
import { findingText } from '../texts/finding-text';
import { texts } from '../texts/texts';

export function findingMessage(finding: Finding, language: Language): string {
  return findingText(finding, texts('findings', language));
}
