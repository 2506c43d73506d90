import ArrowLeft from 'virtual:icon/arrow-left';
import ArrowRight from 'virtual:icon/arrow-right';
import { useTranslation } from 'react-i18next';
import { BACK, INTENT } from '~/forms/intents';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { BottomBar } from '~/ui/frame/bottom-bar';
import { Icon } from '~/ui/layout/icon';
import { Row } from '~/ui/layout/layout';
import { onlyWide } from '~/ui/layout/layout.css';

type StepActionsProps = {
  next: string;
  shortNext?: string;
  pendingLabel?: string;
  back?: boolean;
  summary?: { amount: string; note?: string };
};

/** Part of the form, because "back" saves the typing. */
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
