import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DISCARD, INTENT } from '~/forms/intents';
import { Notice } from '~/ui/feedback/notice';
import { Button, ButtonLink } from '~/ui/layout/button';
import { Row } from '~/ui/layout/layout';

export type OfferedDraft = {
  /** When they were last at it, written for reading; null when nobody knows. */
  changedAt: string | null;
  to: string;
};

/** Offers to go on with what was begun, or to throw it away (DYN-02). Stands on the first step, which shows it already. */
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
          {/* Loads the page anew: what the form on it holds is thrown away with the draft. */}
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
