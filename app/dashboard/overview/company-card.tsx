import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCompanyType } from '~/domain/company-types';
import { TitledCard } from '~/ui/layout/card';
import { Missing, Terms } from '~/ui/layout/terms';
import type { CompanyFact } from './rules/company-facts';

interface CompanyCardProps {
  facts: readonly CompanyFact[];
  action?: ReactNode;
}

/** The company an application is for (OVER-08). */
export function CompanyCard({ facts, action }: CompanyCardProps) {
  const { t } = useTranslation(['dashboard', 'enums']);
  const words = ({ name, value }: CompanyFact) => {
    if (value === null) return <Missing>{t('overview.missing')}</Missing>;
    return name === 'companyType' && isCompanyType(value) ? t(`enums:companyType.${value}`) : value;
  };
  return (
    <TitledCard id="company" title={t('overview.company')} action={action}>
      <Terms
        layout="grid"
        items={facts.map((fact) => ({ label: t(`overview.${fact.name}`), value: words(fact) }))}
      />
    </TitledCard>
  );
}
