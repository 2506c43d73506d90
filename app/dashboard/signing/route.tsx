import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ApplicationPage } from '~/dashboard/application-page';
import { applicationPage } from '~/dashboard/application-page.server';
import { changeTab, shownTask } from '~/dashboard/tab-tasks.server';
import { signingAddresses } from './addresses';
import { refreshTo } from './identification-task.server';
import { openSigning, signedPath } from './open-signing.server';
import { SigningTab } from './signing-tab';
import { signerView, signingView } from './signing-view.server';
import { signingTab } from './tasks.server';
import { useSigningTask } from './use-signing-task';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'signatures'] };

/** Providers redirect back with `?result=`, but the portal asks the server for the actual result. */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const opened = await openSigning({ request: httpRequest, context }, params.id);
  const { request, asked, head, signer } = opened;
  if (request.facts.url.searchParams.has('result')) {
    return request.redirect(asked?.signing.signed ? signedPath(signer) : signingAddresses.path(head.id));
  }
  const signing = await signingView(opened);
  const task = await shownTask({ ...opened, papers: signing?.papers ?? [] }, signingTab);
  const title = request.t('signatures')('pageTitle', { number: head.number });
  return applicationPage(opened, title, task, {
    signer: signerView(opened),
    signing,
    refreshTo: refreshTo(opened),
  });
}

export const action = (args: ActionFunctionArgs) => changeTab(args, signingTab);

export const meta: MetaFunction<typeof loader> = ({ data: page, error, matches }) => {
  if (error) return matches.at(-2)?.meta ?? [];
  return page?.refreshTo ? [{ httpEquiv: 'refresh', content: `0; url=${page.refreshTo}` }] : [];
};

export default function Signatures() {
  const { application, signer, signing, task } = useLoaderData<typeof loader>();
  const overlay = useSigningTask(task, application.id);
  return (
    <ApplicationPage
      application={application}
      tab="signatures"
      overlay={overlay}
      showsReview={overlay === null && (signing?.signed ?? false)}
    >
      <SigningTab {...{ application, signer, signing }} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
