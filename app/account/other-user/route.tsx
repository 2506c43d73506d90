import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from 'ui/frame/status-page';
import { Button, ButtonLink } from 'ui/layout/button';
import { FORM_KEPT_PARAM } from '~/domain/form-values';
import { page } from '~/page/page';
import { FRAME_PATHS } from '~/page/use-page-frame';
import { openRequest } from '~/request/open-request.server';

export const handle = { i18n: ['account'] };

/** D-273. Replaces a page that was rendered for another user. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  const { user, heldForm } = request.session.data;
  if (user === null) throw request.redirect('/login');
  const param = request.facts.url.searchParams.get(FORM_KEPT_PARAM);
  const shown = param === null ? 'earlier' : param === 'cut' ? 'cut' : 'refused';
  const keptForm: 'none' | 'refused' | 'cut' | 'earlier' = heldForm === undefined ? 'none' : shown;
  return page(request, {
    title: request.t('account')('otherUser.pageTitle'),
    email: user.email,
    keptForm,
  });
}

export default function OtherUser() {
  const { t } = useTranslation(['account', 'frame']);
  const { email, keptForm } = useLoaderData<typeof loader>();
  return (
    <StatusPage
      title={t('otherUser.title')}
      messages={[t('otherUser.text', { email })]}
      lines={[t(`otherUser.${keptForm}`)]}
    >
      <ButtonLink variant="primary" to={FRAME_PATHS.applications}>
        {t('frame:account.applications')}
      </ButtonLink>
      <Form method="post" action={FRAME_PATHS.logout}>
        <Button type="submit">{t('frame:account.logout')}</Button>
      </Form>
    </StatusPage>
  );
}
