import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { ButtonLink } from 'ui/layout/button';
import { Row } from 'ui/layout/layout';
import { useTaskAnswer } from '~/dashboard/task-form';
import { BETWEEN_NAMES, factoringAddresses, OTHER_COMPANY } from './addresses';
import type { DebtorAnswer } from './factoring-page.server';

/** FACT-06 */
export function SimilarCompanyQuestion(about: { form: string; applicationId: string; typed: string }) {
  const { t } = useTranslation('factoring');
  const similar = useTaskAnswer<DebtorAnswer>(about.form)?.similar;
  // The answer applies only while the submitted name is unchanged.
  if (!similar || similar.typed.trim() !== about.typed.trim()) return null;
  const { name, otherNames } = similar;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('alike.question', { name })}
      action={
        <Row wrap>
          <SubmitButton
            variant="outline"
            size="s"
            name={OTHER_COMPANY}
            value={[...otherNames, name].join(BETWEEN_NAMES)}
          >
            {t('alike.no')}
          </SubmitButton>
          <ButtonLink
            size="s"
            variant="ghost"
            to={factoringAddresses.path(about.applicationId)}
            preventScrollReset
          >
            {t('alike.yes')}
          </ButtonLink>
        </Row>
      }
    >
      {t(`alike.${similar.is}`, { name })}
    </Notice>
  );
}
