import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { errorCatalogue } from '~/api/error-catalogue.server';
import { demoWorldOf } from '~/demo/demo.server';
import * as css from '~/demo/error-catalogue.css';
import { translator } from '~/i18n/i18next.server';
import { LANGUAGES } from '~/i18n/languages';
import { page } from '~/page/page';
import { useFrame } from '~/page/use-frame';
import { openVisit } from '~/request/visit.server';
import { h1, lead } from '~/theme/text.css';
import { PageFrame } from '~/ui/frame/page-frame';
import { Button } from '~/ui/layout/button';
import { Card, CardBody, CardHeader } from '~/ui/layout/card';
import { Row, Stack } from '~/ui/layout/layout';

/**
 * `/demo/errors`: every code of the catalogue in four languages side by side, each with a link to the screen where it appears (HTTP-05,
 * SIM-14). Not found outside a demo.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const world = await demoWorldOf(visit);
  if (world === null) throw new Response(null, { status: 404 });
  const t = visit.t('demo');
  const search = visit.url.searchParams.get('q')?.trim().toLowerCase() ?? '';
  const codes = errorCatalogue().map(({ code, status }) => ({
    code,
    status,
    place: `${world.control_url}/error-catalogue/${code}?lang=${visit.language}`,
    texts: LANGUAGES.map((language) => ({ language, text: translator(language, 'errors')(code) })),
  }));
  return page(visit, {
    title: t('catalogue.title'),
    words: {
      title: t('catalogue.title'),
      lead: t('catalogue.lead'),
      place: t('catalogue.place'),
      search: t('catalogue.search'),
    },
    search,
    codes: codes.filter((entry) => JSON.stringify(entry).toLowerCase().includes(search)),
  });
}

export default function ErrorCatalogue() {
  const { words, search, codes } = useLoaderData<typeof loader>();
  return (
    <PageFrame frame={useFrame()} tone="dashboard">
      <Stack>
        <h1 className={h1}>{words.title}</h1>
        <p className={lead}>{words.lead}</p>
        <Form role="search">
          <Row align="end">
            <input
              type="search"
              name="q"
              defaultValue={search}
              aria-label={words.search}
              className={css.search}
            />
            <Button variant="outline">{words.search}</Button>
          </Row>
        </Form>
        {codes.map(({ code, status, place, texts }) => (
          <Card key={code} labelledBy={code}>
            <CardHeader
              id={code}
              title={<code>{code}</code>}
              meta={status}
              action={
                <a href={place} target="_blank" rel="noreferrer">
                  {words.place}
                </a>
              }
            />
            <CardBody>
              <ul className={css.texts}>
                {texts.map(({ language, text }) => (
                  <li key={language} lang={language}>
                    <b className={css.language}>{language}</b> {text}
                  </li>
                ))}
              </ul>
            </CardBody>
          </Card>
        ))}
      </Stack>
    </PageFrame>
  );
}
