import { useTranslation } from 'react-i18next';
import type { Typed } from '~/domain/form-schema';
import { classicContents } from './classic-contents';
import { FORM_STEPS, resultAfter } from './rules/journey';
import { requestSummary } from './rules/request-summary';
import type { WizardConfig } from './rules/wizard-config';

/** The sheet of a classic step, following what is typed. */
export function useClassicSheet(
  typed: Typed,
  config: WizardConfig,
  { loggedIn, language }: { loggedIn: boolean; language: string },
) {
  const { t } = useTranslation('application');
  const { t: enums } = useTranslation('enums');
  const summary = requestSummary(typed, config);
  return {
    summary,
    sheet: {
      contents: classicContents(summary, { t, enums, language }),
      offer: config.offer,
      offerAfter: resultAfter(FORM_STEPS.length, loggedIn),
    },
  };
}
