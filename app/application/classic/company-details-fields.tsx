import { useTranslation } from 'react-i18next';
import type { Typed } from '~/domain/form-schema';
import { registerNumberExample } from '~/domain/register-number';
import { COUNTRY, INTENT } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field';
import { SelectField } from '~/ui/fields/select-field';
import { SubmitButton } from '~/ui/fields/submit-button';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { formGrid, span } from '~/ui/layout/form-grid.css';
import { withoutScripts } from '~/ui/layout/without-scripts.css';
import {
  asksPersonalTaxNumber,
  BUSINESS_PURPOSE,
  chosenCountry,
  offeredCompanyTypes,
  takesSwissUid,
} from './rules/company-details';
import type { WizardConfig } from './rules/wizard-config';

const NAMES = [
  'companyCountry',
  'companyType',
  'street',
  'houseNumber',
  'companyPostCode',
  'companyLocation',
  'hrNumber',
  'taxIdNumber',
  'personalTaxIdNumber',
  'businessPurpose',
] as const;
/** A field of the form. */
export type CompanyDetailsName = (typeof NAMES)[number];

/** Labels of the fields in the order of the page, for the error summary. */
export function useCompanyDetailsLabels(): Record<CompanyDetailsName, string> {
  const { t } = useTranslation('application');
  const labels = NAMES.map((name) => [name, t(`companyDetails.${name}`)]);
  // Made of exactly these names; Object.fromEntries forgets them.
  return Object.fromEntries(labels) as Record<CompanyDetailsName, string>;
}

type CompanyDetailsFieldsProps = {
  fields: Record<CompanyDetailsName, FieldHandle>;
  typed: Typed;
  config: WizardConfig;
  language: string;
};

/** Legal form, address, numbers and purpose of the company (CLA-09 to CLA-11). */
export function CompanyDetailsFields({ fields, typed, config, language }: CompanyDetailsFieldsProps) {
  const { t } = useTranslation('application');
  const swiss = takesSwissUid(typed, config);
  const example = registerNumberExample(chosenCountry(typed, config));
  return (
    <div className={formGrid}>
      <LegalFormFields {...{ fields, typed, config, language }} />
      <AddressFields fields={fields} />
      {config.registerNumber && (
        <div className={span.whole}>
          <TextField
            field={fields.hrNumber}
            label={t('companyDetails.hrNumber')}
            hint={
              example
                ? t('companyDetails.hrNumberHint', { example })
                : t('companyDetails.hrNumberHintElsewhere')
            }
            optional
            spellCheck={false}
          />
        </div>
      )}
      <div className={span.whole}>
        <TextField
          field={fields.taxIdNumber}
          label={t('companyDetails.taxIdNumber')}
          hint={t(swiss ? 'companyDetails.taxIdNumberHintSwiss' : 'companyDetails.taxIdNumberHint')}
          optional
          spellCheck={false}
        />
      </div>
      {asksPersonalTaxNumber(typed, config) && (
        <div className={span.whole}>
          <TextField
            field={fields.personalTaxIdNumber}
            label={t('companyDetails.personalTaxIdNumber')}
            hint={t('companyDetails.personalTaxIdNumberHint')}
            optional
            spellCheck={false}
          />
        </div>
      )}
      <div className={span.whole}>
        <TextAreaField
          field={fields.businessPurpose}
          label={t('companyDetails.businessPurpose')}
          hint={t('companyDetails.businessPurposeHint')}
          rows={2}
          counter={BUSINESS_PURPOSE}
        />
      </div>
    </div>
  );
}

/** The country, when there is more than one, and the legal forms it has (CLA-09). */
function LegalFormFields({ fields, typed, config, language }: CompanyDetailsFieldsProps) {
  const { t } = useTranslation(['application', 'enums']);
  const [only, ...more] = config.countries;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (
    <>
      {more.length === 0 ? (
        <input type="hidden" name={fields.companyCountry.name} value={only} />
      ) : (
        <div className={span.whole}>
          <SelectField
            field={fields.companyCountry}
            label={t('companyDetails.companyCountry')}
            placeholder={null}
            autoComplete="country"
            options={config.countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
          />
          <div className={withoutScripts}>
            <SubmitButton variant="ghost" size="s" name={INTENT} value={COUNTRY}>
              {t('companyDetails.takeCountry')}
            </SubmitButton>
          </div>
        </div>
      )}
      <div className={span.whole}>
        <SelectField
          field={fields.companyType}
          label={t('companyDetails.companyType')}
          options={offeredCompanyTypes(typed, config).map((type) => ({
            value: type,
            label: t(`enums:companyType.${type}`),
          }))}
        />
      </div>
    </>
  );
}

function AddressFields({ fields }: Pick<CompanyDetailsFieldsProps, 'fields'>) {
  const { t } = useTranslation('application');
  return (
    <>
      <div className={span.most}>
        <TextField field={fields.street} label={t('companyDetails.street')} autoComplete="address-line1" />
      </div>
      <div className={span.few}>
        <TextField field={fields.houseNumber} label={t('companyDetails.houseNumber')} optional />
      </div>
      <div className={span.few}>
        <TextField
          field={fields.companyPostCode}
          label={t('companyDetails.companyPostCode')}
          autoComplete="postal-code"
          spellCheck={false}
        />
      </div>
      <div className={span.most}>
        <TextField
          field={fields.companyLocation}
          label={t('companyDetails.companyLocation')}
          autoComplete="address-level2"
        />
      </div>
    </>
  );
}
