import { dynamicForms } from '~/api/dynamic-forms.server';
import { listNamedCountries } from '~/domain/countries';
import { getDisplayNames } from '~/domain/locale';
import { createWizardConfig, type WizardConfig } from '~/domain/wizard-config';
import type { PortalRequest } from '~/request/portal-request';
import { log } from '~/telemetry/log.server';
import { createAnswerTexts } from './answer-texts';
import { findUsualCountry } from './rules/read-field';
import { type FormContext, type FormReadResult, readForm } from './rules/read-form';
import type { AnswerTexts } from './rules/value';

export async function loadConfiguredForm(
  request: Pick<PortalRequest, 'plainApi' | 'config' | 'facts' | 't'>,
  name: 'application' | 'signatory',
): Promise<FormReadResult> {
  const [definitions, uiConfig] = await Promise.all([
    dynamicForms.definitions(request.plainApi, name),
    dynamicForms.uiConfig(request.plainApi, name),
  ]);
  const source = {
    definitions: definitions.ok ? definitions.data : null,
    uiConfig: uiConfig.ok ? uiConfig.data.config : null,
  };
  const reading = readForm(source, formContext(request));
  const { partnerKey: partner } = request.facts;
  if (!reading.ok) {
    log.error('form-unreadable', { form: name, partner, finding: `missing ${reading.problem.missing}` });
  } else for (const warning of reading.warnings) warnOnce({ form: name, partner, finding: warning });
  return reading;
}

/** Every step reads the form, so each warning is logged once. */
const loggedWarnings = new Set<string>();
const MAX_LOGGED_WARNINGS = 1_000;

function warnOnce(warning: { form: string; partner: string; finding: string }): void {
  const key = JSON.stringify(warning);
  if (loggedWarnings.has(key) || loggedWarnings.size >= MAX_LOGGED_WARNINGS) return;
  loggedWarnings.add(key);
  log.warn('form-finding', warning);
}

function formContext({
  config,
  facts: { language },
  t,
}: Pick<PortalRequest, 'config' | 'facts' | 't'>): FormContext {
  const { companyTypes, companyType } = createWizardConfig(config);
  const enums = t('enums');
  const currencies = getDisplayNames(language, 'currency');
  const toOptions = (types: WizardConfig['companyTypes'][string]) =>
    types.map((type) => ({ value: type, label: enums(`companyType.${type}`) }));
  return {
    language,
    providers: {
      countries: listNamedCountries(config.countries.supported, language),
      country: findUsualCountry(config.countries.supported),
      companyTypes: Object.fromEntries(
        Object.entries(companyTypes).map(([country, types]) => [country, toOptions(types)]),
      ),
      companyType,
    },
    currencyName: (code) => nameOf(currencies, code),
  };
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

export function loadAnswerTexts(
  { facts: { language }, t }: Pick<PortalRequest, 'facts' | 't'>,
  currency: string,
): AnswerTexts {
  return createAnswerTexts({ language, t: t('dynamic'), enums: t('enums') }, currency);
}
