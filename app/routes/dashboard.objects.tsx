import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FinanceObject, financeObjects } from '~/api/finance-objects.server';
import { ApplicationPage } from '~/dashboard/application-page';
import { changeOnce, noTask } from '~/dashboard/changes.server';
import { lenderTerms } from '~/dashboard/lender-terms.server';
import { LostAnswer } from '~/dashboard/lost-answer';
import { changeObjects } from '~/dashboard/objects/change-objects.server';
import { ObjectCard } from '~/dashboard/objects/object-card';
import { type ShownTask, TASK_FORMS, taskTitle, useObjectOverlay } from '~/dashboard/objects/object-overlay';
import { type ObjectTask, objectName, objectTask } from '~/dashboard/objects/object-task';
import { objectTexts } from '~/dashboard/objects/rules/finance-object';
import { TotalsCard } from '~/dashboard/objects/totals-card';
import { openApplication, openApplicationForChange } from '~/dashboard/open-application.server';
import { financingChanges, mayAddObject } from '~/dashboard/rules/financing-changes';
import { tabPath } from '~/dashboard/rules/tabs';
import { countriesIn, countryName } from '~/domain/countries';
import { readForm } from '~/forms/form-body.server';
import { joinNames } from '~/i18n/join-names';
import { page } from '~/page/page';
import { problemPage } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Notice } from '~/ui/feedback/notice';
import { ButtonLink } from '~/ui/layout/button';
import { Card } from '~/ui/layout/card';
import { AddTile, CardGrid } from '~/ui/layout/card-grid';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'objects'] };

/** `/dashboard/applications/:id/objects`: what an object financing pays for (OBJ-01 to OBJ-04). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { visit, application, applies, head } = await openApplication(
    { request, context },
    params.id,
    'objects',
  );
  const t = visit.t('objects');
  const listed = await financeObjects.list(visit.api, head.id);
  if (!listed.ok) throw problemPage(visit, listed.error, t('failed.load'));
  const changes = financingChanges(application.status, applies);
  const max = lenderTerms.maxFinanceObjects;
  const mayAdd = mayAddObject(changes, { count: listed.data.length, max });
  const asked = objectTask(visit.url.searchParams);
  const task = shownTask(asked, listed.data, visit, { mayChange: changes === 'open', mayAdd });
  return page(visit, {
    title: joinNames(task && taskTitle(t, task), t('pageTitle', { number: head.number })),
    application: head,
    language: visit.language,
    objects: listed.data.map((object) => ({
      object,
      country: countryName(object.merchant_country, visit.language),
    })),
    changes,
    mayAdd,
    max,
    mainForm: task && TASK_FORMS[task.kind],
    task,
  });
}

/** The task, when it is allowed and what it is about is there. */
function shownTask(
  task: ObjectTask | null,
  objects: readonly FinanceObject[],
  { language, config }: Visit,
  may: { mayChange: boolean; mayAdd: boolean },
): ShownTask | null {
  if (task === null || !may.mayChange) return null;
  if ((task.kind === 'add' || task.kind === 'copy') && !may.mayAdd) return null;
  const countries = () => countriesIn(language, config.countries.supported);
  if (task.kind === 'add') {
    const values = { object_count: '1', merchant_country: config.countries.default };
    return { kind: 'add', name: '', values, countries: countries() };
  }
  const object = objects.find(({ finance_object_id: id }) => id === task.objectId);
  if (!object) return null;
  const name = objectName(object);
  if (task.kind === 'delete') return { kind: 'delete', name };
  return { kind: task.kind, name, values: objectTexts(object, language), countries: countries() };
}

/** Adds, changes or removes an object, as the address asks. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const inHand = await openApplicationForChange({ request, context }, params.id);
  const form = await readForm(request);
  const task = objectTask(inHand.visit.url.searchParams);
  if (task === null) throw noTask();
  return changeOnce(inHand.visit, form, () => changeObjects(inHand, task, form));
}

export default function Objects() {
  const { t } = useTranslation('objects');
  const { application, language, objects, changes, mayAdd, max, task } = useLoaderData<typeof loader>();
  const { currency } = application;
  const mayChange = changes === 'open';
  const tab = tabPath(application.id, 'objects');
  const answer = useActionData<typeof action>()?.result;
  const overlay = useObjectOverlay({ task, habits: { currency, language }, tab, answer });
  return (
    <ApplicationPage application={application} overlay={overlay}>
      <Stack>
        {overlay === null && <LostAnswer answer={answer} />}
        {changes !== 'open' && <Notice>{t(changes)}</Notice>}
        {mayChange && !mayAdd && <Notice>{t('limit', { max })}</Notice>}
        {objects.length === 0 ? (
          <Nothing tab={tab} mayAdd={mayAdd} />
        ) : (
          <>
            <TotalsCard objects={objects.map(({ object }) => object)} currency={currency} />
            <CardGrid>
              {objects.map(({ object, country }) => (
                <ObjectCard
                  key={object.finance_object_id}
                  {...{ object, country, currency, tab }}
                  changes={mayChange ? { copy: mayAdd } : null}
                />
              ))}
              {mayAdd && (
                <li>
                  <AddTile to={`${tab}?add`} title={t('addAnother')}>
                    {t('addText')}
                  </AddTile>
                </li>
              )}
            </CardGrid>
          </>
        )}
      </Stack>
    </ApplicationPage>
  );
}

function Nothing({ tab, mayAdd }: { tab: string; mayAdd: boolean }) {
  const { t } = useTranslation('objects');
  const add = (
    <ButtonLink to={`${tab}?add`} preventScrollReset variant="primary">
      {t('add')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState icon={Package} title={t('emptyTitle')} action={mayAdd && add}>
        {mayAdd ? t('addText') : t('closedEmpty')}
      </EmptyState>
    </Card>
  );
}
