import Building2 from 'virtual:icon/building-complex';
import ChevronDown from 'virtual:icon/chevron-down';
import CircleCheck from 'virtual:icon/circle-check';
import PenLine from 'virtual:icon/pen-line';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { Card } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { Stack } from 'ui/layout/layout';
import { Terms } from 'ui/layout/sheet';
import { Tag } from 'ui/records/status-tag';
import type { StepForm } from '~/application/journey/use-step-form';
import { formatAddressLine } from '~/domain/address';
import type { FormValues } from '~/domain/form-values';
import { INTENT_FIELD, RESTORE_INTENT } from '~/forms/intents';
import { COMPANY_DETAIL_FIELDS, type CompanyDetailsName } from '../rules/company-details';
import { askedFieldNames } from '../rules/field';
import * as css from './company-card.css';
import { CompanyDetailsFields, formatDetail } from './company-details-fields';

type CompanyCardProps = Omit<ComponentProps<typeof CompanyDetailsFields>, 'names' | 'known'> & {
  form: StepForm;
  registerValues: FormValues;
  gaps: readonly string[];
};

const ADDRESS_DETAILS: readonly CompanyDetailsName[] = ['houseNumber', 'companyPostCode', 'companyLocation'];

export function isDetailChanged(
  typed: FormValues,
  registerValues: FormValues,
  gaps: readonly string[] = [],
): boolean {
  return Object.keys(registerValues).some(
    (name) => !gaps.includes(name) && (typed[name] ?? '') !== (registerValues[name] ?? ''),
  );
}

export function CompanyCard({ form, registerValues, gaps, ...rest }: CompanyCardProps) {
  const { t } = useTranslation('application');
  const { t: enums } = useTranslation('enums');
  const { typed, config, language } = rest;
  const id = useId();
  const askedNames = askedFieldNames(COMPANY_DETAIL_FIELDS, { typed, config, language });
  const missingNames = askedNames.filter((name) => gaps.includes(name));
  const otherNames = askedNames.filter((name) => !gaps.includes(name));
  const isChanged = isDetailChanged(typed, registerValues, gaps);
  const [isInitiallyOpen] = useState(isChanged);
  const hasErrors = otherNames.some((name) => name in form.allErrors);
  const items = otherNames
    .filter((name) => !ADDRESS_DETAILS.includes(name))
    .flatMap((name) => {
      const { street, houseNumber, companyPostCode, companyLocation } = typed;
      const isAddress = name === 'street';
      const value = isAddress
        ? formatAddressLine(street, houseNumber, companyPostCode, companyLocation)
        : formatDetail(name, typed, { enums, language });
      const label = t(`companyDetails.${isAddress ? 'address' : name}`);
      return value ? [{ label, value }] : [];
    });
  return (
    <Card labelledBy={id} className={css.card}>
      <div className={css.head}>
        <span className={css.emblem}>
          <Icon of={Building2} size={24} />
        </span>
        <h2 id={id} className={css.name}>
          <bdi translate="no">{typed.companyName}</bdi>
        </h2>
        {isChanged ? (
          <Tag tone="neutral" size="s" icon={PenLine}>
            {t('companyCard.changed')}
          </Tag>
        ) : (
          <Tag tone="success" size="s" icon={CircleCheck}>
            {t('companyCard.found')}
          </Tag>
        )}
      </div>
      <div className={css.values}>
        <Terms layout="grid" items={items} />
      </div>
      {missingNames.length > 0 && (
        <div className={css.missingDetails}>
          <Stack gap="s4">
            <p>{t('companyCard.gap', { count: missingNames.length })}</p>
            <CompanyDetailsFields {...rest} names={missingNames} />
          </Stack>
        </div>
      )}
      <details className={css.mismatch} open={isInitiallyOpen || hasErrors}>
        <summary className={css.summary}>
          <span>{t('companyCard.wrong')}</span>
          <Icon of={ChevronDown} size={16} />
        </summary>
        <div className={css.fields}>
          <Stack gap="s5">
            <CompanyDetailsFields {...rest} names={otherNames} registerValues={registerValues} />
            {isChanged && (
              <div>
                <SubmitButton
                  variant="ghost"
                  size="s"
                  name={INTENT_FIELD}
                  value={RESTORE_INTENT}
                  onClick={(event) => {
                    event.preventDefault();
                    for (const name of otherNames)
                      form.update({ name, value: registerValues[name] ?? typed[name] ?? '' });
                  }}
                >
                  {t('companyCard.restore')}
                </SubmitButton>
              </div>
            )}
          </Stack>
        </div>
      </details>
    </Card>
  );
}
