import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ApplicationPage } from '~/dashboard/application-page';
import { createApplicationPage, loadTask, runTabAction } from '~/dashboard/tab-tasks.server';
import { findRefreshTarget } from './identification-task.server';
import { loadSigning, pathAfterSigning } from './load-signing.server';
import { asksForSignature } from './rules/signing-steps';
import { SigningTab } from './signing-tab';
import { createSignerView, createSigningView } from './signing-view.server';
import { signingTab } from './tasks.server';
import { signingTaskUrls } from './urls';
import { useSigningOverlay } from './use-signing-overlay';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'signatures', 'terms'] };

/** Providers redirect back with `?result=`, but only the server knows the actual result. */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedSigning = await loadSigning({ request: httpRequest, context }, params.id);
  const { request, requestedSigning, header, signer } = loadedSigning;
  if (request.facts.url.searchParams.has('result')) {
    throw request.redirect(
      requestedSigning?.signing.isSigned ? pathAfterSigning(signer) : signingTaskUrls.path(header.id),
    );
  }
  const signing = await createSigningView(loadedSigning);
  const task = await loadTask({ ...loadedSigning, papers: signing?.papers ?? [] }, signingTab);
  const title = request.t('signatures')('pageTitle', { number: header.number });
  return createApplicationPage(loadedSigning, title, task, {
    signer: createSignerView(loadedSigning),
    signing,
    refreshTo: findRefreshTarget(loadedSigning),
  });
}

export const action = (args: ActionFunctionArgs) => runTabAction(args, signingTab);

export const meta: MetaFunction<typeof loader> = ({ data: page, error, matches }) => {
  if (error) return matches.at(-2)?.meta ?? [];
  return page?.refreshTo ? [{ httpEquiv: 'refresh', content: `0; url=${page.refreshTo}` }] : [];
};

export default function Signatures() {
  const { application, signer, signing, task } = useLoaderData<typeof loader>();
  const overlay = useSigningOverlay(task, application.id);
  return (
    <ApplicationPage
      application={application}
      tab="signatures"
      overlay={overlay}
      hasTerms={signing ? asksForSignature(signing.steps) : false}
      showsReview={overlay === null && (signing?.isSigned ?? false)}
    >
      <SigningTab {...{ application, signer, signing }} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
