import ArrowLeft from 'virtual:icon/arrow-left';
import ArrowRight from 'virtual:icon/arrow-right';
import { useTranslation } from 'react-i18next';
import { BACK, INTENT } from '~/forms/intents';
import { SubmitButton } from '~/ui/fields/submit-button';
import { BottomBar } from '~/ui/frame/bottom-bar';
import { Icon } from '~/ui/layout/icon';
import { Row } from '~/ui/layout/layout';
import { onlyWide } from '~/ui/layout/layout.css';

type StepActionsProps = {
  /** What the one button does: "Weiter zum Unternehmen". */
  next: string;
  /** The same for phones, where the button stands in the sticky bar; "Weiter" unless given. */
  shortNext?: string;
  pendingLabel?: string;
  back?: boolean;
  /** The request in two words, shown in the sticky bar of the first step. */
  summary?: { amount: string; note?: string };
};

/** On and back: below the form, on phones in the sticky bar. Stands inside the form: going back keeps what is typed. */
export function StepActions({ next, shortNext, pendingLabel, back = true, summary }: StepActionsProps) {
  const { t } = useTranslation('application');
  return (
    <>
      <Row gap="s3" wrap className={onlyWide}>
        <SubmitButton size="l" iconEnd={ArrowRight} pendingLabel={pendingLabel}>
          {next}
        </SubmitButton>
        {back && (
          <SubmitButton variant="ghost" size="l" name={INTENT} value={BACK} pendingLabel={t('back')}>
            {t('back')}
          </SubmitButton>
        )}
      </Row>
      <BottomBar summary={summary}>
        <Row gap="s3">
          {back && (
            <SubmitButton
              variant="outline"
              size="l"
              name={INTENT}
              value={BACK}
              aria-label={t('back')}
              pendingLabel=""
            >
              <Icon of={ArrowLeft} size={18} />
            </SubmitButton>
          )}
          <SubmitButton size="l" block iconEnd={ArrowRight} pendingLabel={pendingLabel}>
            {shortNext ?? t('next')}
          </SubmitButton>
        </Row>
      </BottomBar>
    </>
  );
}
