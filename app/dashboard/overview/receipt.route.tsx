import CircleCheck from 'virtual:icon/circle-check';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PrintButton } from 'ui/feedback/print-button';
import { PageFrame } from 'ui/frame/page-frame';
import { PageTitleArea } from 'ui/frame/page-title-area';
import { ButtonLink } from 'ui/layout/button';
import { TitledCard } from 'ui/layout/card';
import { Guilloche } from 'ui/layout/guilloche';
import { Icon } from 'ui/layout/icon';
import { Buttons, Split, Stack } from 'ui/layout/layout';
import { type SheetTerm, Terms } from 'ui/layout/sheet';
import * as sheet from 'ui/layout/sheet.css';
import { noPrint } from 'ui/theme/text.css';
import { TermsList, TermsTag } from '~/application/result/terms-strip';
import { useApplicationCrumbs, useApplicationTexts } from '~/dashboard/application-header';
import { FileLink } from '~/dashboard/file-link';
import { loadApplication } from '~/dashboard/load-application.server';
import { filePath, LOAN_CONTRACT_FILE } from '~/dashboard/rules/file-path';
import { isSigning } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import { createApplicationPage } from '~/dashboard/tab-tasks.server';
import { formatIban } from '~/domain/iban';
import { usePageFrame } from '~/page/use-page-frame';
import { createBankView } from './bank.server';
import { ContactCard } from './contact-card';
import * as css from './overview.css';
import { HistoryCard, PreparationsCard, RecordsCard } from './record-cards';
import {
  contactOf,
  createApplicationProgress,
  createPreparations,
  createRecords,
  listDownloads,
  loadFiles,
} from './records.server';
import { type ReceiptKind, receiptKindOf } from './rules/receipt';
import { TimelineCard } from './timeline-card';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';

export const handle = { i18n: ['appointment', 'dashboard', 'enums', 'overview', 'terms'] };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'overview');
  const { request, application, header } = loadedApplication;
  const receipt = receiptKindOf(application.status);
  if (receipt === null) throw request.redirect(tabPath(header.id, 'overview'));
  const files = await loadFiles(loadedApplication);
  const t = request.t('overview');
  const title = t('receipt.pageTitle', { title: t(`receipt.${receipt}.title`), number: header.number });
  return createApplicationPage(loadedApplication, title, null, {
    receipt,
    isSigning: isSigning(application.status),
    progress: createApplicationProgress(loadedApplication),
    records: createRecords(loadedApplication, files, 'page'),
    downloads: listDownloads(loadedApplication, files),
    contact: contactOf(loadedApplication),
    preparations: createPreparations(loadedApplication),
    iban: receipt === 'paidOut' ? createBankView(application).iban : null,
  });
}

export default function ApplicationReceipt() {
  const { application, receipt, isSigning, progress, records, preparations, iban, downloads, contact } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('overview');
  const { amount, duration } = useApplicationTexts(application);
  const { id, number, companyName, terms } = application;
  const mustSign = isSigning && application.tabs.includes('signatures');
  const showsContract = receipt === 'signed' && downloads.hasContract;
  const isOver = receipt === 'paidOut' || receipt === 'limitActive';
  const pageHeader = (
    <PageTitleArea
      crumbs={useApplicationCrumbs(application, { name: t('receipt.crumb'), to: tabPath(id, 'overview') })}
    />
  );
  const facts: (SheetTerm | null)[] = [
    { label: t('receipt.number'), value: number, translate: 'no' },
    formatReceiptTime(receipt, records.allSignedAt, progress.submitted, t),
    { label: t('receipt.company'), value: companyName, translate: 'no', isWide: true },
    { label: t('receipt.amount'), value: amount, translate: 'no' },
    duration ? { label: t('receipt.term'), value: duration } : null,
    iban === null
      ? null
      : { label: t('receipt.account'), value: formatIban(iban), translate: 'no', isWide: true },
  ];
  return (
    <PageFrame frame={usePageFrame()} tone="dashboard" titleArea={pageHeader}>
      <Split
        aside={
          <>
            {/* The header of the printed page names the contact. */}
            <div className={noPrint}>
              <ContactCard {...contact} />
            </div>
            <RecordsCard applicationId={id} {...downloads} />
          </>
        }
      >
        <Stack>
          <article className={sheet.sheet}>
            <div className={sheet.sheetHeader.issued}>
              <Guilloche seed={number} className={sheet.rosette.issued} />
              <p className={css.receiptKicker}>
                <Icon of={CircleCheck} size={16} />
                <span>{t('receipt.crumb')}</span>
              </p>
              <h1 className={css.receiptTitle}>{t(`receipt.${receipt}.title`)}</h1>
              <p className={css.receiptLead}>
                {t(isSigning ? 'receipt.submitted.signing' : `receipt.${receipt}.text`)}
              </p>
            </div>
            <div className={css.receiptBody}>
              <Terms layout="grid" items={facts.filter((fact) => fact !== null)} />
              <Buttons className={noPrint}>
                {showsContract && (
                  <FileLink to={filePath(id, LOAN_CONTRACT_FILE)} primary>
                    {t('signed.contract')}
                  </FileLink>
                )}
                <ButtonLink
                  to={tabPath(id, mustSign ? 'signatures' : 'overview')}
                  variant={showsContract ? 'ghost' : 'primary'}
                >
                  {t(mustSign ? 'item.signature.action' : 'receipt.overview')}
                </ButtonLink>
                <PrintButton>{t('receipt.print')}</PrintButton>
              </Buttons>
            </div>
          </article>
          {receipt !== 'submitted' && terms && (
            <TitledCard id="terms" title={t('receipt.figures')} meta={<TermsTag terms={terms.terms} />}>
              <TermsList terms={terms.terms} variant="card" />
            </TitledCard>
          )}
          {!isOver && <TimelineCard application={application} progress={progress} hidesPastSteps />}
          <PreparationsCard applicationId={id} {...preparations} />
          <HistoryCard history={records.history} />
        </Stack>
      </Split>
    </PageFrame>
  );
}

/** Null if neither the lending API nor the portal knows the time. */
function formatReceiptTime(
  receipt: ReceiptKind,
  allSignedAt: string | null,
  submitted: string | null,
  t: ReturnType<typeof useTranslation<'overview'>>['t'],
): SheetTerm | null {
  const [name, time] =
    receipt === 'submitted' ? (['submittedAt', submitted] as const) : (['allSigned', allSignedAt] as const);
  return time === null ? null : { label: t(`receipt.${name}`), value: time };
}
