import { useTranslation } from 'react-i18next';
import { Copyable } from 'ui/feedback/copy-button';
import { Split, Stack } from 'ui/layout/layout';
import { Sheet, SheetNote, Terms } from 'ui/layout/sheet';
import { KeyFigures } from 'ui/records/key-figures';
import { leadText } from 'ui/theme/text.css';
import { usePageFrame } from '~/page/use-page-frame';
import { type ResultSource, useApplicationFacts } from './application-facts';
import { RepaymentPlanCard } from './repayment-plan-card';
import * as css from './result.css';
import { ResultActions } from './result-actions';
import { ResultAside } from './result-aside';
import type { FinancingTerms } from './rules/offer';
import { createRepaymentPlan } from './rules/offer';
import { useTermCells } from './terms-strip';

type OfferPageProps = ResultSource & {
  terms: FinancingTerms;
  printDate: string;
};

export function OfferPage({ terms, printDate, ...result }: OfferPageProps) {
  const { t } = useTranslation('application');
  const { legalName } = usePageFrame();
  const { application, language } = result;
  const { shortApplicationId: id, companyName } = application;
  const facts = useApplicationFacts(result);
  const plan = createRepaymentPlan(application);
  // Amount and duration are in the headline.
  const termCells = useTermCells(terms).filter(({ term }) => term !== 'amount' && term !== 'duration');
  return (
    <Stack gap="s7" className={css.resultSheet}>
      <Stack as="header" gap="s2">
        <h1>{t('offer.title')}</h1>
        <p className={leadText}>{t('offer.lead', { company: companyName })}</p>
      </Stack>
      <Split aside={<ResultAside question={t('offer.questions')} />}>
        <Stack gap="s6">
          <Sheet
            tone="issued"
            sheetLabel={facts.headline}
            amount={facts.amount}
            seed={id}
            reference={<Copyable text={id} visibleText={t('offer.number', { id })} label={t('offer.copy')} />}
          >
            <KeyFigures items={termCells} />
            <Terms
              hasRules
              items={[
                facts.applicant,
                ...facts.purpose,
                { label: t('offer.created'), value: facts.created, translate: 'no' },
              ]}
            />
            <SheetNote>{t(offerNote(terms.offer))}</SheetNote>
            <ResultActions applicationId={application.applicationId} />
          </Sheet>
          {plan && (
            <RepaymentPlanCard
              plan={plan}
              currency={application.currency}
              language={language}
              isFinal={terms.offer.rateIsFinal}
            />
          )}
        </Stack>
      </Split>
      <div className={css.sheetFooter}>
        <p translate="no">{legalName}</p>
        <p>{t('offer.printed', { id, date: printDate })}</p>
      </div>
    </Stack>
  );
}

function offerNote({ rateIsFinal, feeIsFinal }: FinancingTerms['offer']) {
  if (rateIsFinal) return feeIsFinal ? 'offer.noteFinal' : 'offer.noteFeeIndicative';
  return feeIsFinal ? 'offer.noteRateIndicative' : 'offer.noteBothIndicative';
}
