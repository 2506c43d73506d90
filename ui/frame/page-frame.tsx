import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreservedFocus } from 'ui/feedback/use-preserved-focus';
import { Container, joinClassNames } from 'ui/layout/layout';
import { CookiePrompt } from './cookie-settings';
import type { FrameData } from './frame-data';
import { PageFooter } from './page-footer';
import * as css from './page-frame.css';
import { PageHeader } from './page-header';

export type PageFrameProps = {
  frame: FrameData;
  tone?: 'open' | 'dashboard';
  width?: 'content' | 'narrow';
  titleArea?: ReactNode;
  children: ReactNode;
};

export function PageFrame({ frame, tone = 'open', width = 'content', titleArea, children }: PageFrameProps) {
  const { t } = useTranslation('frame');
  usePreservedFocus();
  return (
    <div className={css.shell}>
      <a href="#content" className={css.skipLink}>
        {t('skip')}
      </a>
      <CookiePrompt frame={frame} />
      <div className={css.frameTones[tone]} data-tone={tone}>
        <PageHeader frame={frame} />
        <main id="content" tabIndex={-1} className={css.main}>
          {titleArea}
          <Container
            width={width}
            className={joinClassNames(css.paddedMain, Boolean(titleArea) && css.mainBelowHead)}
          >
            {children}
          </Container>
        </main>
        <PageFooter frame={frame} />
      </div>
    </div>
  );
}

export function BareFrame({ children }: { children: ReactNode }) {
  usePreservedFocus();
  return (
    <div className={css.frameTones.dashboard} data-tone="dashboard">
      <main id="content" className={css.main}>
        <Container className={css.paddedMain}>{children}</Container>
      </main>
    </div>
  );
}
