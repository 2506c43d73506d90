import PenLine from 'virtual:icon/pen-line';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldHandle, FieldTexts } from 'ui/fields/field/field';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { SelectField } from 'ui/fields/select/select-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import { TextField } from 'ui/fields/text/text-field';
import { Icon } from 'ui/layout/icon';
import { cellSpans, formGrid, onlyWithoutScripts } from 'ui/layout/layout.css';
import { isCompanyType } from '~/domain/company-types';
import { type Country, formatCountryName } from '~/domain/countries';
import type { FormValues } from '~/domain/form-values';
import { registerNumberExample } from '~/domain/register-number';
import type { CompanyTaxNumberKind } from '~/domain/tax-number';
import type { WizardConfig } from '~/domain/wizard-config';
import { COUNTRY_INTENT, INTENT_FIELD } from '~/forms/intents';
import {
  BUSINESS_PURPOSE_LENGTH,
  COMPANY_DETAIL_FIELDS,
  type CompanyDetailsName,
  chosenCountryOf,
  findTaxNumberKind,
  listCompanyTypes,
} from '../rules/company-details';
import { askedFieldNames, type Field } from '../rules/field';
import * as css from './company-card.css';

type CompanyDetailsFieldsProps = {
  fields: Record<CompanyDetailsName, FieldHandle>;
  typed: FormValues;
  config: WizardConfig;
  language: string;
  countries: readonly Country[];
  names?: readonly CompanyDetailsName[];
  /** Values of the register, shown below changed values. */
  registerValues?: FormValues | null;
};

export function CompanyDetailsFields({
  fields,
  typed,
  config,
  language,
  countries,
  names = askedFieldNames(COMPANY_DETAIL_FIELDS, { typed, config, language }),
  registerValues = null,
}: CompanyDetailsFieldsProps) {
  const { t } = useTranslation('application');
  const { t: enums } = useTranslation('enums');
  return (
    <div className={formGrid}>
      {names.map((name) => {
        const { isOptional = false }: Field = COMPANY_DETAIL_FIELDS[name];
        const texts = { field: fields[name], label: t(`companyDetails.${name}`), optional: isOptional };
        const OwnControl = OWN_CONTROLS[name];
        return (
          <div key={name} className={cellSpans[CELL_SPANS[name] ?? 'whole']}>
            {OwnControl ? (
              <OwnControl {...{ texts, typed, config, language, countries }} />
            ) : (
              <TextField {...texts} />
            )}
            {registerValues?.[name] && registerValues[name] !== (typed[name] ?? '') && (
              <p className={css.registerLine}>
                <Icon of={PenLine} size={16} />
                <span>
                  {t('companyCard.register', {
                    value: formatDetail(name, registerValues, { enums, language }),
                  })}
                </span>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

export function formatDetail(
  name: CompanyDetailsName,
  typed: FormValues,
  { enums, language }: { enums: TFunction<'enums'>; language: string },
): string | null {
  const text = typed[name] ?? '';
  if (text === '') return null;
  if (name === 'companyType') return isCompanyType(text) ? enums(`companyType.${text}`) : text;
  return name === 'companyCountry' ? formatCountryName(text, language) : text;
}

const CELL_SPANS: Partial<Record<CompanyDetailsName, keyof typeof cellSpans>> = {
  street: 'most',
  houseNumber: 'few',
  companyPostCode: 'few',
  companyLocation: 'most',
};

type ControlProps = Omit<CompanyDetailsFieldsProps, 'fields'> & {
  texts: FieldTexts & { field: FieldHandle };
};

const OWN_CONTROLS: Partial<Record<CompanyDetailsName, (props: ControlProps) => ReactNode>> = {
  companyCountry: CountryControl,
  companyType: LegalFormControl,
  street: ({ texts }) => <TextField {...texts} autoComplete="address-line1" />,
  companyPostCode: ({ texts }) => <TextField {...texts} autoComplete="postal-code" spellCheck={false} />,
  companyLocation: ({ texts }) => <TextField {...texts} autoComplete="address-level2" />,
  hrNumber: RegisterNumberControl,
  taxIdNumber: TaxNumberControl,
  personalTaxIdNumber: PersonalTaxNumberControl,
  businessPurpose: BusinessPurposeControl,
};

function CountryControl({ texts, countries }: ControlProps) {
  const { t } = useTranslation('application');
  return (
    <>
      <SelectField {...texts} placeholder={null} autoComplete="country" options={countries} />
      <div className={onlyWithoutScripts}>
        <SubmitButton variant="ghost" size="s" name={INTENT_FIELD} value={COUNTRY_INTENT}>
          {t('companyDetails.takeCountry')}
        </SubmitButton>
      </div>
    </>
  );
}

function LegalFormControl({ texts, typed, config }: ControlProps) {
  const { t } = useTranslation('enums');
  const companyTypes = listCompanyTypes(typed, config);
  return (
    <SelectField
      {...texts}
      options={companyTypes.map((type) => ({ value: type, label: t(`companyType.${type}`) }))}
    />
  );
}

function RegisterNumberControl({ texts, typed, config }: ControlProps) {
  const { t } = useTranslation('application');
  const example = registerNumberExample(chosenCountryOf(typed, config));
  const hint = example
    ? t('companyDetails.hrNumberHint', { example })
    : t('companyDetails.hrNumberHintElsewhere');
  return <TextField {...texts} hint={hint} spellCheck={false} />;
}

const TAX_NUMBER_HINTS = {
  uid: 'companyDetails.taxIdNumberHintSwiss',
  nip: 'companyDetails.taxIdNumberHintPolish',
  usual: 'companyDetails.taxIdNumberHint',
} as const satisfies Record<CompanyTaxNumberKind, string>;

function TaxNumberControl({ texts, typed, config }: ControlProps) {
  const { t } = useTranslation('application');
  const hint = t(TAX_NUMBER_HINTS[findTaxNumberKind(typed, config)]);
  return <TextField {...texts} hint={hint} spellCheck={false} />;
}

function PersonalTaxNumberControl({ texts }: ControlProps) {
  const { t } = useTranslation('application');
  return <TextField {...texts} hint={t('companyDetails.personalTaxIdNumberHint')} spellCheck={false} />;
}

function BusinessPurposeControl({ texts }: ControlProps) {
  const { t } = useTranslation('application');
  const hint = t('companyDetails.businessPurposeHint');
  return <TextAreaField {...texts} hint={hint} rows={2} counter={BUSINESS_PURPOSE_LENGTH} />;
}
