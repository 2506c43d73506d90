import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DISCARD, INTENT } from '~/forms/intents';
import { Notice } from '~/ui/feedback/notice';
import { Button, ButtonLink } from '~/ui/layout/button';
import { Row } from '~/ui/layout/layout';

export type OfferedDraft = {
  changedAt: string | null;
  to: string;
};

/** DYN-02 */
export function ResumeNotice({ draft }: { draft: OfferedDraft }) {
  const { t } = useTranslation('application');
  const { changedAt } = draft;
  return (
    <Notice
      title={t('resume.title')}
      action={
        <Row gap="s2" wrap>
          <ButtonLink to={draft.to} size="s" variant="outline">
            {t('resume.goOn')}
          </ButtonLink>
          <Form method="post" reloadDocument>
            <Button type="submit" size="s" variant="ghost" name={INTENT} value={DISCARD}>
              {t('resume.discard')}
            </Button>
          </Form>
        </Row>
      }
    >
      {changedAt === null ? t('resume.text') : t('resume.textSince', { time: changedAt })}
    </Notice>
  );
}
