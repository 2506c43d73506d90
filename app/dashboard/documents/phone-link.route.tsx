import Phone from 'virtual:icon/smartphone';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { Copyable } from 'ui/feedback/copy-button';
import { usePoll, useRefresh } from 'ui/feedback/use-refresh';
import { PageFrame } from 'ui/frame/page-frame';
import { PageTitleArea } from 'ui/frame/page-title-area';
import { Button, ButtonLink } from 'ui/layout/button';
import { Card, CardBody } from 'ui/layout/card';
import { Buttons, Stack } from 'ui/layout/layout';
import { mutedText, noPrint } from 'ui/theme/text.css';
import { useApplicationCrumbs } from '~/dashboard/application-header';
import { loadApplication, loadApplicationForChange } from '~/dashboard/load-application.server';
import { createApplicationPage } from '~/dashboard/tab-tasks.server';
import { DISCARD_INTENT, INTENT_FIELD } from '~/forms/intents';
import { usePageFrame } from '~/page/use-page-frame';
import { readForm } from '~/request/body/form-body.server';
import * as css from './documents.css';
import { createPhoneLink, createPhoneLinkView, endPhoneLink } from './phone-link.server';
import { documentPermissionsOf } from './rules/document-permissions';
import { documentsPath, phoneLinkPath, readCompletionPart } from './urls';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'documents', 'terms'] };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'documents');
  const { request, header, application } = loadedApplication;
  return createApplicationPage(
    loadedApplication,
    request.t('documents')('phone.pageTitle', { number: header.number }),
    null,
    {
      link: await createPhoneLinkView(request, header.id),
      mayUpload: documentPermissionsOf(application).upload,
      back: documentsPath(header.id, readCompletionPart(request.facts.url.searchParams)),
    },
  );
}

export async function action({ request: httpRequest, context, params }: ActionFunctionArgs) {
  const { request, application } = await loadApplicationForChange(
    { request: httpRequest, context },
    params.id,
  );
  const id = application.applicationId;
  const form = await readForm(httpRequest);
  if (form.get(INTENT_FIELD) === DISCARD_INTENT) await endPhoneLink(request);
  else if (documentPermissionsOf(application).upload) await createPhoneLink(request, id);
  return request.redirect(phoneLinkPath(id, readCompletionPart(request.facts.url.searchParams)), 303);
}

const POLL_MS = 3_000;

export default function PhoneLink() {
  const { application, link, mayUpload, back: returnPath } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['documents', 'dashboard']);
  usePoll(link !== null, POLL_MS, useRefresh());
  const files = link && (link.files > 0 ? t('phone.files', { count: link.files }) : t('phone.filesNone'));
  useAnnouncement(link ? `${t(`phone.state.${link.state}`)}. ${files}` : '');
  const pageHeader = (
    <PageTitleArea crumbs={useApplicationCrumbs(application, { name: t('phone.crumb'), to: returnPath })} />
  );
  return (
    <PageFrame frame={usePageFrame()} tone="dashboard" titleArea={pageHeader}>
      <Card as="article" className={css.paper}>
        <CardBody className={css.phoneLink}>
          {link?.code && (
            <svg
              role="img"
              aria-label={t('phone.code')}
              className={css.phoneCode}
              viewBox={`-4 -4 ${link.code.size + 8} ${link.code.size + 8}`}
              shapeRendering="crispEdges"
            >
              <path d={link.code.path} />
            </svg>
          )}
          <Stack gap="s4">
            <h1>{t('phone.title')}</h1>
            {link?.state !== 'opened' && (
              <ol className={css.phoneSteps}>
                <li>{t('phone.step.scan')}</li>
                <li>{t('phone.step.photo')}</li>
              </ol>
            )}
            {link && (
              <div>
                <p className={css.phoneState}>{t(`phone.state.${link.state}`)}</p>
                <p>{files}</p>
              </div>
            )}
            <p className={mutedText}>{link ? t('phone.valid', { count: link.minutes }) : t('phone.about')}</p>
            {link?.code && <Copyable text={link.code.address} label={t('phone.copy')} />}
            <Form method="post">
              <Buttons className={noPrint}>
                {!link && mayUpload && (
                  <Button type="submit" variant="primary" icon={Phone}>
                    {t('phone.create')}
                  </Button>
                )}
                {link && link.files > 0 && (
                  <ButtonLink to={returnPath} variant="primary">
                    {t('phone.back')}
                  </ButtonLink>
                )}
                {link && (
                  <Button type="submit" name={INTENT_FIELD} value={DISCARD_INTENT}>
                    {t('phone.end')}
                  </Button>
                )}
              </Buttons>
            </Form>
          </Stack>
        </CardBody>
      </Card>
    </PageFrame>
  );
}
