import { useTranslation } from 'react-i18next';
import type { SheetTerm } from 'ui/layout/sheet';
import type { Application } from '~/api/applications.server';
import { formatDate } from '~/domain/dates';
import { createDurationFormatter } from '~/domain/duration';
import { formatMoney, requestedAmountOf } from '~/domain/money';
import { truncateAtWord } from '~/domain/truncate-at-word';
import { isPurpose } from '~/domain/wizard-config';

export interface ResultSource {
  readonly application: Application;
  readonly language: string;
  readonly loanType: string;
}

export function useApplicationFacts({ application, language, loanType }: ResultSource) {
  const { t } = useTranslation(['application', 'enums']);
  const { t: enums } = useTranslation('enums');
  const { purposeSelect: purpose, purposeDescription, loanDuration } = application;
  const requestedAmount = requestedAmountOf(application);
  const amount =
    requestedAmount === null ? t('noAmount') : formatMoney(requestedAmount, application.currency, language);
  const unit = application.display_duration_unit === 'years' ? 'years' : 'months';
  const duration = loanDuration === null ? null : createDurationFormatter(enums)(loanDuration, unit);
  const purposeTerm: SheetTerm[] = purpose
    ? [
        {
          label: t('offer.purpose'),
          value: isPurpose(purpose) ? t(`enums:purpose.${purpose}`) : purpose,
          note: purposeDescription ? truncateAtWord(purposeDescription, MAX_SHEET_CHARACTERS) : undefined,
        },
      ]
    : [];
  return {
    amount,
    duration,
    headline: duration === null ? loanType : t('offer.kicker', { loanType, duration }),
    created: formatDate(application.created, language),
    applicant: {
      label: t('offer.applicant'),
      value: [application.companyName, application.companyLocation].filter(Boolean).join(', '),
      translate: 'no',
    } satisfies SheetTerm,
    purpose: purposeTerm,
  };
}

const MAX_SHEET_CHARACTERS = 90;
