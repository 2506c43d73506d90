import { useTranslation } from 'react-i18next';
import { Copyable } from 'ui/feedback/copy-button';
import { Split, Stack } from 'ui/layout/layout';
import { Sheet, Terms } from 'ui/layout/sheet';
import { leadText } from 'ui/theme/text.css';
import { type ResultSource, useApplicationFacts } from './application-facts';
import { ResultActions } from './result-actions';
import { ResultAside } from './result-aside';

export function ReceivedPage(result: ResultSource) {
  const { t } = useTranslation('application');
  const { application } = result;
  const { shortApplicationId: id } = application;
  const facts = useApplicationFacts(result);
  return (
    <Stack gap="s7">
      <Stack as="header" gap="s2">
        <h1>{t('received.title')}</h1>
        <p className={leadText}>{t('received.lead')}</p>
      </Stack>
      <Split aside={<ResultAside question={t('personally')} />}>
        <Sheet
          tone="issued"
          sheetLabel={facts.headline}
          amount={facts.amount}
          seed={id}
          reference={
            <Copyable text={id} visibleText={t('received.number', { id })} label={t('received.copy')} />
          }
        >
          <Terms
            items={[
              facts.applicant,
              ...facts.purpose,
              { label: t('received.created'), value: facts.created, translate: 'no' },
            ]}
          />
          <ResultActions applicationId={application.applicationId} />
        </Sheet>
      </Split>
    </Stack>
  );
}
