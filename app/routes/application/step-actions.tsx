import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { previousStep, type Step, stagePath } from '~/application/journey';
import { BottomBar } from '~/ui/bottom-bar';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Row } from '~/ui/layout';
import { onlyWide } from '~/ui/layout.css';
import { SubmitButton } from '~/ui/submit-button';

type StepActionsProps = {
  step: Step;
  /** What the one button does: "Weiter zum Unternehmen". */
  next: string;
  /** The same for phones, where the button stands in the sticky bar; "Weiter" unless given. */
  shortNext?: string;
  pendingLabel?: string;
  /** The request in two words, shown in the sticky bar. */
  summary?: { amount: string; note?: string };
};

/** On and back: below the form, on phones in the sticky bar. Stands inside the form. */
export function StepActions({ step, next, shortNext, pendingLabel, summary }: StepActionsProps) {
  const { t } = useTranslation('application');
  const previous = previousStep(step);
  const arrow = <Icon of={ArrowRight} size={18} />;
  return (
    <>
      <Row gap="s3" wrap className={onlyWide}>
        <SubmitButton size="l" iconEnd={arrow} pendingLabel={pendingLabel}>
          {next}
        </SubmitButton>
        {previous && (
          <ButtonLink variant="ghost" size="l" to={stagePath(previous)}>
            {t('back')}
          </ButtonLink>
        )}
      </Row>
      <BottomBar summary={summary}>
        <Row gap="s3">
          {previous && (
            <ButtonLink size="l" to={stagePath(previous)} aria-label={t('back')}>
              <Icon of={ArrowLeft} size={18} />
            </ButtonLink>
          )}
          <SubmitButton size="l" block iconEnd={arrow} pendingLabel={pendingLabel}>
            {shortNext ?? t('next')}
          </SubmitButton>
        </Row>
      </BottomBar>
    </>
  );
}
