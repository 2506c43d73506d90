import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { ButtonLink } from 'ui/layout/button';
import { Row } from 'ui/layout/layout';
import type { SimilarCompany } from './rules/debtor-company';
import { factoringTaskUrls, NAME_SEPARATOR, OTHER_COMPANY_PARAM } from './urls';

interface SimilarCompanyQuestionProps {
  similar: SimilarCompany | undefined;
  applicationId: string;
  typed: string;
  name?: string;
}

/** FACT-06. A changed name hides the question. */
export function appliesToTypedName(
  similar: SimilarCompany | undefined,
  typed: string,
): similar is SimilarCompany {
  return similar !== undefined && similar.typed.trim() === typed.trim();
}

export function SimilarCompanyQuestion({
  similar,
  applicationId,
  typed,
  name: field = OTHER_COMPANY_PARAM,
}: SimilarCompanyQuestionProps) {
  const { t } = useTranslation('factoring');
  if (!appliesToTypedName(similar, typed)) return null;
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
      {t(`alike.${similar.is}`, { name })}
    </Notice>
  );
}
