import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useRouteLoaderData } from '@remix-run/react';
import type { FrameData } from 'ui/frame/frame-data';
import { ErrorPage } from '~/page/error-page';
import { page } from '~/page/page';
import { openRequest } from '~/request/open-request.server';

/** SHELL-04. Also handles every unknown path. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  return data(page(request, { title: request.t('problem')('notFound.pageTitle') }), { status: 404 });
}

export const action = () => {
  throw new Response(null, { status: 404 });
};

export default function NotFound() {
  const rootData = useRouteLoaderData<{ frame: FrameData | null; usersMayApply: boolean }>('root');
  return (
    <ErrorPage
      frame={rootData?.frame ?? null}
      usersMayApply={rootData?.usersMayApply ?? false}
      status={404}
      problem={null}
    />
  );
}
