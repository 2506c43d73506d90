import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { ButtonLink } from 'ui/layout/button';
import { Buttons, Split, Stack } from 'ui/layout/layout';
import { TermsComparison } from '~/application/result/terms-strip';
import type { ApplicationHeader } from '~/dashboard/application-header';
import { AppointmentCard } from '~/dashboard/appointments/appointment-card';
import { FileLink } from '~/dashboard/file-link';
import { filePath, LOAN_CONTRACT_FILE } from '~/dashboard/rules/file-path';
import { ActionErrors } from '~/dashboard/task-form';
import { BankCard, ChangeLink, CompanyCard, CustomCard, RequestCard } from './overview-cards';
import type { OverviewView } from './overview-view.server';
import { HistoryCard, PreparationsCard, RecordsCard } from './record-cards';
import { SignaturesCard } from './signatures-card';
import { TimelineCard } from './timeline-card';
import { ToDosCard } from './to-dos-card';
import { overviewTaskUrls, receiptPath } from './urls';

interface OverviewTabProps {
  application: ApplicationHeader;
  view: OverviewView;
  shownForm: string | null;
}

export function OverviewTab({ application, view, shownForm }: OverviewTabProps) {
  const { t } = useTranslation('overview');
  const hasActionData = useActionData() !== undefined;
  const {
    bank,
    taxNumber,
    custom,
    appointments,
    toDos,
    progress,
    records,
    downloads,
    preparations,
    receipt,
    company,
    hasJustSigned,
    refused,
  } = view;
  const { id, terms } = application;
  const isOver = receipt === 'paidOut' || receipt === 'limitActive';
  const history = records && <HistoryCard history={records.history} shortListApplicationId={id} />;
  const linksToReceipt = isOver || (hasJustSigned && receipt === 'signed');
  const thanksText = t(application.status === 'waiting_for_signatures' ? 'signed.waiting' : 'signed.all');
  return (
    <Split
      aside={
        <>
          {appointments && <AppointmentCard applicationId={id} appointments={appointments} />}
          {downloads && (
            <RecordsCard
              applicationId={id}
              {...downloads}
              hasContract={downloads.hasContract && !hasJustSigned}
            />
          )}
          <RequestCard application={application} />
          <BankCard applicationId={id} bank={bank} />
        </>
      }
    >
      <Stack>
        <ActionErrors shownForms={[shownForm]} />
        {refused && !hasActionData && <Notice tone="warning">{t('edit.notAllowed')}</Notice>}
        {hasJustSigned && (
          <Notice
            tone="success"
            title={t('signed.title')}
            announced={`${t('signed.title')} ${thanksText}`}
            action={
              <Buttons>
                <FileLink to={filePath(id, LOAN_CONTRACT_FILE, { source: 'signatures' })}>
                  {t('signed.contract')}
                </FileLink>
                {receipt === 'signed' && (
                  <ButtonLink to={receiptPath(id)} variant="ghost">
                    {t('receipt.link')}
                  </ButtonLink>
                )}
              </Buttons>
            }
          >
            {thanksText}
          </Notice>
        )}
        {isOver && (
          <Notice
            tone="success"
            title={`${t(`receipt.${receipt}.title`)}.`}
            action={<ButtonLink to={receiptPath(id)}>{t('receipt.link')}</ButtonLink>}
          >
            {t(`receipt.${receipt}.text`)}
          </Notice>
        )}
        {terms?.earlierTerms && <TermsComparison terms={terms.terms} earlier={terms.earlierTerms} />}
        <ToDosCard applicationId={id} toDos={toDos} />
        {(view.isApplicant || !hasJustSigned) && (
          <SignaturesCard
            signatures={view.signatures}
            showsAll={view.isApplicant}
            number={application.number}
          />
        )}
        {isOver && history}
        <TimelineCard
          application={application}
          progress={progress}
          action={
            receipt &&
            !linksToReceipt && (
              <ButtonLink to={receiptPath(id)} variant="ghost" size="s">
                {t('receipt.link')}
              </ButtonLink>
            )
          }
        />
        <PreparationsCard
          applicationId={id}
          otherSigners={preparations.otherSigners}
          preparations={preparations.preparations.filter((kind) => kind !== 'appointment')}
        />
        {!isOver && history}
        <CompanyCard
          facts={company}
          action={
            taxNumber.mayChange && (
              <ChangeLink to={overviewTaskUrls.path(id, 'tax-number')} what={t('taxNumber.label')} />
            )
          }
        />
        {custom.map((card) => (
          <CustomCard key={card.entity} applicationId={id} card={card} />
        ))}
      </Stack>
    </Split>
  );
}
