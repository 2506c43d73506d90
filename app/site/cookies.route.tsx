import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CookieSettingsForm } from 'ui/frame/cookie-settings';
import { PageFrame } from 'ui/frame/page-frame';
import { Container, Stack } from 'ui/layout/layout';
import { h1 } from 'ui/theme/text.css';
import { page } from '~/page/page';
import { usePageFrame } from '~/page/use-page-frame';
import { readForm } from '~/request/body/form-body.server';
import { createConsentCookie, expireAnalyticsCookies } from '~/request/consent.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';

/** SHELL-12. Without scripts, the cookie button links to this page. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  return page(request, { title: request.t('frame')('cookies.title') });
}

export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  const form = await readForm(httpRequest);
  const choice = { analytics: form.get('analytics') === 'on', marketing: form.get('marketing') === 'on' };
  const response = request.redirect(safeReturnPath(form.get('returnTo')) ?? '/', 303);
  response.headers.append('Set-Cookie', createConsentCookie(choice, request.facts.isHttps));
  if (!choice.analytics) {
    for (const expiredCookie of expireAnalyticsCookies(httpRequest))
      response.headers.append('Set-Cookie', expiredCookie);
  }
  return response;
}

export default function Cookies() {
  const frame = usePageFrame();
  const { t } = useTranslation('frame');
  const [query] = useSearchParams();
  return (
    <PageFrame frame={frame} tone="dashboard">
      <Container width="narrow">
        <Stack>
          <h1 className={h1}>{t('cookies.title')}</h1>
          <CookieSettingsForm
            action={frame.paths.cookies}
            consent={frame.consent}
            returnTo={query.get('returnTo') ?? '/'}
          />
        </Stack>
      </Container>
    </PageFrame>
  );
}
