import { useTranslation } from 'react-i18next';
import type { Term } from 'ui/layout/sheet';
import type { Application } from '~/api/applications.server';
import { formatDate } from '~/domain/dates';
import { durationFormatter } from '~/domain/duration';
import { firstWords } from '~/domain/first-words';
import { formatMoney, requestedAmount } from '~/domain/money';
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
  const requested = requestedAmount(application);
  const amount = requested === null ? t('noAmount') : formatMoney(requested, application.currency, language);
  const unit = application.display_duration_unit === 'years' ? 'years' : 'months';
  const duration = loanDuration === null ? null : durationFormatter(enums)(loanDuration, unit);
  const purposeTerm: Term[] = purpose
    ? [
        {
          label: t('offer.purpose'),
          value: isPurpose(purpose) ? t(`enums:purpose.${purpose}`) : purpose,
          note: purposeDescription ? firstWords(purposeDescription, MAX_SHEET_CHARACTERS) : undefined,
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
    } satisfies Term,
    purpose: purposeTerm,
  };
}

const MAX_SHEET_CHARACTERS = 90;
