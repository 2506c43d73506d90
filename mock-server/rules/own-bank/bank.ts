import { FEATURES, type FeatureName, featureValues, type PublicFeature } from 'contracts/api/configuration';
import { COMPANY_TYPES, LOAN_TYPES, type LoanType } from 'contracts/api/enumerations';
import { APPOINTMENTS } from 'fixtures/appointments';
import type { BankTerms, Deployment } from 'fixtures/deployments';
import type { z } from 'zod';
import { amountBoundsOf, durationBoundsOf } from '../loan-limits';
import { readProductRange } from '../product-range';
import { type BankDocument, bankDocumentSchema } from './bank-document';

/** Without this entitlement, portals show their own colours (SHELL-19). */
const BRANDING_ENTITLEMENT = 'WhitelabeledUserBranding';

class Features {
  readonly #byName: Map<string, PublicFeature>;

  constructor(features: readonly PublicFeature[]) {
    this.#byName = new Map(features.map((feature) => [feature.name, feature]));
  }

  isActive(name: FeatureName): boolean {
    return this.#byName.get(name)?.is_active ?? false;
  }

  value<Name extends keyof typeof featureValues>(
    name: Name,
  ): z.output<(typeof featureValues)[Name]> | undefined {
    // Safe cast: TypeScript loses the pairing of name and schema.
    const read = featureValues[name].safeParse(this.#byName.get(name)?.value).data as
      | z.output<(typeof featureValues)[Name]>
      | undefined;
    return this.isActive(name) ? read : undefined;
  }

  set<Name extends FeatureName>(
    name: Name,
    value:
      | (Name extends keyof typeof featureValues ? z.input<(typeof featureValues)[Name]> : never)
      | boolean
      | undefined,
  ): void {
    if (value === undefined) return;
    this.#byName.set(name, {
      name,
      is_active: value !== false,
      value: typeof value === 'boolean' ? null : value,
    });
  }

  add(features: readonly PublicFeature[]): void {
    for (const feature of features) this.#byName.set(feature.name, feature);
  }

  list(): PublicFeature[] {
    const knownFeatures = FEATURES.flatMap((name) => this.#byName.get(name) ?? []);
    return [...knownFeatures, ...[...this.#byName.values()].filter((feature) => !isKnownFeature(feature))];
  }

  listCustomFeatures(): PublicFeature[] {
    return this.list().filter((feature) => !isKnownFeature(feature));
  }
}

const isKnownFeature = ({ name }: PublicFeature) => FEATURES.some((candidate) => candidate === name);

/** Keeps id and host labels, so that existing applications belong to the new bank. */
export function createDeploymentFromBank(document: BankDocument, base: Deployment): Deployment {
  const { partner } = base;
  const features = new Features(base.publicFeatures);
  const forms = legalFormsOf(document, base);
  const legalName = document.legal_name ?? document.name;
  const links = { ...linksOf(features, base), ...withoutUndefined(document.legal_links ?? {}) };
  features.set('company_names', { legal_name: legalName, display_name: document.name });
  features.set('currencies', withDefault(document.currencies));
  features.set('communication_languages', withDefault(document.languages));
  features.set('application_countries', document.countries);
  features.set('url_list', {
    ...(links.terms && { terms: links.terms }),
    ...(links.data_protection && { privacy_policy: links.data_protection }),
    ...(links.imprint && { imprint: links.imprint }),
    ...(links.terms_of_use && { terms_of_use: links.terms_of_use }),
    ...(links.website && { website: links.website }),
  });
  features.set('loan_purposes', document.purposes);
  if (document.legal_forms || document.countries)
    features.set('company_types', companyTypesIn(forms, features));
  setSwitches(features, document);
  setAppointments(features, document, base);
  features.add(document.other_features ?? []);
  const theme = themeOf(document, base);
  const entitlements: string[] = document.entitlements ?? partner.entitlements;
  return {
    ...base,
    hostLabels: [...new Set([...base.hostLabels, ...(document.key ? [document.key] : [])])],
    title: document.name,
    publicFeatures: features.list(),
    partner: {
      ...partner,
      fe_theme: theme,
      parameters: {
        customer_support_email: valueOrPrevious(
          document.contact?.email,
          partner.parameters.customer_support_email,
        ),
        customer_support_phone: valueOrPrevious(
          document.contact?.phone,
          partner.parameters.customer_support_phone,
        ),
        display_name: document.name,
        legal_name: legalName,
      },
      terms_url: links.terms ?? null,
      data_protection_url: links.data_protection ?? null,
      is_partner_terms_required: document.partner_terms_required ?? partner.is_partner_terms_required,
      user_application_types: document.loan_types?.map(({ type }) => type) ?? partner.user_application_types,
      entitlements:
        document.colours && !document.entitlements
          ? [...new Set([...entitlements, BRANDING_ENTITLEMENT])]
          : entitlements,
      country_company_types: forms,
    },
    timeZone: document.time_zone ?? base.timeZone,
    demandsConfirmedEmail: document.confirmed_email_required ?? base.demandsConfirmedEmail,
    bankTerms: termsOf(document),
  };
}

export function createBankDocument(deployment: Deployment): BankDocument {
  return bankDocumentSchema.parse(createWholeBankDocument(deployment));
}

export function createWholeBankDocument(deployment: Deployment): object {
  const { partner, bankTerms } = deployment;
  const features = new Features(deployment.publicFeatures);
  const { entitlements } = partner;
  const appointments = features.value('appointments');
  const { countries, currencies } = readProductRange(deployment);
  const bankDocument: { [Member in keyof BankDocument]: unknown } = {
    name: partner.parameters.display_name,
    legal_name: partner.parameters.legal_name,
    logo: bankTerms?.logo ?? null,
    colours: coloursOf(deployment),
    languages: features.value('communication_languages'),
    currencies: features.value('currencies') ?? { supported: currencies },
    countries: features.value('application_countries') ?? { supported: countries },
    legal_forms: partner.country_company_types,
    legal_links: linksOf(features, deployment),
    contact: {
      email: partner.parameters.customer_support_email ?? null,
      phone: partner.parameters.customer_support_phone ?? null,
    },
    advisor: appointments?.advisor ?? null,
    features: {
      user_creates_application: features.isActive('user_creates_application'),
      show_indicative_offer: features.isActive('show_indicative_offer'),
      cookie_consent_required: features.isActive('cookie_consent_required'),
      dynamic_form: features.isActive('dynamic_form'),
      appointments: features.isActive('appointments'),
      show_language_keys: features.isActive('show_language_keys'),
      hide_items: features.value('hide_items') ?? [],
      allowed_document_upload_types: features.value('allowed_document_upload_types') ?? [],
    },
    loan_types: partner.user_application_types.filter(isLoanType).map((type) => ({
      type,
      ...(type === 'factoring'
        ? withoutUndefined({ amount: bankTerms?.limits.factoring?.amount })
        : {
            amount: amountBoundsOf(type, entitlements, bankTerms?.limits),
            duration: durationBoundsOf(type, entitlements, bankTerms?.limits),
          }),
    })),
    purposes: features.value('loan_purposes'),
    document_categories: bankTerms?.documents ?? null,
    providers: { identification: bankTerms?.identification ?? null, cover: bankTerms?.cover ?? null },
    entitlements,
    partner_terms_required: partner.is_partner_terms_required,
    confirmed_email_required: deployment.demandsConfirmedEmail,
    time_zone: deployment.timeZone,
    other_features: features.listCustomFeatures(),
  };
  return withoutUndefined(bankDocument);
}

const isLoanType = (text: string): text is LoanType => LOAN_TYPES.some((type) => type === text);

function coloursOf({ partner: { fe_theme } }: Deployment): BankDocument['colours'] {
  const { color_primary: primary, color_link: link, color_cta_text: cta_text } = fe_theme ?? {};
  if (!primary) return null;
  return { primary, ...(link && { link }), ...(cta_text && { cta_text }) };
}

function themeOf({ colours }: BankDocument, { partner }: Deployment) {
  if (colours === undefined) return partner.fe_theme;
  if (colours === null) return null;
  const { primary, link = primary, cta_text = '#ffffff' } = colours;
  return { color_primary: primary, color_link: link, color_cta_text: cta_text };
}

function linksOf(features: Features, { partner }: Deployment): NonNullable<BankDocument['legal_links']> {
  const urls = features.value('url_list');
  return {
    terms: partner.terms_url ?? urls?.terms ?? null,
    data_protection: partner.data_protection_url ?? urls?.privacy_policy ?? null,
    imprint: urls?.imprint ?? null,
    terms_of_use: urls?.terms_of_use ?? null,
    website: urls?.website ?? null,
  };
}

function legalFormsOf(document: BankDocument, { partner }: Deployment): Record<string, string[]> {
  const forms: Record<string, string[]> = { ...(document.legal_forms ?? partner.country_company_types) };
  const knownTypes: Readonly<Record<string, readonly string[]>> = COMPANY_TYPES;
  for (const country of document.countries?.supported ?? [])
    forms[country] ??= [...(knownTypes[country] ?? [])];
  return forms;
}

function companyTypesIn(forms: Record<string, string[]>, features: Features) {
  const previousDefault = features.value('company_types')?.default;
  const supportedForms = [...new Set(Object.values(forms).flat())];
  return {
    supported: supportedForms,
    default: supportedForms.find((form) => form === previousDefault) ?? supportedForms[0],
  };
}

function setSwitches(features: Features, { features: switches = {} }: BankDocument): void {
  features.set('user_creates_application', switches.user_creates_application);
  features.set('show_indicative_offer', switches.show_indicative_offer);
  features.set('cookie_consent_required', switches.cookie_consent_required);
  features.set('dynamic_form', switches.dynamic_form);
  features.set('show_language_keys', switches.show_language_keys);
  features.set('hide_items', falseIfEmpty(switches.hide_items));
  features.set('allowed_document_upload_types', falseIfEmpty(switches.allowed_document_upload_types));
}

function setAppointments(
  features: Features,
  { features: { appointments: wantedAppointments } = {}, advisor, time_zone }: BankDocument,
  base: Deployment,
): void {
  if (wantedAppointments === false) features.set('appointments', false);
  const currentAppointments = features.value('appointments');
  const isRequested =
    wantedAppointments === true ||
    (wantedAppointments === undefined && advisor !== undefined && advisor !== null);
  if (currentAppointments === undefined && !isRequested) return;
  const { advisor: usualAdvisor, ...otherSettings } = currentAppointments ?? {
    ...APPOINTMENTS.demo,
    time_zone: base.timeZone,
  };
  features.set('appointments', {
    ...otherSettings,
    ...(time_zone && { time_zone }),
    advisor: advisor === undefined ? usualAdvisor : advisor,
  });
}

function falseIfEmpty(list: string[] | undefined): string[] | false | undefined {
  return list?.length === 0 ? false : list;
}

function termsOf({ logo, loan_types, document_categories, providers }: BankDocument): BankTerms {
  return {
    logo: logo ?? null,
    limits: Object.fromEntries(
      (loan_types ?? []).map(({ type, amount, duration }) => [type, { amount, duration }]),
    ),
    documents: document_categories ?? null,
    identification: providers?.identification ?? null,
    cover: providers?.cover ?? null,
  };
}

function withDefault<Item>(list: { supported: Item[]; default?: Item | undefined } | undefined) {
  const [firstItem] = list?.supported ?? [];
  if (list === undefined || firstItem === undefined) return undefined;
  return { supported: list.supported, default: list.default ?? firstItem };
}

function valueOrPrevious<Value>(value: Value | null | undefined, previous: Value | null | undefined) {
  return value === undefined ? previous : value;
}

function withoutUndefined<Members extends object>(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members;
}
