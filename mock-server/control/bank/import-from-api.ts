import {
  featureValues,
  getConfig,
  getPartnerConfig,
  type PartnerConfig,
  type PublicFeature,
  partnerConfig,
} from 'contracts/api/configuration';
import {
  ALL_COMPANY_TYPES,
  type DynamicForm,
  ENTITLEMENTS,
  LANGUAGES,
  LOAN_TYPES,
} from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import {
  createErrorFinding,
  createNoteFinding,
  type Finding,
  formatPath,
  shortenText,
} from '../../rules/finding';
import { createWholeBankDocument } from '../../rules/own-bank/bank';
import { fetchJson } from './fetch-json';

export interface ApiImport {
  document: unknown;
  findings: Finding[];
}

export async function importBank(
  { api, key }: { api: string; key: string },
  { base, hosted }: { base: Deployment; hosted: boolean },
): Promise<ApiImport> {
  const [config, partner] = await Promise.all([
    fetchJson(api, '/config', { hosted }),
    fetchJson(api, `/partner/key/${encodeURIComponent(key)}/config`, { hosted }),
  ]);
  if (!config.ok) return { document: null, findings: [config.finding] };
  if (!partner.ok) return { document: null, findings: [partner.finding] };
  const features = getConfig.response.safeParse(config.body);
  if (!features.success) return { document: null, findings: [createErrorFinding('/config', 'wrong_type')] };
  const read = getPartnerConfig.response.safeParse(partner.body);
  if (!read.success) {
    return {
      document: null,
      findings: read.error.issues
        .slice(0, 20)
        .map(({ path }) => createErrorFinding(`partner.${formatPath(path)}`, 'wrong_type')),
    };
  }
  const { bankTerms: _, ...baseWithoutTerms } = base;
  const knownFeatures = keepKnownFeatures(features.data.public_features, read.data);
  const document = createWholeBankDocument({ ...baseWithoutTerms, ...knownFeatures.configuration });
  return { document, findings: [...listUnknownMembers(partner.body), ...knownFeatures.notes] };
}

function keepKnownFeatures(features: PublicFeature[], partner: PartnerConfig) {
  const notes: Finding[] = [];
  const keepSupported = (
    names: readonly string[],
    supportedNames: readonly string[],
    path: readonly string[],
  ) =>
    names.filter((name, index) => {
      const isSupported = supportedNames.includes(name);
      if (!isSupported)
        notes.push(
          createNoteFinding(formatPath([...path, index]), 'not_taken_over', { name: shortenText(name) }),
        );
      return isSupported;
    });
  const forms = Object.entries(partner.country_company_types).map(
    ([country, names]) =>
      [
        country,
        keepSupported(names, ALL_COMPANY_TYPES, ['partner', 'country_company_types', country]),
      ] as const,
  );
  const configuration = {
    publicFeatures: features.flatMap((feature) => {
      if (feature.name !== 'communication_languages') return feature;
      const languageList = featureValues.communication_languages.safeParse(feature.value).data;
      if (languageList === undefined) return feature;
      const supportedLanguages = keepSupported(languageList.supported, LANGUAGES, [
        'features',
        'communication_languages',
      ]);
      const defaultLanguage = supportedLanguages.includes(languageList.default)
        ? languageList.default
        : supportedLanguages[0];
      return defaultLanguage === undefined
        ? []
        : { ...feature, value: { supported: supportedLanguages, default: defaultLanguage } };
    }),
    partner: {
      ...partner,
      entitlements: keepSupported(partner.entitlements, ENTITLEMENTS, ['partner', 'entitlements']),
      user_application_types: keepSupported(partner.user_application_types, LOAN_TYPES, [
        'partner',
        'user_application_types',
      ]),
      country_company_types: Object.fromEntries(forms.filter(([, names]) => names.length > 0)),
    },
  };
  if (features.some(({ name, is_active }) => name === 'appointments' && is_active)) {
    notes.push(createNoteFinding('features.appointments', 'talks_not_taken_over'));
  }
  return { configuration, notes };
}

function listUnknownMembers(body: unknown): Finding[] {
  if (typeof body !== 'object' || body === null) return [];
  const knownMembers = Object.keys(partnerConfig.shape);
  return Object.keys(body)
    .filter((name) => !knownMembers.includes(name))
    .slice(0, 20)
    .map((name) => createNoteFinding(formatPath(['partner', name]), 'not_known_to_portal', { name }));
}

export async function importForm(api: string, name: DynamicForm, hosted: boolean): Promise<ApiImport> {
  const query = `?dynamic_forms_name=${name}`;
  const [definitions, uiConfig] = await Promise.all([
    fetchJson(api, `/dynamic_forms_fields_definitions${query}`, { hosted }),
    fetchJson(api, `/dynamic_forms_ui_config${query}`, { hosted }),
  ]);
  if (!definitions.ok) return { document: null, findings: [definitions.finding] };
  if (!uiConfig.ok) return { document: null, findings: [uiConfig.finding] };
  return { document: { definitions: definitions.body, ui_config: uiConfig.body }, findings: [] };
}
