import { featureValues } from 'contracts/api/configuration';
import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';

export function supportsLanguage(deployment: Deployment, language: Language): boolean {
  const feature = deployment.publicFeatures.find(({ name }) => name === 'communication_languages');
  const languages = featureValues.communication_languages.safeParse(feature?.value);
  return !feature?.is_active || !languages.success || languages.data.supported.includes(language);
}

export function responseLanguageOf(headers: Headers, account: { interfaceLanguage: Language }): Language {
  return requestedLanguageOf(headers) ?? account.interfaceLanguage;
}

export function requestedLanguageOf(headers: Headers): Language | undefined {
  const [preferredLanguage] = (headers.get('accept-language') ?? '').split(/[,;-]/);
  return LANGUAGES.find((language) => language === preferredLanguage?.trim().toLowerCase());
}
