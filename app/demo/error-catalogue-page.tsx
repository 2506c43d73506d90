import { Form } from '@remix-run/react';
import { PageFrame } from 'ui/frame/page-frame';
import { Button } from 'ui/layout/button';
import { Card, CardBody, CardHeader } from 'ui/layout/card';
import { Row, Stack } from 'ui/layout/layout';
import { h1, leadText } from 'ui/theme/text.css';
import { usePageFrame } from '~/page/use-page-frame';
import * as css from './error-catalogue.css';
import type { ErrorCatalogue } from './error-catalogue.server';

export function ErrorCataloguePage({ words, search, codes }: ErrorCatalogue) {
  return (
    <PageFrame frame={usePageFrame()} tone="dashboard">
      <Stack>
        <h1 className={h1}>{words.title}</h1>
        <p className={leadText}>{words.lead}</p>
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
                    <b className={css.language}>{language}</b> <span>{text}</span>
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
