import { dynamicForms } from '~/api/dynamic-forms.server';
import { type WizardConfig, wizardConfig } from '~/application/classic/rules/wizard-config';
import { countriesNamed } from '~/domain/countries';
import type { Visit } from '~/request/visit.server';
import { log } from '~/telemetry/log.server';
import { usualCountry } from './rules/read-field';
import { type FormContext, type FormReading, readForm } from './rules/read-form';

/** Reads the form configured under a name, in the visitor's language, and logs what is missing or not understood (DYN-11). */
export async function configuredForm(
  visit: Pick<Visit, 'plainApi' | 'config' | 'language' | 't' | 'partnerKey'>,
  name: 'application' | 'signatory',
): Promise<FormReading> {
  const [definitions, uiConfig] = await Promise.all([
    dynamicForms.definitions(visit.plainApi, name),
    dynamicForms.uiConfig(visit.plainApi, name),
  ]);
  const source = {
    definitions: definitions.ok ? definitions.data : null,
    uiConfig: uiConfig.ok ? uiConfig.data.config : null,
  };
  const reading = readForm(source, formContext(visit));
  const { partnerKey: partner } = visit;
  if (!reading.ok) {
    log.error('form-unreadable', { form: name, partner, finding: `missing ${reading.problem.missing}` });
  } else for (const warning of reading.warnings) warnOnce({ form: name, partner, finding: warning });
  return reading;
}

/** Said already: a form is read with every step, but its warnings are for whoever configures it. */
const said = new Set<string>();
const MOST_SAID = 1_000;

function warnOnce(warning: { form: string; partner: string; finding: string }): void {
  const key = JSON.stringify(warning);
  if (said.has(key) || said.size >= MOST_SAID) return;
  said.add(key);
  log.warn('form-finding', warning);
}

function formContext({ config, language, t }: Pick<Visit, 'config' | 'language' | 't'>): FormContext {
  const { companyTypes, companyType } = wizardConfig(config);
  const enums = t('enums');
  const currencies = new Intl.DisplayNames([language], { type: 'currency' });
  const named = (types: WizardConfig['companyTypes'][string]) =>
    types.map((type) => ({ value: type, label: enums(`companyType.${type}`) }));
  return {
    language,
    providers: {
      countries: countriesNamed(config.countries.supported, language),
      country: usualCountry(config.countries.supported),
      companyTypes: Object.fromEntries(
        Object.entries(companyTypes).map(([country, types]) => [country, named(types)]),
      ),
      companyType,
    },
    currencyName: (code) => nameOf(currencies, code),
  };
}

/** Configured codes need not be ones that anybody knows. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
