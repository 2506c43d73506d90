import { featureValues } from 'contracts/api/configuration';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';

/** Whether the deployment speaks the language with its customers; one that names none speaks all. */
export function supportsLanguage(deployment: Deployment, language: Language): boolean {
  const feature = deployment.publicFeatures.find(({ name }) => name === 'communication_languages');
  const languages = featureValues.communication_languages.safeParse(feature?.value);
  return !feature?.is_active || !languages.success || languages.data.supported.includes(language);
}
