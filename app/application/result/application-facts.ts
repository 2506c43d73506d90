import { useTranslation } from 'react-i18next';
import type { Application } from '~/api/applications.server';
import { durationWords } from '~/configured-form/duration-words';
import { formatDate } from '~/domain/dates';
import { firstWords } from '~/domain/first-words';
import { isPurpose } from '~/domain/loan-types';
import { formatMoney } from '~/domain/money';
import { requestedAmount } from '~/domain/requested-amount';
import type { Term } from '~/ui/layout/terms';

/** An application just sent, as its pages show it; `loanType` is in the reader's words. */
export interface ResultOf {
  readonly application: Application;
  readonly language: string;
  readonly loanType: string;
}

/** What the result pages say of an application, in words. Values newer than the portal are shown as they came. */
export function useFactsOf({ application, language, loanType }: ResultOf) {
  const { t } = useTranslation(['application', 'enums']);
  const { t: enums } = useTranslation('enums');
  const { purposeSelect: purpose, purposeDescription, loanDuration } = application;
  const requested = requestedAmount(application);
  const amount = requested === null ? t('noAmount') : formatMoney(requested, application.currency, language);
  const unit = application.display_duration_unit === 'years' ? 'years' : 'months';
  const duration = loanDuration === null ? null : durationWords(enums)(loanDuration, unit);
  const purposeTerm: Term[] = purpose
    ? [
        {
          label: t('offer.purpose'),
          value: isPurpose(purpose) ? t(`enums:purpose.${purpose}`) : purpose,
          note: purposeDescription ? firstWords(purposeDescription, SHEET_ROOM) : undefined,
        },
      ]
    : [];
  return {
    amount,
    duration,
    /** "Betriebsmittel über 48 Monate" */
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

/** As much of a description as a sheet has room for; the whole of it is in the application. */
const SHEET_ROOM = 90;
