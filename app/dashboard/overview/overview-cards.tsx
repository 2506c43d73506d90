import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { TitledCard } from 'ui/layout/card';
import { MissingValue, type SheetTerm, Terms } from 'ui/layout/sheet';
import { useAnswerTexts } from '~/configured-form/answer-texts';
import { formatAnswer, indexValuesById } from '~/configured-form/rules/value';
import { type ApplicationHeader, useApplicationTexts } from '~/dashboard/application-header';
import { useListQuery } from '~/dashboard/list-links';
import { isCompanyType } from '~/domain/company-types';
import { formatDate } from '~/domain/dates';
import { formatIban } from '~/domain/iban';
import type { BankView } from './bank.server';
import type { CustomFieldsView } from './custom-fields.server';
import type { CompanyFact } from './rules/company-facts';
import { overviewTaskUrls } from './urls';

export function RequestCard({ application }: { application: ApplicationHeader }) {
  const { t, i18n } = useTranslation('dashboard');
  const { loanType, duration } = useApplicationTexts(application);
  const items: (SheetTerm | null)[] = [
    { label: t('overview.purpose'), value: loanType },
    duration ? { label: t('overview.duration'), value: duration } : null,
    { label: t('overview.created'), value: formatDate(application.created, i18n.language), translate: 'no' },
    { label: t('overview.number'), value: application.number, translate: 'no' },
  ];
  return (
    <TitledCard id="request" title={t('overview.application')}>
      <Terms layout="column" items={items.filter((item) => item !== null)} />
    </TitledCard>
  );
}

function MissingText({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('dashboard');
  return mayChange ? (
    <MissingValue>{t('overview.missing')}</MissingValue>
  ) : (
    <span>{t('overview.notGiven')}</span>
  );
}

export function CompanyCard({ facts, action }: { facts: readonly CompanyFact[]; action?: ReactNode }) {
  const { t } = useTranslation(['dashboard', 'enums']);
  const formatFact = ({ name, value }: CompanyFact) => {
    if (value === null) return <MissingText mayChange={name === 'taxNumber' && Boolean(action)} />;
    return name === 'companyType' && isCompanyType(value) ? t(`enums:companyType.${value}`) : value;
  };
  return (
    <TitledCard id="company" title={t('overview.company')} action={action}>
      <Terms
        layout="grid"
        items={facts.map((fact) => ({
          label: t(`overview.${fact.name}`),
          value: formatFact(fact),
          ...(fact.name !== 'companyType' && fact.value !== null && { translate: 'no' }),
        }))}
      />
    </TitledCard>
  );
}

export function CustomCard({ applicationId, card }: { applicationId: string; card: CustomFieldsView }) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const answerTexts = useAnswerTexts(card.currency);
  const title = t(`custom.${card.entity}`);
  const id = `custom-${card.entity}` as const;
  const values = indexValuesById(card.values);
  return (
    <TitledCard
      id={id}
      title={title}
      action={card.mayChange && <ChangeLink to={overviewTaskUrls.path(applicationId, id)} what={title} />}
    >
      <Terms
        layout="grid"
        items={card.fields.map((field) => {
          const value = values.get(field.id);
          return {
            label: field.label,
            value:
              value === undefined ? (
                <MissingText mayChange={card.mayChange} />
              ) : (
                formatAnswer(field, value, answerTexts)
              ),
          };
        })}
      />
    </TitledCard>
  );
}

export function BankCard({ applicationId, bank }: { applicationId: string; bank: BankView }) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const missingText = <MissingText mayChange={bank.mayChange} />;
  return (
    <TitledCard
      id="bank"
      title={t('bank.title')}
      action={
        bank.mayChange && (
          <ChangeLink to={overviewTaskUrls.path(applicationId, 'bank')} what={t('bank.title')} />
        )
      }
    >
      <Terms
        layout="column"
        items={[
          {
            label: t('bank.bankName'),
            value: bank.bankName ?? missingText,
            ...(bank.bankName && { translate: 'no' }),
          },
          {
            label: t('bank.iban'),
            ...(bank.iban === null
              ? { value: missingText }
              : { value: formatIban(bank.iban), translate: 'no' }),
          },
        ]}
      />
    </TitledCard>
  );
}

export function ChangeLink({ to, what: detailName }: { to: string; what: string }) {
  const { t } = useTranslation('overview');
  return (
    <ButtonLink
      variant="ghost"
      size="s"
      to={useListQuery()(to)}
      preventScrollReset
      aria-label={t('edit.changeWhat', { what: detailName })}
    >
      {t('edit.change')}
    </ButtonLink>
  );
}
