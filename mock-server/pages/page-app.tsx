import { type ComponentType, useMemo, useState } from 'react';
import { joinClassNames } from 'ui/layout/layout';
import type { TextsOf } from '../texts/translate';
import { needsScripts } from './base/needs-scripts.css';
import { visuallyHidden } from './base/visually-hidden.css';
import { PageProvider } from './live/page-context';
import { type ConnectionProblem, useLivePage } from './live/use-live-page';
import type { PageDocument } from './page-document';
import { NavigationBar } from './shell/navigation-bar';
import * as css from './shell/shell.css';

export interface LoadedPage {
  readonly Page: ComponentType<object>;
  readonly texts: TextsOf;
}

interface Props {
  document: PageDocument;
  loadedPages: ReadonlyMap<string, LoadedPage>;
  load: (page: PageDocument) => Promise<unknown>;
}

export function PageApp({ document, loadedPages, load }: Props) {
  const { shown, connectionProblem, show } = useLivePage(document, load);
  const [announcement, announce] = useState('');
  const { shell, page, data } = shown;
  const { language, sandbox } = shell;
  const loadedPage = loadedPages.get(page);
  if (loadedPage === undefined) throw new Error(`The page ${page} is not loaded`);
  const { Page, texts } = loadedPage;
  const context = useMemo(
    () => ({ language, sandbox, texts, show, announce }),
    [language, sandbox, texts, show],
  );
  const t = texts('shell');
  return (
    <PageProvider value={context}>
      <a className={css.skipLink} href="#content">
        {t('skip')}
      </a>
      <NavigationBar shell={shell} />
      <Page {...data} />
      <p className={joinClassNames(visuallyHidden, needsScripts)} role="status">
        {announcement || (shell.isLive ? t('live') : '')}
      </p>
      {connectionProblem && <ConnectionNote connectionProblem={connectionProblem} texts={texts} />}
    </PageProvider>
  );
}

function ConnectionNote({
  connectionProblem,
  texts,
}: {
  connectionProblem: ConnectionProblem;
  texts: TextsOf;
}) {
  const { message, nextStep } =
    typeof connectionProblem === 'string'
      ? { message: texts('shell')(connectionProblem), nextStep: null }
      : connectionProblem;
  return (
    <div className={css.connectionNotice} role="alert">
      <p>{message}</p>
      {nextStep && (
        <a className={css.connectionLink} href={nextStep.href}>
          {nextStep.label}
        </a>
      )}
    </div>
  );
}
