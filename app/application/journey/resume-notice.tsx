import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { useEncodedAction } from 'ui/fields/form/form';
import { Button, ButtonLink } from 'ui/layout/button';
import { Row } from 'ui/layout/layout';
import { DISCARD_INTENT, INTENT_FIELD } from '~/forms/intents';
import type { findSubmittedApplication } from './draft.server';

export type OfferedDraft = {
  changedAt: string | null;
  to: string;
};

export function ResumeNotice({ draft }: { draft: OfferedDraft }) {
  const { t } = useTranslation('application');
  const ownAction = useEncodedAction();
  const { changedAt } = draft;
  return (
    <Notice
      title={t('resume.title')}
      action={
        <Row gap="s2" wrap>
          <ButtonLink to={draft.to} size="s" variant="outline">
            {t('resume.goOn')}
          </ButtonLink>
          <Form method="post" action={ownAction} reloadDocument>
            <Button type="submit" size="s" variant="ghost" name={INTENT_FIELD} value={DISCARD_INTENT}>
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

type SubmittedNoticeProps = { request: NonNullable<ReturnType<typeof findSubmittedApplication>> };

export function SubmittedNotice({ request: { number, path } }: SubmittedNoticeProps) {
  const { t } = useTranslation('application');
  return (
    <Notice
      title={t('sent.title', { number })}
      action={
        <ButtonLink to={path} size="s" variant="outline">
          {t('sent.show')}
        </ButtonLink>
      }
    >
      {t('sent.text')}
    </Notice>
  );
}
