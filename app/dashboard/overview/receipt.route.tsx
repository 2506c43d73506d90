import CircleCheck from 'virtual:icon/circle-check';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { documents } from '~/api/documents.server';
import { useApplicationTexts } from '~/dashboard/application-head';
import { fileState } from '~/dashboard/documents/rules/documents-list';
import { FileLink } from '~/dashboard/file-link';
import { loadApplication } from '~/dashboard/load-application.server';
import { archivePath, filePath, LOAN_CONTRACT } from '~/dashboard/rules/file-path';
import { hasReachedSignature } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import { applicationPage } from '~/dashboard/tab-tasks.server';
import { localeOf } from '~/domain/locale';
import { useFrame } from '~/page/use-frame';
import { meta, noPrint } from '~/theme/text.css';
import { PrintButton } from '~/ui/feedback/print-button';
import { PageFrame } from '~/ui/frame/page-frame';
import { PageHead } from '~/ui/frame/page-head';
import { ButtonLink } from '~/ui/layout/button';
import { Card, CardBody, TitledCard } from '~/ui/layout/card';
import { Icon } from '~/ui/layout/icon';
import { Buttons, Split, Stack } from '~/ui/layout/layout';
import { Terms } from '~/ui/layout/sheet';
import * as css from './overview.css';
import { historyOf, receiptOf } from './rules/receipt';
import { timeline } from './rules/timeline';
import { TimelineCard } from './timeline-card';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';

export const handle = { i18n: ['dashboard', 'enums', 'overview'] };

/** OVER-05, SIGN-08. Confirms the submission, the signatures or the payout, to print and to keep. */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loaded = await loadApplication({ request: httpRequest, context }, params.id, 'overview');
  const { request, application, signatories, head, isApplicant } = loaded;
  const receipt = receiptOf(application.status);
  if (receipt === null) throw request.redirect(tabPath(head.id, 'overview'));
  // Without the list the confirmation has less history.
  const listed = await documents.list(request.api, head.id);
  const files = listed.ok ? listed.data.result : [];
  const clock = new Intl.DateTimeFormat(localeOf(request.facts.language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: request.config.timeZone,
  });
  const history = historyOf({
    created: application.created,
    uploads: files.filter(({ is_upload_successful }) => is_upload_successful).map(({ created }) => created),
    signatures: signatories.flatMap(({ first_name, last_name, requirements }) => {
      const at = requirements?.signature_completed_at;
      return at ? [{ name: `${first_name} ${last_name}`, at }] : [];
    }),
  });
  const flow = application.requirements.status_flow;
  const title = request.t('overview')('receipt.pageTitle', {
    title: request.t('overview')(`receipt.${receipt}.title`),
    number: head.number,
  });
  return applicationPage(loaded, title, null, {
    receipt,
    isApplicant,
    history: history.map((event) => ({ ...event, when: clock.format(new Date(event.at)) })),
    steps: timeline(
      flow.map(({ status_name }) => status_name),
      application.status,
    ),
    hasContract: hasReachedSignature(flow, application.status),
    hasFiles: files.some((file) => fileState(file) === 'clean'),
  });
}

export default function ApplicationReceipt() {
  const { application, receipt, isApplicant, history, steps, hasContract, hasFiles } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(['overview', 'dashboard']);
  const { amount, duration } = useApplicationTexts(application);
  const { id, number, companyName } = application;
  const requested = history.find(({ kind }) => kind === 'requested');
  const head = (
    <PageHead
      crumbs={{
        label: t('dashboard:overview.path'),
        items: [
          { name: t('dashboard:overview.applications'), to: '/dashboard/applications' },
          { name: `${amount} · ${number}`, to: tabPath(id, 'overview') },
          { name: t('receipt.crumb') },
        ],
      }}
    />
  );
  return (
    <PageFrame frame={useFrame()} tone="dashboard" head={head}>
      <Split
        aside={
          (hasContract || hasFiles) && (
            <TitledCard id="records" title={t('receipt.records')} gap="s3">
              {hasContract && (
                <FileLink to={filePath(id, LOAN_CONTRACT)} small>
                  {t('signed.contract')}
                </FileLink>
              )}
              {hasFiles && (
                <FileLink to={archivePath(id)} small>
                  {t('receipt.allFiles')}
                </FileLink>
              )}
            </TitledCard>
          )
        }
      >
        <Stack>
          <Card as="article">
            <CardBody className={css.receipt}>
              <Stack gap="s5">
                <div className={css.receiptHead}>
                  <Icon of={CircleCheck} size={24} className={css.receiptMark} />
                  <div>
                    <h1>{t(`receipt.${receipt}.title`)}</h1>
                    <p>{t(`receipt.${receipt}.text`)}</p>
                  </div>
                </div>
                <Terms
                  layout="grid"
                  items={[
                    { label: t('receipt.number'), value: number, translate: 'no' },
                    { label: t('receipt.company'), value: companyName, translate: 'no' },
                    { label: t('receipt.amount'), value: amount, translate: 'no' },
                    ...(duration ? [{ label: t('receipt.term'), value: duration }] : []),
                    ...(requested ? [{ label: t('receipt.requested'), value: requested.when }] : []),
                  ]}
                />
                <Buttons className={noPrint}>
                  <ButtonLink to={tabPath(id, 'overview')} variant="primary">
                    {t('receipt.overview')}
                  </ButtonLink>
                  <PrintButton>{t('receipt.print')}</PrintButton>
                </Buttons>
              </Stack>
            </CardBody>
          </Card>
          <TimelineCard application={application} steps={steps} isApplicant={isApplicant} />
          <TitledCard id="history" title={t('receipt.history')}>
            <ol className={css.history}>
              {history.map((event) => (
                <li key={`${event.at} ${event.kind}`}>
                  <time dateTime={event.at} className={meta}>
                    {event.when}
                  </time>
                  <span>
                    {event.kind === 'uploaded'
                      ? t('receipt.event.uploaded', { count: event.count })
                      : event.kind === 'signed'
                        ? t('receipt.event.signed', { name: event.name })
                        : t('receipt.event.requested')}
                  </span>
                </li>
              ))}
            </ol>
          </TitledCard>
        </Stack>
      </Split>
    </PageFrame>
  );
}
