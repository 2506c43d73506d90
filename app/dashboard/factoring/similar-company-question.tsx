import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { ButtonLink } from 'ui/layout/button';
import { Row } from 'ui/layout/layout';
import type { SimilarCompany } from './rules/debtor-company';
import { factoringTaskUrls, NAME_SEPARATOR, OTHER_COMPANY_PARAM } from './urls';

interface SimilarCompanyQuestionProps {
  similarCompany: SimilarCompany | undefined;
  applicationId: string;
  typed: string;
  name?: string;
}

/** FACT-06. A changed name hides the question. */
export function appliesToTypedName(
  similarCompany: SimilarCompany | undefined,
  typed: string,
): similarCompany is SimilarCompany {
  return similarCompany !== undefined && similarCompany.typed.trim() === typed.trim();
}

export function SimilarCompanyQuestion({
  similarCompany,
  applicationId,
  typed,
  name: field = OTHER_COMPANY_PARAM,
}: SimilarCompanyQuestionProps) {
  const { t } = useTranslation('factoring');
  if (!appliesToTypedName(similarCompany, typed)) return null;
  const { name, otherNames } = similarCompany;
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
            name={field}
            value={[...otherNames, name].join(NAME_SEPARATOR)}
          >
            {t('alike.no')}
          </SubmitButton>
          <ButtonLink size="s" variant="ghost" to={factoringTaskUrls.path(applicationId)} preventScrollReset>
            {t('alike.yes')}
          </ButtonLink>
        </Row>
      }
    >
      {t(`alike.${similarCompany.relation}`, { name })}
    </Notice>
  );
}
