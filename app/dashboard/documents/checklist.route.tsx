import Mail from 'virtual:icon/mail';
import Square from 'virtual:icon/square';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PrintButton } from 'ui/feedback/print-button';
import { PageFrame } from 'ui/frame/page-frame';
import { PageTitleArea } from 'ui/frame/page-title-area';
import { ButtonLink } from 'ui/layout/button';
import { Card, CardBody } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { Buttons, Stack } from 'ui/layout/layout';
import { leadText, metaText, noPrint } from 'ui/theme/text.css';
import { documents } from '~/api/documents.server';
import { useApplicationCrumbs } from '~/dashboard/application-header';
import { loadApplication } from '~/dashboard/load-application.server';
import { createMailtoUrl } from '~/dashboard/rules/mail-address';
import { createTabProblem } from '~/dashboard/tab-problem.server';
import { createApplicationPage } from '~/dashboard/tab-tasks.server';
import { formatDate } from '~/domain/dates';
import { usePageFrame } from '~/page/use-page-frame';
import * as css from './documents.css';
import { createDocumentsView } from './documents-view.server';
import { type ChecklistItem, createChecklist, formatChecklist } from './rules/checklist';
import { documentsPath, readCompletionPart } from './urls';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';

export const handle = { i18n: ['dashboard', 'enums', 'documents', 'terms'] };

/** DOC-01. Customers print this page or mail it to their tax adviser. */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'documents');
  const { request, header } = loadedApplication;
  const listResult = await documents.list(request.api, header.id);
  if (!listResult.ok) throw createTabProblem(loadedApplication, 'documents', listResult.error);
  const today = request.today();
  const list = createChecklist(
    listedTypes(createDocumentsView(loadedApplication, listResult.data.result, today)),
    today,
  );
  const t = request.t('documents');
  const { language } = request.facts;
  const company = header.companyName;
  const text = formatChecklist(list, {
    greeting: t('checklist.greeting'),
    lead: t('checklist.lead'),
    optional: t('checklist.optional'),
    closingLines: [
      t('checklist.returnTo', { email: request.user.email }),
      t('checklist.number', { number: header.number, date: formatDate(today, language) }),
    ],
    thanks: t('checklist.thanks'),
    dated: t('checklist.dated'),
    oldest: (date) => t('checklist.oldest', { date: formatDate(date, language) }),
    fileName: (name) => t('checklist.fileName', { name }),
    template: (url) => t('checklist.template', { url }),
  });
  return createApplicationPage(loadedApplication, t('checklist.pageTitle', { number: header.number }), null, {
    list,
    today,
    back: documentsPath(header.id, readCompletionPart(request.facts.url.searchParams)),
    email: request.user.email,
    mail: createMailtoUrl(null, { subject: t('checklist.subject', { company }), text }),
  });
}

function listedTypes({ required, optional, types }: ReturnType<typeof createDocumentsView>) {
  const missingTypes = new Set(types.filter(({ isMissing }) => isMissing).map(({ type }) => type));
  const toListItem = (isRequired: boolean) => (requirement: (typeof required)[number]) => ({
    ...requirement,
    isRequired,
    isMissing: missingTypes.has(requirement.type),
    hasFiles: requirement.files.length > 0,
  });
  return [...required.map(toListItem(true)), ...optional.map(toListItem(false))];
}

export default function DocumentsChecklist() {
  const { application, list, today, back, email, mail } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation(['documents', 'dashboard']);
  const pageHeader = (
    <PageTitleArea crumbs={useApplicationCrumbs(application, { name: t('checklist.crumb'), to: back })} />
  );
  return (
    <PageFrame frame={usePageFrame()} tone="dashboard" titleArea={pageHeader}>
      <Card as="article" className={css.paper}>
        <CardBody className={css.checklist}>
          <Stack gap="s5">
            <Buttons className={noPrint}>
              <ButtonLink to={mail} variant="primary" icon={Mail}>
                {t('checklist.mail')}
              </ButtonLink>
              <PrintButton>{t('checklist.print')}</PrintButton>
            </Buttons>
            <Stack gap="s2">
              <h1>{t('checklist.title', { company: application.companyName })}</h1>
              <p className={leadText}>
                {list.required.length > 0 ? t('checklist.lead') : t('checklist.none')}
              </p>
            </Stack>
            <ChecklistItems title={t('checklist.required')} items={list.required} />
            <ChecklistItems title={t('checklist.optional')} items={list.optional} />
            <p className={metaText}>{t('checklist.returnTo', { email })}</p>
            <p className={metaText}>
              {t('checklist.number', {
                number: application.number,
                date: formatDate(today, i18n.language),
              })}
            </p>
          </Stack>
        </CardBody>
      </Card>
    </PageFrame>
  );
}

function ChecklistItems({ title, items }: { title: string; items: readonly ChecklistItem[] }) {
  const { t, i18n } = useTranslation('documents');
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={css.checklistItems}>
        {items.map(({ type, name, description, needsDate, oldest, fileName, templateUrl }) => (
          <li key={type} className={css.checklistItem}>
            <Icon of={Square} size={18} className={css.openIcon} />
            <div>
              <h3>{name}</h3>
              {description && <p>{description}</p>}
              {oldest && <p>{t('checklist.oldest', { date: formatDate(oldest, i18n.language) })}</p>}
              {needsDate && !oldest && <p>{t('checklist.dated')}</p>}
              {fileName && <p>{t('checklist.fileName', { name: fileName })}</p>}
              {templateUrl && (
                <p>
                  <a href={templateUrl} target="_blank" rel="noopener noreferrer">
                    {t('checklist.template', { url: templateUrl })}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
