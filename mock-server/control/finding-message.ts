import type { Language } from 'contracts/api/enumerations';
import type { Finding } from '../rules/finding';
import { texts } from '../texts/texts';

export function findingMessage({ problem, values, portal }: Finding, language: Language): string {
  const t = texts('findings', language);
  const found = t(`problem.${problem}`, values);
  return portal === undefined ? found : `${found} ${t(`portal.${portal}`)}`;
}
