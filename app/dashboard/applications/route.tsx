import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type ApplicationSummary, applications } from '~/api/applications.server';
import { loadTypeNames } from '~/configured-form/type-names.server';
import { createListEntry } from '~/dashboard/application-header';
import { selectListPage } from '~/domain/lists';
import { page } from '~/page/page';
import { newApplicationPath, requireUser } from '~/request/guards.server';
import { findUnlistedApplication } from '~/request/new-application.server';
import { createProblemPage } from '~/request/problem.server';
import { refreshProfile } from '~/request/profile.server';
import { ApplicationsList } from './applications-list';
import { confirmEmailByToken, hasConfirmationFailed } from './email-confirmation-token.server';
import { groupApplications } from './rules/applications-list';

export const handle = { i18n: ['dashboard', 'enums', 'account'] };

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireUser(args);
  const t = request.t('dashboard');
  await confirmEmailByToken(request);

  const [list, { emailVerified }] = await Promise.all([
    applications.list(request.api),
    refreshProfile(request),
  ]);
  if (!list.ok) throw createProblemPage(request, list.error, t('list.failed'));
  const unlistedApplication = findUnlistedApplication(request, list.data);
  const groupedApplications = groupApplications(
    unlistedApplication ? [unlistedApplication, ...list.data] : list.data,
  );
  const listPage = selectListPage(
    [...groupedApplications.actionRequired, ...groupedApplications.otherApplications],
    request.facts.url.searchParams.get('page'),
  );
  const { actionRequired, otherApplications } = groupApplications(listPage.entries);
  const typeName = await loadTypeNames(
    request,
    listPage.entries.map((entry) => entry.allBanksLoanPurpose),
  );
  const entry = (application: ApplicationSummary) => ({
    ...createListEntry(application, typeName),
    isProcessing: application === unlistedApplication,
  });
  return page(request, {
    title: t('list.pageTitle'),
    actionRequired: actionRequired.map(entry),
    otherApplications: otherApplications.map(entry),
    counts: {
      actionRequired: groupedApplications.actionRequired.length,
      others: groupedApplications.otherApplications.length,
    },
    pages: listPage.pages,
    newApplication: request.config.usersMayApply ? newApplicationPath(request.config) : null,
    confirmationFailed: hasConfirmationFailed(request) && !emailVerified,
  });
}

export default function Applications() {
  return <ApplicationsList {...useLoaderData<typeof loader>()} />;
}
