import { DEPLOYMENTS } from 'fixtures/deployments';
import { DOCUMENT_TEXTS } from 'fixtures/document-texts';
import { z } from 'zod';
import { LOAN_TYPES } from '../../screens/details';
import { LANGUAGES } from '../locales';
import { CONFIGURATION_KINDS, type Configuration, type KnownDeployment } from './known-deployment';

const config = z.object({
  public_features: z.array(
    z.object({ name: z.string(), is_active: z.boolean(), value: z.unknown().optional() }),
  ),
});
const nameList = z.array(z.string());
const choice = z.object({ supported: nameList });
const partnerConfig = z.object({
  user_application_types: nameList,
  country_company_types: z.record(z.string(), nameList),
});

const LISTS: readonly string[] = [
  'communication_languages',
  'currencies',
  'application_countries',
  'company_types',
  'loan_purposes',
  'allowed_document_upload_types',
];

export function configurationOf(configResponse: unknown, partner: unknown): Configuration | null {
  const bankConfig = config.safeParse(configResponse).data;
  const parsedPartner = partnerConfig.safeParse(partner).data;
  if (!bankConfig || !parsedPartner) return null;
  const activeFeatures = bankConfig.public_features.filter(({ is_active }) => is_active);
  const readFeature = <Value>(name: string, shape: z.ZodType<Value>) =>
    shape.safeParse(activeFeatures.find((feature) => feature.name === name)?.value).data;
  return {
    languages: readFeature('communication_languages', choice)?.supported ?? null,
    currencies: readFeature('currencies', choice)?.supported ?? null,
    countries: readFeature('application_countries', choice)?.supported ?? null,
    'loan types': parsedPartner.user_application_types,
    'legal forms': Object.values(parsedPartner.country_company_types).flat(),
    purposes: readFeature('loan_purposes', nameList) ?? null,
    'kinds of files': readFeature('allowed_document_upload_types', nameList)?.map(uploadTypeName) ?? null,
    features: activeFeatures.map(({ name }) => name).filter((name) => !LISTS.includes(name)),
  };
}

function uploadTypeName(label: string): string {
  const fileExtension = label.toLowerCase().replace(/^.*[/.]/, '');
  return fileExtension === 'jpg' ? 'jpeg' : fileExtension;
}

const { publicFeatures, partner } = DEPLOYMENTS.demo;
const REQUIRED_CONFIGURATION = configurationOf({ public_features: publicFeatures }, partner);

const FORM_REPLACING_FEATURES = ['dynamic_form', 'hide_items'];

export function listMissingConfiguration(configuration: Configuration): string[] {
  return CONFIGURATION_KINDS.flatMap((kind) => {
    const [requiredNames, offeredNames] = [REQUIRED_CONFIGURATION?.[kind], configuration[kind]];
    if (!requiredNames || !offeredNames) return [];
    const missingRequired = requiredNames.filter((name) => !offeredNames.includes(name));
    const excludedFeatures =
      kind === 'features' ? offeredNames.filter((name) => FORM_REPLACING_FEATURES.includes(name)) : [];
    return [
      ...(missingRequired.length > 0 ? [`${kind}: it lacks ${missingRequired.join(', ')}`] : []),
      ...(excludedFeatures.length > 0
        ? [`${kind}: it has ${excludedFeatures.join(', ')}, which changes forms`]
        : []),
    ];
  });
}

const EACH_LANGUAGE_STEP = /\bin each language\b/;

const LANGUAGE_STEP = /^I (?:read|switch to|come back to the booked appointment in) (\w+)$/;

const LOAN_TYPE_STEP = new RegExp(
  `^I (?:switch to|ask for .+ of) (${Object.keys(LOAN_TYPES).join('|')})(?: over .+)?$`,
);

/** Excludes single-word document types, which could be any word of a sentence. */
const DOCUMENT = new RegExp(
  `\\b(?:${Object.keys(DOCUMENT_TEXTS)
    .filter((type) => type.includes('_'))
    .join('|')})(?:_\\d{4})?\\b`,
  'g',
);

export function documentTypesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(DOCUMENT) ?? []))];
}

export function listUnmetConfiguration(
  texts: readonly string[],
  loanTypes: readonly string[],
  { configuration, documents }: KnownDeployment,
): string[] {
  const languages = texts.flatMap((text) =>
    EACH_LANGUAGE_STEP.test(text)
      ? Object.values(LANGUAGES)
      : namedValues(LANGUAGES, LANGUAGE_STEP.exec(text)?.[1]),
  );
  const chosenLoanTypes = texts.map((text) => namedValues(LOAN_TYPES, LOAN_TYPE_STEP.exec(text)?.[1]));
  return [
    ...missingNames(configuration?.languages, languages).map((name) => `languages: it lacks ${name}`),
    ...missingNames(configuration?.['loan types'], chosenLoanTypes).map(
      (name) => `loan types: it lacks ${name}`,
    ),
    ...loanTypes.flatMap((type) =>
      unrequestedMessages(type, listUnrequestedTypes(documents?.[type], documentTypesIn(texts))),
    ),
  ];
}

const OF_A_YEAR = /^(?<kind>.+)_(?<year>\d{4})$/;

/** Ignores older years: the API requests documents of the base year and the year before. */
export function listUnrequestedTypes(
  requestedTypes: readonly string[] | undefined,
  types: readonly string[],
): string[] {
  const latestYear = (kind: string) =>
    Math.max(
      ...(requestedTypes ?? [])
        .filter((type) => type.startsWith(`${kind}_`))
        .map((type) => Number(type.slice(-4))),
    );
  return missingNames(requestedTypes, types).filter((type) => {
    const { kind = '', year } = OF_A_YEAR.exec(type)?.groups ?? {};
    return year === undefined || !(Number(year) < latestYear(kind) - 1);
  });
}

export const unrequestedMessages = (loanType: string, types: readonly string[]): string[] =>
  types.length === 0 ? [] : [`documents: for ${loanType} it asks for no ${[...new Set(types)].join(', ')}`];

const namedValues = (table: Readonly<Record<string, string>>, name = ''): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function missingNames(
  offeredNames: readonly string[] | null | undefined,
  requiredNames: readonly (string | undefined)[],
): string[] {
  if (!offeredNames) return [];
  return [...new Set(requiredNames)]
    .filter((name) => name !== undefined)
    .filter((name) => !offeredNames.includes(name));
}
